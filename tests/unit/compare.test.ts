import { describe, expect, it } from 'vitest';
import { type Inputs, refused } from '../../calc-wasm/js/calc.ts';
import * as calc from '../../calc-wasm/js/node.ts';
import { column, rows } from '../../site/arrays/compare.ts';
import {
  adapted,
  type Choice,
  compareLink,
  DEFAULT_LAYOUTS,
  makers,
  readChoices,
  shared,
  writeChoices,
} from '../../site/arrays/layouts.ts';
import { calculatorNamed, fromQuery } from '../../site/common/query.ts';
import { tableOf } from '../support/test-tables.ts';

const columns = (layouts: string, inputs: Inputs) => readChoices(layouts).map((choice) => column(calc, choice, inputs));
const figures = (layouts: string, inputs: Inputs) => columns(layouts, inputs).map((item) => item.figures);
const plain = (text: string) => text.replaceAll('\u202f', ' ');

describe('the layouts of a URL', () => {
  it('are read and written back', () => {
    expect(readChoices('raid.raid10,zfs.mirror*4')).toEqual<Choice[]>([
      { maker: 'raid', layout: 'raid10', groups: '' },
      { maker: 'zfs', layout: 'mirror', groups: '4' },
    ]);
    expect(writeChoices(readChoices(DEFAULT_LAYOUTS))).toBe(DEFAULT_LAYOUTS);
  });

  it('are left out where no calculator makes them, and end at six', () => {
    expect(readChoices('pcie.x4,raid,constructor.x,<img>,raid.raid5')).toHaveLength(1);
    expect(readChoices(Array(20).fill('raid.raid5').join())).toHaveLength(6);
  });

  it('come from inputs that the calculators declare', () => {
    for (const [maker, { layout, groups, takes }] of Object.entries(makers)) {
      const names = calculatorNamed(maker).inputs.map(({ name }) => name);
      for (const name of [layout, ...(groups ? [groups] : []), ...takes]) expect(names).toContain(name);
    }
    for (const [name, inputs] of Object.entries(shared))
      for (const input of inputs) expect(calculatorNamed(name).inputs.map((item) => item.name)).toContain(input);
  });
});

describe('the link from an array to the comparison', () => {
  const linkOf = (maker: keyof typeof makers, inputs: Inputs) => {
    const answer = calc.calculate(maker, inputs);
    const picture = calc.picture(maker, inputs, '');
    if (refused(answer) || refused(picture)) throw new Error(`${maker} refuses its inputs`);
    const link = compareLink(maker, { ...answer.inputs }, picture);
    return { answer, parameters: new URL(link, 'https://site.test').searchParams };
  };

  it.each(tableOf<[keyof typeof makers, Inputs, string][]>(import.meta.filename, 'layouts'))(
    'of %s %o begins with its own layout',
    (maker, inputs, own) => {
      const { answer, parameters } = linkOf(maker, inputs);
      const layouts = parameters.get('layouts') ?? '';
      expect(layouts.split(',')[0]).toBe(own);
      expect(readChoices(layouts)).toHaveLength(6);
      const [first] = figures(layouts, { drives: parameters.get('drives') });
      expect(first?.usable).toBe(answer.usable);
    },
  );

  it('takes the drives and their figures over, and pairs them for the mirrors of ZFS', () => {
    const { parameters } = linkOf('raid', { drives: '6x10TB', level: 'raid5', drive_rate: 25e7 });
    const names = Object.values(shared).flat();
    expect(
      fromQuery(
        `?${parameters}`,
        names.map((name) => ({ name })),
      ),
    ).toEqual({ drives: '6x10TB', drive_iops: '150', read_share: '0.7', drive_rate: '250000000' });
    expect(parameters.get('layouts')).toContain('zfs.mirror*3');
  });
});

