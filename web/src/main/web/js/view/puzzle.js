// The puzzle beside the boards: what is asked for, what was tried, help, and how far one has come.
import { boardLabel, onScreen, squareName } from '../geometry.js';
import { pieceName } from '../pieces.js';
import { HINTS } from '../puzzles/puzzles.js';
import { capital, plural } from '../util.js';
import { h, icon, say, toast } from './dom.js';
import { moveText, plainMove } from './movelist.js';
import { toolButton } from './slot.js';

/** Squares of the progress row: so many puzzles before the current one and after it. */
const BEFORE = 6;
const AFTER = 4;
/** @type {Record<string, { sign: string, words: string }>} */
const RESULTS = {
  solved: { sign: 'check', words: 'solved' },
  hinted: { sign: 'hint', words: 'solved with a hint' },
  shown: { sign: 'close', words: 'solution shown' },
};
const ORDINALS = ['', '1st', '2nd', '3rd'];

/** @typedef {import('./slot.js').Tool} Tool */

/** @implements {Tool} */
export class PuzzleTool {
  id = 'puzzle';
  title = 'Puzzle';
  #phase = '';
  /** The attempt that is looked at again. */
  #looking = -1;

  /**
   * @param {import('../puzzles/puzzles.js').Puzzles} puzzles
   * @param {import('./board.js').Board} board
   * @param {import('./slot.js').Slot} slot
   * @param {import('./command-bar.js').Commands} commands
   * @param {{ openFile: () => void, changed: () => void }} deeds
   */
  constructor(puzzles, board, slot, commands, deeds) {
    this.puzzles = puzzles;
    this.board = board;
    this.slot = slot;
    this.commands = commands;
    this.deeds = deeds;
    puzzles.follow({
      changed: () => this.#changed(),
      closed: () => slot.tool === this && slot.close(),
      notice: (text) => toast(text),
    });
    board.study.follow({ position: () => puzzles.isOpen && this.#light() });
  }

  /** The close button: back to the study. */
  closed() {
    this.#look(-1);
    this.board.selection.light(null);
    document.body.classList.remove('puzzling');
    this.puzzles.close();
  }

  /** Escape cancels on the boards, it does not leave. @param {KeyboardEvent} event */
  key(event) {
    return event.key === 'Escape';
  }

  /** Who mates, and who is mated. */
  get #side() {
    return this.puzzles.side ? 'Black' : 'White';
  }

  get #other() {
    return this.puzzles.side ? 'White' : 'Black';
  }

