// Typing a move: `/` opens a line over the verdict bar, Tab completes, Enter plays.
import { moveArguments } from '../study.js';
import { $ } from './dom.js';

/** The ways to write a move, with its board and without. @param {Move} move */
const texts = (move) => {
  const jump = move.kind === 2 ? '>>' : '>';
  const rest = move.toBoard ? `${move.text}${jump}(${move.toBoard})${move.toText}` : move.text;
  return [`(${move.board})${rest}`, rest];
};
/** @param {string} text */
const plain = (text) => text.replaceAll(/[\s+]/g, '').replaceAll('−', '-').toLowerCase();

/** @param {import('../study.js').Study} study @returns {() => Promise<void>} opens the line */
export function attachMoveInput(study) {
  const form = $('move-input');
  const [input, note] = /** @type {[HTMLInputElement, HTMLElement]} */ (/** @type {unknown} */ ([...form.children]));
  /** @type {Move[]} */
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
    await study.act('play', ...moveArguments(move));
  });
  return async () => {
    ({ moves } = await study.engine.call('candidates'));
    form.hidden = false;
    input.value = '';
    note.textContent = '';
    input.focus();
  };
}
