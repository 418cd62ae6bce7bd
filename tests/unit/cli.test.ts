import { describe, expect, it } from 'vitest';
import { lanewise, started } from '../support/terminal.ts';
import { tableOf } from '../support/test-tables.ts';

const calc = (args: string[], input?: string) => lanewise(['calc', ...args], input);

describe('the calculator on the command line', () => {
  it('prints one JSON answer', async () => {
    const { stdout, status } = await calc(['pcie', '{"generation":2,"lanes":1,"max_payload_size":128}', '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout).ceiling / 1e6).toBeCloseTo(420, 0);
  });

  it.each(tableOf<[string, string, string, string, string][]>(import.meta.filename, 'refused'))(
    'refuses %s %s, names it and says why',
    async (name, question, input, value, sentence) => {
      const { stdout, stderr, status } = await calc([name, question, '--json']);
      expect(status).toBe(1);
      expect(JSON.parse(stdout).error).toMatchObject({ input, value, allowed: expect.anything() });
      expect(stderr).toContain(sentence);
    },
  );

  it('answers JSON lines, an error on its own line', async () => {
    const { stdout, status } = await calc(['pcie', '--jsonl'], '{"lanes":1}\n\n{"lanes":3}\n{"lanes":2}\n');
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(status).toBe(1);
    expect(lines.map((line) => line.error?.input ?? line.inputs.lanes)).toEqual([1, 'lanes', 2]);
  });

  it('survives a line of ten megabytes and says how long it was', async () => {
    const { stdout } = await calc(['pcie', '--jsonl'], `{"lanes":"${'9'.repeat(10_000_000)}"}\n`);
    expect(JSON.parse(stdout).error.value).toMatch(/^9{64}… \(10000000\)$/);
  });

  it('says of each input what a number counts and what may be typed', async () => {
    const { stdout, status } = await calc(['dmi', '--help']);
    expect(status).toBe(0);
    expect(stdout).toContain('drive_rate: 0 to 100000000000 B/s, or text such as "7000 MB/s"; default 0');
    expect(stdout).toContain('generation: 1.0, 2.0, 3.0, 4.0; default 3.0');
  });

  it('counts base units where a number stands alone, and reads text with a unit as the form does', async () => {
    const rate = async (value: unknown) =>
      JSON.parse((await calc(['dmi', JSON.stringify({ drive_rate: value }), '--json'])).stdout).inputs.drive_rate;
    expect(await rate(7000)).toBe(7000);
    expect(await rate('7000')).toBe(7000);
    expect(await rate('7000MB')).toBe(7e9);
  });

  it('lists the catalogue', async () => {
    expect(JSON.parse((await calc(['--json'])).stdout).calculators[0].name).toBe('pcie');
    expect(started(['calc']).stdout).toMatch(/^pcie: /);
  });
});
