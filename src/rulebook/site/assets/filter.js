// A long table can be narrowed: a select for every column that holds few different values, unless
// they are measured.
// Without this file the whole table is shown.
const FEWEST = 2, MOST = 16, SHORT_TABLE = 16;
const FILTER_WORDS = {
  ko: { all: "전체", shown: (n, all) => `${all}줄 가운데 ${n}줄` },
  en: { all: "All", shown: (n, all) => `${n} of ${all} rows` },
};

function filterable(place) {
  const wrapper = place.nextElementSibling;
  const table = wrapper?.matches("table") ? wrapper : wrapper?.querySelector("table");
  if (!table || place.childElementCount) return;
  const words = FILTER_WORDS[document.documentElement.lang] ?? FILTER_WORDS.en;
  const rows = [...table.tBodies[0].rows];
  if (rows.length < SHORT_TABLE) return;
  const selects = [];
  const status = document.createElement("output");

  function show() {
    let count = 0;
    for (const row of rows) {
      const fits = selects.every(({ select, column }) =>
        !select.value || row.cells[column].textContent.trim() === select.value);
      row.hidden = !fits;
      count += fits;
    }
    status.textContent = words.shown(count, rows.length);
  }

  [...table.tHead.rows[0].cells].forEach((head, column) => {
    const values = [...new Set(rows.map((row) => row.cells[column].textContent.trim()))];
    if (values.length < FEWEST || values.length > MOST) return;
    if (values.some((value) => value.endsWith("%"))) return;
    const label = document.createElement("label");
    const select = document.createElement("select");
    select.add(new Option(words.all, ""));
    const number = new Intl.Collator(document.documentElement.lang, { numeric: true });
    for (const value of values.sort(number.compare)) select.add(new Option(value, value));
    select.addEventListener("change", show);
    // By itself the label's text would hold the choices too.
    select.setAttribute("aria-label", head.textContent.trim());
    label.append(head.textContent.trim(), " ", select);
    place.append(label);
    selects.push({ select, column });
  });
  place.append(status);
  show();
}

function filterAll() {
  document.querySelectorAll(".filterable").forEach(filterable);
}

if (typeof document$ !== "undefined") document$.subscribe(filterAll);
else addEventListener("DOMContentLoaded", filterAll);
