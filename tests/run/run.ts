// Runs named steps in lanes: the steps of a lane one after the other, the lanes side by side. Says which step runs, how
// long it took, and at the end what failed and how to fix it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root, toolEnvironment } from '../../site/build/tools.mjs';

export interface Step {
  name: string;
  command: string;
  args: string[];
  /** What a person does when it fails. */
  fix: string;
}

interface Result {
  step: Step;
  passed: boolean;
}

/** Beside other lanes a step's lines are held back until it ends, so that those of two steps never mix. */
async function run(step: Step, held: boolean): Promise<Result> {
  const start = performance.now();
  console.log(`── ${step.name} …`);
  const child = spawn(step.command, step.args, {
    cwd: root,
    stdio: held ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: toolEnvironment(),
  });
  const lines: Buffer[] = [];
  child.stdout?.on('data', (part: Buffer) => lines.push(part));
  child.stderr?.on('data', (part: Buffer) => lines.push(part));
  // A command that is not there says so by an error, and has no status.
  const status = await Promise.race([
    once(child, 'close').then(([code]) => code as number | null),
    once(child, 'error').then(([error]) => String(error)),
  ]);
  process.stdout.write(Buffer.concat(lines));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const passed = status === 0;
  const why = typeof status === 'string' ? ` (${status})` : '';
  console.log(`── ${step.name}: ${passed ? 'passed' : `FAILED${why}`} in ${seconds} s`);
  return { step, passed };
}

/** Every step runs even when an earlier one failed, so that one run shows all there is to fix. */
export async function runLanes(...lanes: readonly (readonly Step[])[]): Promise<void> {
  const start = performance.now();
  let running = lanes.length;
  const results = await Promise.all(
    lanes.map(async (steps) => {
      const done: Result[] = [];
      for (const step of steps) done.push(await run(step, running > 1));
      running -= 1;
      return done;
    }),
  );
  const all = results.flat();
  const failed = all.filter(({ passed }) => !passed);
  for (const { step } of failed) console.error(`\n${step.name} failed. ${step.fix}`);
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  console.log(
    `\nsteps: ${all.length - failed.length} passed, ${failed.length} failed, in ${minutes} min`,
  );
  if (failed.length > 0) process.exitCode = 1;
}