describe('a column', () => {
  const unlike = { drives: '4x8TB+2x4TB' };

  it('holds what its calculator answers for the same drives', () => {
    const [raid5, shr, shr2, raid6] = figures('raid.raid5,mixed-drives.shr1,mixed-drives.shr2,raid.raid6', unlike);
    expect([raid5, shr, shr2, raid6].map((item) => item?.usable)).toEqual([20e12, 32e12, 24e12, 16e12]);
    // SHR of these is as fast in random I/O as its busiest drives let it be; Unraid has no model.
    const [unraid] = figures('mixed-drives.parity_drives', unlike);
    expect([typeof shr?.iops, typeof shr?.read_rate, unraid?.iops]).toEqual(['number', 'number', undefined]);
  });

  it('asks for the loss of its own groups', () => {
    const drives = '8x16TB';
    const [mirrors, raid50] = figures('raid.raid10,raid.raid50*2', { drives });
    const loss = (inputs: Inputs) =>
      Object(calc.calculate('rebuild', { capacity: 16e12, drive_rate: 2e8, ...inputs })).year_loss;
    const given = { drives, drive_rate: 2e8 };
    expect(figures('raid.raid10', given)[0]?.year_loss).toBe(loss({ drives: 2, tolerance: 1, groups: 4 }));
    expect(figures('raid.raid50*2', given)[0]?.year_loss).toBe(loss({ drives: 4, tolerance: 1, groups: 2 }));
    expect(mirrors?.year_loss).toBeLessThan(raid50?.year_loss ?? 0);
  });

  it('says why it has no loss', () => {
    const notes = columns('raid.raid0,raid.raid1e', { drives: '5x4TB' }).map((item) => item.lossNote);
    expect(notes).toEqual(['any failure loses data', 'not computed: mirrors overlap']);
  });

  it('mixes reads and writes of ZFS by their times', () => {
    const at = (read_share: string) =>
      figures('zfs.mirror*4', { drives: '8x4TB', drive_iops: 100, read_share })[0]?.iops;
    expect([at('1'), at('0')]).toEqual([800, 400]);
    expect(at('50%')).toBeCloseTo(533.33, 1);
  });
});

describe('the table', () => {
  it('marks the best of each row, and nobody where all are the same', () => {
    const table = rows(columns('raid.raid6,raid.raid10', { drives: '8x4TB' }));
    const best = (label: string) => table.find((row) => row.label === label)?.cells.map((cell) => cell.best);
    expect(best('Usable capacity')).toEqual([true, false]);
    expect(best('Fault tolerance')).toEqual([true, false]);
    expect(best('Fault tolerance, best case')).toEqual([false, true]);
    expect(best('Rebuild time, whole drive')).toEqual([false, false]);
    expect(best('Data loss in a year')).toEqual([true, false]);
  });

  it('gives a refused layout one cell that says what would work', () => {
    const table = rows(columns('raid.raid6,raid.raid10,zfs.raidz2*9', { drives: '5x4TB' }));
    const [, raid10, raidz] = table[0]?.cells ?? [];
    expect(raid10?.rows).toBe(table.length);
    expect(raid10?.text).toContain('an even number of drives, at least 4');
    expect(raidz?.text).toContain('at least 27 drives');
    expect(table[1]?.cells).toHaveLength(1);
  });

  it('follows the reader to powers of 1024', () => {
    const [row] = rows(columns('raid.raid5', { drives: '3x4TB' }), { binary: true });
    expect(plain(row?.cells[0]?.text ?? '')).toBe('7.28 TiB');
  });
});

describe('the usual layouts', () => {
  it('have pairs for as many drives as there are', () => {
    const six = adapted(readChoices(DEFAULT_LAYOUTS), 8, 6);
    expect(writeChoices(six)).toContain('zfs.mirror*3');
    expect(writeChoices(adapted(six, 6, 12))).toContain('zfs.mirror*6');
  });

  it('stay as a reader set them', () => {
    const own = readChoices('raid.raid6,zfs.mirror*2');
    expect(adapted(own, 8, 6)).toBe(own);
  });
});
