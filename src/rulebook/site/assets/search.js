// The search asks for the words of the book: particles and endings go, a player's word becomes
// the book's. The lists come with the index, from lexicon.py. This runs in the search worker; the
// build adds the line that loads Material's own below, which finds the sections.
const SETUP = 0, QUERY = 2, LONGEST = 4, MUCH = 30, SOME = 20, LITTLE = 2, MOST_SHOWN = 5;
const ANSWERS = 1.3; // what a title that asks counts where the query is a question
const HALF = 0.5; // what a section counts that holds only a part of a phrase
const VERBAL = /^(?:[하할한함합해했되될된됨됩돼됐]|시[키킨킬킴킵켜켰]|당[하한할함합해했])/; // after a noun
const HANGUL = /[가-힣]$/, ASKING = /[?？]\s*$/;
let words = new Map(), endings = [], fillers = new Set(), separator = /\s+/;
let vocabulary = new Map(); // the forms of each stem that the pages have
let asked = new Map(); // what is looked for, by the word as it was typed
let question = /(?!)/, isQuestion = false, sections = 0;

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
  question = new RegExp(config.question ?? "(?!)");
  sections = docs.length;
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
    if (end > 1 && VERBAL.test(rest)) return found;
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
  if (!forms.length) return [...terms, `${keys[0]}*^${keys[0].length > 1 ? SOME : 1}`];
  return [...terms, ...forms.map((form) => `${form}^${SOME}`), ...(last ? [`${word}*^1`] : [])];
}

// The words that a phrase is made of: who asks for hostile locals may find the locals.
function within(parts) {
  if (parts.length < 2) return [];
  return parts.filter((part) => !fillers.has(part))
    .flatMap((part) => (words.get(part) ?? [bare(part)]).map((key) => `${key}=^${LITTLE}`));
}

function inWordsOfTheBook(query) {
  asked = new Map();
  isQuestion = question.test(query.trim().toLowerCase());
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
    if (keys) {
      const whole = wanted(parts.slice(at, next).join(""), keys, true);
      asked.set(word, { whole, within: within(parts.slice(at, next)) });
    } else if (!fillers.has(word) && !/^[a-z]$/.test(word)) {
      const whole = wanted(word, [bare(word)], false, next === typed.length);
      asked.set(word, { whole, within: [] });
    }
    at = next;
  }
  const terms = [...asked.values()].flatMap((want) => [...want.whole, ...want.within]);
  return [...new Set(terms)].join(" ") || query;
}

// The words of a query that stand in a section: 1 for a whole one, less for a part of a phrase.
function heldIn(section) {
  const found = (wants) => wants.map((want) => want.replace(/\*?\^\d+$/, ""))
    .filter((term) => section.terms[term]);
  return new Map([...asked].map(([word, { whole, within }]) => {
    const terms = found(whole);
    return [word, { terms, share: terms.length ? 1 : found(within).length ? HALF : 0 }];
  }));
}

// Of a section's terms those are shown that stand in it, and the typed words that do not. The
// more of the typed words it holds, the better it is; a word that few sections hold counts for
// more. Whoever asks a question is shown questions and answers before clauses.
function judge(found) {
  if (!asked.size) return;
  const held = new Map(found.map((section) => [section, heldIn(section)]));
  const weights = new Map([...asked.keys()].map((word) => {
    const holding = found.filter((section) => held.get(section).get(word).share === 1).length;
    return [word, Math.log(1 + sections / (1 + holding))];
  }));
  const most = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  for (const [section, words] of held) {
    const shown = {};
    let share = 0;
    for (const [word, { terms, share: part }] of words) {
      share += part * weights.get(word);
      if (!part) shown[word] = false;
      for (const term of terms) if (!term.endsWith("=")) shown[term] = true;
    }
    section.terms = shown;
    section.score *= share / most;
    if (isQuestion && ASKING.test(section.title.replace(/<[^>]*>/g, ""))) section.score *= ANSWERS;
  }
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
    judge(data.items.flat());
    data.items = arranged(data.items);
  }
  send(message);
};
