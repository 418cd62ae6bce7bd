// How fast the site is and how much it takes, beside its goals and the load of this machine: apart from `npm test`, since
// machines that run this are shared. Run: npm run measure -- core
import { availableParallelism, loadavg } from 'node:os';
import { failed, helped, UsageError } from '../../datasets/tools/text/usage.ts';

const usage = `npm run measure -- <what> [option...]: times and sizes, beside their goals
  core                 sweeps, long lists, simulations, large chains
  inp                  what readers do on the pages that answer, on a slow phone; needs npm run build
                       (paths, --width 1440, --rounds 5, --all: every act, not the slowest of each page alone)
  data                 the data of the page at the size it is planned for; needs npm run build
                       (--rows, --folder, --tries, --port: data --help says more)
  reading              the school grade of help and findings; --worst 20 lists the hardest to read
  check                a million results through the checker, against DuckDB

  Exit code: 1 if a goal was missed.`;

const parts: Record<string, () => Promise<{ run(args: string[]): void | Promise<void> }>> = {
  core: () => import('./core.ts'),
  inp: () => import('./inp.ts'),
  data: () => import('./data.ts'),
  reading: () => import('./reading.ts'),
  check: () => import('./check.ts'),
};

const load = (): string =>
  loadavg()
    .map((busy) => busy.toFixed(1))
    .join(', ');

const [what = '', ...args] = process.argv.slice(2);
const part = Object.hasOwn(parts, what) ? parts[what] : undefined;
if (part || !helped([what], usage)) {
  try {
    if (!part) throw new UsageError(`“${what}” cannot be measured: there is ${Object.keys(parts).join(', ')}`);
    const { run } = await part();
    console.log(`load average ${load()} on ${availableParallelism()} cores`);
    await run(args);
    console.log(`load average ${load()} at the end`);
  } catch (error) {
    process.exitCode = failed(error, usage);
  }
}
