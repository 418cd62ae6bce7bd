// Prints, as JSON, the regular expressions that the named modules put together of texts while they load.
import { resolve } from 'node:path';

const Original = RegExp;
const built = new Map<string, { source: string; flags: string }>();

globalThis.RegExp = new Proxy(Original, {
  construct(target, [pattern, flags = '']) {
    if (typeof pattern === 'string') built.set(`${pattern}/${flags}`, { source: pattern, flags });
    return new target(pattern, flags);
  },
});

for (const path of process.argv.slice(2)) {
  // Modules of pages need a page, commands run something.
  if (
    !/^datasets\/tools\/\w[\w-]*\/|^site\/(?:ask|diagnosis)\//.test(path) ||
    /(?:cli|testing|check|frictionless)\.ts$|\/(?:bench|release)\//.test(path)
  )
    continue;
  if (path.endsWith('.element.ts')) continue;
  await import(resolve(path));
}
process.stdout.write(JSON.stringify([...built.values()]), () => process.exit());
