// Play against the computer: the dialog that starts a game, and the players beside the boards.
import { THINKS } from '../versus.js';
import { plural } from '../util.js';
import { dialog, h, icon, say } from './dom.js';
import { toolButton } from './slot.js';

/** What a level does, in words. */
const LEVELS = [
  'Plays without looking. For a first game.',
  'Plays most actions without looking.',
  'Plays every second action without looking, and misjudges the others.',
  'Plays one action in four without looking, sometimes overlooks something.',
  'Seldom plays without looking.',
  'Looks at 220 positions an action.',
  'Looks at 800 positions an action.',
  `Thinks for ${THINKS / 1000} s about every action.`,
];

/** @typedef {import('./slot.js').Tool} Tool */

/** @implements {Tool} */
export class VersusTool {
  id = 'game';
  title = 'Game';
  #asks = false;
  #timer = 0;
  #clock = h('span', { class: 'clock' });
  #bar = h('i', {});
  #state = '';

  /**
   * @param {import('../versus.js').Versus} versus
   * @param {import('./slot.js').Slot} slot
   * @param {{ variants: () => VariantInfo[], analyse: () => void, changed: () => void }} deeds
   */
  constructor(versus, slot, deeds) {
    this.versus = versus;
    this.slot = slot;
    this.deeds = deeds;
    versus.follow({ changed: () => this.#changed() });
  }

  #changed() {
    const { versus, slot } = this;
    if (versus.state === 'off') {
      if (slot.tool === this) slot.close();
    } else {
      if (slot.tool !== this) slot.open(this);
      if (versus.state === 'over' && this.#state !== 'over') say(versus.ending, true);
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
    if (event.key !== 'Escape') return false;
    this.#asks = false;
    this.slot.render(this);
    return true;
  }

  head() {
    return [];
  }

  body() {
    const { versus } = this;
    const thinking = versus.state === 'thinking';
    const player = (/** @type {number} */ side, /** @type {string} */ name, /** @type {string} */ says, /** @type {import('./dom.js').Child} */ more) => h('div', { class: `slot-part slot-row player${(side === versus.side) !== thinking && versus.isRunning ? ' turn' : ''}` },
      h('i', { class: side ? 'disc black' : 'disc' }), h('div', { class: 'grow' }, h('b', {}, name), h('p', { class: 'muted' }, says)), more);
    const waits = thinking ? `Thinking, at most ${THINKS / 1000} s` : versus.state === 'failed' ? 'Could not move in time' : 'Waits for you';
    const side = versus.side ? 'Black' : 'White';
    return [
      player(1 - versus.side, `Fivefold, level ${versus.level}`, versus.state === 'over' ? '' : waits, thinking ? this.#clock : null),
      thinking ? h('div', { class: 'meter', 'aria-hidden': 'true' }, this.#bar) : null,
      player(versus.side, 'You', `${side}${versus.takebacks ? ` · takebacks allowed${versus.taken ? `, ${versus.taken} used` : ''}` : ''}`, null),
      versus.state === 'over' ? this.#end() : this.#buttons(),
    ];
  }

  #buttons() {
    const { versus } = this;
    const { state } = versus;
    if (this.#asks) {
      return h('div', { class: 'slot-part slot-row' }, h('b', { class: 'grow' }, 'Resign?'),
        toolButton('main', 'Yes', () => ((this.#asks = false), versus.resign())), toolButton('no', 'No', () => ((this.#asks = false), this.slot.render(this))));
    }
    return h('div', { class: 'slot-part slot-row' },
      versus.takebacks ? toolButton('back', 'Take back', () => versus.takeBack(), { disabled: !versus.mayTakeBack }, 'undo') : null,
      toolButton('now', state === 'failed' ? 'Try again' : 'Move now', () => versus.moveNow(), { disabled: state !== 'thinking' && state !== 'failed' }),
      toolButton('resign', 'Resign', () => ((this.#asks = true), this.slot.render(this)), { class: 'edge warn' }),
      versus.isRunning && !versus.isAtTip ? h('p', { class: 'muted' }, 'You look at an earlier position. Go to the end to play.') : null);
  }

  #end() {
    const { versus } = this;
    const { study } = versus;
    return h('div', { class: 'slot-part' }, h('b', {}, versus.ending),
      h('p', { class: 'muted' }, `${plural(study.nodes.length - 1, 'action')}, ${plural(study.view.lines.length, 'timeline')}. Saved as a study.`),
      h('div', { class: 'slot-row' }, toolButton('main', 'Analyse this game', () => (this.slot.close(), this.deeds.analyse()), { class: 'primary' }),
        toolButton('rematch', 'Rematch, other side', () => versus.start({ level: versus.level, side: /** @type {Side} */ (1 - versus.side), takebacks: versus.takebacks, variant: study.variant })),
        toolButton('again', 'New game', () => this.open())));
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
    const tell = () => (words.textContent = LEVELS[Number(picked('level')) - 1]);
    const takebacks = h('input', { type: 'checkbox', checked: versus.takebacks });
    const start = () => {
      const wanted = picked('side');
      const side = /** @type {Side} */ (wanted === '2' ? Math.floor(2 * Math.random()) : Number(wanted));
      box.close();
      versus.start({ level: Number(picked('level')), side, takebacks: takebacks.checked, variant: variant.value || null });
    };
    const box = dialog('Play against the computer', [
      h('label', { class: 'field' }, h('span', {}, 'Variant'), variant),
      choice('side', 'You play', [['0', 'White'], ['1', 'Black'], ['2', 'Either']], String(versus.side), () => {}),
      choice('level', 'Level', LEVELS.map((_, i) => [String(i + 1), String(i + 1)]), String(versus.level), tell), words,
      h('label', { class: 'slot-row' }, takebacks, 'Takebacks'),
    ], [h('button', { class: 'edge', onclick: () => box.close() }, 'Cancel'), h('button', { class: 'primary', id: 'versus-start', onclick: start }, icon('next'), 'Start')]);
    tell();
  }
}
