/**
 * `npm run bench -- --target <folder>`: measures a drive with fio and writes a set from it. Loads a file
 * of its own, which it removes; an interruption keeps what was measured until then.
 */

import { metaFrom } from '../commands/import.ts';
import { completed, folderFor, importSet } from '../commands/set-folder.ts';
import type { Extraction, Notice } from '../readers/measurement.ts';
import { SETS } from '../repository/repository.ts';
import { failed, helped, UsageError } from '../text/usage.ts';
import { PLANS } from './jobs.ts';
import { LinkWatch } from './link-watch.ts';
import { factsAbout, pcieFolderOf } from './machine.ts';
import { measure, type Options } from './measure.ts';
import { commandsOf, optionsFrom, parse, versionOf } from './options.ts';
import { FILE, stateFacts } from './pcie.ts';
import { safePlace } from './place.ts';
import { RawOutputs } from './raw-outputs.ts';
import { words } from './words.ts';

const USAGE = `npm run bench -- --target <folder|new file|device> --set <id> [option...]

  --jobs ${PLANS.map(({ name }) => name).join('|')}     ${PLANS.map(({ name, does }) => `${name}: ${does}`).join('\n                           ')}
  --size 8g              size of the test file; better larger than the memory of the computer
  --runtime <seconds>    per workload
  --iterations <n>       repetitions of each workload, or the most rounds
  --meta <key>=<value>   what the computer does not say, as with dataset -- import
  --meta-file <file>     the same as a JSON object
  --dry-run              print the commands without running them
  --fio <path>           the fio to use
  --i-know-this-destroys-data   test a whole block device and lose the data on it`;

export async function main(
  args: string[],
  sets = SETS,
  linkOf: (target: string) => string | undefined = pcieFolderOf,
): Promise<number> {
  if (helped(args, USAGE)) return 0;
  try {
    const { values } = parse(args);
    if (!values.target) throw new UsageError('--target is missing: name a folder, a new file or a device');
    const options = optionsFrom(values);
    const place = safePlace(values.target, options.size, values['i-know-this-destroys-data']);
    if (values['dry-run']) {
      for (const line of commandsOf(options, place)) console.log(line);
      return 0;
    }
    if (!values.set) throw new UsageError('--set is missing: name the set to write, such as my-drive');
    const version = versionOf(options.fio);
    const target = place.isFile ? place.folder : place.filename;
    const known = factsAbout(target);
    console.log(`${version}, ${known.facts.map(({ key, value }) => `${key}=${value}`).join(', ')}`);
    for (const { message, fix } of known.notices) console.log(`${message}\n${words.fix(fix)}`);
    const folder = folderFor(sets, values.set, false);
    const setOptions = {
      meta: {
        'runs.preconditioning': options.plan.isSteadyState
          ? 'The whole test file was written twice sequentially.'
          : 'The whole test file was written once sequentially.',
        ...metaFrom(values.meta, values['meta-file']),
      },
      keepRaw: true,
      replace: false,
    };
    // Asked before, so that nobody measures for an hour and then has no licence to name.
    const answers = await completed(values.set, known, setOptions);
    if (answers === undefined) return 1;
    const link = new LinkWatch(linkOf(target));
    const raw = new RawOutputs(folder);
    const { measurements, files, isWhole } = await raw.during((keep) => measure(options, place, link, keep));
    for (const line of link.report()) console.log(line);
    const code = await raw.during(() =>
      importSet(folder, { ...withLink(known, link), measurements }, files, {
        ...setOptions,
        isAsked: true,
        meta: { ...noteOf(options, link, isWhole), ...answers },
      }),
    );
    raw.tidy();
    return isWhole ? code : 130;
  } catch (error) {
    return failed(error, USAGE);
  }
}

/** The link as it ran under load takes the place of the idle one, which `known` was read from. */
function withLink(known: Extraction, link: LinkWatch): Extraction {
  const notices: Notice[] = [];
  const state = stateFacts(link.underLoad, '', notices);
  const keys = new Set(state.map(([key]) => key));
  return {
    ...known,
    notices: [...known.notices, ...notices],
    facts: [
      ...known.facts.filter(({ key }) => !keys.has(key)),
      ...state.flatMap(([key, value]) =>
        value === undefined ? [] : [{ key, value: String(value), file: FILE, line: 1 }],
      ),
    ],
  };
}

/** What a reader of the run should know: part of the set, so in English. */
function noteOf({ plan, iterations }: Options, link: LinkWatch, isWhole: boolean): Record<string, string> {
  const notes = [
    ...link.notes,
    ...(plan.isSteadyState ? [`Repeated for at most ${iterations} rounds.`] : []),
    ...(isWhole ? [] : ['Interrupted: the workloads after the last result were not run.']),
  ];
  return notes.length > 0 ? { 'runs.note': notes.join(' ') } : {};
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
