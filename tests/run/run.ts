// Runs named steps in lanes: the steps of a lane one after the other, the lanes side by side. The first step that fails
// ends the run, with what the others have said until then; `--all-failures` runs everything that can still run.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root, toolEnvironment } from '../../site/build/tools.mjs';

export interface Step {
  name: string;
  command: string;
  args: string[];
  /** What a person does when it fails. */
  fix: string;
  /** Names of steps that have to pass before it starts; one that is in no lane of a run is taken as passed before it. */
  after?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

export const npm = (name: string, task: string, fix = `Run: npm run ${task}`): Step => ({
  name,
  command: 'npm',
  args: ['run', '-s', task],
  fix,
});

interface Ended {
  step: Step;
  state: 'passed' | 'failed' | 'stopped';
  seconds: number;
}

class Run {
  readonly #stopsEarly: boolean;
  /** Names of all steps of all lanes. */
  readonly #steps: ReadonlySet<string>;
  readonly #children = new Set<ChildProcess>();
  readonly #waiting = new Map<string, PromiseWithResolvers<boolean>>();
  #hasFailed = false;
  running = 0;

  constructor(stopsEarly: boolean, steps: ReadonlySet<string>) {
    this.#stopsEarly = stopsEarly;
    this.#steps = steps;
  }

  #passed(name: string): PromiseWithResolvers<boolean> {
    const known = this.#waiting.get(name) ?? Promise.withResolvers<boolean>();
    this.#waiting.set(name, known);
    return known;
  }

  /** Beside other lanes a step's lines are held back until it ends, so that those of two steps never mix. */
  async #start({ command, args, env }: Step, isHeld: boolean): Promise<boolean | string> {
    const child = spawn(command, args, {
      cwd: root,
      stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...toolEnvironment(), ...env },
      // A group of its own, so that what it has started ends with it.
      detached: process.platform !== 'win32',
    });
    this.#children.add(child);
    const lines: Buffer[] = [];
    child.stdout?.on('data', (part: Buffer) => lines.push(part));
    child.stderr?.on('data', (part: Buffer) => lines.push(part));
    // A command that is not there says so by an error, and has no status.
    const status = await Promise.race([
      once(child, 'close').then(([code]) => code as number | null),
      once(child, 'error').then(([error]) => String(error)),
    ]);
    this.#children.delete(child);
    process.stdout.write(Buffer.concat(lines));
    return typeof status === 'string' ? status : status === 0;
  }

  #stopOthers(): void {
    for (const { pid } of this.#children) {
      if (pid === undefined) continue;
      try {
        process.kill(process.platform === 'win32' ? pid : -pid);
      } catch {
        // It has just ended by itself.
      }
    }
  }

  async #ended(step: Step): Promise<Ended> {
    const needed = await Promise.all(
      (step.after ?? []).filter((name) => this.#steps.has(name)).map((name) => this.#passed(name).promise),
    );
    if (needed.includes(false) || (this.#hasFailed && this.#stopsEarly)) return { step, state: 'stopped', seconds: 0 };
    const start = performance.now();
    console.log(`── ${step.name} …`);
    const result = await this.#start(step, this.running > 1);
    const seconds = (performance.now() - start) / 1000;
    if (result === true) {
      console.log(`── ${step.name}: passed in ${seconds.toFixed(1)} s`);
      return { step, state: 'passed', seconds };
    }
    if (this.#hasFailed && this.#stopsEarly) return { step, state: 'stopped', seconds };
    console.log(`── ${step.name}: FAILED${result ? ` (${result})` : ''} in ${seconds.toFixed(1)} s`);
    this.#hasFailed = true;
    if (this.#stopsEarly) this.#stopOthers();
    return { step, state: 'failed', seconds };
  }

  async lane(steps: readonly Step[]): Promise<Ended[]> {
    this.running += 1;
    const ended: Ended[] = [];
    for (const step of steps) {
      const result = await this.#ended(step);
      this.#passed(step.name).resolve(result.state === 'passed');
      ended.push(result);
    }
    this.running -= 1;
    return ended;
  }
}

/** Sets the exit code, and says at the end what failed, how to fix it, and what was not run. */
export async function runLanes(...lanes: readonly (readonly Step[])[]): Promise<void> {
  const start = performance.now();
  const run = new Run(!process.argv.includes('--all-failures'), new Set(lanes.flat().map(({ name }) => name)));
  const all = (await Promise.all(lanes.map((steps) => run.lane(steps)))).flat();
  const of = (state: Ended['state']) => all.filter((ended) => ended.state === state).map(({ step }) => step);
  for (const { name, fix } of of('failed')) console.error(`\n${name} failed. ${fix}`);
  const left = of('stopped').map(({ name }) => name);
  if (left.length > 0) console.log(`\nNot run to the end: ${left.join(', ')}.`);
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  console.log(`\nsteps: ${of('passed').length} passed, ${of('failed').length} failed, in ${minutes} min`);
  if (of('failed').length > 0 || left.length > 0) process.exitCode = 1;
}
