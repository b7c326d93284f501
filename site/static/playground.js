// Paste, and see at once what the readers say, what another notation makes of it, and where the game stands.
import { load } from './lib/index.js';

const $ = (id) => document.getElementById(id);
const SAMPLES = {
  'Mate in the past': '1. e3 / d6\n2. Qh5 / Nc6\n3. Nf3 / Bf5\n4. Ne5 / e6\n5. (0T5)Qh5>>x(0T3)f7#\n',
  'A typing error': '1. e4 / e5\n2. Nf3 / Nc6\n3. Bb6 / a6\n',
  'Turns without slashes': '1.e4 e5 2.Nf3 Nc6 3.Bb5',
  'Axel’s notation': 'w1T1. e4 .. e5.\n2. Nf3 .. Nc6.\n3. L0T3 Nf3 L0T2 h3 (+L+1).\n',
  'A position': '[Board "custom"]\n[Size "5x5"]\n[Promotions "Q,N"]\n[4k/P4/5/5/4K:0:1:w]\n1. a5=N\n',
};
const OUTCOMES = { read: 'Read without a flaw', read_with_warnings: 'Read, with warnings', partly_read: 'Read in part', no_game: 'No game', unreadable: 'Not readable' };

for (const name of Object.keys(SAMPLES)) $('sample').append(new Option(name, name));

/** A game as the board's links carry it. */
async function packed(notation, text, node) {
  const bytes = new TextEncoder().encode(JSON.stringify([1, notation, text, node]));
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const binary = Array.from(new Uint8Array(await new Response(stream).arrayBuffer()), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Selects what a finding is about. */
function point({ line, column, length }) {
  const lines = $('text').value.split('\n');
  // Columns count characters, the text field counts code units.
  const units = (text, count) => Array.from(text).slice(0, count).join('').length;
  const before = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const from = before + units(lines[line - 1] ?? '', column - 1);
  $('text').focus();
  $('text').setSelectionRange(from, before + units(lines[line - 1] ?? '', column - 1 + length));
}

function finding(each) {
  const item = document.createElement('li');
  item.className = each.severity;
  const place = document.createElement('button');
  place.className = 'link';
  place.textContent = each.line > 0 ? `${each.line}:${each.column}` : 'text';
  place.addEventListener('click', () => point(each));
  const code = document.createElement('a');
  code.href = `docs/diagnostics.html#${each.code.toLowerCase()}`;
  code.textContent = each.code;
  item.append(place, ' ', code, ` ${each.message}`);
  if (each.hint) {
    const hint = document.createElement('span');
    hint.className = 'hint';
    hint.textContent = each.hint;
    item.append(hint);
  }
  return item;
}

let fivefold;
let asked = 0;

async function read() {
  const now = ++asked;
  const text = $('text').value;
  const result = fivefold.read(text, { notation: $('from').value, mode: $('mode').value, service: true });
  const { game, notation, findings, outcome } = result;
  $('outcome').textContent = text.trim() ? `${OUTCOMES[outcome]}${notation ? ` as ${notation}` : ''}${game ? `, ${game.size} ${game.size === 1 ? 'action' : 'actions'}` : ''}` : 'Paste a game, or choose a sample.';
  $('outcome').dataset.outcome = text.trim() ? outcome : '';
  $('findings').replaceChildren(...(text.trim() ? findings : []).map(finding));
  $('open').hidden = !game;
  if (!game) {
    $('written').value = $('losses').textContent = $('verdict').textContent = '';
    $('picture').replaceChildren();
    return;
  }
  const { text: written, losses } = game.write($('to').value, { full: $('full').checked });
  $('written').value = written;
  $('losses').textContent = losses.length ? `Not carried: ${losses.map(({ detail }) => detail).join('; ')}.` : 'Nothing is lost.';
  const { position } = game;
  const verdict = position.verdict({ ms: 500 });
  $('verdict').textContent = `${verdict[0].toUpperCase()}${verdict.slice(1)}, ${position.mover} to move`;
  const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  const svg = new DOMParser().parseFromString(game.end.svg({ theme, square: 16, turns: 4 }), 'image/svg+xml').documentElement;
  $('picture').replaceChildren(document.importNode(svg, true));
  const link = await packed(notation, text, game.size);
  if (now === asked) $('open').href = `board/index.html#g=${link}`;
}

let timer;
const soon = () => {
  clearTimeout(timer);
  timer = setTimeout(read, 120);
};

function fromAddress() {
  const options = new URLSearchParams(location.hash.slice(1));
  $('text').value = options.get('t') ?? SAMPLES['A typing error'];
  $('from').value = options.get('n') ?? '';
}

$('to').value = 'axel';
fromAddress();
try {
  fivefold = await load(new URL('board/engine.wasm', import.meta.url));
  await read();
} catch (error) {
  $('outcome').textContent = [error.message, error.hint].filter(Boolean).join('; ');
}
if (fivefold) {
  for (const id of ['text', 'from', 'mode', 'to', 'full']) $(id).addEventListener('input', soon);
  $('sample').addEventListener('change', () => {
    if (!$('sample').value) return;
    $('text').value = SAMPLES[$('sample').value];
    $('from').value = '';
    read();
  });
  $('copy').addEventListener('click', async () => {
    await navigator.clipboard.writeText($('written').value).then(() => ($('copy').textContent = 'Copied'), () => $('written').select());
    setTimeout(() => ($('copy').textContent = 'Copy'), 1500);
  });
  addEventListener('hashchange', () => {
    fromAddress();
    read();
  });
  new MutationObserver(read).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}
document.body.dataset.ready = 'true';
