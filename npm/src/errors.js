// What can go wrong, as types: catch what you expect by class, read code, message and hint.

/** @import { Failure, Finding, RefusalRow } from './engine.js' */
/** @import { BoardPlace } from './places.js' */
import { boardPlace } from './places.js';

/** Anything that this package throws. */
export class FivefoldError extends Error {
  /** @param {string} code @param {string} message @param {string} [hint] */
  constructor(code, message, hint) {
    super(message);
    this.name = new.target.name;
    /** A name that stays the same in every release, such as `ROYAL_CAPTURE`. */
    this.code = code;
    /** What might help, as a question or an advice. @type {string | undefined} */
    this.hint = hint;
  }

  /** @internal @param {Failure} failure */
  static of({ code, message, hint }) {
    return new FivefoldError(code, message, hint);
  }
}

/** The rules refuse a move or an action, or its text is not understood. */
export class RefusedError extends FivefoldError {
  /** @param {RefusalRow} refusal */
  constructor({ code, message, hint, board, square }) {
    super(code, message, hint);
    /** The board it is about, if it is about one. @type {BoardPlace | undefined} */
    this.board = board && boardPlace(...board);
    /** The square on it. @type {string | undefined} */
    this.square = square;
  }
}

/** A text can't be read as a game, or not without errors. */
export class ReadError extends FivefoldError {
  /** @param {Finding[]} findings */
  constructor(findings) {
    const errors = findings.filter(({ severity }) => severity === 'error');
    const text = errors.map(({ line, column, message }) => (line > 0 ? `${line}:${column}: ${message}` : message));
    super(errors[0]?.code ?? 'E_NO_GAME', text.join('\n') || 'no game', errors[0]?.hint);
    /** Every finding, warnings included, with its place. */
    this.findings = findings;
  }
}

/** This runtime can't run the engine. */
export class UnsupportedError extends FivefoldError {
  /** @param {string} message @param {string} hint */
  constructor(message, hint) {
    super('UNSUPPORTED', message, hint);
  }
}
