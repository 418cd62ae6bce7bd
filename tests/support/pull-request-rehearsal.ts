/**
 * A clone of the repository, and the workflows' own steps run in it as a runner would: what is tested is what is
 * written in .github/workflows. No Rust, no packages; the forge is a server on this machine.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { loadSchemas, ROOT } from '../../datasets/tools/repository/repository.ts';
import { csvLine } from '../../datasets/tools/text/csv.ts';

/** What the tools and workflows read of the repository. */
const PARTS = ['.github', 'calc-wasm/js', 'content/references.yaml', 'datasets', 'package.json'];

const CORE = 'calc-wasm/js/generated/wasm';

/** Who commits, with no settings of the machine's. */
const IDENTITY = {
  GIT_AUTHOR_NAME: 'A. Tester',
  GIT_AUTHOR_EMAIL: 'tester@example.org',
  GIT_COMMITTER_NAME: 'A. Tester',
  GIT_COMMITTER_EMAIL: 'tester@example.org',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
};

type Rows = Record<string, Record<string, string>[]>;

interface Step {
  run?: string;
  uses?: string;
  if?: string;
  env?: Record<string, string>;
  'working-directory'?: string;
}

interface Runner {
  /** What the steps leave beside the work tree. */
  folder: string;
  /** Where they begin. */
  at: string;
  /** Address of the forge. */
  api: string;
  /** Whether the artifact of the main branch is there. */
  core: boolean;
}

export interface Ran {
  status: number | null;
  output: string;
}

export class Rehearsal {
  readonly #root = mkdtempSync(join(tmpdir(), 'lanewise-'));
  readonly clone = join(this.#root, 'clone');
  #server: Server | undefined;

  constructor() {
    const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...PARTS], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    for (const path of tracked.split('\0').filter(Boolean)) {
      mkdirSync(dirname(join(this.clone, path)), { recursive: true });
      cpSync(join(ROOT, path), join(this.clone, path));
    }
    this.git('init', '-q', '-b', 'main');
    this.git('add', '-A');
    this.git('commit', '-q', '-m', 'The data');
  }

