/** How much a link carries, with nothing on it but what the link itself needs. */
import { linkName } from '../../calc-wasm/js/link.ts';
import type { Found, Limit, Range } from './answer.ts';
import { calculated, figured, isTunnel, usbCarries } from './ask-core.ts';
import { clarify, whichUsb } from './clarify.ts';
import { drivesIn } from './drives.ts';
import { isEvidence } from './evidence.ts';
import forms from './forms.json' with { type: 'json' };
import graphics from './graphics.json' with { type: 'json' };
import type { Mark, MarkOf } from './mark.ts';
import { amount, rate, share } from './show.ts';
import { older, slotIn } from './slot.ts';
import type { Talk } from './talk.ts';
import { SAID, type Tag } from './vocabulary.ts';
import { words } from './words.ts';

export interface LinkSaid {
  mark: Mark;
  wire: string;
  generation: string;
  lanes?: number | undefined;
}

/** Generations of SAS by the rate of a lane. */
const CABLES: Readonly<Record<string, string>> = forms.maps.sas_rates;

/** Every link that is named, but those of PCI Express. */
export function wiresIn(talk: Talk): LinkSaid[] {
  const typed: LinkSaid[] = talk.of('wire').map((mark) => ({ ...mark, mark }));
  const named: LinkSaid[] = talk
    .things('link')
    .flatMap(({ mark, thing: { link: own } }) => (own ? { mark, ...own } : []));
  const cabled = typed.length + named.length === 0 && talk.has('cable') ? talk.of('rate') : [];
  const bits = cabled.flatMap((mark) =>
    CABLES[mark.value] && /^G/.test(mark.unit) ? [{ mark, wire: 'sas', generation: CABLES[mark.value] ?? '' }] : [],
  );
  const all = [...typed, ...named, ...bits].sort((a, b) => a.mark.start - b.mark.start);
  // "a USB adapter on USB 3.0": the word alone says no more.
  const isOpen = ({ wire, generation }: LinkSaid): boolean => wire === 'usb' && generation === '';
  return all.some((link) => link.wire === 'usb' && !isOpen(link)) ? all.filter((link) => !isOpen(link)) : all;
}

/** Gigabits of what boxes hang on, the slower first. */
export const SPEEDS: Readonly<Record<string, number>> = forms.speeds;

/** A rate that only repeats the name of the link: "Thunderbolt 3 is 40gbps". */
export function repeats(talk: Talk, link: LinkSaid): void {
  for (const mark of talk.of('rate')) {
    if (link.wire === 'usb' && mark.unit === 'Gb/s' && mark.value === SPEEDS[link.generation]) talk.use(mark);
  }
}

/** Frames of 9,000 bytes where they are spoken of. */
export function mtuOf(talk: Talk): { mtu?: number } {
  const jumbo = talk.tags('jumbo');
  const number = talk
    .free('number')
    .find((mark) => mark.value === 9000 && /mtu\s{0,4}=?\s{0,4}$/i.test(talk.text.slice(0, mark.start)));
  talk.use(number, ...jumbo);
  return jumbo.length > 0 || number ? { mtu: 9000 } : {};
}

/** As the reader's own tools print it. */
export const usb2 = (): string => `${amount(480, 'Mb/s')} (USB 2.0)`;
/** USB or what it tunnels, where that limits. */
export const limitOfUsb = (generation: string): Limit =>
  isTunnel(generation)
    ? { key: 'thunderbolt', detail: words.dataShare(generation) }
    : { key: 'usb', detail: generation === '2.0' ? usb2() : amount(SPEEDS[generation] ?? 0, 'Gb/s') };

type WireName = MarkOf<'wire'>['wire'];
export interface Carried {
  value: number;
  /** What was measured, where no model says what is to be expected. */
  range?: Range | undefined;
  most: number;
  name: string;
  inputs: Record<string, unknown>;
  raw?: number | undefined;
}

/** What a link that is not PCI Express carries. USB and its like: what is to be expected of them, not what packets allow. */
export function carried(talk: Talk, { wire, generation, lanes, mark }: LinkSaid, bot = false): Carried | undefined {
  const name = wire as WireName;
  if (generation === '') return undefined;
  const inputs = {
    generation,
    ...(wire === 'sas' && { lanes: lanes ?? 1, drives: lanes ?? 1 }),
    ...(wire === 'dmi' && { lanes: lanes ?? 4 }),
    ...(bot && { protocol: 'bot' }),
    ...(wire === 'ethernet' && mtuOf(talk)),
  };
  const answer = calculated(talk.given, name, inputs);
  if (!answer) return undefined;
  const most = Number(answer.most);
  if (wire === 'ethernet') assumeChannel(talk, generation, mark);
  const range = String(answer.range_basis) === 'few' ? (answer as unknown as Range) : undefined;
  const best = wire === 'ethernet' && isSeenAlone(generation) ? range?.expected_high : undefined;
  const { usual = best ?? most } = (wire === 'usb' && usbCarries(talk.given, generation, bot)) || {};
  const width = wire === 'dmi' ? (lanes ?? 4) : wire === 'sas' && lanes !== 1 ? lanes : undefined;
  const shown = linkName({ kind: name, generation, lanes: width });
  return { value: usual, most, name: shown, inputs, raw: answer.encoded_rate, range };
}

