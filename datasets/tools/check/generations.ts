/** Which generations a link has, by the tables of the registry, and which of them a person means who writes another text. */

import { type Subject, tableNamed } from '../tables/rule.ts';
import { LINKS } from '../text/links.ts';

interface Generation {
  /** As tables of measurements name it. */
  name: string;
  /** Transfers per second of a lane, and of all lanes that the generation itself has. */
  lane: number;
  whole: number;
}

/** Kinds of links of other tables: a drive says what it speaks. */
const OTHER_NAMES: Record<string, string> = { nvme: 'pcie' };

/** What a generation of the registry is called without the words that make it unique there. */
const BEFORE = /^(?:SAS-|Thunderbolt )/;

export class Generations {
  readonly #subject: Subject;
  readonly #byKind = new Map<string, Generation[]>();

  constructor(subject: Subject) {
    this.#subject = subject;
  }

  /** Names of the generations of a link; none where the registry does not know it, or is not at hand. */
  of(kind: string): string[] {
    return this.#of(kind).map(({ name }) => name);
  }

  /** Every generation that a text can mean. One that is already a name means itself. */
  meant(kind: string, text: string): string[] {
    const all = this.#of(kind);
    const exact = all.filter(({ name }) => name === text);
    if (exact.length > 0) return [text];
    const rate = rateIn(text);
    const generations =
      rate === undefined
        ? all.filter(({ name }) => plain(name) === plain(text))
        : all.filter((generation) => generation[rate.of] === rate.perSecond);
    return generations.map(({ name }) => name);
  }

  #of(kind: string): Generation[] {
    const link = OTHER_NAMES[kind] ?? kind;
    const known = this.#byKind.get(link);
    if (known) return known;
    const generations = this.#read(link);
    this.#byKind.set(link, generations);
    return generations;
  }

  #read(kind: string): Generation[] {
    if (!Object.hasOwn(LINKS, kind)) return [];
    const { calculator = kind, generation: called } = LINKS[kind] ?? {};
    const table = tableNamed(this.#subject, `${kind}-generations`) ?? tableNamed(this.#subject, 'link-generations');
    if (!table) return [];
    const owner = table.column('interface');
    const generation = table.column('generation');
    const transfers = table.column('transfer_rate_per_s');
    const lanes = table.column('lanes');
    const generations: Generation[] = [];
    for (let row = 1; row <= table.length; row++) {
      if (owner.exists && owner.text(row) !== calculator) continue;
      const there = generation.text(row);
      const name = there
        .replace(BEFORE, '')
        .replace(/^USB4 /, '4 ')
        .replace(/G$/, '');
      // Of the links that share a calculator, only those are of this kind that it would ask for by this name.
      if ((called?.(name) ?? name) !== there) continue;
      const lane = transfers.number(row);
      generations.push({ name, lane, whole: lane * (lanes.number(row) || 1) });
    }
    return generations;
  }
}

/** A rate as people know generations by: "8 GT/s" of a lane, "6Gb/s" or "480 Mbps" of the link. */
function rateIn(text: string): { of: 'lane' | 'whole'; perSecond: number } | undefined {
  const [, number, prefix, sign] = /^(\d{1,4}(?:\.\d{1,4})?) ?([GM])(T|b|bit)(?:\/s|ps)$/i.exec(text.trim()) ?? [];
  if (number === undefined) return undefined;
  const perSecond = Number(number) * (prefix?.toUpperCase() === 'G' ? 1e9 : 1e6);
  return { of: sign?.toUpperCase() === 'T' ? 'lane' : 'whole', perSecond };
}

/** Without case, spaces, the words before a number, and a zero after its point. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '')
    .replace(/^(?:pcie?|pciexpress|dmi|sata|sas|usb|thunderbolt|tb|ethernet)/, '')
    .replace(/^(?:generation|gen\.?|version|v|rev\.?)(?=\d)/, '')
    .replace(/^(\d+)\.0$/, '$1')
    .replace(/^(\d+)(?:g|gbe)$/, '$1');
