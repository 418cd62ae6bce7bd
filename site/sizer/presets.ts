// Chains that people ask about, each at an address of its own. The worked answers stand in tests/golden/questions.json.
import { pageLink } from '../common/link.ts';
import rows from './presets.json' with { type: 'json' };
import { words } from './presets.words.ts';
import { BLOCK_SIZE, LOAD, type Setting } from './setting.ts';

export type Slug = keyof typeof words;

export interface Preset {
  /** Its address: `/sizer/<slug>/`. */
  slug: Slug;
  question: string;
  setting: Setting;
}

/** The rates of a case study are those of the rows of its set. */
export const presets: readonly Preset[] = Object.entries(rows).map(([slug, row]) => ({
  slug: slug as Slug,
  question: words[slug as Slug],
  setting: { load: LOAD, block_size: BLOCK_SIZE, ...row } as Setting,
}));

export function presetOf(slug: Slug): Preset {
  const preset = presets.find((item) => item.slug === slug);
  if (!preset) throw new Error(`no preset "${slug}"`);
  return preset;
}

export const presetLink = (slug: Slug): string => pageLink(`/sizer/${slug}/`);

/** What the sizer shows without an address. */
export const START: Slug = 'sata-ssds-on-9211-8i-in-x4-slot';