/** A network that is known by measurements alone, so that the range is theirs. */
export const isSeenAlone = (network: string): boolean => /^(?:Wi-Fi|Thunderbolt)\s/.test(network);

/** What is taken of Wi-Fi and of Thunderbolt between computers where nothing is said of the width. */
export function assumeChannel(talk: Talk, generation: string, { text }: Pick<Mark, 'text'>): void {
  if (generation.startsWith('Wi-Fi')) talk.assume(words.assumeStreams, !/mhz|мгц/i.test(text) && words.assumeChannel);
  if (generation.startsWith('Thunderbolt')) talk.assume(words.assumeTwoLanes);
}

export const pcieRate = (talk: Talk, generation: string, lanes: number) =>
  calculated(talk.given, 'pcie', { generation, lanes }) as ({ most: number; encoded_rate: number } & Range) | undefined;

/** What an unknown Max Payload Size is taken for, and what the usual one costs this link. */
function smallerPackets({ given }: Talk, generation: string, lanes: number): string | undefined {
  const [usual, largest] = [256, 512].map((max_payload_size) =>
    Number(calculated(given, 'pcie', { generation, lanes, max_payload_size })?.most),
  );
  return usual && largest ? words.assumeLargest(share(1 - usual / largest)) : undefined;
}

/** Both ends of a link: `gen3x4 ssd in gen4x2 slot`. */
function ends(talk: Talk, marks: readonly MarkOf<'pcie'>[]): Found | undefined {
  const [one, other] = marks;
  if (!one || !other || marks.length !== 2) return undefined;
  const [drive, second] = drivesIn(talk);
  if (second || (drive?.count ?? 1) !== 1 || drive?.thing || drive?.rate !== undefined) return undefined;
  // "a 3.0 x8 HBA in an x4 slot": what is put in before what it is put into.
  const own = drive ? drive.link : one;
  const slot = own === one ? other : one;
  if (!own?.generation || (!drive && !(own.lanes && slot.lanes && talk.has('slot')))) return undefined;
  if (!slot.generation && (drive || Number(own.generation) > 3)) return undefined;
  if (!slot.generation) talk.assume(words.assumeSlotGeneration(own.generation));
  if (!slot.lanes && !own.lanes) talk.assume(words.assumeDriveLanes);
  const generation = older(own.generation, slot.generation ?? own.generation);
  const lanes = Math.min(own.lanes ?? 4, slot.lanes ?? 4);
  const answer = pcieRate(talk, generation, lanes);
  if (!answer) return undefined;
  talk.use(one, other, ...(drive?.marks ?? []));
  talk.assume(smallerPackets(talk, generation, lanes));
  const link = `PCIe ${generation} x${lanes}`;
  const isSlot = lanes < (own.lanes ?? 4) || Number(generation) < Number(own.generation);
  const { most } = answer;
  const text = (SAID.can_use.test(talk.text) ? words.verdict(true) : '') + words.bothEnds(link, rate(most));
  const limit = { key: isSlot ? 'slot' : 'drive', detail: link } as const;
  return figured('pcie', { generation, lanes }, most, 'B/s', text, { limited_by: limit });
}

const OF_CHAIN = [
  ...(['hba', 'raid_card', 'sata_controller', 'switch', 'adapter', 'expander', 'multiplier'] as const),
  ...(['nic', 'usb_host', 'bridge', 'chipset', 'machine', 'drive'] as const),
] as const;
/** Things that make a chain of it. */
export const isChain = (talk: Talk): boolean =>
  talk.things(...OF_CHAIN).length > 0 ||
  talk.has('expander', 'dock', 'chipset_slot', 'multiplier', 'switch_tag', 'hba', 'quad_card');

const OF_SATA: readonly Tag[] = ['sata_tag', 'ssd', 'drive', 'speed', 'read', 'write', 'host'];

