// How fast the site is and how much it takes, beside its goals and the load of this machine: apart from `npm test`, since
// machines that run this are shared. Run: npm run measure -- core
import { availableParallelism, loadavg } from 'node:os';
import { failed, helped, UsageError } from '../datasets/tools/text/usage.ts';

const usage = `npm run measure -- <what> [option...]: times and sizes, beside their goals
  core                 sweeps of every chart, long lists, simulations, large chains
  page                 from a keystroke to the filled answer; needs npm run build
  sizer                touches and keys in the sizer with 24 parts on a slow phone; needs npm run build
  inp                  what readers do on the pages that answer, on a slow phone; needs npm run build
                       (paths, --width 1440, --rounds 5, --all: every act, not the slowest of each page alone)
  shift                what moves by itself on a page of each type while it loads and is scrolled; needs npm run build
  data                 the data of the page at the size it is planned for; needs npm run build
                       (--rows, --folder, --tries, --port: data --help says more)
  reading              a megabyte of mixed output through every reader of the diagnosis; files or folders may be named
  diagnosing           whole runs of the packed command on the same text; npm run wasm and npm run data come before
  check                a million results through the checker, against DuckDB and frictionless`;

const parts: Record<string, () => Promise<{ run(args: string[]): void | Promise<void> }>> = {
  core: () => import('./measure/core.ts'),
  page: () => import('./measure/page.ts'),
  sizer: () => import('./measure/sizer.ts'),
  inp: () => import('./measure/inp.ts'),
  shift: () => import('./measure/shift.ts'),
  data: () => import('./measure/data.ts'),
  reading: () => import('./measure/reading.ts'),
  diagnosing: () => import('./measure/diagnosing.ts'),
  check: () => import('./measure/check.ts'),
};

const load = (): string =>
  loadavg()
    .map((busy) => busy.toFixed(1))
    .join(', ');

const [what = '', ...args] = process.argv.slice(2);
const part = Object.hasOwn(parts, what) ? parts[what] : undefined;
if (part || !helped([what], usage)) {
  try {
    if (!part) {
      throw new UsageError(
        `“${what}” cannot be measured: there is ${Object.keys(parts).join(', ')}`,
      );
    }
    const { run } = await part();
    console.log(`load average ${load()} on ${availableParallelism()} cores`);
    await run(args);
    console.log(`load average ${load()} at the end`);
  } catch (error) {
    process.exitCode = failed(error, usage);
  }
}
