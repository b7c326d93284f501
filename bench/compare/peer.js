// Measures 5d-chess-js on the games of a file and on the ends of others: node peer.js GAMES ENDS SECONDS, with the library
// on NODE_PATH.
// The first line tells the numbers of the games it takes whole; only those are measured. Then for each task: its name, how
// many items were done in the time, milliseconds for them, a sum to compare.
'use strict';
const fs = require('fs');
const Chess = require('5d-chess-js');

const read = (file) => fs.readFileSync(file, 'utf8').split(/\n\n(?=\[)/);
const texts = read(process.argv[2]);
const limit = Number(process.argv[4]) * 1000;

/** Imports a game, or gives null when the library refuses it. */
function imported(game, legality) {
  const chess = new Chess();
  chess.skipDetection = !legality;
  try {
    chess.import(game);
    return chess;
  } catch (refused) {
    return null;
  }
}

/** Every state along a game, at rest. */
function states(game) {
  const end = imported(game, false);
  const chess = new Chess();
  chess.skipDetection = true;
  const found = [chess.copy()];
  for (const action of end.actionHistory) {
    chess.action(action);
    found.push(chess.copy());
  }
  return found;
}

/**
 * Does items in their order until the time is up: first one to warm up, then its twin to measure, for the library remembers
 * the answers it gave. What comes out is counted.
 */
function measure(task, warmUp, items, work, count) {
  let done = 0;
  let sum = 0;
  let millis = 0;
  const deadline = Date.now() + limit;
  for (let i = 0; i < items.length && Date.now() <= deadline; i++) {
    work(warmUp[i]);
    const start = process.hrtime.bigint();
    const result = work(items[i]);
    millis += Number(process.hrtime.bigint() - start) / 1e6;
    sum += count(result);
    done++;
  }
  console.log([task, done, millis.toFixed(3), sum].join('\t'));
}

const actions = (chess) => (chess === null ? 0 : chess.rawActionHistory.length);
// One action after each number, one after each slash; some games are silently read in part.
const written = (text) => text.match(/^\d+\. /gm).length + text.split(' / ').length - 1;
const taken = texts
  .map((_, i) => i)
  .filter((i) => actions(imported(texts[i], false)) === written(texts[i]));
console.log(taken.join(' '));
const games = taken.map((i) => texts[i]);
const all = () => games.flatMap(states);
// Games with a result behind them are refused.
const decided = / (1-0|0-1)\s*$/;
const ends = () =>
  read(process.argv[3])
    .filter((text) => decided.test(text))
    .map((text) => imported(text.replace(decided, ''), false));

function searching(items) {
  for (const state of items) {
    state.skipDetection = false;
  }
  return items;
}

// A promotion is listed once for each piece the pawn may become; the game has only the queen.
const becomesQueen = (move) => move.promotion === null || move.promotion === 'Q';
const moves = (list) => list.filter(becomesQueen).length;
const isMate = (state) => state.inCheckmate;
const mates = (mate) => (mate ? 1 : 0);

measure('import without legality', games, games, (game) => imported(game, false), actions);
measure('import with legality', games, games, (game) => imported(game, true), actions);
measure('moves of a state', all(), all(), (state) => state.moves('object', false, false, false), moves);
measure('mate test of a state', searching(all()), searching(all()), isMate, mates);
measure('mate test of a mate', searching(ends()), searching(ends()), isMate, mates);
