// A link that contains the game: deflated and written in the fragment, which no server ever sees.

/** @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream} stream */
async function pipe(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

const MAX_TEXT = 32e6;

/** @param {GameText & { node: number }} game */
export async function encodeGame(game) {
  const json = new TextEncoder().encode(JSON.stringify([1, game.notation, game.text, game.node]));
  const packed = await pipe(json, new CompressionStream('deflate-raw'));
  let binary = '';
  for (let i = 0; i < packed.length; i += 8192) binary += String.fromCharCode(...packed.subarray(i, i + 8192));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The game of a link's fragment; throws with a sentence for people. @param {string} code @returns {Promise<GameText & { node: number }>} */
export async function decodeGame(code) {
  let fields;
  try {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(binary, (c) => c.charCodeAt(0));
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder();
    let json = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      json += decoder.decode(value, { stream: true });
      if (json.length > MAX_TEXT) throw new Error('too long'); // a small link can unpack to anything
    }
    fields = JSON.parse(json);
  } catch {
    throw new Error(`This link could not be read: it is damaged or cut off after ${code.length.toLocaleString('en')} characters.`);
  }
  if (!Array.isArray(fields) || fields[0] !== 1 || typeof fields[2] !== 'string') {
    throw new Error('This link was made by another version and could not be read.');
  }
  return { notation: String(fields[1]), text: fields[2], node: Number.isInteger(fields[3]) ? fields[3] : 0 };
}

/** The options of a fragment such as #g=...&theme=dark. */
export const fragment = () => new URLSearchParams(location.hash.slice(1));
