// The search asks for the words of the book: particles and endings go, a player's word becomes
// the book's. The lists come with the index, from lexicon.py. Below the build adds the line that
// loads Material's own worker, which does the rest.
const SETUP = 0, QUERY = 2, LONGEST = 4;
const HANGUL = /[가-힣]$/;
let words = new Map(), endings = [], fillers = new Set(), vocabulary = new Map(), separator = /\s+/;

// An English word as lexicon.py shortens it.
function stem(word) {
  if (!/^[a-z]+$/.test(word)) return word;
  const bare = word.replace(/^(.{3,})(?:ing|ed)$/, "$1");
  if (bare !== word) word = bare.replace(/([^aeiouls])\1$/, "$1");
  else word = word.replace(/([^s])s$/, "$1");
  return word.length > 2 ? word.replace(/e$/, "").replace(/y$/, "i") : word;
}

function setUp({ config, docs }) {
  separator = new RegExp(config.separator);
  words = new Map(Object.entries(config.words ?? {}).map(([word, keys]) => [word, keys.split(" ")]));
  endings = config.endings ?? [];
  fillers = new Set(config.fillers ?? []);
  vocabulary = new Map();
  for (const { title, text } of docs) {
    for (const word of `${title} ${text}`.toLowerCase().match(/[a-z]+/g) ?? []) {
      const known = vocabulary.get(stem(word));
      if (!known || word.length < known.length) vocabulary.set(stem(word), word);
    }
  }
}

// The keys of a word of the book: as it is, or with what may stand behind it.
function keysOf(asked, least, typing) {
  if (words.has(asked)) return words.get(asked);
  if (!HANGUL.test(asked)) return null;
  for (let end = asked.length - 1; end >= least; end--) {
    const found = words.get(asked.slice(0, end));
    const rest = asked.slice(end);
    if (!found) continue;
    if (endings.includes(rest) || (typing && endings.some((ending) => ending.startsWith(rest)))) return found;
    if (end > 1 && /^[하할한함합해했되될된됨됩돼됐]/.test(rest)) return found;
  }
  return null;
}

// What is being typed may become one of these.
function begun(asked) {
  if (asked.length < (HANGUL.test(asked) ? 2 : 3)) return null;
  const keys = new Set();
  for (const [word, found] of words) if (word.startsWith(asked)) found.forEach((key) => keys.add(key));
  return keys.size && keys.size < LONGEST ? [asked, ...keys] : null;
}

// A word of no list: its beginning finds its other forms.
function beginning(word) {
  if (!HANGUL.test(word)) {
    const bare = stem(word);
    return bare.length > 3 ? bare : vocabulary.get(bare) ?? word;
  }
  const fits = endings.filter((ending) => word.endsWith(ending) && word.length - ending.length > 1);
  return word.slice(0, word.length - Math.max(0, ...fits.map((ending) => ending.length)));
}

function inWordsOfTheBook(query) {
  if (/["+~^*]|(^|\s)-/.test(query)) return query;
  const asked = query.toLowerCase().split(separator).filter(Boolean);
  const parts = asked.map(stem);
  const found = [];
  for (let at = 0; at < asked.length;) {
    let keys = null, size = Math.min(LONGEST, asked.length - at);
    for (; size > 0 && !keys; size--) {
      const before = parts.slice(at, at + size - 1).join("");
      if (size === 1 && fillers.has(asked[at])) break;
      const last = at + size === asked.length;
      const whole = before + parts[at + size - 1];
      keys = keysOf(whole, before.length + 1, last && size === 1) ?? (last ? begun(whole) : null);
      if (keys) { found.push(...keys); at += size; }
    }
    if (keys) continue;
    if (!fillers.has(asked[at]) && !/^[a-z]$/.test(asked[at])) found.push(beginning(asked[at]));
    at++;
  }
  return [...new Set(found)].join(" ") || query;
}

addEventListener("message", ({ data }) => {
  if (data.type === SETUP) setUp(data.data);
  if (data.type === QUERY) data.data = inWordsOfTheBook(data.data);
});
