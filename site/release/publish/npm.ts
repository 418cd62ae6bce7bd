/** npm's own client: what is published, what is installed, and whether it runs. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root, toolEnvironment } from '../../build/tools.mjs';

/** Publishes an archive for everybody; a workflow says where it was built. */
export function publish(archive: string): void {
  const args = ['publish', archive, '--access', 'public'];
  execFileSync('npm', process.env.GITHUB_ACTIONS ? [...args, '--provenance'] : args, {
    cwd: root,
    env: toolEnvironment(),
    stdio: 'inherit',
  });
}

/** Whether the registry has a version. @throws {Error} Where it does not answer. */
export function exists(name: string, version: string): boolean {
  const { status, stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'version', '--json'], {
    cwd: root,
    encoding: 'utf8',
    env: toolEnvironment(),
    shell: process.platform === 'win32',
  });
  const answer = stdout.trim() === '' ? undefined : JSON.parse(stdout);
  // A version that is not there prints nothing, a package that is not there E404.
  if (status === 0) return answer !== undefined;
  if (answer?.error?.code === 'E404') return false;
  throw new Error(`the npm registry does not say whether ${name}@${version} exists: try again`);
}

/** The packages that the lock file names, as CycloneDX. */
export const sbom = (): string =>
  execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    env: toolEnvironment(),
    maxBuffer: 1 << 26,
  });

/**
 * Installs archives into an empty folder, and asks each of the packages the same.
 * @throws {Error} Where npm would not publish one, or an answer is not as it should be.
 */
export function tryInstalled(archives: readonly string[], project: string, version: string): void {
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }');
  const outputOf = (command: string, ...args: string[]): string =>
    execFileSync(command, args, {
      cwd: project,
      encoding: 'utf8',
      env: toolEnvironment(),
      // npm is a script of its own kind there.
      shell: process.platform === 'win32',
    });
  outputOf('npm', 'install', '--offline', '--no-audit', '--no-fund', ...archives);
  const lanewise = join(project, 'node_modules/.bin/lanewise');
  const named = outputOf(lanewise, '--version').trim();
  if (named !== version) throw new Error(`the installed command says it is ${named}, not ${version}`);
  const { most } = JSON.parse(outputOf(lanewise, 'calc', 'pcie', 'generation=3.0', 'lanes=4', '--json'));
  const code = `import { loadCore } from 'lanewise-core';
    const { compute } = await loadCore();
    console.log(compute('pcie', { generation: '3.0', lanes: 4 }).most);`;
  if (most !== Number(outputOf(process.execPath, '--input-type=module', '--eval', code)))
    throw new Error('the command and the core answer the same question differently');
}
