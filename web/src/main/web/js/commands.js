// Everything that can be done, once: toolbars, menus, keys, key help, the phone's menu and tooltips
// are made from this table.
import { HINTS } from './puzzles/puzzles.js';
import { isMain, variationHead } from './tree.js';

export const SIGNS = ['!!', '!', '!?', '?!', '?', '??'];
const SIGN_WORDS = ['brilliant', 'good', 'interesting', 'dubious', 'mistake', 'blunder'];
const THEMES = ['light', 'dark', 'hc'];

/**
 * @typedef {object} Parts what commands act on
 * @property {import('./study.js').Study} study
 * @property {import('./selection.js').Selection} selection
 * @property {import('./preview.js').Preview} preview
 * @property {import('./search.js').Search} search
 * @property {import('./view/viewport.js').Viewport} viewport
 * @property {import('./view/cursor.js').Cursor} cursor
 * @property {import('./view/editor.js').Editor} editor
 * @property {import('./view/movelist.js').MoveList} list
 * @property {import('./view/hints.js').Hints} hints
 * @property {import('./studies/keeper.js').Keeper} keeper
 * @property {import('./view/studies.js').Studies} studies
 * @property {import('./view/slot.js').Slot} slot
 * @property {import('./view/find-mate.js').FindMate} findMate
 * @property {import('./view/why-mate.js').WhyMate} why
 * @property {import('./puzzles/puzzles.js').Puzzles} puzzles
 * @property {import('./view/engine-tool.js').EngineTool} engine
 * @property {import('./view/versus-tool.js').VersusTool} game
 * @property {(name: string) => void} openTab
 * @property {(theme: string) => void} setTheme
 * @property {() => void} newGame
 * @property {() => void} openFile
 * @property {() => void} openExport
 * @property {() => void} openShare
 * @property {() => void} openSettings
 * @property {() => void} openKeys
 * @property {() => void} typeMove
 * @property {(name: keyof Layers) => void} toggleLayer
 * @property {(name: keyof Layers) => boolean} hasLayer
 * @property {(at: string, ids: string[]) => void} openMenu a menu at the button of a command
 * @property {(what: 'view' | 'all' | Hit) => void} copyPicture
 * @property {() => void} openPictures
 * @property {() => void} toggleGuide
 * @property {() => boolean} hasGuide
 * @property {(text: string) => void} copy
 * @property {() => void} sayReasons why the action can't be submitted
 * @property {(text: string, action?: () => unknown) => void} notice
 */

