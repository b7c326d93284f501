// Play against the computer: the dialog that starts a game, the players beside the boards, and what stands in place of
// the composer when the user is not to play.
import { THINKS } from '../versus.js';
import { plural } from '../util.js';
import { dialog, h, icon, say } from './dom.js';

/** What a level does, in words. */
const LEVELS = [
  'Plays without looking. For a first game.',
  'Plays most actions without looking.',
  'Plays about every second action without looking, and misjudges the others.',
  'Plays some actions without looking, and sometimes overlooks something.',
  'Seldom plays without looking.',
  'Nearly always looks, but not far.',
  'Always looks, and further.',
  `Thinks for ${THINKS / 1000} s about every action.`,
];

/** @typedef {import('./slot.js').Tool} Tool */

/** @implements {Tool} */
export class VersusTool {
  id = 'game';
  title = 'Game';
  isBare = true;
  #asks = false;
  #timer = 0;
  #clock = h('span', { class: 'clock' });
  #bar = h('i', {});
  #state = '';

  /**
   * @param {import('../versus.js').Versus} versus
   * @param {import('./slot.js').Slot} slot
   * @param {{ variants: () => VariantInfo[], analyse: () => void, evaluate: (on: boolean) => void, undo: () => HTMLElement, changed: () => void }} deeds
   */
  constructor(versus, slot, deeds) {
    this.versus = versus;
    this.slot = slot;
    this.deeds = deeds;
    versus.follow({ changed: () => this.#changed() });
  }

  #changed() {
    const { versus, slot } = this;
    document.body.classList.toggle('versus', versus.isRunning);
    if (versus.state === 'off') {
      this.deeds.evaluate(false);
      if (slot.tool === this) slot.close();
    } else {
      if (slot.tool !== this) slot.open(this);
      this.deeds.evaluate(versus.isRunning && versus.evaluation);
      if (versus.state === 'over' && this.#state !== 'over') say(versus.ending, true);
      if (versus.warning) say(versus.warning, true);
      slot.render(this);
      this.#tick();
    }
    this.#state = versus.state;
    this.deeds.changed();
  }

  #tick() {
    clearTimeout(this.#timer);
    if (this.versus.state !== 'thinking') return;
    const ms = performance.now() - this.versus.since;
    this.#clock.textContent = `${(ms / 1000).toFixed(1)} s`;
    this.#bar.style.width = Math.min(100, (100 * ms) / THINKS) + '%';
    this.#timer = setTimeout(() => this.#tick(), 100);
  }

  closed() {
    this.#asks = false;
    this.versus.end();
  }

  /** Escape cancels on the boards, it does not give the game up. @param {KeyboardEvent} event */
  key(event) {
    return event.key === 'Escape';
  }

  head() {
    return [];
  }

  body() {
    const { versus } = this;
    const thinking = versus.state === 'thinking';
    const player = (/** @type {number} */ side, /** @type {string} */ name, /** @type {string} */ says, /** @type {import('./dom.js').Child} */ more) => h('div', { class: `slot-part slot-row player${(side === versus.side) !== thinking && versus.isRunning ? ' turn' : ''}` },
      h('i', { class: side ? 'disc black' : 'disc' }), h('div', { class: 'grow' }, h('b', {}, name), h('p', { class: 'muted' }, says)), more);
    const boards = versus.isAtTip ? ` about ${plural(versus.study.view.must.length, 'board')}` : '';
    const waits = thinking ? `Thinking${boards}, at most ${THINKS / 1000} s` : versus.state === 'failed' ? 'Could not move in time' : 'Waits for you';
    const side = versus.side ? 'Black' : 'White';
    return [
      player(1 - versus.side, `Fivefold, level ${versus.level}`, versus.state === 'over' ? '' : waits, thinking ? this.#clock : null),
      thinking ? h('div', { class: 'meter', 'aria-hidden': 'true' }, this.#bar) : null,
      player(versus.side, 'You', `${side}${versus.takebacks ? ` · takebacks allowed${versus.taken ? `, ${versus.taken} used` : ''}` : ''}`, null),
    ];
  }

  // --- in place of the composer --------------------------------------------------------------------

  /** @param {boolean} asks */
  #ask(asks) {
    this.#asks = asks;
    this.deeds.changed();
  }

  /** What stands in place of the composer; null while the user is to play. */
  card() {
    const { versus } = this;
    const { state } = versus;
    if (state === 'off') return null;
    if (state === 'over') return this.#end();
    if (this.#asks) return question('Resign?', '', () => (this.#ask(false), versus.resign()), () => this.#ask(false));
    if (versus.warning) return question(versus.warning, 'Submit all the same?', () => versus.submit(true), () => ((versus.warning = ''), this.deeds.changed()));
    if (state === 'yours' && versus.isAtTip) return null;
    if (state === 'failed') {
      return [h('h2', {}, 'The computer could not move in time.'),
        h('div', { class: 'row-buttons' }, button('now', 'Try again', () => versus.moveNow()), button('side', 'Take its side', () => versus.takeItsSide()), this.#resign())];
    }
    const mover = state === 'yours' ? versus.side : 1 - versus.side;
    const turn = !versus.tip || versus.tip.parent === undefined ? 1 : versus.tip.turn + (mover ? 0 : 1);
    const says = state === 'yours' ? 'You look at an earlier position. Go to the end to play.' : 'You can look around and step through the game meanwhile.';
    return [
      h('h2', {}, h('i', { class: mover ? 'disc black' : 'disc' }), `${mover ? 'Black' : 'White'}, action ${turn}`, h('span', {}, state === 'yours' ? 'your turn' : 'the computer is thinking')),
      h('p', { class: 'muted' }, says),
      h('div', { class: 'row-buttons' }, this.#takeBack(),
        state === 'yours' ? h('button', { 'data-do': 'last' }, 'To the end') : button('now', 'Move now', () => versus.moveNow()), this.#resign())];
  }

  /** What stands beside Submit in a game; null outside of one. */
  buttons() {
    const { versus } = this;
    if (!versus.isRunning) return null;
    return [versus.study.view.draft.length ? this.deeds.undo() : this.#takeBack(), this.#resign()];
  }

  #takeBack() {
    const { versus } = this;
    return versus.takebacks ? button('back', 'Take back', () => versus.takeBack(), { disabled: !versus.mayTakeBack }, 'undo') : null;
  }

  #resign() {
    return button('resign', 'Resign', () => this.#ask(true), { class: 'warn' }, 'flag');
  }

  #end() {
    const { versus } = this;
    const { study } = versus;
    return [
      h('h2', {}, h('i', { class: versus.side ? 'disc black' : 'disc' }), versus.ending),
      h('p', { class: 'muted' }, `${plural(study.nodes.length - 1, 'action')}, ${plural(study.view.lines.length, 'timeline')}. Saved as a study.`),
      h('div', { class: 'row-buttons' }, button('main', 'Analyse this game', () => (this.slot.close(), this.deeds.analyse()), { class: 'primary' }),
        button('rematch', 'Rematch, other side', () => versus.rematch()),
        button('again', 'New game', () => this.open()))];
  }

  /** The dialog. */
  open() {
    const { versus } = this;
    const playable = this.deeds.variants().filter((variant) => variant.playable);
    const variant = h('select', { 'aria-label': 'Variant' }, h('option', { value: '' }, 'The position on the page'), playable.map(({ name }) => h('option', { value: name, selected: name === 'Standard' }, name)));
    const words = h('p', { class: 'muted', role: 'status' });
    const choice = (/** @type {string} */ name, /** @type {string} */ label, /** @type {[string, string][]} */ values, /** @type {string} */ now, /** @type {() => void} */ changed) => h('fieldset', { class: 'choice' }, h('legend', {}, label),
      values.map(([value, text]) => h('label', {}, h('input', { type: 'radio', name, value, checked: value === now, onchange: changed }), h('span', {}, text))));
    const picked = (/** @type {string} */ name) => /** @type {HTMLInputElement | null} */ (box.querySelector(`input[name=${name}]:checked`))?.value ?? '';
    const tell = () => (words.textContent = `${picked('level')} of ${LEVELS.length}. ${LEVELS[Number(picked('level')) - 1]}`);
    const option = (/** @type {'takebacks' | 'evaluation' | 'warns'} */ name, /** @type {string} */ label, /** @type {string} */ says) =>
      h('label', { class: 'option' }, h('span', {}, h('b', {}, label), h('small', {}, says)), h('input', { type: 'checkbox', role: 'switch', name, checked: versus[name], 'aria-label': label }));
    const isOn = (/** @type {string} */ name) => Boolean(box.querySelector(`input[name=${name}]:checked`));
    const start = () => {
      const wanted = picked('side');
      const side = /** @type {Side} */ (wanted === '2' ? Math.floor(2 * Math.random()) : Number(wanted));
      box.close();
      versus.start({ level: Number(picked('level')), side, takebacks: isOn('takebacks'), evaluation: isOn('evaluation'), warns: isOn('warns'), variant: variant.value || null });
    };
    const box = dialog('Play against the computer', [
      h('label', { class: 'field' }, h('span', {}, 'Variant'), variant),
      choice('side', 'You play', [['0', 'White'], ['1', 'Black'], ['2', 'Either']], String(versus.side), () => {}),
      choice('level', 'Level', LEVELS.map((_, i) => [String(i + 1), String(i + 1)]), String(versus.level), tell), words,
      option('takebacks', 'Takebacks', 'Take back any number of actions'),
      option('evaluation', 'Evaluation while playing', 'Shows the bar and graph'),
      option('warns', 'Warn before a losing submit', 'Asks when a king could be taken later by force'),
    ], [h('button', { class: 'edge', onclick: () => box.close() }, 'Cancel'), h('button', { class: 'primary', id: 'versus-start', onclick: start }, icon('next'), 'Start')]);
    tell();
  }
}

/** @param {string} k what it keeps the focus by @param {string} label @param {() => unknown} run @param {{ [name: string]: any }} props @param {string=} sign its icon */
const button = (k, label, run, props = {}, sign = undefined) => h('button', { 'data-k': k, onclick: run, ...props }, sign ? icon(sign) : null, h('span', {}, label));

/** @param {string} asks @param {string} more @param {() => unknown} yes @param {() => unknown} no */
const question = (asks, more, yes, no) => [h('h2', {}, asks), more ? h('p', { class: 'muted' }, more) : null, h('div', { class: 'row-buttons' }, button('main', 'Yes', yes), button('no', 'No', no))];
