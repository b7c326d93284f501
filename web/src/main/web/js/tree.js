// The tree as the engine sends it (a list in preorder), linked up for walking.

/** @returns nodes with id, parent, children; the last child of a node is its main line */
export function linkTree(list) {
  const nodes = list.map((node, id) => ({ ...node, id, children: [] }));
  for (const node of nodes) if (node.parent !== undefined) nodes[node.parent].children.push(node);
  return nodes;
}

export const mainChild = (node) => node.children[node.children.length - 1];
export const parentOf = (nodes, node) => (node.parent === undefined ? null : nodes[node.parent]);
export const isMain = (nodes, node) => node.parent === undefined || mainChild(nodes[node.parent]) === node;

/** The head of the variation a node lies in: the nearest ancestor, or itself, that is not a main child. */
export function variationHead(nodes, node) {
  let at = node;
  while (at && isMain(nodes, at)) at = parentOf(nodes, at);
  return at;
}

/** A name of a node that survives edits elsewhere in the tree. */
export function signature(nodes, node) {
  const parts = [];
  for (let at = node; at && at.parent !== undefined; at = nodes[at.parent]) {
    parts.push(at.moves.map((m) => m.from.join() + '>' + m.to.join() + (m.promotion ?? '')).join(' '));
  }
  return parts.reverse().join(' / ');
}

/**
 * The rows of the move list, top to bottom: {row, depth, turn, white, black}, {remark, depth, text},
 * {folded, depth, head, count}. An own stack, since variations may be nested deeper than calls may be.
 */
export function* rows(nodes, isFolded) {
  const root = nodes[0];
  for (const text of root.remarks ?? []) yield { remark: true, depth: 0, text };
  if (!root.children.length) return;
  const stack = [{ at: mainChild(root), depth: 0, row: null, waiting: root.children.slice(0, -1) }];
  while (stack.length) {
    const frame = stack[stack.length - 1];
    if (frame.at) {
      const node = frame.at;
      const { depth } = frame;
      if (frame.row && frame.row.turn === node.turn && node.player === 1 && !frame.row.black) frame.row.black = node;
      else {
        if (frame.row) yield frame.row;
        frame.row = { row: true, depth, turn: node.turn, white: node.player === 0 ? node : null, black: node.player === 1 ? node : null, head: frame.head };
        frame.head = null;
      }
      const interrupted = (node.remarks?.length ?? 0) > 0 || frame.waiting.length > 0 || node.result;
      if (interrupted) {
        yield frame.row;
        frame.row = null;
        for (const text of node.remarks ?? []) yield { remark: true, depth, text };
        if (node.result) yield { remark: true, depth, text: node.result, result: true };
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
        stack.push({ at: head, depth: depth + 1, row: null, waiting: [], head });
      }
      const top = stack[stack.length - 1];
      if (top.head && isFolded(top.head)) top.at = null, top.folded = true;
      continue;
    }
    stack.pop();
    if (frame.folded) yield { folded: true, depth: frame.depth, head: frame.head, count: size(frame.head) };
    const top = stack[stack.length - 1];
    if (top?.head && top.at && isFolded(top.head)) top.at = null, top.folded = true;
  }
}

function size(head) {
  let count = 0;
  const stack = [head];
  while (stack.length) {
    const node = stack.pop();
    count++;
    stack.push(...node.children);
  }
  return count;
}
