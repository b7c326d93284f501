// The evaluation beside the boards: a bar for the node that is looked at, a graph over the game.
import { better, scoreText, scoreWords, share } from '../thinker.js';
import { $, h } from './dom.js';

const SVG = 'http://www.w3.org/2000/svg';
const HEIGHT = 44;
/** From this loss on an action is a mistake, or a blunder; as parts of the bar. */
const MISTAKE = 0.15;
const BLUNDER = 0.3;

/**
 * @param {import('../thinker.js').Thinker} thinker
 * @param {import('./viewport.js').Viewport} viewport
 * @param {Settings} settings
 */
export function attachEvaluation(thinker, viewport, settings) {
  const { study } = thinker;
  const bar = h('div', { class: 'evalbar', role: 'img', hidden: true }, h('i', {}));
  const corner = /** @type {HTMLElement} */ (viewport.root.querySelector('.corner'));
  viewport.root.append(bar);
  const graph = shape('svg', { 'aria-hidden': 'true' });
  const chart = h('div', { class: 'chart', role: 'slider', tabindex: '0', 'aria-label': 'Evaluation', 'aria-valuemin': '0' });
  chart.append(graph);
  const all = h('button', { class: 'link', onclick: () => (thinker.waiting ? thinker.stopGame() : thinker.analyseGame()) });
  const words = h('span', { class: 'muted' });
  const box = $('graph');
  box.append(h('div', { class: 'slot-row' }, h('b', {}, 'Evaluation'), words, h('span', { class: 'grow' }), all), chart);

  /** Whether scores were kept with the study: they are shown without the engine, too. */
  let kept = false;
  const draw = () => {
    const on = thinker.isOn || thinker.waiting > 0 || kept;
    box.hidden = !on;
    const here = thinker.scoreOf(study.current);
    const timelines = (thinker.isOn && settings.layers.scores && thinker.thought?.timelines) || [];
    viewport.lineNotes = new Map(timelines.map(({ l, score }) => [l, scoreText({ score, mate: 0, proved: false }, 1)]));
    bar.hidden = !on;
    viewport.gutterInset = bar.clientWidth;
    viewport.wake();
    corner.replaceChildren(on && here ? h('b', { class: `score ${better(here)}` }, scoreText(here, 1)) : 'L \\ T');
    if (!on) return;
    bar.firstElementChild?.setAttribute('style', `height:${here ? 100 * share(here) : 50}%`);
    bar.classList.toggle('flipped', viewport.flip);
    bar.setAttribute('aria-label', here ? `Evaluation ${scoreWords(here)}` : 'Evaluation unknown');
    drawGraph();
  };

  function drawGraph() {
    const { line } = thinker;
    const at = line.findIndex((node) => node.id === study.node);
    const width = chart.clientWidth || 340;
    const x = (/** @type {number} */ i) => (line.length < 2 ? width / 2 : (i * (width - 2)) / (line.length - 1) + 1);
    const shares = line.map((node) => thinker.scoreOf(node)).map((score) => (score ? share(score) : null));
    const y = (/** @type {number} */ part) => (1 - part) * HEIGHT;
    graph.setAttribute('viewBox', `0 0 ${width} ${HEIGHT}`);
    /** @type {SVGElement[]} */
    const parts = [];
    for (const { from, to, known } of stretches(shares)) {
      if (!known) {
        // From the last score before it to the next one after it.
        const [left, right] = [from ? x(from - 1) : 0, to < line.length ? x(to) : width];
        parts.push(shape('rect', { class: 'gap', x: String(left), y: '0', width: String(right - left), height: String(HEIGHT) }));
        continue;
      }
      const points = shares.slice(from, to).map((part, i) => `${x(from + i).toFixed(1)},${y(part ?? 0).toFixed(1)}`).join(' ');
      parts.push(shape('polygon', { class: 'below', points: `${x(from)},${HEIGHT} ${points} ${x(to - 1)},${HEIGHT}` }), shape('polyline', { class: 'curve', points }));
    }
    const score = shares[at] ?? null;
    graph.replaceChildren(
      hatching(),
      ...parts,
      shape('line', { class: 'zero', x1: '0', x2: String(width), y1: String(HEIGHT / 2), y2: String(HEIGHT / 2) }),
      ...line.flatMap((node, i) => {
        const [before, now] = [shares[i - 1], shares[i]];
        if (typeof before !== 'number' || typeof now !== 'number') return [];
        const loss = node.player ? now - before : before - now;
        return loss < MISTAKE ? [] : [shape('circle', { class: `mark ${loss < BLUNDER ? 'dubious' : 'bad'}`, cx: String(x(i)), cy: String(y(now)), r: '3.5' })];
      }),
      shape('line', { class: 'here', x1: String(x(at)), x2: String(x(at)), y1: '0', y2: String(HEIGHT) }),
      ...(score === null ? [] : [shape('circle', { class: 'at', cx: String(x(at)), cy: String(y(score)), r: '3.5' })]));
    const marks = graph.querySelectorAll('.mark').length;
    const missing = shares.filter((part) => part === null).length;
    words.textContent = thinker.waiting ? `${thinker.waiting} to go` : [counted(marks, 'mark'), missing ? `${counted(missing, 'action')} not analysed` : ''].filter(Boolean).join(', ');
    all.textContent = thinker.waiting ? 'Stop' : 'Analyse game';
    all.hidden = !thinker.waiting && !missing;
    const here = thinker.scoreOf(study.current);
    chart.setAttribute('aria-valuemax', String(line.length - 1));
    chart.setAttribute('aria-valuenow', String(at));
    chart.setAttribute('aria-valuetext', `${study.nodeName()}, ${here ? scoreWords(here) : 'not analysed'}`);
  }

  /** The node that was asked for last: a pointer tells more often than nodes are shown. */
  let asked = -1;
  const goTo = (/** @type {PointerEvent} */ event) => {
    const { left, width } = chart.getBoundingClientRect();
    const { line } = thinker;
    const { id } = line[Math.max(0, Math.min(line.length - 1, Math.round(((event.clientX - left) / width) * (line.length - 1))))];
    if (id !== asked) study.go((asked = id));
  };
  chart.addEventListener('pointerdown', (event) => (chart.setPointerCapture(event.pointerId), (asked = -1), goTo(event)));
  chart.addEventListener('pointermove', (event) => event.buttons && goTo(event));
  chart.addEventListener('keydown', (event) => {
    const where = /** @type {const} */ ({ ArrowLeft: 'prev', ArrowRight: 'next', ArrowDown: 'prev', ArrowUp: 'next', Home: 'first', End: 'last' })[event.key];
    if (!where) return;
    event.preventDefault();
    event.stopPropagation();
    study.step(where);
  });
  thinker.follow({ changed: draw, scores: draw });
  study.follow({
    position: () => (thinker.isOn || kept) && draw(),
    tree: () => {
      const before = kept;
      kept = study.nodes.some((node) => node.score);
      if (kept || before) draw();
    },
  });
  viewport.onCamera(() => bar.classList.toggle('flipped', viewport.flip));
}

/** Runs of actions that all have a score, or all have none. @param {(number | null)[]} shares */
function stretches(shares) {
  /** @type {{ from: number, to: number, known: boolean }[]} */
  const all = [];
  shares.forEach((share, i) => {
    const last = all.at(-1);
    if (last?.known === (share !== null)) last.to = i + 1;
    else all.push({ from: i, to: i + 1, known: share !== null });
  });
  return all;
}

function hatching() {
  const pattern = shape('pattern', { id: 'unscored', width: '6', height: '6', patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' });
  pattern.append(shape('line', { class: 'hatch', x1: '0', x2: '0', y1: '0', y2: '6' }));
  return pattern;
}

/** @param {number} n @param {string} what */
const counted = (n, what) => (n ? `${n} ${what}${n === 1 ? '' : 's'}` : '');

/** @param {string} name @param {Record<string, string>} attributes */
function shape(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
