// Theme, search, and embedded boards.
const root = document.documentElement.dataset.root ?? './';
const home = new URL(root, location.href);

/** The viewer in its frames, in the theme of the page. */
function showBoards() {
  const { theme } = document.documentElement.dataset;
  for (const frame of document.querySelectorAll('iframe[data-board]')) {
    frame.src = new URL(`board/embed.html?${theme}#theme=${theme}&${frame.dataset.board}`, home).href;
  }
}

document.getElementById('theme').addEventListener('click', () => {
  const theme = document.documentElement.dataset.theme === 'light' ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  try {
    const settings = JSON.parse(localStorage.getItem('fivefold.settings') || '{}');
    localStorage.setItem('fivefold.settings', JSON.stringify({ ...settings, theme }));
  } catch {
    // Not kept, then.
  }
  showBoards();
});
showBoards();

// On a phone the list of pages is closed until it is asked for.
const side = document.querySelector('.side details');
if (side && matchMedia('(max-width: 900px)').matches) side.open = false;
document.querySelector('.side [aria-current]')?.scrollIntoView({ block: 'nearest' });

const input = document.getElementById('search');
const list = document.getElementById('found');
/** @type {Promise<[string, string, string, string][]> | undefined} */
let index;
let picked = -1;

/** @param {string} text @param {string[]} words */
const hasAll = (text, words) => words.every((word) => text.includes(word));

/** How well a section fits: all words in a title before all words anywhere. */
function score([, page, section, text], words) {
  const title = `${page} ${section}`.toLowerCase();
  if (!hasAll(`${title} ${text.toLowerCase()}`, words)) return 0;
  let points = hasAll(title, words) ? 50 : 1;
  if ([page, section].some((name) => name.toLowerCase() === words.join(' '))) points += 50;
  points += words.filter((word) => title.startsWith(word)).length * 5;
  return points - (section ? 1 : 0);
}

/** The part of a text around the first word. */
function excerpt(text, words) {
  const at = Math.max(0, Math.min(...words.map((word) => text.toLowerCase().indexOf(word)).filter((i) => i >= 0), text.length) - 40);
  return (at > 0 ? '…' : '') + text.slice(at, at + 120) + (text.length > at + 120 ? '…' : '');
}

async function look() {
  index ??= fetch(new URL('search.json', home)).then((answer) => answer.json());
  const sections = await index;
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = words.length
    ? sections.map((section) => ({ section, points: score(section, words) })).filter(({ points }) => points > 0).sort((a, b) => b.points - a.points).slice(0, 12)
    : [];
  picked = -1;
  list.replaceChildren(
    ...found.map(({ section: [address, page, section, text] }, i) => {
      const link = document.createElement('a');
      link.href = new URL(address, home).href;
      link.id = `found-${i}`;
      link.setAttribute('role', 'option');
      const title = document.createElement('b');
      title.textContent = section ? `${page}: ${section}` : page;
      const around = document.createElement('span');
      around.textContent = excerpt(text, words);
      link.append(title, around);
      return link;
    }),
  );
  if (words.length && !found.length) list.textContent = 'Nothing found.';
  show(words.length > 0);
}

function show(open) {
  list.hidden = !open;
  input.setAttribute('aria-expanded', String(open));
}

/** @param {number} to */
function pick(to) {
  const options = [...list.querySelectorAll('a')];
  if (!options.length) return;
  picked = (to + options.length) % options.length;
  options.forEach((option, i) => option.setAttribute('aria-selected', String(i === picked)));
  options[picked].scrollIntoView({ block: 'nearest' });
  input.setAttribute('aria-activedescendant', options[picked].id);
}

input.addEventListener('input', look);
input.addEventListener('focus', () => input.value && look());
input.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowDown') pick(picked + 1);
  else if (event.key === 'ArrowUp') pick(picked - 1);
  else if (event.key === 'Enter') (list.querySelectorAll('a')[Math.max(picked, 0)])?.click();
  else if (event.key === 'Escape') show(false);
  else return;
  event.preventDefault();
});
document.addEventListener('click', (event) => event.target.closest('.search') || show(false));
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.closest('input, textarea, select')) return;
  event.preventDefault();
  input.focus();
});
