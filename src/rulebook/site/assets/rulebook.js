// Everything on the page works without this file, except copying a citation.

// The switcher. With instant navigation the header stays, so its links are taken from the head
// of the page now shown; a click keeps the anchor and loads in full: language, search and
// interface words change.
function twinOf(link) {
  const head = document.querySelector(`head link[data-twin][hreflang="${link.hreflang}"]`);
  return head ? new URL(head.dataset.twin, location.href).href : link.href;
}

// What is being read: the place of the address while it is in sight, else the last heading that has
// passed the top of the window.
function hashHere() {
  const top = (element) => element.getBoundingClientRect().top;
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (named && top(named) >= 0 && top(named) < innerHeight) return location.hash;
  const passed = [...document.querySelectorAll("article :is(h2, h3)[id]")].filter((h) => top(h) < 120);
  return passed.length ? `#${passed.at(-1).id}` : "";
}

function refreshTwins() {
  for (const link of document.querySelectorAll("[data-alternate] a")) link.href = twinOf(link);
}

if (typeof document$ !== "undefined") document$.subscribe(refreshTwins);

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("[data-alternate] a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  event.stopPropagation();
  location.href = link.href.split("#")[0] + hashHere();
}, true);

// A search result. On a narrow screen the search lies over the page and holds it where it was;
// with instant navigation the page would then stay there instead of going to the clause.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.(".md-search-result__link");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  event.stopPropagation();
  const toggle = document.querySelector("[data-md-toggle=search]");
  if (toggle?.checked) toggle.click();
  const target = new URL(link.href);
  if (target.pathname === location.pathname && target.search === location.search) {
    location.hash = target.hash;
    setTimeout(() => document.getElementById(decodeURIComponent(target.hash.slice(1)))?.scrollIntoView(), 300);
  } else {
    location.assign(target);
  }
}, true);

// Copying a citation.
function announce(text) {
  let region = document.getElementById("rulebook-announcer");
  if (!region) {
    region = document.createElement("div");
    region.id = "rulebook-announcer";
    region.className = "hidden-label";
    region.setAttribute("role", "status");
    document.body.append(region);
  }
  region.textContent = "";
  setTimeout(() => { region.textContent = text; }, 50);
}

async function copyText(text) {
  if (navigator.clipboard?.writeText) {
    try { return await navigator.clipboard.writeText(text), true; } catch { /* the old way */ }
  }
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "hidden-label";
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("button.cite");
  if (!button) return;
  // Without the query: the search leaves its words there, and they are nobody else's.
  const address = location.origin + location.pathname + "#" + button.dataset.anchor;
  const done = await copyText(button.dataset.cite + "\n" + address);
  const said = done ? button.dataset.copied : button.dataset.failed;
  button.dataset.label ??= button.textContent;
  button.textContent = said;
  announce(said);
  clearTimeout(button.timer);
  button.timer = setTimeout(() => { button.textContent = button.dataset.label; }, 2000);
});

// In print a trace stands open.
let opened = [];
addEventListener("beforeprint", () => {
  opened = [...document.querySelectorAll("details.trace:not([open])")];
  for (const details of opened) details.open = true;
});
addEventListener("afterprint", () => {
  for (const details of opened) details.open = false;
});
