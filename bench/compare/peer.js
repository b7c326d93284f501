// Measures 5d-chess-js on the games of a file: node peer.js GAMES SECONDS, with the library on NODE_PATH.
// The first line tells the numbers of the games it takes whole; only those are measured. Then for each task: its name, how
// many items were done in the time, milliseconds for them, a sum to compare.
'use strict';
const fs = require('fs');
const Chess = require('5d-chess-js');

const texts = fs.readFileSync(process.argv[2], 'utf8').split(/\n\n(?=\[)/);
const limit = Number(process.argv[3]) * 1000;

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

/** Does the items in their order until the time is up: once to warm up, once to measure. */
function measure(task, items, work) {
  let done = 0;
  let sum = 0;
  let millis = 0;
  const deadline = Date.now() + limit;
  for (const item of items) {
    if (Date.now() > deadline) {
      break;
    }
    work(item);
    const start = process.hrtime.bigint();
    sum += work(item);
    millis += Number(process.hrtime.bigint() - start) / 1e6;
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
measure('import without legality', games, (game) => actions(imported(game, false)));
measure('import with legality', games, (game) => actions(imported(game, true)));

const all = games.flatMap(states);
measure('moves of a state', all, (state) => state.moves('object', false, false, false).length);
for (const state of all) {
  state.skipDetection = false;
}
measure('mate test of a state', all, (state) => (state.inCheckmate ? 1 : 0));
