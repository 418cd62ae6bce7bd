// Runs named steps one after the other: says which, how long it took, and counts what failed.
import { spawnSync } from 'node:child_process';
import { root, toolPath } from './tools.mjs';

export interface Step {
  name: string;
  command: string;
  args: string[];
  /** What a person does when it fails. */
  mend: string;
}

/** Every step runs even when an earlier one failed, so that one run shows all there is to mend. */
export function runSteps(steps: readonly Step[]): void {
  const failed: Step[] = [];
  for (const step of steps) {
    const start = performance.now();
    console.log(`\n── ${step.name}`);
    const { status } = spawnSync(step.command, step.args, {
      cwd: root,
      stdio: 'inherit',
      env: toolPath(),
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`── ${step.name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
    if (status !== 0) failed.push(step);
  }
  for (const { name, mend } of failed) console.error(`\n${name} failed. ${mend}`);
  console.log(`\nsteps: ${steps.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exit(1);
}
