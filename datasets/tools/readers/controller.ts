/** A controller of drives and what is attached to it, whichever tool says it. */
import type { Stated } from './stated.ts';

export interface ControllerDrive {
  line: number;
  /** Enclosure and slot, port, box and bay: as the tool writes it. */
  place: string;
  model?: Stated<string> | undefined;
  /** SATA, SAS, NVMe. */
  transport?: Stated<string> | undefined;
  /** In the words of the tool: Onln, Failed; Online, Spun Up. */
  state?: Stated<string> | undefined;
  medium?: Stated<'HDD' | 'SSD'> | undefined;
  bytes?: Stated<number> | undefined;
  /** Bits per second that the drive can take, and those of its link. */
  capable?: Stated<number> | undefined;
  running?: Stated<number> | undefined;
  /** It reports that it is about to fail: the alert of SMART, a predicted failure. */
  failing?: Stated<true> | undefined;
  /** Commands that failed because of the medium, where there were any. */
  mediaErrors?: Stated<number> | undefined;
}

export interface Controller {
  line: number;
  tool: 'storcli' | 'megacli' | 'sasircu' | 'ssacli' | 'arcconf';
  model?: Stated<string> | undefined;
  firmware?: Stated<string> | undefined;
  /** As lspci writes it: 0000:5c:00.0. */
  address?: Stated<string> | undefined;
  /** Its own link, which ssacli and arcconf print: the generation as named, and lanes. */
  link?: Stated<{ generation: string; lanes: number }> | undefined;
  drives: ControllerDrive[];
  volumes: ControllerVolume[];
  /** How many of its volumes are degraded or offline, where the tool counts them. */
  unwell?: Stated<number> | undefined;
  /** What keeps its cache through a power cut, battery or CacheVault: Optimal, Failed, as the tool writes it. */
  backup?: Stated<string> | undefined;
}

/** A logical drive of a RAID controller. */
export interface ControllerVolume {
  line: number;
  /** Its number, or that of its group before it: 0/1. */
  place: string;
  /** RAID5, RAID10: as the tool writes it. */
  level?: Stated<string> | undefined;
  /** Optl, Dgrd, Pdgd, OfLn; Optimal, Degraded. */
  state?: Stated<string> | undefined;
  /** As the tool writes it: NRWTD. */
  cache?: Stated<string> | undefined;
  bytes?: Stated<number> | undefined;
}

export const controllerAt = (line: number, tool: Controller['tool']): Controller => ({
  line,
  tool,
  drives: [],
  volumes: [],
});

/** The controller that a row belongs to: the last, or one of which the paste shows no more. */
export function ownerOf(controllers: Controller[], line: number, tool: Controller['tool']): Controller {
  const last = controllers.at(-1) ?? controllerAt(line, tool);
  if (controllers.length === 0) controllers.push(last);
  return last;
}

/** A drive or a volume that was told of before, or a new one at the end of the list. */
export function placedIn<Kind extends { place: string }>(known: Kind[], begun: Kind): Kind {
  const before = known.findLast(({ place }) => place === begun.place);
  if (before) return before;
  if (known.length < MOST_PLACES) known.push(begun);
  return begun;
}

/** More than a controller takes. */
const MOST_PLACES = 500;

/** A count of errors; nothing where there is none. */
export const errorsOf = (text: string | undefined): number | undefined =>
  /^[1-9][0-9]{0,14}$/.test(text ?? '') ? Number(text) : undefined;

/** An address of lspci out of hexadecimal or other numbers. */
export function addressOf(numbers: readonly (string | undefined)[], radix: 10 | 16): string | undefined {
  const [domain, bus, device, fn] = numbers.map((text) => Number.parseInt(text ?? '', radix));
  if (domain === undefined || bus === undefined || device === undefined || fn === undefined) return undefined;
  if (!(domain >= 0 && bus >= 0 && bus < 256 && device >= 0 && device < 32 && fn >= 0 && fn < 8)) return undefined;
  const hex = (number: number, width: number) => number.toString(16).padStart(width, '0');
  return `${hex(domain, 4)}:${hex(bus, 2)}:${hex(device, 2)}.${fn}`;
}

export function mediumOf(text: string | undefined): 'HDD' | 'SSD' | undefined {
  if (/SSD|solid state/i.test(text ?? '')) return 'SSD';
  return /HDD|hard disk/i.test(text ?? '') ? 'HDD' : undefined;
}

/** SAS, SATA or NVMe among other words. */
export function transportOf(text: string | undefined): string | undefined {
  const protocol = /\b(SAS|SATA|NVMe)\b|_(?:SAS|SATA)\b/i.exec(text ?? '')?.[0]?.replace('_', '');
  if (protocol === undefined) return undefined;
  return /nvme/i.test(protocol) ? 'NVMe' : protocol.toUpperCase();
}