/** "how fast is a SATA SSD": all that are sold have the third generation. */
function sataAlone(talk: Talk): Found | undefined {
  const [mark] = talk.tags('sata_tag');
  if (!mark || !talk.has('ssd', 'drive') || !talk.has('speed')) return undefined;
  if (talk.marks.some((mark) => mark.type !== 'word' && !(mark.type === 'tag' && OF_SATA.includes(mark.tag))))
    return undefined;
  talk.assume(words.assumeSata);
  return single(talk, { mark, wire: 'sata', generation: '3.0' }, []);
}

export function link(talk: Talk): Found | undefined {
  const isCard = talk.of('pcie').length === 2 && talk.of('name').length === 0;
  if ((isChain(talk) && !isCard) || talk.of('size').length > 0 || talk.of('level').length > 0) return undefined;
  const wires = wiresIn(talk);
  const pcie = talk.of('pcie');
  if (wires.length + pcie.length === 0) return sataAlone(talk);
  // What a drive or a slot was seen to do is a chain; a network alone is held against its figure.
  const isNetwork = pcie.length === 0 && wires.every((wire) => wire.wire === 'ethernet' || wire.wire === 'sata');
  // Idle graphics cards slow their link down, and nothing is held back by it.
  if (talk.has('gpu') && pcie.some(({ generation }) => generation === '1.0'))
    return { outcome: 'page', page: 'calculator:pcie', text: words.idleGraphics };
  if (talk.has('fault', 'how_many') || (talk.has('symptom') && !isNetwork)) return undefined;
  if (pcie.length > 0 && talk.has('usb_tag', 'enclosure')) return undefined;
  if (pcie.length === 2 && wires.length === 0) {
    const slot = drivesIn(talk).length === 0 && slotIn(talk, []);
    const [first] = pcie;
    if (!slot || !first || !slot.generation || !slot.lanes) return ends(talk, pcie);
    talk.use(...pcie);
    return ofPcie(talk, { ...first, generation: slot.generation, lanes: slot.lanes }, false);
  }
  const [only] = pcie;
  // "12g sas single lane"
  const sas = wires.find(({ wire }) => wire === 'sas');
  if (sas && only && !only.generation && only.lanes && pcie.length === 1) {
    sas.lanes = only.lanes;
    talk.use(only);
  } else if (wires.length > 0 && pcie.length > 0) return undefined;
  const drives = drivesIn(talk);
  // Whether a port or a network is enough hangs on its drive.
  if (
    drives.length > 0 &&
    talk.has('enough', 'bottleneck') &&
    wires.every(({ wire }) => wire === 'sata' || wire === 'ethernet')
  )
    return undefined;
  // A hard disk is slower than any link that is asked about here.
  if (drives.some(({ count, isDisk }) => (count ?? 1) > 1 || isDisk)) return undefined;
  const [wire, second, third] = wires;
  if (third || pcie.length > 1) return clarify(words.oneMachine, [], 'calculator:pcie');
  if (drives.some(({ rate: own }) => own !== undefined)) return undefined;
  // USB without its speed comes before the SATA of the drive behind it.
  if (wire && wire.wire !== 'usb' && talk.has('usb_tag', 'uas', 'enclosure')) return whichUsb(talk);
  const marks = drives.flatMap((group) => group.marks);
  if (wire && !second) return single(talk, wire, marks);
  if (second || !only) return undefined;
  return ofPcie(talk, only, drives.length > 0);
}

/** A SAS cable has four lanes, whatever its connector. */
function cableLanes(talk: Talk): number | undefined {
  const lanes = talk.of('count').find((mark) => talk.after(mark)?.type === 'wire');
  if (lanes && [2, 4, 8].includes(lanes.value)) {
    talk.use(lanes);
    return lanes.value;
  }
  if (!talk.has('cable', 'single_link', 'dual_link')) return undefined;
  const [count] = talk.of('count').filter((mark) => talk.after(mark)?.type === 'tag');
  talk.use(count);
  return 4 * (talk.has('dual_link') ? 2 : (count?.value ?? 1));
}

/** Above this a SATA drive is slower than the link of its enclosure. */
export const SATA = 550e6;

