// What lies on the boards at a moment: rings, arrows, tints, targets. Built anew on every change.

const key = (l, v) => l + ',' + v;
const MUST = [['nowLine', 4.2], ['now', 2.4]];
const DARK = '#18202C';
/** From this many checks on, arrows would hide the boards. */
const MANY_CHECKS = 12;

/** The scene of a position that is played or looked at. */
export function playScene(app) {
  const { view, settings } = app;
  const scene = {
    squares: new Map(),
    rings: [],
    arrows: [],
    targets: app.targets,
    hovered: app.hoveredTarget,
    movable: null,
    selected: app.selected ? [app.selected.l, app.selected.v, app.selected.sq] : null,
    selectedCode: app.selected?.code ?? 0,
    coordinates: settings.coordinates,
    focus: app.selected ? key(app.selected.l, app.selected.v) : app.hoverBoard,
    cursor: app.cursor,
    drag: app.drag,
    ghost: null,
  };
  const mark = (l, v, sq, color, alpha) => {
    const k = key(l, v);
    if (!scene.squares.has(k)) scene.squares.set(k, []);
    scene.squares.get(k).push({ sq, color, alpha });
  };

  const last = app.currentNode?.moves ?? [];
  const linked = app.linked;
  for (const move of last) {
    mark(...move.from, 'past', 0.42);
    mark(move.made[0], move.made[1], move.to[2], 'past', 0.42);
  }
  for (const move of view.draft) {
    mark(...move.from, 'dot', 0.35);
    mark(move.made[0], move.made[1], move.to[2], 'dot', 0.35);
  }
  const checked = new Set();
  for (const check of view.checks) {
    const k = check.to.join(',');
    if (!checked.has(k)) mark(...check.to, 'danger', 0.55);
    checked.add(k);
    checked.add(key(check.to[0], check.to[1]));
  }
  if (app.selected) mark(app.selected.l, app.selected.v, app.selected.sq, 'dot', 0.78);
  for (const square of app.ownMarks) mark(...square, 'note', 0.5);

  rings(app, scene, checked);
  arrows(app, scene, last, linked);
  if (settings.movable && !app.selected && !app.hint) {
    scene.movable = view.movable.map(([l, v, squares]) => ({ l, v, squares }));
  }
  const target = app.hoveredTarget;
  if (target?.branch) {
    scene.ghost = { l: view.next, v: target.v + 1, from: [target.l, target.v], label: view.nextLabel.replace('-', '−') };
  }
  return scene;
}

function rings(app, scene, checked) {
  const { view } = app;
  const mate = app.verdict?.verdict === 'checkmate' && view.draft.length === 0;
  for (const [l, v] of view.must) {
    const check = checked.has(key(l, v));
    scene.rings.push({
      l, v,
      strokes: mate && check ? [['danger', 3]] : MUST,
      tab: check
        ? { text: mate ? 'mate' : 'check', ground: 'danger', color: 'dangerOn' }
        : { text: 'must move', ground: 'now', color: DARK },
      dot: check ? 'danger' : 'now',
    });
  }
  for (const [l, v] of view.optional) {
    scene.rings.push({
      l, v, dash: true, strokes: [['nowLine', 2]],
      tab: { text: 'optional', ground: 'nowSoft', color: 'nowT', dash: true },
    });
  }
  for (const move of view.draft) {
    const made = [[move.made[0], move.made[1]]];
    if (move.kind !== 0) made.push([move.from[0], move.from[1] + 1]);
    for (const [l, v] of made) {
      scene.rings.push({
        l, v, dash: true, strokes: [['you', 2]], tab: { text: 'played', ground: 'you', color: 'youOn' }, dot: 'you',
      });
    }
  }
  for (const move of app.linked ?? []) {
    for (const [l, v] of [move.from, move.to, move.made]) {
      if (app.viewport.layout?.boardAt(l, v) !== null) scene.rings.push({ l, v, strokes: [['past', 3]] });
    }
  }
  if (app.flashLine !== null) {
    const line = view.lines.find((each) => each.i === app.flashLine);
    for (let v = line?.start ?? 1; v <= (line?.end ?? 0); v++) scene.rings.push({ l: line.i, v, strokes: [['past', 3]] });
  }
  for (const [l, v] of app.pulsing) scene.rings.push({ l, v, strokes: [['nowLine', 9], ['now', 6]] });
}

function arrows(app, scene, last, linked) {
  const { view, settings } = app;
  const faded = linked || app.hint ? 0.3 : 1;
  if (settings.arrows) {
    for (const move of last) scene.arrows.push(arrow(move, 'last', 'past', 0, faded));
  }
  for (const move of view.draft) if (move.kind !== 0) scene.arrows.push(arrow(move, 'last', 'you', 0, faded));
  for (const own of app.ownArrows) {
    scene.arrows.push({ from: own.from, to: own.to, kind: 'own', color: 'note', dash: own.dash, rank: 1, alpha: faded });
  }
  for (const move of linked ?? []) scene.arrows.push(arrow(move, 'last', 'past', 2, 1));
  for (const move of app.hint ?? []) scene.arrows.push(arrow(move, 'hint', 'you', 2, 1));
  let checks = view.checks;
  if (checks.length > MANY_CHECKS && !app.threats) {
    const length = (c) => Math.hypot(c.from[0] - c.to[0], (c.from[1] - c.to[1]) / 2);
    checks = [...checks].sort((a, b) => length(a) - length(b)).slice(0, 6);
  }
  for (const check of checks) scene.arrows.push({ ...threatArrow(check), alpha: faded });
  if (app.threats) {
    for (const threat of view.threats) scene.arrows.push({ ...threatArrow(threat), dash: true, alpha: faded });
  }
}

function threatArrow(threat) {
  return { from: threat.from, to: threat.to, kind: 'check', color: 'danger', rank: 3, royal: true, ringed: true };
}

function arrow(move, kind, color, rank, alpha) {
  return { from: move.from, to: move.to, kind, color, rank, alpha, promotion: move.promotion };
}
