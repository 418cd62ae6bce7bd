// What the one file runs that holds Node and the package: it lays the package into the user's cache once, and starts it.
const {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} = require('node:fs');
const { createRequire } = require('node:module');
const { homedir, tmpdir } = require('node:os');
const { dirname, join } = require('node:path');
const { getAsset } = require('node:sea');
const { gunzipSync } = require('node:zlib');

const id = getAsset('id', 'utf8');

/** Where the system keeps what programs can make again. */
function caches() {
  const { LOCALAPPDATA, XDG_CACHE_HOME } = process.env;
  if (process.platform === 'win32' && LOCALAPPDATA) return LOCALAPPDATA;
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches');
  return XDG_CACHE_HOME || join(homedir(), '.cache');
}

/** Writes every file of the package into a new folder. */
function unpack(folder) {
  const files = JSON.parse(gunzipSync(Buffer.from(getAsset('package'))).toString('utf8'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), Buffer.from(content, 'base64'));
  }
}

/** The folder of the package: laid beside its place and moved there, so that nobody ever finds half of it. */
function laid() {
  const parent = join(caches(), 'lanewise');
  const folder = join(parent, id);
  if (existsSync(folder)) return folder;
  // One after the other: made with what is above them, folders of /proc are tried for ever.
  for (const path of [dirname(parent), parent]) {
    if (!existsSync(path)) mkdirSync(path, { mode: 0o700 });
  }
  const beside = mkdtempSync(join(parent, 'new-'));
  try {
    unpack(beside);
    chmodSync(beside, 0o700);
    renameSync(beside, folder);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    // Another one that started at the same time was sooner.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Where nothing can be kept, it is laid anew each time. */
function laidAnywhere() {
  try {
    return laid();
  } catch {
    const folder = mkdtempSync(join(tmpdir(), 'lanewise-'));
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    unpack(folder);
    return folder;
  }
}

createRequire(join(laidAnywhere(), 'bin/'))('./lanewise.cjs');
