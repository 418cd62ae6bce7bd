// Loads the bundle of a language with the code that V8 made of it in earlier runs. Node keeps such code, too, but as it is
// before anything has run, without the functions that are compiled when they are called: with those a short answer takes
// four fifths of the time. What is kept lies beside Node's own: whoever wants none sets NODE_DISABLE_COMPILE_CACHE.
const { readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { Script } = require('node:vm');

/** Names of files with the hash of what is in them: code that is kept of one is never taken for that of another. */
const HASHED = /-[\w-]{8}\.js$/;

/** Milliseconds: a run that took longer has called nearly all that any run calls. */
const LONG = 500;
/** What is kept after such a run is kept for good. */
const WHOLE = '.whole';

function read(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** In one step, so that no other run reads half of it. Where nothing can be written, the next run compiles again. */
function write(file, code) {
  const beside = `${file}.${process.pid}`;
  try {
    writeFileSync(beside, code);
    renameSync(beside, file);
  } catch {}
}

/** Compiles with what is kept in `file`, and keeps what is better at the end of the run. */
function compiled(code, filename, file) {
  const whole = read(file + WHOLE);
  const cachedData = whole || read(file);
  const script = new Script(code, { filename, cachedData });
  const isTaken = cachedData !== undefined && !script.cachedDataRejected;
  if (whole && isTaken) return script;
  process.on('exit', () => {
    const isLong = performance.now() > LONG;
    // What was damaged is replaced where it lies.
    if (isLong || !isTaken) write(isLong || whole ? file + WHOLE : file, script.createCachedData());
  });
  return script;
}

/**
 * @param {string} folder Of the bundle.
 * @param {string | undefined} cache The folder for what is kept; without one nothing is.
 * @returns {(id: string) => unknown} Loads a file of the bundle, or what Node brings.
 */
module.exports = function loader(folder, cache) {
  const modules = new Map();

  function load(id) {
    if (!id.startsWith('./')) return require(id);
    const known = modules.get(id);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(id, module);
    const filename = join(folder, id);
    const code = `(function (exports, require, module, __filename, __dirname) { 'use strict'; ${readFileSync(filename, 'utf8')}\n})`;
    const script =
      cache && HASHED.test(id)
        ? compiled(code, filename, join(cache, `lanewise-${id.slice(2)}`))
        : new Script(code, { filename });
    script.runInThisContext()(module.exports, load, module, filename, folder);
    return module.exports;
  }

  return load;
};