/** @param {Parts} parts @returns {Record<string, Command>} */
export function commandTable(parts) {
  const { study, selection, preview, search, viewport, cursor, editor, list, hints, keeper, studies, slot, findMate, why, puzzles, engine, game, openTab } = parts;
  // While something else is shown, nothing may change the study or walk through it.
  const inStudy = () => isOpen() && !preview.view;
  // A puzzle and a game against the computer are played, not edited, and nothing helps.
  const { versus } = game;
  const inOwn = () => inStudy() && !puzzles.isOpen && !versus.isRunning;
  const mayWalk = () => inStudy() && (!puzzles.isOpen || puzzles.isDone);
  const mayPlay = () => inStudy() && !versus.isBusy && (!puzzles.isOpen || puzzles.isDone || puzzles.phase === 'yours');
  const solving = () => isOpen() && puzzles.phase === 'yours';
  const atNode = (/** @type {number} */ node) => inOwn() && node > 0;
  const withCursor = () => selection.cursor !== null;
  // The Studies screen covers the board.
  const isOpen = () => study.isOpen && !studies.isShown;
  const inStudies = () => studies.isShown;
  const atRow = () => studies.isShown && studies.current !== null && !studies.current.deleted;
  const chapterAt = (/** @type {number} */ step) => keeper.record.chapters[keeper.number - 1 + step];
  const headOf = (/** @type {number} */ node) => variationHead(study.nodes, study.nodes[node]);
  const edits = () => preview.setup !== null;
  const chosen = () => selection.picked ?? selection.cursor;

  /** @type {Record<string, Command>} */
  const table = {
    // The square cursor's keys come first: they mean something else without it.
    'cursor-left': { label: 'A square to the left', keys: ['ArrowLeft'], when: withCursor, run: () => cursor.move(-1, 0) },
    'cursor-right': { label: 'A square to the right', keys: ['ArrowRight'], when: withCursor, run: () => cursor.move(1, 0) },
    'cursor-up': { label: 'A square up', keys: ['ArrowUp'], when: withCursor, run: () => cursor.move(0, 1) },
    'cursor-down': { label: 'A square down', keys: ['ArrowDown'], when: withCursor, run: () => cursor.move(0, -1) },
    'cursor-before': { label: 'The board before', keys: ['Shift+ArrowLeft'], when: withCursor, run: () => cursor.moveTurn(-1) },
    'cursor-after': { label: 'The board after', keys: ['Shift+ArrowRight'], when: withCursor, run: () => cursor.moveTurn(1) },
    'cursor-above': { label: 'The timeline above', keys: ['Shift+ArrowUp'], when: withCursor, run: () => cursor.moveLine(-1) },
    'cursor-below': { label: 'The timeline below', keys: ['Shift+ArrowDown'], when: withCursor, run: () => cursor.moveLine(1) },
    'cursor-press': { label: 'Pick up, drop', keys: ['Enter', ' '], group: 'Square cursor', when: withCursor, run: () => cursor.press() },
    'cursor-start': { label: 'Start; arrows then walk over squares, Shift+arrows over boards', keys: ['Enter'], group: 'Square cursor', when: () => isOpen() && cursor.mayStart(), run: () => cursor.start() },
    'read-board': { label: 'Read out the board', keys: ['I'], group: 'Square cursor', when: withCursor, run: () => cursor.readBoard() },
    'next-target': { label: 'Next target', keys: ['T'], group: 'Square cursor', when: () => selection.targets.length > 0, run: () => cursor.nextTarget(1) },
    'prev-target': { label: 'Previous target', keys: ['Shift+T'], group: 'Square cursor', when: () => selection.targets.length > 0, run: () => cursor.nextTarget(-1) },
    'next-must': { label: 'Next board that must move', keys: ['M'], group: 'Square cursor', when: inStudy, run: () => cursor.nextMust() },
    cancel: { label: 'Cancel, one step each', keys: ['Escape'], group: 'Square cursor', when: isOpen, run: () => (selection.picked ? selection.clear() : withCursor() ? cursor.end() : editor.cancel()) },

    'puzzle-hint': { label: 'Hint', icon: 'hint', keys: ['H'], group: 'Puzzles', help: 'A hint: the board, the piece, the move', when: () => solving() && puzzles.hints < HINTS, run: () => puzzles.hint() },
    'puzzle-again': { label: 'Try again', icon: 'undo', when: () => isOpen() && (puzzles.isDone || (puzzles.phase === 'yours' && puzzles.attempts.length > 0)), run: () => puzzles.again() },
    'puzzle-solution': { label: 'Solution', icon: 'eye', when: solving, run: () => puzzles.showSolution() },
    'puzzle-next': { label: 'Next', icon: 'next', keys: ['N'], group: 'Puzzles', help: 'Next puzzle', when: () => isOpen() && (puzzles.isDone || puzzles.phase === 'unknown') && puzzles.hasNext, run: () => puzzles.next() },

    prev: { label: 'Previous action', icon: 'prev', keys: ['ArrowLeft'], group: 'Steps', when: mayWalk, run: () => study.step('prev') },
    next: { label: 'Next action', icon: 'next', keys: ['ArrowRight'], group: 'Steps', when: mayWalk, run: () => study.step('next') },
    first: { label: 'To the start', icon: 'first', keys: ['Home'], group: 'Steps', when: mayWalk, run: () => study.step('first') },
    last: { label: 'To the end', icon: 'last', keys: ['End'], group: 'Steps', when: mayWalk, run: () => study.step('last') },
    'variation-up': { label: 'Previous variation here', keys: ['ArrowUp'], group: 'Steps', when: mayWalk, run: () => study.step('up') },
    'variation-down': { label: 'Next variation here', keys: ['ArrowDown'], group: 'Steps', when: mayWalk, run: () => study.step('down') },
    'fork-prev': { label: 'Previous fork', keys: ['Shift+ArrowLeft'], group: 'Steps', when: mayWalk, run: () => study.step('fork-prev') },
    'fork-next': { label: 'Next fork', keys: ['Shift+ArrowRight'], group: 'Steps', when: mayWalk, run: () => study.step('fork-next') },

    submit: { label: 'Submit', keys: ['Ctrl+Enter'], group: 'Playing', inFields: true, when: mayPlay, run: submit },
    undo: { label: 'Undo', icon: 'undo', keys: ['Ctrl+Z'], group: 'Playing', help: 'Undo: moves, then edits', when: () => edits() || (puzzles.isOpen || versus.isRunning ? mayPlay() && study.view.draft.length > 0 : inStudy() && study.canUndo), run: () => (edits() ? preview.edit('editUndo') : study.act('undo')) },
    redo: { label: 'Redo', icon: 'redo', keys: ['Ctrl+Y', 'Ctrl+Shift+Z'], group: 'Playing', when: () => edits() || (inOwn() && study.canRedo), run: () => (edits() ? preview.edit('editRedo') : study.act('redo')) },
    hints: { label: 'Hint', icon: 'hint', keys: ['H'], group: 'Playing', help: 'Hints: legal actions', when: () => isOpen() && !puzzles.isOpen && !versus.isRunning, run: () => openTab('hints') },
    explorer: { label: 'Explorer', icon: 'explorer', keys: ['O'], group: 'Playing', help: 'Explorer: what others played', when: inOwn, run: () => openTab('explorer') },
    random: { label: 'Random legal action', icon: 'random', keys: ['R'], group: 'Playing', when: inOwn, run: () => hints.random() },
    type: { label: 'Type a move', keys: ['/'], group: 'Playing', when: mayPlay, run: parts.typeMove },
    threats: { label: 'Show all threats', icon: 'eye', keys: ['X'], group: 'Playing', when: inStudy, pressed: () => selection.threats, run: () => selection.toggleThreats() },
    engine: { label: 'Engine', icon: 'engine', keys: ['E'], group: 'Playing', help: 'Engine on or off', when: inOwn, pressed: () => engine.thinker.isOn, run: () => engine.toggle() },
    'find-mate': { label: 'Find mate', icon: 'mate', keys: ['Shift+M'], group: 'Playing', help: 'Find mate, with proof', when: inOwn, pressed: () => slot.tool === findMate, run: () => slot.toggle(findMate) },
    why: { label: 'Why is this mate?', icon: 'info', keys: ['W'], group: 'Playing', when: () => inOwn() && why.isWanted, pressed: () => slot.tool === why, run: () => slot.toggle(why) },
    stop: { label: 'Stop', icon: 'stop', when: isOpen, run: () => search.stop() },

    'zoom-in': { label: 'Zoom in', icon: 'new', keys: ['+', '='], group: 'View', when: isOpen, run: () => viewport.zoomAt(1.2) },
    'zoom-out': { label: 'Zoom out', icon: 'minus', keys: ['-', '−'], group: 'View', when: isOpen, run: () => viewport.zoomAt(1 / 1.2) },
    fit: { label: 'Fit', icon: 'fit', keys: ['0'], group: 'View', help: 'Fit everything', when: isOpen, run: () => viewport.fitAll() },
    present: { label: 'Present', icon: 'present', keys: ['P'], group: 'View', help: 'To the present', when: isOpen, run: () => viewport.showPresent() },
    flip: { label: 'Flip', icon: 'flip', keys: ['F'], group: 'View', help: 'Flip the board', when: isOpen, run: () => viewport.setFlip(!viewport.flip) },
    layers: { label: 'Layers', icon: 'layers', keys: ['V'], group: 'View', help: 'Layers: what lies over the boards', when: isOpen, run: () => parts.openMenu('layers', ['best', 'scores', 'travels', 'passed', 'threats', 'drawn']) },
    best: { label: 'Engine arrows', keys: ['A'], group: 'View', when: inOwn, pressed: () => parts.hasLayer('best'), run: () => parts.toggleLayer('best') },
    scores: { label: 'Scores per timeline', keys: ['Shift+A'], group: 'View', when: inOwn, pressed: () => parts.hasLayer('scores'), run: () => parts.toggleLayer('scores') },
    travels: { label: 'Travel arrows of past actions', keys: ['J'], group: 'View', when: isOpen, pressed: () => parts.hasLayer('travels'), run: () => parts.toggleLayer('travels') },
    passed: { label: 'Boards if you passed', keys: ['B'], group: 'View', when: isOpen, pressed: () => parts.hasLayer('passed'), run: () => parts.toggleLayer('passed') },
    drawn: { label: 'Own arrows and marks', when: isOpen, pressed: () => parts.hasLayer('drawn'), run: () => parts.toggleLayer('drawn') },
    picture: { label: 'Picture', icon: 'picture', when: isOpen, run: () => parts.openMenu('picture', ['copy-view', 'copy-all', 'copy-board', 'save-picture']) },
    'copy-view': { label: 'Copy this view', icon: 'picture', keys: ['Shift+P'], group: 'View', help: 'Copy this view as a picture', when: isOpen, run: () => parts.copyPicture('view') },
    'copy-all': { label: 'Copy the whole multiverse', icon: 'fit', when: isOpen, run: () => parts.copyPicture('all') },
    'copy-board': { label: 'Copy the selected board', icon: 'copy', when: () => isOpen() && chosen() !== null, run: () => parts.copyPicture(chosen() ?? 'view') },
    'save-picture': { label: 'Save as PNG, SVG, GIF…', icon: 'export', when: isOpen, run: parts.openPictures },
    theme: { label: 'Next theme', icon: 'theme', run: () => parts.setTheme(THEMES[(THEMES.indexOf(document.documentElement.dataset.theme ?? '') + 1) % THEMES.length]) },
    settings: { label: 'Settings', icon: 'gear', run: parts.openSettings },
    guide: { label: 'Guide', icon: 'guide', keys: ['G'], group: 'View', help: 'Guide to the rules and the notation', pressed: parts.hasGuide, run: parts.toggleGuide },
    keys: { label: 'Keys', icon: 'keys', keys: ['?'], group: 'View', run: parts.openKeys },

    studies: { label: 'Studies', icon: 'studies', keys: ['S'], group: 'Study', help: 'All studies', when: () => study.isOpen && !edits(), pressed: inStudies, run: () => (studies.isShown ? studies.hide() : studies.show()) },
    analysis: { label: 'Analysis', keys: ['Escape'], pressed: () => !studies.isShown && !puzzles.isOpen && !versus.isRunning, run: () => (studies.hide(), puzzles.close(), versus.end()) },
    play: { label: 'Play', icon: 'next', group: 'Study', help: 'Play against the computer', when: () => study.isOpen && !edits() && !preview.view && !puzzles.isOpen, pressed: () => !studies.isShown && versus.isRunning, run: () => (studies.hide(), versus.isRunning ? undefined : game.open()) },
    'take-back': { label: 'Take back', icon: 'undo', keys: ['U'], group: 'Playing', help: 'Take back, against the computer', when: () => inStudy() && versus.mayTakeBack, run: () => versus.takeBack() },
    puzzles: { label: 'Puzzles', icon: 'mate', keys: ['Shift+S'], group: 'Study', help: 'Puzzles: mates to find', when: () => study.isOpen && !edits() && !preview.view, pressed: () => !studies.isShown && puzzles.isOpen, run: () => (studies.hide(), puzzles.isOpen ? undefined : puzzles.open()) },
    'chapter-prev': { label: 'Previous chapter', keys: ['PageUp'], group: 'Study', when: () => inOwn() && chapterAt(-1) !== undefined, run: () => keeper.open(keeper.record.id, chapterAt(-1).id) },
    'chapter-next': { label: 'Next chapter', keys: ['PageDown'], group: 'Study', when: () => inOwn() && chapterAt(1) !== undefined, run: () => keeper.open(keeper.record.id, chapterAt(1).id) },
    'study-open': { label: 'Open', icon: 'open', keys: ['Enter'], group: 'List of studies', when: atRow, run: () => studies.current && studies.open(studies.current) },
    'study-duplicate': { label: 'Duplicate', icon: 'copy', keys: ['D'], group: 'List of studies', when: atRow, run: () => studies.duplicate() },
    'study-export': { label: 'Export', icon: 'export', keys: ['E'], group: 'List of studies', when: atRow, run: () => studies.export() },
    'study-delete': { label: 'Delete', icon: 'trash', keys: ['Delete'], group: 'List of studies', when: atRow, run: () => studies.remove() },
    'study-search': { label: 'Search', icon: 'search', keys: ['/'], group: 'List of studies', when: inStudies, run: () => studies.focusSearch() },

    new: { label: 'New', icon: 'new', when: () => inStudy() || inStudies(), run: parts.newGame },
    open: { label: 'Open', icon: 'open', keys: ['Ctrl+O'], group: 'Study', help: 'Open a file (Ctrl+V pastes a game)', inFields: true, when: () => isOpen() && !edits(), run: parts.openFile },
    edit: { label: 'Edit', name: 'Edit the position', icon: 'edit', when: () => inOwn() || edits(), run: () => (edits() ? editor.cancel() : editor.open()) },
    export: { label: 'Export', icon: 'export', keys: ['Ctrl+S'], group: 'Study', inFields: true, when: isOpen, run: parts.openExport },
    share: { label: 'Share', icon: 'share', when: isOpen, run: parts.openShare },

    signs: { label: '!?', name: 'Evaluation', when: () => atNode(study.node), run: () => list.openSigns() },
    comment: { label: 'Comment', keys: ['C'], group: 'Tree', when: inOwn, run: () => (openTab('moves'), list.editComment()) },
    fold: { label: 'Collapse variation', keys: ['['], group: 'Tree', when: (node) => inOwn() && headOf(node) !== null, run: (node) => list.fold(headOf(node), true) },
    unfold: { label: 'Expand variation', keys: [']'], group: 'Tree', when: inOwn, run: (node) => list.fold(headOf(node), false) },
    promote: { label: 'Promote variation', keys: ['Ctrl+ArrowUp'], group: 'Tree', when: (node) => atNode(node) && !isMain(study.nodes, study.nodes[node]), run: (node) => study.act('promote', node, 'one') },
    'main-line': { label: 'Make main line', when: (node) => atNode(node) && headOf(node) !== null, run: (node) => study.act('promote', node, 'all') },
    'copy-from': { label: 'Copy from here', when: atNode, run: async (node) => parts.copy((await study.engine.call('write', '', '', '', 'from', node)).text) },
    delete: { label: 'Delete from here', keys: ['Delete'], group: 'Tree', when: atNode, run: remove },
    unmoved: { label: 'Switch a piece’s unmoved mark', keys: ['U'], group: 'Editor', when: edits, run: () => editor.toggleUnmoved(selection.cursor ?? selection.hit) },
  };
  SIGNS.forEach((sign, i) => {
    table['sign' + sign] = { label: sign, help: 'Evaluation ' + sign, name: `Evaluation ${SIGN_WORDS[i]}`, keys: [String(i + 1)], group: 'Tree', when: atNode, pressed: () => study.current.signs?.at(-1) === sign, run: () => evaluate(sign) };
  });
  return table;

  async function submit() {
    if (study.view.canSubmit) return versus.isRunning ? versus.submit() : study.submit();
    selection.pulse(study.view.must);
    parts.sayReasons();
  }

  /** @param {number} node */
  async function remove(node) {
    const name = study.nodeName(study.nodes[node]);
    await study.act('delete', node);
    parts.notice(`Deleted from ${name} on.`, () => study.act('undo'));
  }

  /** @param {string} sign */
  function evaluate(sign) {
    const { id, moves, signs } = study.current;
    return study.act('evaluate', id, moves.length - 1, signs?.at(-1) === sign ? '' : sign);
  }
}
