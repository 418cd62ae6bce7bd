// What a part of the map says when a reader points at it: what it is, what its link carries and why, what would help, and
// where its figure is computed step by step.
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { parseLink } from '../../calc-wasm/js/link.ts';
import type { FormatOptions } from '../common/format.ts';
import { pageLink } from '../common/link.ts';
import type { Part } from '../machine/model.ts';
import { type Gain, gains } from './changes.ts';
import { words as form } from './form.words.ts';
import { HOST } from './setting.ts';

export interface About {
  name: string;
  lines: string[];
  changes: Gain[];
  /** The calculator of its link, with the generation and lanes that it has. */
  computed: string | undefined;
  /** Whether other parts connect to it. */
  hasPorts: boolean;
}

export function aboutPart(answer: SizerAnswer, part: Part, options: FormatOptions): About {
  const { chain } = answer.inputs;
  const given = chain.parts.find(({ id }) => id === part.id);
  const kind = given?.kind ?? (part.id === HOST ? HOST : 'drive');
  const { link, network } = part;
  const carried = [link, network].flatMap((link) => (link?.text ? `${link.name}: ${link.text}` : []));
  const helps = gains(answer, options).filter((_, at) => answer.changes[at]?.part === part.id);
  return {
    name: part.name,
    lines: [
      // Of a card that has a name one of the notes is its kind.
      ...new Set([form.kinds[kind], ...part.notes]),
      ...carried,
      link?.why ?? '',
      link?.missingText ?? '',
      ...part.figures,
      part.assumed,
      part.idle,
    ].filter(Boolean),
    changes: helps,
    computed: calculatorOf(answer.parts.find(({ id }) => id === part.id)?.link ?? ''),
    hasPorts: kind !== 'drive' && kind !== 'nic',
  };
}

/** Kinds of links whose calculator says where their rate goes. */
const COMPUTED = new Set(['pcie', 'dmi', 'sata', 'sas', 'usb']);

function calculatorOf(text: string): string | undefined {
  const link = parseLink(text);
  if (!link || !COMPUTED.has(link.kind)) return undefined;
  const { kind, generation, lanes } = link;
  const query = new URLSearchParams({ generation, ...(lanes && { lanes: String(lanes) }) });
  return `${pageLink(`/calculators/${kind}/`)}?${query}`;
}
