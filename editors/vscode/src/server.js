// Finds the program that is the language server.
'use strict';
const fs = require('node:fs');
const path = require('node:path');

/** The file of a program on the path, or undefined. */
function onPath(name, environment, platform) {
  const endings = platform === 'win32' ? ['.cmd', '.exe', '.bat'] : [''];
  for (const folder of (environment.PATH ?? environment.Path ?? '').split(platform === 'win32' ? ';' : ':')) {
    for (const ending of endings) {
      const file = path.join(folder, name + ending);
      if (folder && fs.existsSync(file) && fs.statSync(file).isFile()) return file;
    }
  }
  return undefined;
}

/**
 * The command that starts the server: the program that the settings name, the one on the path, or the jar that comes with the
 * extension. Undefined when there is nothing to start.
 * @returns {{command: string, args: string[], shell?: boolean} | undefined}
 */
function findServer(setting, folder, environment = process.env, platform = process.platform) {
  const program = setting || onPath('fivefold', environment, platform);
  if (program) {
    // Windows runs batch files by its shell only.
    const shell = platform === 'win32' && /\.(cmd|bat)$/i.test(program);
    return { command: shell ? `"${program}"` : program, args: ['lsp'], ...(shell ? { shell } : {}) };
  }
  const jar = path.join(folder, 'server', 'fivefold.jar');
  const home = environment.JAVA_HOME && path.join(environment.JAVA_HOME, 'bin', platform === 'win32' ? 'java.exe' : 'java');
  const java = home && fs.existsSync(home) ? home : onPath('java', environment, platform);
  if (!java || !fs.existsSync(jar)) return undefined;
  return { command: java, args: ['-Xshare:auto', '-XX:+UseSerialGC', '-jar', jar, 'lsp'] };
}

module.exports = { findServer, onPath };
