// The folder for what this command keeps between its runs. Code is among it, and many run this command with sudo: so it
// lies in the user's own cache and never in a folder that all may write to, and whoever it belongs to is asked each time.
const { existsSync, mkdirSync, statSync } = require('node:fs');
const { homedir } = require('node:os');
const { dirname, isAbsolute, join } = require('node:path');

/** Where the system keeps what programs can make again. */
function caches() {
  const { LOCALAPPDATA, XDG_CACHE_HOME } = process.env;
  if (process.platform === 'win32' && LOCALAPPDATA) return LOCALAPPDATA;
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches');
  // The XDG Base Directory Specification has relative paths ignored.
  return XDG_CACHE_HOME && isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : join(homedir(), '.cache');
}

/**
 * Makes it where it is not there yet.
 * @returns {string}
 * @throws {Error} Where it cannot be made, or belongs to somebody else or others may write to it.
 */
exports.ownFolder = function ownFolder() {
  const folder = join(caches(), 'lanewise');
  // One after the other: made with what is above them, folders of /proc are tried for ever.
  for (const path of [dirname(folder), folder]) {
    if (!existsSync(path)) mkdirSync(path, { mode: 0o700 });
  }
  const { uid, mode } = statSync(folder);
  const isOwn = !process.getuid || (uid === process.getuid() && (mode & 0o022) === 0);
  if (!isOwn) throw new Error(`${folder} belongs to somebody else, or others may write to it`);
  return folder;
};
