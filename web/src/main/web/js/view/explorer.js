// The Explorer tab: what was played from here in other games, how it went, and games to look at.
import { plural, spaced } from '../util.js';
import { $, closest, h, icon, say } from './dom.js';
import { moveText, plainMove } from './movelist.js';
import { SourceMenu } from './explorer-sources.js';

/** Rows that are shown before someone asks for the others. */
const SHOWN = 8;
/** From so many percent on, the number is printed in its part of the bar. */
const PRINTED = 14;
const EXAMPLES = 4;

/** @typedef {import('../explorer/reader.js').Row} Row */
/** @typedef {Row & { moves: Move[] }} Played */
/** @typedef {import('../explorer/reader.js').Example & { study?: string, chapter?: string }} Shown */

export class Explorer {
  pane = $('pane-explorer');
  menu = new SourceMenu(this);
  join = h('button', { class: 'edge', 'aria-pressed': 'false', title: 'Join games that came to the same boards by other moves', onclick: () => this.#toggleJoin() }, 'Join same boards');
  where = h('p', { class: 'explorer-where', role: 'status' });
  body = h('div', { class: 'explorer-body' });
  reading = h('div', { class: 'explorer-reading', hidden: true });
  /** What fewer games have played is hidden. */
  fewest = 1;
  /** Only games of the study's variant count, and only those of some years; 0 leaves an end open. */
  sameVariant = false;
  from = 0;
  to = 0;
  /** @type {Played[]} */
  rows = [];
  #all = false;
  #run = 0;

  /**
   * @param {import('../study.js').Study} study
   * @param {import('../selection.js').Selection} selection
   * @param {import('../preview.js').Preview} preview
   * @param {import('../explorer/sources.js').Sources} sources
   * @param {{ openGame: (text: string, actions: number) => unknown, openStudy: (study: string, chapter: string) => unknown, importGames: () => unknown }} ways
   */
  constructor(study, selection, preview, sources, ways) {
    this.study = study;
    this.selection = selection;
    this.preview = preview;
    this.sources = sources;
    this.ways = ways;
    this.pane.append(h('div', { class: 'explorer-head' }, this.menu.button, this.join, this.menu.filter), this.where, this.body, this.reading);
    study.follow({ position: () => this.shown() });
    preview.follow({ changed: () => this.shown(), ended: () => this.shown() });
    sources.follow({ changed: () => this.shown() });
    const { body } = this;
    for (const type of ['pointerover', 'focusin']) body.addEventListener(type, (event) => selection.offer(this.#rowOf(event)?.moves ?? null));
    for (const type of ['pointerleave', 'focusout']) body.addEventListener(type, () => selection.offer(null));
    body.addEventListener('click', (event) => this.#play(this.#rowOf(event), event.shiftKey));
    body.addEventListener('keydown', (event) => {
      const all = /** @type {HTMLElement[]} */ ([...body.querySelectorAll('button')]);
      const at = all.findIndex((button) => button === document.activeElement);
      const to = all[at + ({ ArrowDown: 1, ArrowUp: -1 }[event.key] ?? NaN)];
      if (at < 0 || !to) return;
      event.preventDefault();
      event.stopPropagation();
      to.focus();
    });
  }

  get #tree() {
    return /** @type {'tree' | 'boards'} */ (this.join.getAttribute('aria-pressed') === 'true' ? 'boards' : 'tree');
  }

  #toggleJoin() {
    this.join.setAttribute('aria-pressed', String(this.#tree === 'tree'));
    this.shown();
  }

  /** @param {Event} event */
  #rowOf(event) {
    const row = closest(event, 'tr[data-row]');
    const played = row && this.rows[Number(row.dataset.row)];
    return played?.moves.length ? played : null;
  }

  /** @param {Played | null} row @param {boolean} submit */
  async #play(row, submit) {
    if (!row || this.preview.view) return;
    this.selection.offer(null);
    await this.study.propose(row.moves);
    if (submit) await this.study.submit();
  }

  /** Shows what the current source knows of the position, while the tab is open. */
  async shown() {
    if (this.pane.hidden) return;
    const run = ++this.#run;
    const { study, sources } = this;
    const source = sources.current;
    const isStale = () => run !== this.#run;
    this.menu.refresh();
    this.#drawReading();
    if (!study.isOpen) return;
    const late = setTimeout(() => !isStale() && (this.where.textContent = 'Looking…'), 150);
    try {
      const all = await sources.load();
      if (isStale()) return;
      const games = all?.only && this.isFiltered ? all.only(this.sameVariant ? study.variant : '', this.from, this.to) : all;
      const key = (await study.engine.call('keys'))[this.#tree];
      const rows = games ? await games.rows(this.#tree, key) : [];
      const { actions } = rows.length ? await study.engine.call('named', rows.map(({ action }) => action).join('\n')) : { actions: [] };
      const examples = games ? await this.#examples(games, rows) : [];
      if (isStale()) return;
      this.rows = rows.map((row, i) => ({ ...row, moves: actions[i] ?? [] }));
      this.#all = false;
      this.#drawWhere();
      if (source.problem) this.#drawEmpty('warning', 'Not read', source.problem);
      else if (this.rows.length) this.#draw(examples);
      else await this.#drawNone(games, isStale);
    } catch (error) {
      if (!isStale()) this.#drawEmpty('warning', 'Not read', `${source.name} could not be read further: ${error instanceof Error ? error.message : error}.`);
    } finally {
      clearTimeout(late);
    }
  }

  /** Whether the source counts anew for some of its games. An explorer file knows of each action only when it was played last. */
  get isExact() {
    return Boolean(this.sources.current.games?.only);
  }

  /** Whether something is left out by variant or year. */
  get isFiltered() {
    return this.isExact ? this.sameVariant || this.from > 0 || this.to > 0 : this.from > 0;
  }

  /** Whether an action is shown. @param {Row} row */
  #isWanted({ games, last }) {
    return games >= this.fewest && (this.isExact || last >= this.from * 10_000);
  }

  #drawWhere() {
    const { study } = this;
    const { current, nodes } = study;
    const games = this.rows.reduce((sum, row) => sum + row.games, 0);
    const white = current.player && current.parent ? nodes[current.parent] : null;
    const text = (/** @type {LinkedNode} */ node) => node.moves.slice(0, 3).map((move) => [move.text, move.toText ? `≫${move.toText}` : '', ' ']);
    const after = study.isAtStart ? 'At the start' : ['After ', h('b', {}, `${current.turn} `, white ? text(white) : '', current.player ? (white ? '/ ' : '… ') : '', text(current))];
    this.where.replaceChildren(...[after].flat(), ` · ${study.variant} · ${study.view.mover ? 'Black' : 'White'} to move · ${spaced(games)} ${games === 1 ? 'game' : 'games'}`);
  }

  /** @param {import('../explorer/sources.js').Games} games @param {Row[]} rows */
  async #examples(games, rows) {
    const numbers = [...new Set(rows.flatMap(({ examples }) => examples))].slice(0, 4 * EXAMPLES);
    const found = await Promise.all(numbers.map((number) => games.game(number)));
    return found.sort((a, b) => b.actions - a.actions).slice(0, EXAMPLES);
  }

  /** @param {Shown[]} examples */
  #draw(examples) {
    const wanted = this.rows.filter((row) => this.#isWanted(row));
    const first = this.#all ? wanted : wanted.slice(0, SHOWN);
    const rest = this.rows.filter((row) => !first.includes(row));
    const others = rest.reduce((sum, { games }) => sum + games, 0);
    const more = rest.length > 0 && h('button', { class: 'link explorer-more', onclick: () => this.#showAll(examples) },
      `${spaced(others)} other ${others === 1 ? 'game' : 'games'}, ${plural(rest.length, 'action')}`);
    this.body.replaceChildren(...parts(
      h('table', { class: 'explorer-rows' },
        h('caption', { class: 'unseen' }, 'Actions played from here'),
        h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, 'Action'), h('th', { scope: 'col' }, 'Games'), h('th', { scope: 'col' }, 'White, draw, Black in %'), h('th', { scope: 'col' }, 'Last'))),
        h('tbody', {}, first.map((row) => this.#row(row)))),
      more,
      examples.length > 0 && h('section', { class: 'explorer-games', 'aria-label': 'Top games' },
        h('h3', {}, 'Top games ', h('span', { class: 'muted' }, 'by length without errors')),
        examples.map((game) => this.#game(game)))));
  }

  /** @param {Shown[]} examples */
  #showAll(examples) {
    this.fewest = 1;
    if (!this.isExact) this.from = 0;
    this.#all = true;
    this.menu.refresh();
    this.#draw(examples);
  }

  /** @param {Played} row */
  #row(row) {
    const many = this.study.view.lines.length > 1;
    const name = row.moves.length ? row.moves.map((move) => [h('span', { class: 'mv' }, moveText(move, many)), ' ']) : h('span', { class: 'muted' }, row.action);
    const words = row.moves.length ? row.moves.map(plainMove).join(', ') : `${row.action}, not possible after these moves`;
    return h('tr', { 'data-row': String(this.rows.indexOf(row)), class: row.moves.length ? null : 'never' },
      h('td', {}, h('button', { 'aria-label': words, 'aria-disabled': row.moves.length ? null : 'true', title: row.moves.length ? null : 'Another history of the same boards allowed this' }, name)),
      h('td', {}, spaced(row.games)),
      h('td', {}, resultBar(row)),
      h('td', { title: dateOf(row.last) }, row.last ? String(Math.floor(row.last / 10000)) : '–'));
  }

  /** @param {Shown} game */
  #game(game) {
    const [kind, text] = RESULTS[game.result] ?? ['none', '*'];
    const about = [game.event, game.round && game.round !== '?' && `round ${game.round}`].filter(Boolean).map((part) => shortened(String(part))).join(', ');
    return h('button', { class: 'explorer-game', onclick: () => (game.study ? this.ways.openStudy(game.study, game.chapter ?? '') : this.ways.openGame(game.text, game.actions)) },
      h('span', { class: `explorer-result ${kind}` }, text),
      h('span', { class: 'grow' }, h('b', {}, `${shortened(game.white) || '?'} – ${shortened(game.black) || '?'}`), h('small', {}, [about, plural(game.timelines, 'timeline')].filter(Boolean).join(' · '))),
      h('small', {}, game.date.slice(0, 4).replace(/\?+/, '')));
  }

  /** Nobody went this way: says where games left it. @param {import('../explorer/sources.js').Games | null} games @param {() => boolean} isStale */
  async #drawNone(games, isStale) {
    const { study, sources } = this;
    const source = sources.current;
    if (!source.games?.games && source.kind === 'own') {
      const buttons = source.reading ? [] : [h('button', { class: 'edge', onclick: this.ways.importGames }, 'Import games')];
      return this.#drawEmpty('studies', 'No games yet', source.reading ? 'Reading your studies…' : 'Games you play or import appear here.', ...buttons);
    }
    const last = games && (await this.#lastKnown(games));
    if (isStale()) return;
    const others = [];
    for (const other of sources.list) {
      const known = other !== source && other.games ? await other.games.rows(this.#tree, (await study.engine.call('keys'))[this.#tree]) : [];
      if (known.length) others.push({ other, count: known.reduce((sum, row) => sum + row.games, 0) });
    }
    if (isStale()) return;
    const custom = study.variant === 'Custom' && !last;
    const sentence = custom ? 'Explorer knows only games that began at a named variant.'
      : (last ? `The last position with games is ${last.node.parent === undefined ? 'the start' : `after ${study.nodeName(last.node)}`}: ${plural(last.count, 'game')}.` : 'None of these games began like this one.')
        + (this.isFiltered ? ' A filter is on.' : '') + others.map(({ other, count }) => ` ${other.name} has ${spaced(count)} here.`).join('');
    this.#drawEmpty('explorer', 'No game here went this way', sentence, ...parts(
      last && h('button', { class: 'edge', onclick: () => study.go(last.node.id) }, `Go to ${study.nodeName(last.node)}`),
      ...others.map(({ other }) => h('button', { class: 'edge', onclick: () => sources.use(other) }, other.name))));
  }

  /** The last node on the way here from which games went on. @param {import('../explorer/sources.js').Games} games */
  async #lastKnown(games) {
    const { study } = this;
    const path = [study.current];
    while (path[0].parent !== undefined) path.unshift(study.nodes[path[0].parent]);
    const count = async (/** @type {number} */ at) => {
      const rows = await games.rows(this.#tree, (await study.engine.call('keys', path[at].id))[this.#tree]);
      return rows.reduce((sum, row) => sum + row.games, 0);
    };
    // Games that come to a node came through those before it.
    let known = -1;
    for (let none = path.length - 1; none - known > 1;) {
      const middle = (known + none) >> 1;
      if (await count(middle)) known = middle;
      else none = middle;
    }
    return known < 0 ? null : { node: path[known], count: await count(known) };
  }

  /** @param {string} sign @param {string} title @param {string} sentence @param {HTMLElement[]} buttons */
  #drawEmpty(sign, title, sentence, ...buttons) {
    this.body.replaceChildren(h('div', { class: 'explorer-empty' }, h('span', { class: 'explorer-sign' }, icon(sign)), h('h3', {}, title), h('p', { class: 'muted' }, sentence), h('div', { class: 'slot-row' }, buttons)));
    if (sign === 'warning') say(sentence);
  }

  #drawReading() {
    const { current } = this.sources;
    const { reading } = current;
    this.reading.hidden = !reading;
    if (!reading) return;
    const { read, of, broken } = reading;
    this.reading.replaceChildren(
      h('div', { class: 'slot-row' }, icon('studies'), h('b', { class: 'grow' }, `Reading ${current.name}`), h('span', { class: 'muted' }, of ? `${spaced(read)} of ${spaced(of)}` : spaced(read))),
      h('div', { class: of ? 'meter' : 'meter endless' }, h('i', { style: of ? `width:${Math.min(100, (100 * read) / of)}%` : null })),
      h('div', { class: 'slot-row' }, h('span', { class: 'muted grow' }, `Results grow as games are read.${broken ? ` ${plural(broken, 'game')} broken.` : ''}`), h('button', { class: 'edge', onclick: () => this.sources.stop() }, 'Stop')));
  }
}

/** @type {Record<string, [string, string]>} */
const RESULTS = { '1-0': ['white', '1–0'], '0-1': ['black', '0–1'], '1/2-1/2': ['draw', '½–½'] };

/** What strangers wrote may be of any length. @param {string} text */
const shortened = (text) => (text.length > 60 ? text.slice(0, 59) + '…' : text);

/** @param {(HTMLElement | false | null | undefined)[]} all */
const parts = (...all) => /** @type {HTMLElement[]} */ (all.filter(Boolean));

/** @param {Row} row */
function resultBar({ white, draws, black }) {
  const known = white + draws + black;
  if (!known) return h('span', { class: 'muted' }, 'no results');
  const percent = [white, draws, black].map((count) => Math.round((100 * count) / known));
  const label = `White ${percent[0]} %, draw ${percent[1]} %, Black ${percent[2]} %`;
  return h('span', { class: 'explorer-bar', role: 'img', 'aria-label': label, title: label },
    ['white', 'draw', 'black'].map((side, i) => percent[i] > 0 && h('i', { class: side, style: `flex-grow:${[white, draws, black][i]}` }, percent[i] >= PRINTED ? String(percent[i]) : '')));
}

/** @param {number} last such as 20250300 */
function dateOf(last) {
  if (!last) return 'Unknown';
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  const month = Math.floor(last / 100) % 100;
  return `Last played ${Math.floor(last / 10000)}${month ? `-${two(month)}${last % 100 ? `-${two(last % 100)}` : ''}` : ''}`;
}
