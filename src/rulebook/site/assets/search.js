// The search asks for the words of the book: particles and endings go, a player's word becomes
// the book's. The lists come with the index, from lexicon.py. This runs in the search worker; the
// build adds the line that loads Material's own below, which finds the sections.
const SETUP = 0, QUERY = 2, LONGEST = 4, MUCH = 30, LITTLE = 5, MOST_SHOWN = 5;
const HANGUL = /[가-힣]$/;
let words = new Map(), endings = [], fillers = new Set(), separator = /\s+/;
let vocabulary = new Map(); // the forms of each stem that the pages have
let asked = new Map(); // what is looked for, by the word as it was typed

// An English word as lexicon.py shortens it.
function stem(word) {
  if (!/^[a-z]+$/.test(word)) return word;
  const inflected = /^(?=..+(?:ing|ed)$)(.*[aeiouy].*)(?:ing|ed)$/.exec(word);
  if (inflected) word = inflected[1].replace(/([^aeiouls])\1$/, "$1");
  else word = word.replace(/([^s])s$/, "$1");
  return word.length > 2 ? word.replace(/e$/, "").replace(/y$/, "i") : word;
}

function setUp({ config, docs }) {
  separator = new RegExp(config.separator);
  const listed = Object.entries(config.words ?? {});
  words = new Map(listed.map(([word, keys]) => [word, keys.split(" ")]));
  endings = config.endings ?? [];
  fillers = new Set(config.fillers ?? []);
  vocabulary = new Map();
  for (const { title, text } of docs) {
    for (const word of `${title} ${text}`.toLowerCase().match(/[a-z]+/g) ?? []) {
      const base = stem(word);
      if (!vocabulary.has(base)) vocabulary.set(base, new Set());
      vocabulary.get(base).add(word);
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
    if (endings.includes(rest)) return found;
    if (typing && endings.some((ending) => ending.startsWith(rest))) return found;
    if (end > 1 && /^[하할한함합해했되될된됨됩돼됐]/.test(rest)) return found;
  }
  return null;
}

// What is being typed may become one of these.
function begun(asked) {
  if (asked.length < (HANGUL.test(asked) ? 2 : 3)) return null;
  const keys = new Set();
  for (const [word, found] of words) {
    if (word.startsWith(asked)) found.forEach((key) => keys.add(key));
  }
  return keys.size && keys.size < LONGEST ? [asked, ...keys] : null;
}

// A word of no list, without its ending.
function bare(word) {
  if (!HANGUL.test(word)) return stem(word);
  const fits = endings.filter((ending) => word.endsWith(ending) && word.length - ending.length > 1);
  return word.slice(0, word.length - Math.max(0, ...fits.map((ending) => ending.length)));
}

// What is looked for: keys as they are; words that begin with one, for little more than marking
// them; and where no list has the word, its other forms.
function wanted(word, keys, known, last) {
  const terms = keys.map((key) => `${key}=^${MUCH}`);
  if (known) {
    const typed = words.has(word) ? [] : [`${word}*^${LITTLE}`];
    return [...terms, `${keys[0]}*^1`, ...typed];
  }
  const forms = [...(vocabulary.get(keys[0]) ?? [])];
  if (!forms.length) return [...terms, `${keys[0]}*^${MUCH}`];
  return [...terms, ...forms.map((form) => `${form}^${MUCH}`), ...(last ? [`${word}*^1`] : [])];
}

function inWordsOfTheBook(query) {
  asked = new Map();
  if (/["+~^*]|(^|\s)-/.test(query)) return query;
  const typed = query.toLowerCase().split(separator).filter(Boolean);
  const parts = typed.map(stem);
  for (let at = 0; at < typed.length;) {
    let keys = null, size = Math.min(LONGEST, typed.length - at);
    for (; size > 0; size--) {
      const before = parts.slice(at, at + size - 1).join("");
      if (size === 1 && fillers.has(typed[at])) break;
      const last = at + size === typed.length;
      const whole = before + parts[at + size - 1];
      keys = keysOf(whole, before.length + 1, last && size === 1) ?? (last ? begun(whole) : null);
      if (keys) break;
    }
    const next = at + Math.max(size, 1);
    const word = typed.slice(at, next).join(" ");
    if (keys) asked.set(word, wanted(parts.slice(at, next).join(""), keys, true));
    else if (!fillers.has(word) && !/^[a-z]$/.test(word)) {
      asked.set(word, wanted(word, [bare(word)], false, next === typed.length));
    }
    at = next;
  }
  return [...new Set([...asked.values()].flat())].join(" ") || query;
}

// Of a section's terms those are shown that stand in it, and the typed words that do not; the
// more of the typed words it holds, the better it is.
function judged(section) {
  if (!asked.size) return;
  const shown = {};
  let held = 0;
  for (const [word, wants] of asked) {
    const found = wants.map((want) => want.replace(/\*?\^\d+$/, ""))
      .filter((term) => section.terms[term]);
    if (found.length) held += 1;
    else shown[word] = false;
    for (const term of found) if (!term.endsWith("=")) shown[term] = true;
  }
  section.terms = shown;
  section.score *= held / asked.size;
}

addEventListener("message", ({ data }) => {
  if (data.type === SETUP) setUp(data.data);
  if (data.type === QUERY) data.data = inWordsOfTheBook(data.data);
});

// Material shows of each page the sections that score as much as its first result. Here a page
// itself counts for half, and its sections are shown as long as no other page has a better one.
function arranged(items) {
  const groups = items.map((group) => {
    const page = group.filter(({ location }) => !location.includes("#"));
    const sections = group.filter(({ location }) => location.includes("#"))
      .sort((one, other) => other.score - one.score);
    const scores = [...sections.map(({ score }) => score), ...page.map(({ score }) => score / 2)];
    const best = Math.max(...scores);
    return { page, sections, best };
  });
  groups.sort((one, other) => other.best - one.best);
  return groups.map(({ page, sections, best }, at) => {
    const next = groups[at + 1]?.best ?? 0;
    sections.forEach((section, rank) => {
      if (rank === 0 || (rank < MOST_SHOWN && section.score >= next)) section.score = best;
    });
    if (sections.length) page.forEach((own) => { own.score = 0; });
    return [...sections, ...page];
  });
}

const send = self.postMessage.bind(self);
self.postMessage = (message) => {
  const { data } = message;
  if (data?.items) {
    data.items.flat().forEach(judged);
    data.items = arranged(data.items);
  }
  send(message);
};
