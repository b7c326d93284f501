// The panel beside the boards: tabs, its width, its place on a phone.
import { saveSettings } from '../store.js';
import { $ } from './dom.js';
import { Sheet } from './sheet.js';

export const PHONE = matchMedia('(max-width:767px), (max-height:519px)');
const PORTRAIT = matchMedia('(max-width:767px) and (min-height:520px)');
const WIDTH = 376;
/** Tabs for which a phone has no room; one more tab opens the one of them that was used last. */
const MORE = ['text', 'hints', 'game'];

export class Panel {
  box = $('panel');
  tabs = /** @type {HTMLElement[]} */ ([...$('tabs').children]);
  #more = MORE[0];

  /**
   * @param {Settings} settings
   * @param {import('./viewport.js').Viewport} viewport
   * @param {(name: string) => void} opened
   */
  constructor(settings, viewport, opened) {
    this.settings = settings;
    this.viewport = viewport;
    this.opened = opened;
    for (const tab of this.tabs) tab.addEventListener('click', () => this.open(tab.id.slice(4)));
    for (const list of [$('tabs'), $('more-tabs')]) {
      list.addEventListener('keydown', (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        event.stopPropagation();
        const shown = this.tabs.filter((tab) => tab.offsetParent && tab.parentElement === list);
        const next = shown[(shown.findIndex((tab) => tab === document.activeElement) + step + shown.length) % shown.length];
        this.open(next.id.slice(4));
        next.focus();
      });
    }
    this.sheet = new Sheet(this.box, (height) => {
      // Low down there is only room to play.
      if (height === 'peek' && this.box.dataset.tab && this.box.dataset.tab !== 'play' && PORTRAIT.matches) this.open('play');
    });
    this.#splitter();
    if (innerWidth >= 1024) this.#setWidth(settings.panelWidth);
    PHONE.addEventListener('change', () => this.arrange());
    addEventListener('resize', () => this.arrange());
  }

  /** The tab where the game goes on. */
  openMain() {
    if (PORTRAIT.matches) this.sheet.set('peek');
    this.open(PHONE.matches ? 'play' : 'moves');
  }

  /** @param {string} name */
  open(name) {
    if (name === 'more') name = this.#more;
    const isMore = PHONE.matches && MORE.includes(name);
    if (isMore) this.#more = name;
    $('more-tabs').hidden = !isMore;
    for (const tab of this.tabs) {
      const on = tab.id === 'tab-' + name || (isMore && tab.id === 'tab-more');
      tab.setAttribute('aria-selected', String(on));
      tab.tabIndex = on ? 0 : -1;
      const pane = $('pane-' + tab.id.slice(4));
      if (pane) pane.hidden = !on;
    }
    this.box.dataset.tab = name;
    if (name !== 'play' && this.sheet?.height === 'peek') this.sheet.set('half');
    this.opened(name);
  }

  /** On a phone a tool needs room; puzzles are played, and the engine has a tab of its own. @param {string=} tool */
  slotOpened(tool) {
    if (tool === 'puzzle' || tool === 'game') this.openMain();
    else if (tool === 'engine') return;
    else if (tool && PORTRAIT.matches && this.sheet.height === 'peek') this.sheet.set('half');
  }

  /** On a phone the verdict belongs to the sheet, on a desktop to the page. */
  arrange() {
    const { box } = this;
    const main = /** @type {HTMLElement} */ (document.querySelector('main'));
    const zoom = /** @type {HTMLElement} */ (document.querySelector('.zoom'));
    const landscape = PHONE.matches && !PORTRAIT.matches;
    if (PORTRAIT.matches) box.before($('verdict'));
    else if (landscape) main.append($('verdict'));
    else main.after($('verdict'));
    if (landscape) $('verdict').append(zoom);
    else $('viewport').append(zoom);
    document.body.classList.toggle('landscape', landscape);
    const more = MORE.map((name) => $('tab-' + name));
    if (PHONE.matches) $('more-tabs').append(...more);
    else $('tab-more').before(...more);
    $('more-tabs').hidden = !PHONE.matches || !MORE.includes(box.dataset.tab ?? '');
    this.viewport.noMinimap = PHONE.matches;
    if (PHONE.matches && !box.dataset.phone) {
      box.dataset.phone = '1';
      this.open('play');
    } else if (!PHONE.matches) {
      delete box.dataset.phone;
      if (['play', 'engine'].includes(box.dataset.tab ?? 'play')) this.open('moves');
    }
  }

  /** @param {number} px */
  #setWidth(px) {
    this.settings.panelWidth = Math.max(300, Math.min(560, Math.round(px)));
    $('splitter').setAttribute('aria-valuenow', String(this.settings.panelWidth));
    document.body.style.setProperty('--panel-w', this.settings.panelWidth + 'px');
  }

  #splitter() {
    const { settings } = this;
    const splitter = $('splitter');
    splitter.addEventListener('pointerdown', (event) => splitter.setPointerCapture(event.pointerId));
    splitter.addEventListener('pointermove', (event) => event.buttons && this.#setWidth(settings.panelLeft ? event.clientX : innerWidth - event.clientX));
    splitter.addEventListener('pointerup', () => saveSettings(settings));
    splitter.addEventListener('dblclick', () => (this.#setWidth(WIDTH), saveSettings(settings)));
    splitter.addEventListener('keydown', (event) => {
      const step = { ArrowLeft: 16, ArrowRight: -16 }[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      this.#setWidth(settings.panelWidth + (settings.panelLeft ? -step : step));
      saveSettings(settings);
    });
  }
}
