// What is shown in place of the study: a text that is being read, or a start position under
// construction. The study is untouched until one of them is taken over.
import { CALM, draftText } from './study.js';
import { Teller } from './util.js';

/** @typedef {{ changed: () => void, ended: (taken: boolean) => void, imagined: () => void }} PreviewNews */

/** @extends {Teller<PreviewNews>} */
export class Preview extends Teller {
  /** @type {View | null} */
  view = null;
  /** @type {Setup | null} the position in the editor */
  setup = null;
  /** @type {View | null} the position of the study with moves that are in no study, only to be looked at */
  imagined = null;

  #imagining = Symbol('nothing');

  /** @param {import('./study.js').Study} study */
  constructor(study) {
    super();
    this.study = study;
  }

  /** Reads a text and shows where its game ends; null when the engine crashed. @param {Arguments<'read'>} args */
  async read(...args) {
    try {
      const answer = await this.study.engine.call('read', ...args);
      if (answer.view) this.#show(answer.view);
      else this.end();
      return answer;
    } catch (error) {
      this.end();
      await this.study.failed(error);
      return null;
    }
  }

  /** An operation of the editor; the first opens it. @template {EditOperation} O @param {O} op @param {Arguments<O>} args */
  async edit(op, ...args) {
    try {
      const { setup } = await this.study.engine.call(op, ...args);
      this.setup = setup;
      this.#show({ ...CALM, ...setup });
    } catch (error) {
      await this.study.failed(error);
    }
  }

  /** @param {View} view */
  #show(view) {
    this.view = view;
    this.tell('changed');
  }

  /** Shows the position with moves that are not played, or again without. @param {Move[] | null} moves @returns {Promise<View | null>} */
  async imagine(moves) {
    const asked = (this.#imagining = Symbol('imagined'));
    let view = null;
    if (moves) {
      try {
        ({ view } = await this.study.engine.call('imagine', draftText(moves)));
      } catch (error) {
        await this.study.failed(error);
      }
      if (asked !== this.#imagining) return null;
    }
    if (view || this.imagined) {
      this.imagined = view;
      this.tell('imagined');
    }
    return view;
  }

  /** Back to the study as it was. */
  end() {
    if (!this.view) return;
    this.view = this.setup = null;
    this.tell('ended', false);
  }

  /** Ends it by putting what is shown in the study's place. @param {() => Promise<unknown>} put */
  async take(put) {
    this.view = this.setup = null;
    await put();
    this.tell('ended', true);
  }
}