  git(...args: string[]): string {
    return execFileSync('git', args, {
      cwd: this.clone,
      encoding: 'utf8',
      env: { ...process.env, ...IDENTITY },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** A command of `npm run dataset` in the clone. */
  dataset(...args: string[]): Promise<Ran> {
    return this.#run(process.execPath, ['datasets/tools/commands/cli.ts', ...args], this.clone, {});
  }

  /** A branch with one set of these rows, ready to be merged into main. */
  async propose(set: string, tables: Rows): Promise<void> {
    this.git('checkout', '-q', '-b', set, 'main');
    const folder = join(this.clone, 'datasets/sets', set);
    mkdirSync(folder, { recursive: true });
    const about = {
      $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
      name: set,
      title: set,
      description: 'A rehearsal.',
      version: '1.0.0',
      created: '2026-05-12T00:00:00Z',
      licenses: [{ name: 'CC0-1.0', path: 'https://spdx.org/licenses/CC0-1.0.html' }],
      sources: [{ title: 'Own run' }],
      contributors: [{ title: 'A. Tester', roles: ['creator'] }],
      resources: [],
    };
    writeFileSync(join(folder, 'datapackage.json'), `${JSON.stringify(about, null, 2)}\n`);
    this.write(set, tables);
    // Lists the tables in the package, as a contributor would have it done.
    const { status, output } = await this.dataset('fix', `datasets/sets/${set}`);
    if (status !== 0) throw new Error(`the set ${set} does not pass: ${output}`);
    this.commit(set);
  }

  /** Tables of a set, whole. */
  write(set: string, tables: Rows): void {
    const schemas = loadSchemas();
    for (const [name, rows] of Object.entries(tables)) {
      const schema = schemas.get(name);
      if (!schema) throw new Error(`there is no table ${name}`);
      const lines = [schema.fields.map((field) => field.name).join(','), ...rows.map((row) => csvLine(schema, row))];
      writeFileSync(join(this.clone, 'datasets/sets', set, `${name}.csv`), `${lines.join('\n')}\n`);
    }
  }

  commit(message: string): void {
    this.git('add', '-A');
    this.git('commit', '-q', '-m', message);
  }

  /**
   * Runs the steps of data.yml for a branch, then those of data-comment.yml. Gives what the check ended with and the
   * comment; with `core` the artifact of the main branch is there.
   */
  async checkPullRequest(branch: string, core: boolean): Promise<Ran & { comment: string }> {
    const folder = mkdtempSync(join(this.#root, 'runner-'));
    this.git('checkout', '-q', '-B', 'merge', 'main');
    this.git('merge', '-q', '--no-ff', '-m', `Merge ${branch}`, branch);
    execFileSync('git', ['clone', '-q', '--depth', '2', `file://${this.clone}`, join(folder, 'after')]);
    const head = this.git('rev-parse', branch).trim();
    const comments: string[] = [];
    const api = await this.#forge(head, this.#pathsOf(branch), core, comments);
    this.git('checkout', '-q', 'main');
    const checked = await this.#steps('data.yml', 'check', { folder, at: folder, api, core });
    const comment = await this.#steps('data-comment.yml', 'comment', { folder, at: this.clone, api, core });
    await this.#close();
    if (comment.status !== 0) throw new Error(`no comment: ${comment.output}`);
    return { ...checked, comment: comments.join('') };
  }

  async remove(): Promise<void> {
    await this.#close();
    rmSync(this.#root, { recursive: true });
  }

  #pathsOf(branch: string): string[] {
    return this.git('diff', '--name-only', `main...${branch}`).trim().split('\n');
  }

  async #steps(file: string, job: string, { folder, at, api, core }: Runner): Promise<Ran> {
    const text = readFileSync(join(this.clone, '.github/workflows', file), 'utf8');
    const steps: Step[] = parse(text).jobs[job].steps;
    const files = ['env', 'output', 'summary'].map((name) => join(folder, name));
    for (const path of files) writeFileSync(path, '');
    const [env = '', output = '', summary = ''] = files;
    const event = join(folder, 'event.json');
    writeFileSync(event, JSON.stringify(this.#event()));
    let said = '';
    let failed: number | null = 0;
    for (const step of steps) {
      if (step.uses?.includes('download-artifact') && file === 'data.yml') {
        const isFound = readFileSync(output, 'utf8').includes('run-id=');
        if (isFound !== core) throw new Error('the step that looks for the core is wrong');
        if (core) cpSync(join(ROOT, CORE), join(folder, 'tools', CORE), { recursive: true });
      }
      // The last step fails where the one before has.
      if (step.run === undefined || step.if !== undefined) continue;
      const set = readFileSync(env, 'utf8').trim().split('\n').filter(Boolean);
      const ran = await this.#run('bash', ['-e', '-c', step.run], join(at, step['working-directory'] ?? ''), {
        ...Object.fromEntries(set.map((line) => line.split('=') as [string, string])),
        GITHUB_ENV: env,
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: summary,
        GITHUB_EVENT_PATH: event,
        RUNNER_TEMP: folder,
        GITHUB_API_URL: api,
        GITHUB_SERVER_URL: 'https://forge.example',
        GITHUB_REPOSITORY: 'lanewise/lanewise',
        PULL_REQUEST: '7',
        DEFAULT_BRANCH: 'main',
        GITHUB_TOKEN: 'none',
      });
      said += ran.output;
      failed ||= ran.status;
    }
    return { status: failed, output: said };
  }

  #event() {
    return {
      repository: { full_name: 'lanewise/lanewise' },
      workflow_run: {
        event: 'pull_request',
        head_sha: this.#head,
        html_url: 'https://forge.example/run/1',
        head_repository: { full_name: 'someone/lanewise' },
      },
    };
  }

  #head = '';

  /** Answers what the steps ask the forge. */
  async #forge(head: string, paths: string[], core: boolean, comments: string[]): Promise<string> {
    this.#head = head;
    const run = { id: 5, event: 'push', head_sha: this.git('rev-parse', 'main').trim() };
    const runs = [{ ...run, head_branch: 'main', head_repository: { full_name: 'lanewise/lanewise' } }];
    const answers: [RegExp, unknown][] = [
      [/\/actions\/workflows\/check\.yml\/runs\?/, { workflow_runs: runs }],
      [/\/actions\/runs\/5\/artifacts/, { artifacts: core ? [{ expired: false }] : [] }],
      [/\/pulls\/7\/files/, paths.map((filename) => ({ filename }))],
      [/\/pulls\/7$/, { state: 'open', head: { sha: head, repo: { full_name: 'someone/lanewise' } } }],
      [/\/comments/, []],
      [/./, {}],
    ];
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        if (request.method === 'POST') comments.push(JSON.parse(body).body);
        const answer = answers.find(([pattern]) => pattern.test(request.url ?? ''))?.[1];
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((done) => this.#server?.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    server?.closeAllConnections();
    if (server) await new Promise((done) => server.close(done));
  }

  /** Only Node and git are on the path. */
  #run(command: string, args: string[], cwd: string, env: Record<string, string>): Promise<Ran> {
    const path = [dirname(process.execPath), '/usr/bin', '/bin'].join(':');
    const child = spawn(command, args, { cwd, env: { ...IDENTITY, PATH: path, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        output += part;
      });
    }
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (status) => resolve({ status, output }));
    });
  }
}
