/** npm's own client, with nothing of the person who runs it: what is published, what is installed, and whether it runs. */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { root, toolEnvironment } from '../tools.mjs';

/** A registry that does not answer is waited for no longer. */
const LONGEST_MS = 120_000;

/** A place that npm is pointed to for a rehearsal. */
export interface Rehearsal {
  /** With a slash at its end. */
  registry: string;
  /** An empty folder, for npm's settings and cache. */
  folder: string;
}

/** Settings for a registry on this machine, which asks for a token and believes any. */
function environment({ registry, folder }: Rehearsal): NodeJS.ProcessEnv {
  const settings = join(folder, 'npmrc');
  const { host, pathname } = new URL(registry);
  writeFileSync(settings, `registry=${registry}\n//${host}${pathname}:_authToken=rehearsal\n`);
  return {
    ...toolEnvironment(),
    npm_config_userconfig: settings,
    npm_config_registry: registry,
    npm_config_cache: join(folder, 'cache'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
}

const run = promisify(execFile);

/**
 * Runs it, and gives what it prints. The registry may be this very process: it has to go on answering meanwhile.
 * @throws {Error} With what it says where it fails.
 */
async function said(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv) {
  try {
    const { stdout } = await run(command, args, {
      ...{ cwd, env, encoding: 'utf8', maxBuffer: 1 << 28, timeout: LONGEST_MS },
      // npm is a script of its own kind there.
      shell: process.platform === 'win32',
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & Record<string, string>;
    const why = `${stdout}${stderr}`.trim() || message;
    throw new Error(`\`${[command, ...args].join(' ')}\` failed:\n${why}`);
  }
}

/** Publishes an archive: for the rehearsal, or, without one, for everybody; a workflow says where it was built. */
export async function publish(archive: string, rehearsal?: Rehearsal): Promise<void> {
  const args = ['publish', archive, '--access', 'public'];
  if (rehearsal) await said('npm', args, root, environment(rehearsal));
  else {
    const all = process.env.GITHUB_ACTIONS ? [...args, '--provenance'] : args;
    execFileSync('npm', all, { cwd: root, env: toolEnvironment(), stdio: 'inherit' });
  }
}

/** The hash of a version that the registry has; nothing where it has none. @throws {Error} Where it does not answer. */
export function integrityOf(name: string, version: string): string | undefined {
  const { status, stdout } = spawnSync(
    'npm',
    ['view', `${name}@${version}`, 'dist.integrity', '--json'],
    { cwd: root, encoding: 'utf8', env: toolEnvironment(), shell: process.platform === 'win32' },
  );
  const answer = stdout.trim() === '' ? undefined : JSON.parse(stdout);
  // A version that is not there prints nothing, a package that is not there E404.
  if (status === 0) return typeof answer === 'string' ? answer : undefined;
  if (answer?.error?.code === 'E404') return undefined;
  throw new Error(`the npm registry does not say whether ${name}@${version} exists: try again`);
}

/** Installs packages into an empty folder and asks each of them one thing. @throws {Error} Where an answer is not as it should be. */
export async function tryInstalled(rehearsal: Rehearsal, version: string): Promise<void> {
  const project = join(rehearsal.folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }');
  const env = environment(rehearsal);
  await said('npm', ['install', `lanewise@${version}`, `lanewise-core@${version}`], project, env);
  const named = await said(
    join(project, 'node_modules/.bin/lanewise'),
    ['--version'],
    project,
    env,
  );
  if (named.trim() !== version)
    throw new Error(`the installed command says it is ${named.trim()}, not ${version}`);
  const question = ['calc', 'pcie', 'generation=3.0', 'lanes=4', '--json'];
  const answer = await said(join(project, 'node_modules/.bin/lanewise'), question, project, env);
  const code = `import { loadCore } from 'lanewise-core';
    const { compute } = await loadCore();
    console.log(compute('pcie', { generation: '3.0', lanes: 4 }).most);`;
  const most = await said(process.execPath, ['--input-type=module', '--eval', code], project, env);
  if (JSON.parse(answer).most !== Number(most))
    throw new Error('the command and the core answer the same question differently');
}
