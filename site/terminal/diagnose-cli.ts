/** `npm run -s diagnose -- <file...>`: what limits the machine that printed this. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { withChainRanges } from '../../calc-wasm/js/chain-ranges.ts';
import { decoded } from '../../datasets/tools/readers/source-text.ts';
import { jsonText, visible } from '../../datasets/tools/text/invisible.ts';
import { failed, helped, UsageError } from '../../datasets/tools/text/usage.ts';
import { type Diagnosis, diagnose } from '../diagnosis/answer/diagnosis.ts';
import { Joined, type NamedText } from '../diagnosis/answer/joined.ts';
import { jsonOf } from '../diagnosis/answer/json.ts';
import { Mask, masked } from '../diagnosis/answer/mask.ts';
import { textOf } from '../diagnosis/answer/text.ts';
import type { Core } from '../diagnosis/judge/core.ts';

export const USAGE = `npm run -s diagnose -- <file...|-> [--json|--mask]

  Files hold what tools print: lspci -vv, dmesg, smartctl, lsusb, zpool status, fio, CrystalDiskInfo
  and others, several in one file or a file each, with prose around them or without; - reads standard
  input. All files are taken as one machine unless they contradict each other. Serial numbers and the
  names of people and computers are masked in everything printed.

  --json    every fact with its line, findings with their causes, what was not judged, the chain for
            the sizer with what of it was assumed, and the lines that nothing was read from. The first machine stands at the top; with several of
            them, each stands in "machines". With several files, lines say their file, too.
  --mask    the text of the files, masked, to share with others

  Exit code: 0 if something was read, 1 if nothing was, 2 if the command is not valid.`;

const STDIN = '-';

/** Resolves to the exit code. */
export async function main(args: string[]): Promise<number> {
  try {
    if (helped(args, USAGE)) return 0;
    const { values, positionals } = parseArgs({
      args,
      options: {
        json: { type: 'boolean', default: false },
        mask: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    if (values.json && values.mask) throw new UsageError('--json or --mask, not both');
    const files = filesFrom(positionals);
    const joined = new Joined(files);
    if (values.mask) {
      process.stdout.write(visible(masked(joined.text).text));
      return 0;
    }
    const isOne = files.length === 1;
    const [first] = files;
    const name = isOne && first ? first.name : 'files';
    const found = diagnose(name, joined.text, await core());
    const mask = new Mask(joined.text);
    process.stdout.write(
      values.json
        ? `${jsonText(mask.deep(jsonOf(found, joined, isOne)), 2)}\n`
        : mask.text(textOf(found, joined, isOne)),
    );
    return isRead(found) ? 0 : 1;
  } catch (error) {
    return failed(error, USAGE);
  }
}

const isRead = ({ machines, claims }: Diagnosis): boolean =>
  claims.length > 0 || machines.some(({ facts }) => facts.length > 0);

function filesFrom(paths: readonly string[]): NamedText[] {
  if (paths.length === 0) throw new UsageError('name a file, or - for standard input');
  if (paths.filter((path) => path === STDIN).length > 1) {
    throw new UsageError('standard input (-) is named twice');
  }
  return paths.map((path) => ({
    name: path === STDIN ? 'standard input' : path,
    text: decoded(readFileSync(path === STDIN ? 0 : path)),
  }));
}

/** The core of the chain; without it no figure is compared with what its links carry. */
async function core(): Promise<Core | undefined> {
  try {
    const { size } = await import('../../calc-wasm/js/chain-node.ts');
    const { builtRanges } = await import('../../datasets/tools/ranges/built.ts');
    return { size: withChainRanges(size, builtRanges()) };
  } catch {
    console.error('the core is not built, so no figure is judged; run npm run wasm');
    return undefined;
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
