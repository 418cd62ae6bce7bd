/** Measures a drive with fio and writes a set from it. */
import { basename, join } from 'node:path';
import { completed, importSet } from '../commands/set-folder.ts';
import { checkWritable, metaOf, newSet, writingSet } from '../commands/set-options.ts';
import { quantity } from '../language/figure.ts';
import type { Extraction, Notice } from '../readers/measurement.ts';
import type { Face, Typed } from '../terminal/command.ts';
import { agrees } from '../terminal/confirm.ts';
import { complain, print, printJson } from '../terminal/output.ts';
import { UsageError } from '../text/usage.ts';
import { words as help } from './help.words.ts';
import { LinkWatch } from './link-watch.ts';
import { factsAbout, pcieFolderOf } from './machine.ts';
import { measure, type Options } from './measure.ts';
import { commandsOf, optionsFrom, versionOf } from './options.ts';
import { FILE, stateFacts } from './pcie.ts';
import { type SafePlace, safePlace } from './place.ts';
import { RawOutputs } from './raw-outputs.ts';
import { words } from './words.ts';

/** What is written, and how long that takes. */
function planText({ plan, runtime, iterations, size }: Options, place: SafePlace, set: string): string {
  const runs = plan.jobs.length * iterations;
  const { writes, file, device, set: written, takes } = help.plan;
  const path = join(place.folder, place.filename);
  return [
    `${writes}:`,
    `  ${place.isFile ? file(path, quantity(size, 'byte')) : device(place.filename)}`,
    `  ${written(set)}`,
    takes(runs, Math.ceil((runs * runtime) / 60)),
  ].join('\n');
}

/** Everything that may be wrong with what was typed is said before anything is written. */
export async function run(typed: Typed, { sets }: Face, linkOf = pcieFolderOf): Promise<number> {
  const [target, other] = typed.words;
  if (target === undefined) throw new UsageError(help.folderMissing);
  if (other !== undefined) throw new UsageError(help.oneFolder(other));
  const options = optionsFrom(typed);
  const place = safePlace(target, options.size, typed.has('i-know-this-destroys-data'));
  const isJson = typed.has('json');
  if (typed.has('dry-run')) {
    const commands = commandsOf(options, place);
    if (isJson) printJson({ commands });
    else print(commands.join('\n'));
    return 0;
  }
  if (place.isFile) checkWritable(place.folder);
  const name = typed.value('set');
  if (name === undefined) throw new UsageError(help.setMissing);
  const folder = newSet(name, sets);
  const meta = metaOf(typed);
  const version = versionOf(options.fio);
  const plan = planText(options, place, folder);
  if (isJson) complain(plan);
  else print(plan);
  if (!typed.has('yes') && !(await agrees())) return 1;
  const code = await writingSet(folder, isJson, () => measured({ options, place, folder, meta, version, linkOf }));
  if (code === 0 && !isJson && sets === undefined) print(help.ready(folder));
  return code;
}

interface Measuring {
  options: Options;
  place: SafePlace;
  folder: string;
  meta: Record<string, string>;
  version: string;
  linkOf: (target: string) => string | undefined;
}

/** Loads a file of its own, which it removes; an interruption keeps what was measured until then. */
async function measured({ options, place, folder, meta, version, linkOf }: Measuring): Promise<number> {
  const target = place.isFile ? place.folder : place.filename;
  const known = factsAbout(target);
  console.log(`${version}, ${known.facts.map(({ key, value }) => `${key}=${value}`).join(', ')}`);
  for (const { message, fix } of known.notices) console.log(`${message}\n${words.fix(fix)}`);
  const setOptions = {
    meta: {
      'runs.preconditioning': options.plan.isSteadyState
        ? 'The whole test file was written twice sequentially.'
        : 'The whole test file was written once sequentially.',
      ...meta,
    },
    keepRaw: true,
  };
  // Asked before, so that nobody measures for an hour and then has no licence to name.
  const answers = await completed(basename(folder), known, setOptions);
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
