// The tree as the engine sends it (a list in preorder), linked up for walking.

/** Makes linked nodes of these very nodes: there may be tens of thousands. @param {TreeNode[]} list @returns {LinkedNode[]} */
export function linkTree(list) {
  const nodes = /** @type {LinkedNode[]} */ (list);
  for (let id = 0; id < nodes.length; id++) {
    const node = nodes[id];
    node.id = id;
    node.turn ??= 0;
    node.player ??= 0;
    node.moves ??= [];
    node.children = [];
    // Preorder: a parent comes before its children.
    if (node.parent !== undefined) nodes[node.parent].children.push(node);
  }
  return nodes;
}

/** The last child. @param {LinkedNode} node */
export const mainChild = (node) => node.children[node.children.length - 1];
/** @param {LinkedNode[]} nodes @param {LinkedNode} node */
export const parentOf = (nodes, node) => (node.parent === undefined ? null : nodes[node.parent]);
/** @param {LinkedNode[]} nodes @param {LinkedNode} node */
export const isMain = (nodes, node) => node.parent === undefined || mainChild(nodes[node.parent]) === node;

/** The nodes from the start to one. @param {LinkedNode[]} nodes @param {LinkedNode} node */
export function pathTo(nodes, node) {
  const path = [];
  for (let at = /** @type {LinkedNode | null} */ (node); at; at = parentOf(nodes, at)) path.push(at);
  return path.reverse();
}

/**
 * The head of the variation a node lies in: the nearest ancestor, or itself, that is not a main child.
 * @param {LinkedNode[]} nodes @param {LinkedNode} node
 */
export function variationHead(nodes, node) {
  let at = /** @type {LinkedNode | null} */ (node);
  while (at && isMain(nodes, at)) at = parentOf(nodes, at);
  return at;
}

/** A name of a node that survives edits elsewhere in the tree. @param {LinkedNode[]} nodes @param {LinkedNode} node */
export function signature(nodes, node) {
  return pathTo(nodes, node).map((at) => at.moves.map((m) => `${m.from}>${m.to}${m.promotion ?? ''}`).join(' ')).join(' / ');
}

/**
 * @typedef {{ kind: 'row', depth: number, turn: number, white: LinkedNode | null, black: LinkedNode | null, head: LinkedNode | null }} MoveRow
 * @typedef {{ kind: 'remark', depth: number, text: string } | { kind: 'folded', depth: number, head: LinkedNode, count: number }} OtherRow
 * @typedef {{ at: LinkedNode | null, depth: number, row: MoveRow | null, waiting: LinkedNode[], head: LinkedNode | null, folded: LinkedNode | null }} Frame
 */

/**
 * The rows of the move list, top to bottom. An own stack, since variations may be nested deeper than
 * calls may be.
 * @param {LinkedNode[]} nodes @param {(head: LinkedNode) => boolean} isFolded
 * @returns {Generator<MoveRow | OtherRow, void>}
 */
export function* rows(nodes, isFolded) {
  const root = nodes[0];
  for (const text of root.remarks ?? []) yield { kind: 'remark', depth: 0, text };
  if (!root.children.length) return;
  /** @type {Frame[]} */
  const stack = [{ at: mainChild(root), depth: 0, row: null, waiting: root.children.slice(0, -1), head: null, folded: null }];
  const fold = (/** @type {Frame | undefined} */ top) => {
    if (top?.head && top.at && isFolded(top.head)) top.at = null, top.folded = top.head;
  };
  while (stack.length) {
    const frame = stack[stack.length - 1];
    if (frame.at) {
      const node = frame.at;
      const { depth } = frame;
      if (frame.row && frame.row.turn === node.turn && node.player === 1 && !frame.row.black) frame.row.black = node;
      else {
        if (frame.row) yield frame.row;
        frame.row = { kind: 'row', depth, turn: node.turn, white: node.player === 0 ? node : null, black: node.player === 1 ? node : null, head: frame.head };
        frame.head = null;
      }
      if (node.remarks?.length || frame.waiting.length || node.result) {
        yield frame.row;
        frame.row = null;
        for (const text of [...(node.remarks ?? []), ...(node.result ? [node.result] : [])]) yield { kind: 'remark', depth, text };
      }
      const waiting = frame.waiting;
      const next = mainChild(node);
      frame.at = next ?? null;
      frame.waiting = next ? node.children.slice(0, -1) : [];
      if (!next && frame.row) {
        yield frame.row;
        frame.row = null;
      }
      // Siblings of the node just listed follow it, the first of them on top of the stack.
      for (let i = waiting.length - 1; i >= 0; i--) {
        const head = waiting[i];
        stack.push({ at: head, depth: depth + 1, row: null, waiting: [], head, folded: null });
      }
      fold(stack[stack.length - 1]);
      continue;
    }
    stack.pop();
    if (frame.folded) yield { kind: 'folded', depth: frame.depth, head: frame.folded, count: size(frame.folded) };
    fold(stack[stack.length - 1]);
  }
}

/** @param {LinkedNode} head */
function size(head) {
  const open = [head];
  for (const node of open) open.push(...node.children);
  return open.length;
}