  #changed() {
    const { puzzles, slot } = this;
    if (!puzzles.isOpen) return;
    document.body.classList.add('puzzling');
    if (slot.tool !== this) slot.open(this);
    if (puzzles.phase !== this.#phase) {
      this.#phase = puzzles.phase;
      this.#look(-1);
      this.#tell();
    }
    this.#light();
    slot.render(this);
    this.deeds.changed();
  }

  /** What has just happened, in the message lane. */
  #tell() {
    const { puzzles } = this;
    const last = puzzles.attempts.at(-1);
    switch (puzzles.phase) {
      case 'yours':
        if (!puzzles.steps.length && !last) say(`Puzzle ${puzzles.collection.at + 1}. ${this.#task()}.`);
        else if (last?.right) {
          say(`${this.#other} played. ${this.#task()}.`);
          this.board.viewport.follow(this.board.study.view.must);
        }
        break;
      case 'wrong': toast(last?.right === null ? 'This could not be decided in time. Try something else, or the same again.' : `Not quite. ${this.#why(last)}`); break;
      case 'replying': toast(`Correct. ${this.#other} replies…`); break;
      case 'solved': toast(this.#praise()); break;
      case 'shown': toast('This is the solution. Step through it with ← and →.'); break;
      default:
    }
  }

  #task() {
    const { puzzles } = this;
    return `${this.#side} to move: mate in ${puzzles.left || puzzles.goal}`;
  }

  #praise() {
    const tries = this.puzzles.attempts.length - this.puzzles.steps.length + 1;
    return tries === 1 ? 'Solved at the first try.' : `Solved in ${tries} tries.`;
  }

  /** Why an action was not it. @param {import('../puzzles/puzzles.js').Attempt | undefined} attempt */
  #why(attempt) {
    if (!attempt) return '';
    if (attempt.right === null) return 'Could not be decided in time.';
    if (!attempt.reply) return `${this.#other} is stalemated.`;
    return `${this.#other} answers ${attempt.reply.map(plainMove).join(', ')}${attempt.left ? `, and there is no mate in ${attempt.left}` : ''}.`;
  }

  // --- on the boards -------------------------------------------------------------------------------

  #light() {
    const { puzzles, board } = this;
    const { selection } = board;
    const last = puzzles.attempts.at(-1);
    if (this.#looking >= 0) return;
    if (puzzles.phase === 'wrong' && last) selection.light(refuted(last));
    else if ((puzzles.phase === 'replying' || puzzles.phase === 'solved') && last) selection.light({ rings: made(last.moves, 'correct', 'past'), arrows: [], squares: [] });
    else if (puzzles.phase === 'yours' && puzzles.hints) selection.light(hinted(puzzles.answer?.[0], puzzles.hints));
    else selection.light(null);
  }

  /** Shows an attempt on the boards once more; -1 ends it. @param {number} at */
  async #look(at) {
    if (at === this.#looking) return;
    this.#looking = at;
    const attempt = this.puzzles.attempts[at];
    const view = await this.board.preview.imagine(attempt?.moves ?? null);
    if (this.#looking !== at) return;
    if (attempt && view) {
      this.board.selection.light(refuted(attempt));
      this.board.viewport.follow(attempt.moves.map(({ made: board }) => board));
    } else this.#light();
    this.slot.render(this);
  }

  // --- the slot ------------------------------------------------------------------------------------

  head() {
    return [];
  }

  body() {
    const { puzzles } = this;
    this.title = 'Puzzle';
    if (puzzles.phase === 'reading') return [h('p', { class: 'slot-part muted' }, 'Reading the puzzles…')];
    if (!puzzles.puzzle) return [h('p', { class: 'slot-part muted' }, 'There is no puzzle here.'), this.#sets()];
    return [this.#facts(), this.#steps(), this.#attempts(), this.#buttons(), h('div', { class: 'grow' }), this.#progress(), this.#sets()];
  }

  #facts() {
    const { puzzles } = this;
    const { phase } = puzzles;
    const { puzzle, set, at } = puzzles.collection;
    const words = {
      checking: 'Looking for the mate…',
      none: puzzle.claim ? `The file says mate in ${puzzle.claim}, but there is none.` : 'There is no mate in 3 here.',
      unknown: 'No mate was found in time. This is not a proof that there is none.',
    }[/** @type {string} */ (phase)];
    const side = this.#side;
    const title = puzzles.goal && phase !== 'none' && phase !== 'checking' ? `${side} to move: mate in ${puzzles.isDone ? puzzles.goal : puzzles.left || puzzles.goal}` : puzzle.title;
    const differs = puzzle.claim && puzzles.left && puzzles.goal !== puzzle.claim ? ` The file says mate in ${puzzle.claim}, but it takes ${puzzles.goal}.` : '';
    return h('div', { class: 'slot-part' },
      h('p', { class: 'slot-row slot-title' }, h('i', { class: side === 'Black' ? 'disc black' : 'disc' }), title),
      h('p', { class: 'muted' }, words ?? `Every answer of ${this.#other} counts, on every timeline.${differs}`),
      h('div', { class: 'slot-row' },
        puzzle.level ? h('span', { class: 'tag', title: puzzle.words }, capital(puzzle.level)) : null,
        h('span', { class: 'tag' }, `${puzzle.variant} ${puzzle.size}`),
        puzzles.left ? h('span', { class: 'tag', title: 'The mate was proved when the puzzle was opened' }, 'Proved') : null,
        h('span', { class: 'grow' }), h('span', { class: 'muted' }, `Puzzle ${at + 1} of ${set.puzzles.length}`)),
      puzzle.words ? h('p', { class: 'muted' }, capital(puzzle.words)) : null);
  }

  #steps() {
    const { puzzles } = this;
    if (puzzles.phase === 'shown') {
      const { line } = puzzles;
      return h('ol', { class: 'slot-part slot-list', 'aria-label': 'Solution' }, line.map((node, i) => h('li', {},
        h('span', { class: i % 2 ? 'round quiet' : 'round good' }, i % 2 ? '' : String(i / 2 + 1)),
        h('button', { class: 'slot-action', 'data-k': `line ${i}`, 'aria-current': String(node.id === this.board.study.node), onclick: () => this.board.study.go(node.id) }, moves(node.moves)))));
    }
    const waits = puzzles.phase === 'yours' && puzzles.goal > 1;
    if (!puzzles.steps.length && !waits) return null;
    return h('ol', { class: 'slot-part slot-list', 'aria-label': 'Found so far' },
      puzzles.steps.map(({ moves: list, tries }, i) => h('li', {}, h('span', { class: 'round good' }, icon('check')), h('span', { class: 'what' }, `${i + 1} `, moves(list)),
        h('span', { class: 'muted' }, `${ORDINALS[tries] ?? `${tries}th`} try`))),
      waits ? h('li', {}, h('span', { class: 'round next' }, String(puzzles.steps.length + 1)), h('b', { class: 'what' }, puzzles.steps.length ? `Your move after ${this.#other}’s reply` : 'Your move')) : null);
  }

  #attempts() {
    const { puzzles } = this;
    if (!puzzles.attempts.some(({ right }) => !right)) return null;
    return h('div', { class: 'slot-part' }, h('h3', {}, 'Attempts'),
      h('ul', { class: 'slot-list' }, puzzles.attempts.map((attempt, i) => ({ attempt, i })).filter(({ attempt }) => !attempt.right).slice(-4).map(({ attempt, i }) => h('li', {},
        h('span', { class: attempt.right === null ? 'round doubt' : 'round bad' }, attempt.right === null ? '?' : icon('close')),
        h('span', { class: 'what' }, moves(attempt.moves), h('br'), h('span', { class: 'muted' }, this.#why(attempt), ' '),
          attempt.reply && puzzles.phase === 'yours' && attempt.left === puzzles.left - 1 ? h('button', { class: 'link', 'data-k': `look ${i}`, 'aria-pressed': String(this.#looking === i), onclick: () => this.#look(this.#looking === i ? -1 : i) }, this.#looking === i ? 'Back' : 'Show') : null)))));
  }

  #buttons() {
    const { puzzles, commands } = this;
    const { phase, hints } = puzzles;
    const command = (/** @type {string} */ id, /** @type {string} */ note = '', main = false) => {
      const button = commands.button(id, { class: main ? 'primary' : 'edge', 'data-k': main ? 'main' : id });
      button.disabled = !commands.isOn(id);
      if (note) button.append(h('small', {}, note));
      return button;
    };
    return h('div', { class: 'slot-part' },
      phase === 'unknown' ? h('div', { class: 'slot-row' }, toolButton('longer', 'Try longer', () => puzzles.longer())) : null,
      h('div', { class: 'slot-buttons' },
        command('puzzle-hint', `${Math.min(hints + 1, HINTS)} of ${HINTS}`), command('puzzle-again'), command('puzzle-solution'), command('puzzle-next', '', puzzles.isDone)),
      h('p', { class: 'muted', role: 'status' }, this.#help()));
  }

  /** What the hints have told so far. */
  #help() {
    const { puzzles, board } = this;
    const [move] = puzzles.answer ?? [];
    if (puzzles.isDone) return puzzles.phase === 'solved' ? this.#praise() : '';
    if (!puzzles.hints || !move) return 'Hints: the board, then the piece, then the move.';
    const { view } = board.study;
    const line = view.lines.find((each) => each.i === move.from[0]);
    const code = board.study.codes(move.from[0], move.from[1])?.[move.from[2]];
    const where = line ? boardLabel(line, move.from[1]) : onScreen(move.board);
    if (puzzles.hints === 1) return `Look at board ${where}.`;
    if (puzzles.hints === 2) return `It is the ${code ? pieceName(code) : 'piece'} on ${squareName(move.from[2], view.w)} of ${where}.`;
    return `Play ${plainMove(move)}.`;
  }

  #progress() {
    const { puzzles } = this;
    const { progress, set, at, shipped } = puzzles.collection;
    const { results } = progress;
    const from = Math.max(0, Math.min(at - BEFORE, set.puzzles.length - BEFORE - AFTER - 1));
    const shown = set.puzzles.slice(from, from + BEFORE + AFTER + 1);
    const bars = shipped.includes(set) ? shipped : [set];
    return h('div', { class: 'slot-part' },
      h('div', { class: 'slot-row' }, h('h3', { class: 'grow' }, 'Progress'), h('span', { class: 'muted' }, h('b', {}, String(progress.streak)), ` in a row, best ${progress.best}`)),
      h('div', { class: 'marks', role: 'group', 'aria-label': 'Puzzles' }, shown.map((puzzle, i) => {
        const result = RESULTS[results[puzzle.id]];
        const here = from + i === at;
        return h('button', {
          class: `mark ${results[puzzle.id] ?? ''}${here ? ' here' : ''}`, 'data-k': `puzzle ${from + i}`, 'aria-current': here ? 'true' : null,
          'aria-label': `Puzzle ${from + i + 1}${result ? `, ${result.words}` : ''}`, onclick: () => puzzles.go(from + i),
        }, result && !here ? icon(result.sign) : String(from + i + 1));
      })),
      bars.map(({ name, puzzles: list }) => {
        const solved = list.filter(({ id }) => results[id] && results[id] !== 'shown').length;
        return h('div', { class: 'tally' }, h('span', {}, name), h('span', { class: 'meter', 'aria-hidden': 'true' }, h('i', { style: `width:${(100 * solved) / Math.max(1, list.length)}%` })), h('span', {}, `${solved} of ${list.length}`));
      }),
      set.puzzles.every(({ id }) => results[id]) ? h('p', { class: 'muted' }, 'Every puzzle of this set was tried. Choose another set, or open a file.') : null);
  }

  #sets() {
    const { puzzles } = this;
    const select = h('select', { 'data-k': 'sets', 'aria-label': 'Set of puzzles', onchange: () => puzzles.choose(select.value) },
      puzzles.collection.sets.map(({ name, puzzles: list, isRead }) => h('option', { value: name, selected: name === puzzles.collection.set.name }, isRead ? `${name}, ${plural(list.length, 'puzzle')}` : name)));
    return h('div', { class: 'slot-part slot-row sets' }, select, toolButton('file', 'Open file', this.deeds.openFile, {}, 'open'), toolButton('analyse', 'Analyse', () => puzzles.analyse(), { disabled: !puzzles.puzzle || puzzles.phase === 'judging' }));
  }
}

/** The boards that moves made. @param {Move[]} list @param {string} text @param {'past' | 'danger'} color @returns {Ring[]} */
const made = (list, text, color) => list.map(({ made: [l, v] }) => ({ l, v, strokes: [[color, 3]], tab: { text, ground: color, color: color === 'danger' ? 'onDanger' : 'panel' } }));

/** @param {import('../puzzles/puzzles.js').Attempt} attempt @returns {Spotlight} */
const refuted = ({ moves: list, reply }) => ({
  rings: made(list, 'not this', 'danger'),
  arrows: (reply ?? []).map(({ from, to, promotion }) => ({ from, to, promotion, color: 'danger', rank: 3, alpha: 1 })),
  squares: [],
});

/** @param {Move | undefined} move @param {number} hints @returns {Spotlight | null} */
const hinted = (move, hints) => (move ? {
  rings: [{ l: move.from[0], v: move.from[1], strokes: [['you', 3]], tab: { text: 'hint', ground: 'you', color: 'onYou' } }],
  squares: hints > 1 ? [{ at: move.from, color: 'you', alpha: 0.5 }] : [],
  arrows: hints > 2 ? [{ from: move.from, to: move.to, color: 'you', rank: 2, alpha: 1, promotion: move.promotion }] : [],
} : null);

/** @param {Move[]} list */
const moves = (list) => list.map((move, i) => [i ? ' ' : '', h('span', { class: 'mv' }, moveText(move))]);
