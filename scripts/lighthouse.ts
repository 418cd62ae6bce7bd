// Lighthouse, mobile profile, against the scores that we promise: of the heaviest page of each type, or, with --embeds, of
// a page of somebody else's without and with ten embeds, in turn and several times. Needs `npm run build`. Apart from
// `npm test`: performance on a shared machine varies, so that its load is told beside the scores.
// Run: npm run lighthouse [-- /articles/pcie-x1-400/ …]
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse, { type Config, type Result } from 'lighthouse';
import { helped } from '../datasets/tools/text/usage.ts';
import { median } from './measure/report.ts';
import { served, withChrome } from './measure/served.ts';
import { hostOfTen } from './measure/ten-embeds.ts';
import { onePerType, pagesIn } from './page-types.ts';
import { root } from './tools.mjs';

const usage = `npm run lighthouse [-- path...]: scores of these pages, or of one of each type
  --embeds             what ten embeds cost the page around them
  --same-site          with --embeds: on a page of this very site, whose process the frames share
  --runs <number>      how often that is measured, 5 without it`;
const args = process.argv.slice(2);
if (helped(args, usage)) process.exit();

const { values, positionals } = parseArgs({
  args,
  allowPositionals: true,
  options: {
    embeds: { type: 'boolean', default: false },
    'same-site': { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs ${values.runs} is no number of runs: give one from 1 up, such as --runs 5`);
  process.exit(1);
}

const PROMISED: Record<string, number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/** Below it, an audit is one to look at. */
const GOOD = 0.9;
/** The most points that ten embeds may cost. */
const COST = 5;
const TIMES = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'];

async function look(url: string, port: number, flags: Config['settings'] = {}): Promise<Result> {
  const run = await lighthouse(url, { port, logLevel: 'error', ...flags });
  if (!run) throw new Error(`no result for ${url}`);
  return run.lhr;
}

const scoreOf = ({ categories }: Result, id: string): number =>
  Math.round((categories[id]?.score ?? 0) * 100);

function tell(what: string, scores: readonly string[], { audits }: Result): void {
  const times = TIMES.map((id) => `${id} ${audits[id]?.displayValue ?? '?'}`);
  console.log(`${what}: ${[...scores, ...times, `load ${loadavg()[0]?.toFixed(1)}`].join(', ')}`);
}

async function pages(site: string, port: number): Promise<void> {
  const paths = positionals.length > 0 ? positionals : onePerType(pagesIn(join(root, 'dist')));
  for (const path of paths) {
    const result = await look(`${site}${path}`, port);
    const scores = Object.entries(PROMISED).map(([id, promised]) => {
      const score = scoreOf(result, id);
      if (score < promised) process.exitCode = 1;
      return `${id} ${score}${score < promised ? ` (promised ${promised})` : ''}`;
    });
    tell(path, scores, result);
    for (const { id, title, score, displayValue = '' } of Object.values(result.audits)) {
      if (score !== null && score < GOOD) console.log(`  ${id}: ${title} ${displayValue}`);
    }
  }
}

async function embeds(site: string, port: number): Promise<void> {
  const host = await hostOfTen(site, { isSameSite: values['same-site'] });
  const scores: Record<'without' | 'with', number[]> = { without: [], with: [] };
  try {
    for (let run = 0; run < runs; run++) {
      for (const page of ['without', 'with'] as const) {
        const result = await look(`${host.address}/${page}`, port, {
          onlyCategories: ['performance'],
        });
        scores[page].push(scoreOf(result, 'performance'));
        tell(`${page} embeds`, [`performance ${scores[page].at(-1)}`], result);
      }
    }
  } finally {
    host.close();
  }
  const [before, after] = [median(scores.without), median(scores.with)];
  const cost = before - after;
  console.log(`Median without embeds ${before}, with ten ${after}: they cost ${cost} points.`);
  if (!(cost <= COST)) {
    console.error(`That is more than the ${COST} that are promised.`);
    process.exitCode = 1;
  }
}

await served((site) => withChrome((port) => (values.embeds ? embeds : pages)(site, port)));
