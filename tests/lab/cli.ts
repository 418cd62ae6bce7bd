// Proves models and readers against real kernels and tools, in machines of their own. Run: npm run lab
import { parseArgs } from 'node:util';
import { failed, helped, UsageError } from '../../datasets/tools/text/usage.ts';
import type { Recorded } from './pastes/run.ts';

const usage = `npm run lab [-- <part>] [option...]: against real kernels, tools and browsers
  arrays               arrays that real kernels make, beside what the calculators say
  pastes               outputs of machines whose state is known, beside what the diagnosis says
  recorded             outputs of benchmarks, in every language of theirs, beside what the importers read
  engines              journeys in Firefox and WebKit; needs npm run build

  --release NAME       only machines of this release
  --kind NAME,...      only these kinds of arrays or states, or these engines: lvm,shr or firefox
  --only N             of each share only the first N
  --new                only arrays that the table does not have of these versions
  --write              keep what was found: tests/golden/lab

  Exit code: 1 if something differs, 3 if something could not be tried.`;

const options = {
  release: { type: 'string' },
  kind: { type: 'string' },
  only: { type: 'string' },
  new: { type: 'boolean' },
  write: { type: 'boolean' },
} as const;

const { isRoot, missing } = await import('./room/missing.ts');
const { Unavailable } = await import('./room/packages.ts');

/** What the command line chose. */
interface Chosen {
  release?: string;
  kind?: string;
  only?: string;
  new?: boolean;
  write?: boolean;
}

interface Part {
  /** Commands that it cannot do without, beside those that it asks for itself; those of machines where none are named. */
  needs?: Readonly<Record<string, string>> | undefined;
  asRoot?: true;
  run(chosen: Chosen): Promise<void>;
}

const isChosen = ({ release }: Chosen, name: string): boolean => (release ?? name) === name;
const isKind = ({ kind }: Chosen, name: string): boolean => kind?.split(',').includes(name) ?? true;

/** Nothing passes that was not tried; what differs counts for more. */
function skip(what: string): void {
  console.log(`skipped, ${what}`);
  process.exitCode ??= 3;
}

/** What is made of a release's packages; nothing where these cannot be fetched, which counts as skipped. */
async function unlessUnavailable<Made>(what: string, make: () => Promise<Made>): Promise<Made | undefined> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    skip(`${what}: ${error.message}`);
    return undefined;
  }
}

async function arrays(values: Chosen): Promise<void> {
  const { MATRIX, make } = await import('./arrays/run.ts');
  const { readTable, unlike, writeTable } = await import('./arrays/table.ts');
  const known = readTable();
  const shares = MATRIX.filter((share) => isChosen(values, share.release) && isKind(values, share.kind));
  for (const [release, own] of Map.groupBy(shares, (share) => share.release)) {
    const skipped = values.new ? known : [];
    const only = Number(values.only ?? Number.POSITIVE_INFINITY);
    const wanted = own.reduce((sum, { count }) => sum + Math.min(only, count), 0);
    const made = await unlessUnavailable(`${wanted} arrays of ${release}`, () =>
      make(release, own, only, skipped, (rows) => {
        // While machines run: what was found outlives a run that is stopped.
        if (values.write) writeTable(rows);
      }),
    );
    if (!made) continue;
    const isDone = values.new && made.rows.length + made.refused.length + made.hung.length === 0;
    const faults = isDone ? [] : unlike(made, known);
    console.log(`${release}: ${made.rows.length} arrays, ${made.refused.length} not made`);
    for (const { command, drives, why } of made.refused) console.log(`  ${command} ${drives}: ${why}`);
    for (const line of faults) console.log(`  fault: ${line}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}

/** Prints what is wrong, each under its name. */
function tell(title: string, faults: readonly string[]): void {
  console.log(title);
  for (const line of faults) console.log(`  ${line}`);
  if (faults.length > 0) process.exitCode = 1;
}

async function pastes(values: Chosen): Promise<void> {
  const { DESCRIBED, possibleOn, RELEASES_OF_PASTES } = await import('./pastes/machines.ts');
  const { keep, record, sharesOf, summary } = await import('./pastes/run.ts');
  const { atOnce } = await import('./room/at-once.ts');
  const own = DESCRIBED.filter(({ name }) => isKind(values, name.split('-')[0] ?? name));
  const described = own.slice(0, Number(values.only ?? own.length));
  const releases = RELEASES_OF_PASTES.filter((name) => isChosen(values, name));
  const all: Recorded[] = [];
  const shares = releases.flatMap((release) => {
    const [possible, absent] = possibleOn(release, described);
    for (const { name } of absent) console.log(`${release} ${name}: not made, as its kernel cannot`);
    return sharesOf(release, possible);
  });
  await atOnce(shares, (share) =>
    unlessUnavailable(`${share.states.length} states of ${share.release} ${share.on}`, async () => {
      await record(share, (recorded) => {
        if (values.write) keep(recorded, share.release);
        all.push(recorded);
        tell(`${share.release} ${recorded.machine.name}: ${recorded.counts.outputs} outputs`, recorded.faults);
      });
    }),
  );
  console.log(summary(all));
}

async function recorded(values: Chosen): Promise<void> {
  const { keepOutputs, lost, recorded: outputsOf, RELEASES_OF_BENCHMARKS } = await import('./recorded/run.ts');
  for (const release of RELEASES_OF_BENCHMARKS.filter((name) => isChosen(values, name))) {
    const outputs = await unlessUnavailable(`benchmarks of ${release}`, async () => [...outputsOf(release)]);
    if (!outputs) continue;
    if (values.write) keepOutputs(release, outputs);
    tell(
      `${release}: ${outputs.length} outputs of benchmarks`,
      outputs.flatMap((output) => lost(output) ?? []),
    );
  }
}

async function engines(values: Chosen): Promise<void> {
  const { ENGINES } = await import('./engines/browser.ts');
  const { JOURNEYS } = await import('./engines/journeys.ts');
  const { travel } = await import('./engines/run.ts');
  for (const engine of ENGINES.filter(({ name }) => isKind(values, name.toLowerCase()))) {
    const absent = await missing(engine.commands);
    if (absent.length > 0) {
      skip(`${JOURNEYS.length} journeys in ${engine.name}, missing: ${absent.join(', ')}`);
      continue;
    }
    const failures = await travel(engine, JOURNEYS);
    console.log(`${engine.name}: ${JOURNEYS.length - failures.length} of ${JOURNEYS.length} journeys`);
    for (const line of failures) console.log(`  ${line}`);
    if (failures.length > 0) process.exitCode = 1;
  }
}

const parts: Record<string, Part> = {
  arrays: { needs: undefined, run: arrays },
  pastes: { needs: undefined, run: pastes },
  recorded: { needs: { 'dpkg-deb': 'dpkg', unshare: 'util-linux' }, asRoot: true, run: recorded },
  engines: { needs: {}, run: engines },
};

const args = process.argv.slice(2);
if (!helped(args, usage)) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
      const part = parts[name];
      if (!part) throw new UsageError(`“${name}” is no part of the lab: ${Object.keys(parts).join(', ')}`);
      const absent = [...(await missing(part.needs)), ...(part.asRoot && !isRoot() ? ['root, for chroot'] : [])];
      for (const line of absent) skip(`${name}, missing: ${line}`);
      if (absent.length === 0) await part.run(values);
    }
  } catch (error) {
    process.exitCode = failed(error, usage);
  }
}
