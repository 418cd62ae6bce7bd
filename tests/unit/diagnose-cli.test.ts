// The diagnosis in the terminal, by the command that people type.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { lanewise } from '../support/terminal.ts';

const FIXTURES = 'datasets/tools/readers/fixtures';
const PRIVATE = `${FIXTURES}/private.txt`;

const folder = mkdtempSync(join(tmpdir(), 'diagnose-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const diagnose = (args: readonly string[], input?: string) => lanewise(['diagnose', ...args], input);

describe('lanewise diagnose', () => {
  test('prints the verdict, findings with causes and commands, and what was read', async () => {
    const { stdout, stderr, status } = await diagnose([PRIVATE]);
    // A problem was found.
    expect([status, stderr]).toEqual([1, '']);
    // A pool that has lost a drive comes before a link that is slow.
    expect(stdout).toMatch(/^\S+ is degraded: 1 drive is missing or failed\./);
    expect(stdout).toMatch(/^problem LD101: 0000:01:00\.0 \(.+\) runs at 8\sGT\/s x2, 1\.97\sGB\/s of 3\.94\sGB\/s;/m);
    expect(stdout).toMatch(/^ {2}1\. .+\n {5}Check: .+\n {5}Fix: .+$/m);
    expect(stdout).toMatch(/^Read lspci -vv: lines 7–\d+$/m);
    expect(stdout).not.toMatch(/jane|orion/);
  });

  test('prints facts, findings, the chain and unread lines as JSON', async () => {
    const { stdout } = await diagnose(['--json', PRIVATE]);
    const answer = JSON.parse(stdout);
    expect(answer).not.toHaveProperty('machines');
    expect(answer.facts).toContainEqual({
      kind: 'pcie-link',
      subject: '0000:01:00.0',
      name: 'lanes',
      value: 2,
      unit: 'lanes',
      line: 24,
    });
    const narrow = answer.findings.find(({ id }: { id: string }) => id === 'LD101');
    expect(narrow).toMatchObject({
      severity: 'problem',
      subject: '0000:01:00.0',
      text: expect.stringContaining('8 GT/s x2'),
      causes: expect.arrayContaining([
        { text: expect.any(String), check: expect.any(String), fix: expect.any(String) },
      ]),
    });
    expect(answer.chain.parts.length).toBeGreaterThan(0);
    expect(answer.unread).toEqual(expect.any(Array));
  });

  test('takes several files as one machine, and says the file of each fact', async () => {
    const text = readFileSync(PRIVATE, 'utf8');
    const cut = text.indexOf('jane@orion:~$ sudo nvme list');
    const lspci = fileOf('lspci.txt', text.slice(0, cut));
    const rest = fileOf('rest.txt', text.slice(cut));
    const { stdout } = await diagnose(['--json', lspci, rest]);
    const { facts, machines } = JSON.parse(stdout);
    expect(machines).toBeUndefined();
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'pcie-link', name: 'lanes', file: lspci, line: 24 }));
    const sata = facts.find(({ subject }: { subject: string }) => subject === 'ata1');
    const own =
      text
        .slice(cut)
        .split('\n')
        .findIndex((line) => line.includes('ata1: SATA link')) + 1;
    expect(sata).toMatchObject({ file: rest, line: own });
  });

  test('tells machines that contradict each other apart', async () => {
    const other = readFileSync(PRIVATE, 'utf8')
      .replaceAll('orion', 'vega')
      .replaceAll('980 1TB', '970 2TB')
      .replaceAll('Example NVMe SSD', 'Other NVMe SSD');
    const { stdout } = await diagnose(['--json', PRIVATE, fileOf('other.txt', other)]);
    const { machines, facts } = JSON.parse(stdout);
    expect(machines).toHaveLength(2);
    expect(machines[0].facts).toEqual(facts);
    expect(new Set(machines[1].facts.map(({ file }: { file: string }) => file))).toEqual(
      new Set([join(folder, 'other.txt')]),
    );
  });

  test('reads standard input, and files as PowerShell writes them', async () => {
    const text = readFileSync(`${FIXTURES}/windows.txt`, 'utf8');
    const utf16 = fileOf('utf16.txt', Buffer.from(`\ufeff${text}`, 'utf16le'));
    const facts = async (args: string[], input?: string) => JSON.parse((await diagnose(args, input)).stdout).facts;
    const typed = await facts(['--json', '-'], text);
    expect(typed).not.toEqual([]);
    expect(await facts(['--json', utf16])).toEqual(typed);
  });

  test('prints the text masked, with as many lines', async () => {
    const { stdout, status } = await diagnose(['--mask', PRIVATE]);
    expect(status).toBe(0);
    expect(stdout).not.toMatch(/jane|orion|WCC7K0ABCDEF/);
    expect(stdout.split('\n')).toHaveLength(readFileSync(PRIVATE, 'utf8').split('\n').length);
  });

  test('ends with 1 where nothing was read', async () => {
    const { stdout, status } = await diagnose(['-'], 'Hello, why is my computer slow?\n');
    expect(status).toBe(1);
    expect(stdout).toContain('no tool’s output was recognised');
  });

  test.each([
    [['-', '-'], 'named twice'],
    [['--yaml', PRIVATE], '--yaml'],
    [['missing.txt'], 'missing.txt'],
  ])('ends with 2 where %j cannot be followed', async (args, words) => {
    const { stdout, stderr, status } = await diagnose(args);
    expect([stdout, status]).toEqual(['', 2]);
    expect(stderr).toContain(words);
  });

  test('says how it is used', async () => {
    const { stdout, status } = await diagnose(['--help']);
    expect(status).toBe(0);
    expect(stdout).toContain('lanewise diagnose [<file>... | -]');
  });
});
