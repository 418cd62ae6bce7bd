// What a NAS leaves: the box and the planner take it from the same rows, and say so.
import { describe, expect, test } from 'vitest';
import { granted } from '../../calc-wasm/js/calc.ts';
import { plan, size } from '../../calc-wasm/js/chain-node.ts';
import { boards } from '../../datasets/tools/parts/boards.ts';
import { cards } from '../../datasets/tools/parts/controllers.ts';
import { hasZfs, leftBy, nasSystems } from '../../datasets/tools/parts/nas-reserves.ts';
import { asked } from '../../site/ask/testing.ts';
import { startOf } from '../../site/common/state.ts';
import { plannerOf } from '../../site/planner/answer.ts';
import { spots } from '../../site/planner/drive-locations.ts';
import { groundOf } from '../../site/planner/free-slots.ts';
import { question } from '../../site/planner/question.ts';
import { parameters, wishOf } from '../../site/planner/request.ts';
import { idOf, planOn } from '../../site/planner/reserved.ts';
import { registryRows } from '../support/dataset.ts';
import { tableOf } from '../support/test-tables.ts';

const all = boards(registryRows);
const known = cards(registryRows);
const start = startOf(parameters(all.map(({ id }) => id)));
const plain = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');
const WITHOUT_ZFS = nasSystems.filter((system) => !hasZfs(system));

describe('what a system leaves', () => {
  test('is the space of the level less what is kept of each drive that holds data', () => {
    for (const drives of [4, 6, 12]) {
      const bytes = 8e12;
      const usable = (kept: number) => (drives - 1) * (bytes - kept);
      const left = leftBy('Synology DSM', { usable, raw: drives * bytes, groups: 1 });
      expect(left?.usable).toBe(usable(0) - (drives - 1) * 4.9e9);
    }
  });

  test('of QNAP: 1 % of what the group has, at most 150 GB, 70 GB of the pool, and 1.8 % of the rest', () => {
    for (const bytes of [1e12, 4e12, 20e12]) {
      const raw = 4 * bytes;
      const left = leftBy('QNAP QTS', { usable: () => 3 * bytes, raw, groups: 1 });
      expect(left?.usable).toBeCloseTo((3 * bytes - Math.min(0.01 * raw, 150e9) - 70e9) * 0.982, -3);
      expect(left?.isLeast).toBe(true);
    }
  });

  test('is unknown of a system without a row, and of less than a source speaks of', () => {
    expect(leftBy('Unraid', { usable: () => 8e12, raw: 16e12, groups: 1 })).toBeUndefined();
    expect(leftBy('QNAP QTS', { usable: () => 500e9, raw: 1e12, groups: 1 })).toBeUndefined();
  });
});

/** As a reader writes it, whose system it is, and what the sources say of it. */
const NAMED = tableOf<{ on: string; system: string }[]>(import.meta.filename, 'named');

describe('the box', () => {
  test.each(NAMED)('says what there is and what is left $on', ({ on, system }) => {
    for (const [level, parity] of [
      ['raid5', 1],
      ['raid6', 2],
    ] as const)
      for (const drives of [4, 8]) {
        const usable = (kept: number) => (drives - parity) * (12e12 - kept);
        const left = leftBy(system, { usable, raw: drives * 12e12, groups: 1 });
        const { outcome, value = 0, text } = asked(`usable space of ${drives}x12tb ${level} ${on}`);
        expect([outcome, text]).toEqual(['answer', expect.stringContaining(system)]);
        expect(value / (left?.usable ?? 0)).toBeCloseTo(1, 5);
        expect(plain(text)).toContain(`${(drives - parity) * 12} TB (`);
        expect(text.includes('at least')).toBe(left?.isLeast);
      }
  });

  test('asks for a level of that system, and each goes on', () => {
    for (const { on } of NAMED) {
      const { outcome, choices = [] } = asked(`usable space of 4x8tb ${on}`);
      expect([on, outcome]).toEqual([on, 'clarify']);
      expect(choices.length).toBeGreaterThan(2);
      for (const { value, shown, ask = '' } of choices) expect(asked(ask)).toMatchObject({ value, shown });
    }
  });

  test('keeps to the space of the level where no source speaks of the system', () => {
    for (const on of ['', 'on Proxmox', 'on a Drobo', 'on my NAS']) {
      const { value, text } = asked(`usable space of 4x8tb raid5 ${on}`);
      if (value !== undefined) expect([on, value, /keeps/.test(text)]).toEqual([on, 24e12, false]);
    }
    expect(asked('usable space of 4x8tb raidz1 on TrueNAS').value).toBe(asked('usable space of 4x8tb raidz1').value);
    expect(asked('usable space of 4x8tb raidz1 on QNAP').text).not.toContain('keeps');
  });
});

describe('the planner', () => {
  const on = (system: string, usable: string) => wishOf(start, { system: idOf(system), usable });

  test('plans as much more as each system keeps, with no drive too many', () => {
    const wanted = 64e12;
    for (const system of nasSystems) {
      const state = on(system, '64 TB');
      const places = spots(groundOf(undefined, state), known, state);
      const { candidates } = granted(planOn(plan, system)(question(state, places)));
      const bare = granted(plan(question(state, places))).candidates;
      expect(candidates.length).toBeGreaterThan(0);
      expect(candidates.filter(({ usable }) => usable < wanted)).toEqual([]);
      // Four of 16 TB just hold 64 TB without it.
      const least = (list: typeof bare) => Math.min(...list.map(({ drives }) => drives));
      expect(least(candidates) - least(bare)).toBe(1);
    }
  });

  test.each(WITHOUT_ZFS)('says the same of %s as the box', (system) => {
    const view = plannerOf({ plan, size }, { boards: all, cards: known })(on(system, '90 TB'));
    if ('refused' in view) throw new Error(view.refused.text);
    const [, drives, level] = /^(\d+) × 16 TB in RAID (\d)/.exec(plain(view.said.value)) ?? [];
    const { value = 0, text } = asked(`usable space of ${drives}x16tb raid${level} on ${system.split(' ')[0]}`);
    const [, kept] = /keeps ((?:up to )?[\d.]+ GB|(?:up to )?[\d.]+ TB) of it/.exec(plain(text)) ?? [];
    expect(plain(view.said.note)).toContain(`has taken ${kept}`);
    expect(plain(view.said.note)).toMatch(new RegExp(`^${(value / 1e12).toPrecision(3)} TB usable`));
  });
});