export function single(talk: Talk, linkSaid: LinkSaid, beside: readonly Mark[]): Found | undefined {
  if (linkSaid.generation === '') return whichUsb(talk, linkSaid.mark);
  const cable = linkSaid.wire === 'sas' ? cableLanes(talk) : undefined;
  const answer = carried(talk, { ...linkSaid, lanes: linkSaid.lanes ?? cable }, talk.has('bot'));
  if (!answer) return undefined;
  // Drives behind another link than the one asked about limit it, and are a chain.
  const isUsb = linkSaid.wire === 'usb';
  const value = isUsb ? answer.value : answer.most;
  const isSata =
    beside.length > 0 && (talk.has('sata_tag') || beside.some((mark) => mark.type === 'wire' && mark.wire === 'sata'));
  if (isUsb && isSata && answer.value > SATA) return undefined;
  repeats(talk, linkSaid);
  if (talk.free('rate').some((mark) => mark !== linkSaid.mark && !isEvidence(talk, mark))) return undefined;
  talk.use(linkSaid.mark, ...beside.filter(({ type }) => type === 'tag'));
  if (isUsb && !talk.has('uas', 'bot') && !isTunnel(linkSaid.generation) && linkSaid.generation !== '2.0')
    talk.assume(words.assumeUas);
  const text =
    isUsb && answer.value !== answer.most
      ? words.usbLink(answer.name, rate(answer.value), rate(answer.most))
      : words.link(answer.name, rate(value), rate(answer.raw ?? answer.most));
  const limit = isUsb && beside.length > 0 && { limited_by: limitOfUsb(linkSaid.generation) };
  return figured(linkSaid.wire as WireName, answer.inputs, value, 'B/s', text, {
    ...(limit || {}),
    range: answer.range,
  });
}

/** The mode of USB that only one kind of port has. */
const TWO_PAIRS = '3.2 Gen 2x2';

/** The link of the graphics card that is named, as its maker states it. */
const graphicsIn = (talk: Talk) => graphics.find(({ cards }) => new RegExp(`\\b(?:${cards})\\b`, 'i').test(talk.text));

function ofPcie(talk: Talk, mark: MarkOf<'pcie'>, hasDrive: boolean): Found | undefined {
  const page = 'calculator:pcie';
  const card = talk.has('gpu') ? graphicsIn(talk) : undefined;
  // A card is no faster than its own link, and has no more lanes than its slot.
  const generation = mark.generation && card ? older(card.generation, mark.generation) : mark.generation;
  // A drive of which nothing else is said has the lanes that drives have.
  const own = card?.lanes ?? (hasDrive ? 4 : 0);
  const lanes = Math.min(mark.lanes ?? own, card?.lanes ?? 16) || undefined;
  if (talk.has('electrical', 'both_ways')) return undefined;
  const isAsked = hasDrive || talk.has('speed', 'slot', 'gpu', 'pcie_tag', 'one_way', 'bottleneck', 'enough');
  const isAlone = talk.any('unitword') || talk.marks.every((item) => item === mark);
  if (!isAsked && !isAlone && !/pci|gen/i.test(mark.text)) return undefined;
  talk.use(mark);
  if (!generation && !lanes) return undefined;
  if (!generation)
    return clarify(
      words.whichGeneration,
      talk.offer([`PCIe 2.0 x${lanes}`, `PCIe 3.0 x${lanes}`, `PCIe 4.0 x${lanes}`], mark),
      page,
    );
  const said = (width: string): string => `PCIe ${generation} ${width}`;
  if (!lanes) return clarify(words.whichWidth, talk.offer(['x1', 'x4', 'x8', 'x16'], mark, said), page);
  // A drive has four lanes, however wide its slot is.
  const used = hasDrive ? Math.min(lanes, 4) : lanes;
  if (used < lanes || (hasDrive && !mark.lanes)) talk.assume(words.assumeDriveLanes);
  const answer = pcieRate(talk, generation, used);
  if (!answer) return undefined;
  talk.assume(smallerPackets(talk, generation, used));
  if (talk.has('hdd', 'sata_tag', 'sas_tag')) return undefined;
  const text = words.link(`PCIe ${generation} x${used}`, rate(answer.most), rate(answer.encoded_rate));
  return figured('pcie', { generation, lanes: used }, answer.most, 'B/s', text, { range: answer });
}

/** A Mac takes a drive of USB 3.2 Gen 2x2 with one pair of wires, at half its speed, as may a port with USB4: that is asked first. */
export function mac(talk: Talk): Found | undefined {
  const wires = wiresIn(talk);
  const [wire] = wires.filter(({ generation }) => generation === TWO_PAIRS);
  const port = wires.find(({ generation }) => isTunnel(generation));
  const isDrive = talk.things('drive').some(({ thing }) => thing.part?.link === `usb ${TWO_PAIRS}`);
  if (port && (wire || isDrive)) {
    talk.useAll();
    const ways = [`USB ${TWO_PAIRS}`, 'USB 3.2 Gen 2x1'];
    return clarify(words.usb4Optional, talk.offer(ways, port.mark), 'calculator:usb');
  }
  if (!wire || !SAID.mac.test(talk.text)) return undefined;
  talk.useAll();
  const ask = talk.instead(wire.mark, 'USB 3.2 Gen 2x1');
  return clarify(words.macUsb, [{ if: words.macHasNot, ask }], 'calculator:usb');
}
