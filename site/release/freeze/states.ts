// The states that a version of a model is frozen with: its defaults, its presets, every value that a choice has, the ends
// and the middle of every range, and a spread of all of them together. A file of answers holds its own states, so that
// what this makes tomorrow changes nothing that was frozen today.
import type { Given, Inputs } from '../../../calc-wasm/js/calc.ts';
import type { PlannerQuestion, SizerQuestion } from '../../../calc-wasm/js/chain.ts';
import type { Calculator, Domain } from '../../../calc-wasm/js/generated/catalog.ts';
import { families, loads } from '../../../calc-wasm/js/generated/chain.ts';
import { presets } from '../../sizer/presets.ts';

/** A question to a model, and the preset of the site that asks it, where one does. */
export interface State {
  preset?: string;
  inputs: object;
}

const LISTS = ['1x1TB', '2x4TB', '4x8TB, 2x4TB', '5x18TB', '12x3TB', '24x22TB', '60x30TB'];
const TOGETHER = 40;

/** Between ends that are far apart the middle is that of their sizes. */
function middle(minimum: number, maximum: number): number {
  return minimum > 0 && maximum / minimum > 100 ? Math.sqrt(minimum * maximum) : (minimum + maximum) / 2;
}

function valuesOf(domain: Domain, unset: Given): Given[] {
  switch (domain.kind) {
    case 'choice':
      return domain.values.map(({ value }) => value);
    case 'one_of':
      return domain.values;
    case 'flag':
      return [true, false];
    case 'drives':
      return LISTS;
    case 'between': {
      const { minimum, maximum, whole } = domain;
      const near = typeof unset === 'number' ? [unset / 2, unset * 3] : [];
      const some = [minimum, middle(minimum, maximum), maximum, ...near];
      const whole_ = whole ? some.map(Math.round) : some;
      return [...new Set(whole_)].filter((value) => value >= minimum && value <= maximum);
    }
  }
}

/** The same numbers on every machine: mulberry32, public domain. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function statesOf({ inputs, presets: asked }: Calculator): State[] {
  const values = inputs.map((input) => ({ name: input.name, all: valuesOf(input.domain, input.default) }));
  const single = values.flatMap(({ name, all }) => all.map((value): Inputs => ({ [name]: value })));
  const next = random(1);
  const together = Array.from({ length: TOGETHER }, () => {
    const chosen: Inputs = {};
    for (const { name, all } of values) {
      const value = all[Math.floor(next() * all.length)];
      // About half of them stay at their defaults, or hardly any combination would be allowed.
      if (next() < 0.5 && value !== undefined) chosen[name] = value;
    }
    return chosen;
  });
  const all = [{}, ...asked.map((preset) => preset.inputs as Inputs), ...single, ...together];
  const texts = new Set(all.map((item) => JSON.stringify(item)));
  return [...texts].map((text) => ({ inputs: JSON.parse(text) }));
}

/** Each preset as it is asked, and under other loads. */
export function statesOfSizer(): State[] {
  return presets.flatMap(({ slug, setting }, index): State[] => {
    const others = [1, 4, 7].map((step) => loads[(index + step) % loads.length]);
    const under = others.map((load, at): SizerQuestion => {
      const blocks = load?.startsWith('random') ? { block_size: [4096, 16384, 131072][at] ?? 4096 } : {};
      return { chain: setting.chain, ...(load && { load }), ...blocks };
    });
    return [{ preset: slug, inputs: setting }, ...under.map((inputs) => ({ inputs }))];
  });
}

/** Presets as places, for each family of layouts. */
export function statesOfPlanner(): State[] {
  const places = ['sata-ssds-on-9211-8i-in-x4-slot', '24-drives-one-sas-3-cable', 'raidz2-over-10gbe']
    .flatMap((slug) => presets.find((preset) => preset.slug === slug) ?? [])
    .map(({ setting }) => {
      const sized = setting.chain.parts.map((part) => (part.read ? { ...part, size: 4e12 } : part));
      return { parts: sized };
    });
  return families.flatMap((family) =>
    [1, 2].map((failures): State => {
      const inputs: PlannerQuestion = { usable: 12e12, failures, family, most_drives: 8, places };
      return { inputs };
    }),
  );
}
