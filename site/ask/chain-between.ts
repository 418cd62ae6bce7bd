/** What lies between a controller and its drives: port multipliers and expanders. */
import type { ChainPart } from '../../calc-wasm/js/chain.ts';
import type { Choice, Found } from './answer.ts';
import { clarify } from './clarify.ts';
import type { Drives } from './drives.ts';
import { isNumber, isTag } from './mark.ts';
import { isOfExpander, older, sasIn } from './slot.ts';
import { type LinkSaid, wiresIn } from './solve-link.ts';
import type { Talk } from './talk.ts';
import { words } from './words.ts';

/** Of a cable between card and expander, by its connectors. */
const plugIn = ({ text }: Talk): string | undefined =>
  /\b808[78]\b/.test(text) ? 'SAS-2' : /\b864[34]\b/.test(text) ? 'SAS-3' : undefined;

/** What drives behind an expander share: as its cable is called, or as the shelf itself is known. */
export const cableIn = (talk: Talk): string | undefined =>
  plugIn(talk) ??
  wiresIn(talk).find(({ wire }) => wire === 'sas')?.generation ??
  sasIn(talk.things('expander')[0]?.thing.part?.link);

/** Several drives on one port: a port multiplier, or eSATA, which has no other way to more than one. */
export const isMultiplied = (talk: Talk, { count = 1 }: Drives): boolean =>
  !talk.has('chipset_slot') &&
  (talk.has('multiplier') ||
    talk.things('multiplier').length > 0 ||
    (count > 1 && talk.of('wire').some(({ text }) => /^e-?(?:sata|сата)/i.test(text))));

/** The generation of the port that a multiplier shares among its drives, as far as it is said. */
export function portOf(talk: Talk, own: string | undefined): string | undefined {
  const sata = talk.of('wire').find(({ wire }) => wire === 'sata');
  const bits = talk.of('rate').find(({ unit, value }) => unit === 'Gb/s' && (value === 3 || value === 6));
  talk.use(sata, bits);
  const port = sata?.generation ?? (bits ? (bits.value === 3 ? '2.0' : '3.0') : undefined);
  return port && own ? older(port, own) : (port ?? own);
}

/** Ports that are usual. */
export const onPorts = (talk: Talk): Choice[] => talk.offer(['SATA 3.0', 'SATA 2.0']);

type Own = Pick<ChainPart, 'link' | 'ports' | 'by_frame'>;

/** A port multiplier with the port that its drives share; a question where that is open. */
export function multiplierIn(talk: Talk, isOnPort: boolean, count: number): Own | Found {
  const [named] = talk.things('multiplier');
  const { places: ports, name = '', part: own } = named?.thing ?? {};
  const generation = isOnPort && portOf(talk, /^sata (\d\.\d)/.exec(String(own?.link ?? ''))?.[1]);
  if (isOnPort && !generation) return clarify(words.whichController, onPorts(talk));
  if (ports !== undefined && count > ports) return clarify(words.tooFewPorts(name, ports, count));
  talk.use(named?.mark);
  const link = isOnPort ? `sata ${generation}` : String(own?.link ?? 'sata 3.0');
  return { link, ...(own?.by_frame === false && { by_frame: false }) };
}

/** "2 cables", "2x SFF-8643", "dual cable": how many, by what stands before each. */
const cablesIn = (talk: Talk) =>
  talk.tags('cable').flatMap((tag) => {
    const mark = talk.before(tag);
    const value = isNumber(mark) ? mark.value : isTag(mark, 'dual') ? 2 : 0;
    return mark && value > 0 ? [{ mark, value }] : [];
  });

/** An expander on its cables, as old as the oldest that they join; a question where that is open. */
export function expanderIn(
  talk: Talk,
  spoken: LinkSaid | undefined,
  ports: string | undefined,
  isOnCard: boolean,
): Own | Found {
  const [named] = talk.things('expander');
  const own = sasIn(named?.thing.part?.link);
  const plug = plugIn(talk);
  if (!isOnCard && !spoken && !plug && !own) return clarify(words.whichController);
  const [oldest = '2'] = [own, ports, spoken?.generation, plug].flatMap((link = '') => /\d/.exec(link) ?? []).sort();
  const cable = talk.of('pcie').find((mark) => isOfExpander(talk, mark));
  const lanes = spoken?.lanes ?? cable?.lanes;
  if (lanes !== undefined && lanes !== 4 && lanes !== 8) return clarify(words.oneMachine);
  const counted = cablesIn(talk);
  const [more] = counted.filter(({ value }) => value > 2);
  if (more) return clarify(words.changing(more.mark.text));
  talk.use(named?.mark, spoken?.mark, cable, ...counted.map(({ mark }) => mark));
  const isTwo = talk.has('dual_link') || lanes === 8 || counted.some(({ value }) => value === 2);
  if (!isTwo && !talk.has('single_link') && lanes !== 4 && counted.length === 0) {
    talk.guess(named?.mark, ...talk.tags('expander'));
    talk.assume(words.assumeOneCable);
  }
  return { link: `SAS-${oldest} x${isTwo ? 8 : 4}`, ports: `SAS-${oldest}` };
}
