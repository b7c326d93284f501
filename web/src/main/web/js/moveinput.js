// Typing a move: `/` opens a line over the verdict bar, Tab completes, Enter plays.
import { $ } from './dom.js';
import { LETTERS } from './sprites.js';

const texts = (move) => {
  const jump = move.kind === 2 ? '>>' : '>';
  const rest = move.kind ? `${move.text}${jump}(${move.toBoard})${move.toText}` : move.text;
  return [`(${move.board})${rest}`, rest];
};
const plain = (text) => text.replaceAll(/[\s+]/g, '').replaceAll('−', '-').toLowerCase();

export function attachMoveInput(app) {
  const form = $('move-input');
  const [input, note] = form.children;
  let moves = [];
  const close = () => {
    form.hidden = true;
    $('board').focus();
  };
  const matching = () => {
    const typed = plain(input.value);
    const full = moves.filter((move) => texts(move).some((text) => plain(text) === typed));
    return full.length ? full : moves.filter((move) => texts(move).some((text) => plain(text).startsWith(typed)));
  };
  input.addEventListener('input', () => {
    const found = matching();
    note.textContent = !input.value ? '' : found.length === 0 ? 'No such move here' : found.length === 1 ? '' : `${found.length} moves`;
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab' && input.value) {
      const [first] = matching();
      if (first) input.value = texts(first)[0];
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const found = matching();
    if (found.length !== 1) {
      note.textContent = found.length ? `${found.length} moves fit: name the board` : 'No such move here';
      return;
    }
    const [move] = found;
    close();
    await app.act('play', ...move.from, ...move.to, move.promotion ? LETTERS[(move.promotion & 15) - 1] : '');
  });
  return {
    async open() {
      ({ moves } = await app.engine.call('candidates'));
      form.hidden = false;
      input.value = '';
      note.textContent = '';
      input.focus();
    },
  };
}
