// Games from outside: files, the clipboard, things dropped on the page.
import { $, closest, h, toast } from './dom.js';

const MAX_FILE = 32e6;

/** @param {(text: string, name?: string) => unknown} read gets a text, and the name of its file @param {() => boolean} mayRead @returns {() => void} asks for a file */
export function attachFiles(read, mayRead) {
  const readFile = async (/** @type {File} */ file) => {
    if (file.size > MAX_FILE) toast('This file is too large for the board. The command line can read it.');
    else await read(await file.text(), file.name.replace(/\.[^.]*$/, ''));
  };
  document.addEventListener('paste', (event) => {
    if (closest(event, 'input, textarea') || document.querySelector('dialog[open]') || !mayRead()) return;
    const pasted = event.clipboardData?.getData('text');
    if (!pasted?.trim()) return;
    event.preventDefault();
    read(pasted);
  });
  for (const type of /** @type {const} */ (['dragenter', 'dragover'])) {
    document.addEventListener(type, (event) => {
      if (!event.dataTransfer?.types.includes('Files') && !event.dataTransfer?.types.includes('text/plain')) return;
      event.preventDefault();
      $('dropzone').hidden = false;
    });
  }
  document.addEventListener('dragleave', (event) => event.relatedTarget === null && ($('dropzone').hidden = true));
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    $('dropzone').hidden = true;
    if (!mayRead()) return;
    const file = event.dataTransfer?.files[0];
    if (file) readFile(file);
    else read(event.dataTransfer?.getData('text') ?? '');
  });
  return () => {
    const input = h('input', { type: 'file', hidden: true });
    input.addEventListener('change', () => input.files?.[0] && readFile(input.files[0]));
    document.body.append(input);
    input.click();
    input.remove();
  };
}
