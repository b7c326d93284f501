// A multiverse as a small picture: tiles, or strips when it has many timelines.

const W = 114;
const H = 64;
const MARGIN = 8;
const MAX_TILE = 9;
const MANY = 20;
const SVG = 'http://www.w3.org/2000/svg';

/** @param {Shape | undefined} shape */
export function thumbnail(shape) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${W} ${H}`);
  svg.setAttribute('class', 'thumbnail');
  svg.setAttribute('aria-hidden', 'true');
  for (const [name, d] of Object.entries(shape?.lines.length ? paths(shape) : {})) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('class', name);
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

/** @param {Shape} shape @returns {Record<string, string>} path data by kind, the lowest first */
export function paths({ lines }) {
  const rows = lines.map(([row]) => row);
  const top = Math.min(...rows);
  const left = Math.min(...lines.map(([, start]) => start));
  const columns = Math.max(...lines.map(([, , end]) => end)) - left + 1;
  const count = Math.max(...rows) - top + 1;
  const pitchX = Math.min(MAX_TILE + 2, (W - 2 * MARGIN) / columns);
  const pitchY = Math.min(MAX_TILE + 2, (H - 2 * MARGIN) / count);
  const x0 = (W - columns * pitchX) / 2;
  const y0 = (H - count * pitchY) / 2;
  const isMany = lines.length > MANY;
  const gap = isMany ? 0 : 1.5;
  const width = pitchX - gap;
  const height = isMany ? pitchY * 0.8 : Math.min(pitchY - gap, width);
  const x = (/** @type {number} */ v) => x0 + (v - left) * pitchX;
  const y = (/** @type {number} */ row) => y0 + (row - top) * pitchY + (pitchY - height) / 2;
  const found = { thread: '', white: '', black: '' };
  for (const [row, start, end, fromLine, fromTurn] of lines) {
    if (fromLine !== undefined && !isMany) {
      found.thread += `M${n(x(fromTurn) + width / 2)} ${n(y(fromLine) + height / 2)}V${n(y(row) + height / 2)}H${n(x(start))}`;
    }
    for (let v = start; v <= end; v++) {
      const tile = isMany ? box(x(v), y(row), width, height) : rounded(x(v), y(row), width, height);
      found[v % 2 ? 'black' : 'white'] += tile;
    }
  }
  return found;
}

/** @param {number} value */
const n = (value) => Number(value.toFixed(1));

/** @param {number} x @param {number} y @param {number} w @param {number} h */
const box = (x, y, w, h) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;

/** @param {number} x @param {number} y @param {number} w @param {number} h */
function rounded(x, y, w, h) {
  const r = Math.min(1.8, w / 3, h / 3);
  const arc = (/** @type {number} */ dx, /** @type {number} */ dy) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}${arc(r, r)}v${n(h - 2 * r)}${arc(-r, r)}h${n(2 * r - w)}${arc(-r, -r)}v${n(2 * r - h)}${arc(r, -r)}z`;
}
