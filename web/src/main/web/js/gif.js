// Animated GIFs in the browser. The pictures have few colours, so one shared palette serves all frames.

const MAX_SIDE = 1600;

/**
 * The bytes of a file with one frame a node.
 * @param {number[]} nodes @param {(node: number) => Promise<HTMLImageElement>} draw @param {number} delay in milliseconds @param {(done: number) => void} progress
 */
export async function animate(nodes, draw, delay, progress) {
  const images = [];
  for (const node of nodes) {
    images.push(await draw(node));
    progress(images.length);
  }
  // Every frame is as large as the largest; time runs to the right, so pictures share their left edge.
  const w = Math.max(...images.map((i) => i.naturalWidth));
  const h = Math.max(...images.map((i) => i.naturalHeight));
  const scale = Math.min(1, MAX_SIDE / w, MAX_SIDE / h);
  const width = Math.round(w * scale);
  const height = Math.round(h * scale);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { willReadFrequently: true }));
  const frames = [];
  const counts = new Map();
  for (const image of images) {
    ctx.drawImage(image, 0, 0, 1, 1, 0, 0, width, height); // the ground colour of the picture
    ctx.drawImage(image, 0, Math.round((height - image.naturalHeight * scale) / 2), image.naturalWidth * scale, image.naturalHeight * scale);
    const { data } = ctx.getImageData(0, 0, width, height);
    const pixels = new Uint16Array(width * height);
    for (let i = 0; i < pixels.length; i++) {
      // Five bits a channel keep the number of colours small without visible bands on flat areas.
      const c = ((data[4 * i] >> 3) << 10) | ((data[4 * i + 1] >> 3) << 5) | (data[4 * i + 2] >> 3);
      pixels[i] = c;
      counts.set(c, (counts.get(c) ?? 0) + 1);
    }
    frames.push(pixels);
    await new Promise((resume) => setTimeout(resume));
  }
  const palette = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 256).map(([c]) => c);
  const out = new Bytes();
  header(out, width, height, palette);
  const index = indexer(palette);
  for (const pixels of frames) {
    frame(out, pixels, index, width, height, delay);
    await new Promise((resume) => setTimeout(resume));
  }
  out.byte(0x3b);
  return out.take();
}

/** @param {number} c @param {number} shift */
const channel = (c, shift) => (((c >> shift) & 31) * 255 / 31) | 0;

/** Maps a colour to the nearest of the palette, remembering what it found. @param {number[]} palette @returns {(c: number) => number} */
function indexer(palette) {
  const known = new Map(palette.map((c, i) => [c, i]));
  return (c) => {
    let found = known.get(c);
    if (found === undefined) {
      found = 0;
      let best = Infinity;
      for (let i = 0; i < palette.length; i++) {
        const p = palette[i];
        const d = (((c >> 10) & 31) - ((p >> 10) & 31)) ** 2 + (((c >> 5) & 31) - ((p >> 5) & 31)) ** 2 + ((c & 31) - (p & 31)) ** 2;
        if (d < best) {
          best = d;
          found = i;
        }
      }
      known.set(c, found);
    }
    return found;
  };
}

class Bytes {
  data = new Uint8Array(1 << 16);
  size = 0;

  /** @param {number} b */
  byte(b) {
    if (this.size === this.data.length) {
      const larger = new Uint8Array(this.data.length * 2);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[this.size++] = b;
  }

  /** @param {number} n */
  word(n) {
    this.byte(n & 255);
    this.byte((n >> 8) & 255);
  }

  /** @param {string} text */
  text(text) {
    for (const c of text) this.byte(c.charCodeAt(0));
  }

  take() {
    return this.data.slice(0, this.size);
  }
}

/** @param {Bytes} out @param {number} width @param {number} height @param {number[]} palette */
function header(out, width, height, palette) {
  out.text('GIF89a');
  out.word(width);
  out.word(height);
  out.byte(0xf7); // a palette of 256 colours
  out.byte(0);
  out.byte(0);
  for (let i = 0; i < 256; i++) {
    const c = palette[i] ?? 0;
    for (const shift of [10, 5, 0]) out.byte(channel(c, shift));
  }
  out.byte(0x21); // repeat for ever
  out.byte(0xff);
  out.byte(11);
  out.text('NETSCAPE2.0');
  out.byte(3);
  out.byte(1);
  out.word(0);
  out.byte(0);
}

/** @param {Bytes} out @param {Uint16Array} pixels @param {(c: number) => number} index @param {number} width @param {number} height @param {number} delay */
function frame(out, pixels, index, width, height, delay) {
  out.byte(0x21);
  out.byte(0xf9);
  out.byte(4);
  out.byte(4);
  out.word(Math.max(2, Math.round(delay / 10)));
  out.byte(0);
  out.byte(0);
  out.byte(0x2c);
  out.word(0);
  out.word(0);
  out.word(width);
  out.word(height);
  out.byte(0);
  compress(out, pixels, index);
}

/** LZW as GIF wants it: codes from 9 to 12 bits, in blocks of at most 255 bytes. @param {Bytes} out @param {Uint16Array} pixels @param {(c: number) => number} index */
function compress(out, pixels, index) {
  const CLEAR = 256;
  const END = 257;
  out.byte(8);
  /** @type {number[]} */
  let block = [];
  let bits = 0;
  let held = 0;
  const flush = () => {
    if (!block.length) return;
    out.byte(block.length);
    for (const b of block) out.byte(b);
    block = [];
  };
  let size = 9;
  const put = (/** @type {number} */ code) => {
    held |= code << bits;
    bits += size;
    while (bits >= 8) {
      block.push(held & 255);
      if (block.length === 255) flush();
      held >>>= 8;
      bits -= 8;
    }
  };
  let next = END + 1;
  let table = new Map();
  put(CLEAR);
  let prefix = index(pixels[0]);
  for (let i = 1; i < pixels.length; i++) {
    const k = index(pixels[i]);
    const key = (prefix << 8) | k;
    const code = table.get(key);
    if (code !== undefined) {
      prefix = code;
      continue;
    }
    put(prefix);
    if (next === 4096) {
      put(CLEAR);
      size = 9;
      next = END + 1;
      table = new Map();
    } else {
      if (next === 1 << size) size++;
      table.set(key, next++);
    }
    prefix = k;
  }
  put(prefix);
  put(END);
  if (bits) block.push(held & 255);
  flush();
  out.byte(0);
}
