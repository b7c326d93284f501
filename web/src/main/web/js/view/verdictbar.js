// The verdict bar: what the position is, proved as far as arrows can, and the search behind it.
import { boardLabel, placeName, squareName } from '../geometry.js';
import { letterOf, pieceName } from '../pieces.js';
import { capital, spaced } from '../util.js';
import { $, h, say, toast } from './dom.js';

/** So many royal pieces that can be taken are named, not counted. */
const MOST_TAKEN = 4;

/** @param {import('./board.js').Board} board @param {import('../search.js').Search} search */
export function attachVerdictBar(board, search) {
  const { study, selection, preview } = board;
  study.follow({ position: describe });
  preview.follow({ changed: describe, ended: describe });
  selection.follow({ changed: (base) => base || describeThreats() });
  search.follow({
    changed: describe,
    decided(verdict) {
      board.paint();
      if (verdict === 'checkmate' || verdict === 'stalemate') say(capital(verdict), true);
      else if (verdict === 'check' || verdict === 'softmate') say(capital(verdict));
    },
  });
  let timer = 0;

  /** Goes on by itself while there is a search. */
  function progress() {
    clearTimeout(timer);
    if (search.since !== null) timer = setTimeout(progress, 250);
    const ms = search.since === null ? 0 : performance.now() - search.since;
    $('progress').hidden = search.verdict !== null || ms < 150 || preview.view !== null;
    $('progress-text').textContent = 'Deciding mate' + (search.ruledOut ? `, ${spaced(search.ruledOut)} cases ruled out` : '');
  }

  /** @param {string} kind @param {string} text */
  function show(kind, text) {
    $('pill').className = 'pill ' + kind;
    $('pill').textContent = text;
  }

  function describe() {
    if (!study.isOpen) return;
    progress();
    // A game that is only looked at gets no verdict.
    if (preview.view) {
      show('quiet', preview.setup ? 'Editing' : 'Preview');
      for (const id of ['proof', 'count', 'to-move']) $(id).replaceChildren();
      describeThreats();
      return;
    }
    const { view } = study;
    const { verdict, count } = search;
    const inCheck = view.checkCount > 0;
    if (verdict) show(verdict === 'playing' ? 'quiet' : verdict, capital(verdict));
    else show(inCheck ? 'check' : 'quiet', inCheck ? 'Check' : 'Checking');
    $('proof').replaceChildren(...proof(view));
    $('to-move').replaceChildren(h('i', { class: view.mover ? 'disc black' : 'disc' }), `${view.mover ? 'Black' : 'White'} to move`);
    $('count').replaceChildren(...(count ? ['Legal actions ', h('b', {}, spaced(count.count) + (count.more ? '+' : ''))] : []));
    describeThreats();
  }

  function describeThreats() {
    const { view } = study;
    const button = /** @type {HTMLElement | null} */ (document.querySelector('#verdict [data-do=threats]'));
    if (!button) return;
    button.hidden = preview.view !== null || (view.checkCount === 0 && view.threats.length === 0);
    button.setAttribute('aria-pressed', String(selection.threats));
    if (button.lastElementChild) button.lastElementChild.textContent = selection.threats ? 'Hide threats' : 'Show all threats';
  }

  /** @param {View} view */
  function proof({ checks, checkCount, threats, mover, w }) {
    const { verdict, stopped, patience } = search;
    const side = mover ? 'Black' : 'White';
    const name = (/** @type {Place} */ place) => placeName(board.viewport.layout.line(place[0]), place, w);
    /** @type {(string | Node)[]} */
    const parts = [];
    const [first] = checks;
    const taken = [...new Map(checks.map(({ to }) => [String(to), to])).values()];
    if (taken.length > 1 && taken.length <= MOST_TAKEN && checks.length === checkCount) {
      const names = taken.map(name);
      const where = `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
      const what = checks.every(({ victim }) => pieceName(victim) === 'king') ? 'kings' : 'royal pieces';
      parts.push(
        h('span', { class: 'long' }, h('b', {}, capital(what)), ' on ', h('b', {}, where), ` can be taken if ${side} passes`),
        h('span', { class: 'short' }, h('b', {}, `${taken.length} ${what}`), ' can be taken ',
          h('button', { class: 'link', onclick: () => toast(`${capital(what)} on ${where} can be taken if ${side} passes.`) }, 'Why')));
    } else if (first) {
      const more = checkCount > 1 ? `, and ${checkCount - 1} more` : '';
      const [attacker, royal] = [`${capital(pieceName(first.piece))} on ${name(first.from)}`, `${pieceName(first.victim)} on ${name(first.to)}`];
      const why = `${attacker} takes ${royal} if ${side} passes there${more}.`;
      const brief = (/** @type {number} */ code, /** @type {Place} */ [l, v, sq]) =>
        h('b', {}, `${letterOf(code)} ${boardLabel(board.viewport.layout.line(l), v)} ${squareName(sq, w)}`);
      parts.push(
        h('span', { class: 'long' }, h('b', {}, attacker), ' takes ', h('b', {}, royal), ` if ${side} passes there${more}`),
        h('span', { class: 'short' }, brief(first.piece, first.from), ' takes ', brief(first.victim, first.to), ' ',
          h('button', { class: 'link', onclick: () => toast(why) }, 'Why')));
    }
    if (verdict === 'softmate') parts.push(parts.length ? ': ' : '', `only a move back in time saves ${side}`);
    if (verdict === 'checkmate') parts.push(parts.length ? ': ' : '', `no action saves ${side}`);
    if (verdict === 'stalemate') parts.push(`${side} is not in check but has no legal action`);
    if (verdict === 'unknown') {
      parts.push(parts.length ? '. ' : '', stopped ? 'Stopped before it was decided. ' : `Not decided in ${Math.round(patience / 1000)} s. `,
        h('button', { class: 'link', onclick: () => search.longer() }, 'Try longer'));
    }
    if (!parts.length && threats.length) parts.push('No check yet; ', h('b', {}, String(threats.length)), threats.length === 1 ? ' threat if an optional board passes' : ' threats if optional boards pass');
    if (!parts.length && verdict === 'playing') parts.push(`${side} is not in check and has a legal action`);
    return parts;
  }
}
