// Proves models and readers against real kernels and tools, in machines of their own. Run: npm run lab
import { parseArgs } from 'node:util';
import { failed, helped, UsageError } from '../../datasets/tools/text/usage.ts';

const usage = `npm run lab [-- <part>] [option...]: against real kernels, tools and browsers
  arrays               arrays that real kernels make, beside what the calculators say

  --release, --tool    only these machines
  --only N             of each share only the first N
  --write              keep what was found: tests/golden/lab

  Exit code: 1 if something differs, 3 if something could not be tried.`;

const options = {
  release: { type: 'string' },
  tool: { type: 'string' },
  only: { type: 'string' },
  write: { type: 'boolean' },
} as const;

const { missing } = await import('./room/missing.ts');

async function arrays(values: { release?: string; tool?: string; only?: string; write?: boolean }): Promise<void> {
  const { MATRIX, make } = await import('./arrays/run.ts');
  const { writeTable } = await import('./arrays/table.ts');
  const shares = MATRIX.filter(
    (share) => (values.release ?? share.release) === share.release && (values.tool ?? share.tool) === share.tool,
  );
  for (const share of shares) {
    const { rows, refused } = await make(share, Number(values.only ?? share.count), (found) => {
      // After each machine: what was found outlives one that hangs later.
      if (values.write) writeTable(found);
    });
    console.log(`${share.release} ${share.tool}: ${rows.length} arrays, ${refused.length} not made`);
    for (const line of refused) console.log(`  ${line}`);
  }
}

const parts: Record<string, typeof arrays> = { arrays };

const args = process.argv.slice(2);
if (!helped(args, usage)) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const absent = await missing();
    for (const line of absent) console.log(`skipped, missing: ${line}`);
    if (absent.length > 0) process.exit(3);
    for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
      const part = parts[name];
      if (!part) throw new UsageError(`“${name}” is no part of the lab: ${Object.keys(parts).join(', ')}`);
      await part(values);
    }
  } catch (error) {
    process.exitCode = failed(error, usage);
  }
}
