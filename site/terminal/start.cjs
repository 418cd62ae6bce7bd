#!/usr/bin/env node
// What npm calls `lanewise`: plain enough for Node 12 to read, so that an old Node gets a sentence and no stack trace.
const { engines } = require('../package.json');

const [major, minor] = engines.node.match(/\d+/g).map(Number);
const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);

const { LC_ALL, LC_MESSAGES, LANG } = process.env;
const language = /^ru/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'ru' : 'en';

const needed = `${major}.${minor}`;
const tooOld = {
  en: `Node ${process.versions.node} is too old: lanewise needs ${needed} or newer, from https://nodejs.org/.`,
  ru: `Версия Node ${process.versions.node} слишком старая: для lanewise нужна ${needed} или новее, с https://nodejs.org/.`,
};

if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(tooOld[language]);
  process.exit(2);
}

// Of the two compilers that optimize, the thorough one takes a third of the time of a diagnosis and makes no text that is
// read at all quicker. An older Node has no other; other commands may run for minutes.
if (ownMajor >= 24 && process.argv[2] === 'diagnose') require('node:v8').setFlagsFromString('--no-opt');

const { mkdirSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { join } = require('node:path');
const { ownFolder } = require('../lib/own-folder.cjs');

// NODE_COMPILE_CACHE may name a folder of others, whose code would run here: the bundle's is kept in the user's own.
let cache;
try {
  const code = join(ownFolder(), 'code');
  enableCompileCache(code);
  if (!process.env.NODE_DISABLE_COMPILE_CACHE) {
    cache = join(code, `lanewise-${process.version}-${process.arch}`);
    mkdirSync(cache, { recursive: true, mode: 0o700 });
  }
} catch {
  // Compiled anew each time: slower, and nothing else.
}

// Node 22 warns that its search for files is experimental, which nobody at a terminal can change.
process.removeAllListeners('warning');

const load = require('../lib/load.cjs')(join(__dirname, '../lib', language), cache);
load('./main.js').main(process.argv.slice(2));
