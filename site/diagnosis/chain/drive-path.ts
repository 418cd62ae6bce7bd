/** What a drive hangs on: switches, cards, controllers, enclosures, each a part of the chain once. */
import type { PartKind } from '../../../calc-wasm/js/generated/chain.ts';
import type { Drive, Machine, PciFunction, UsbLink } from '../join/machine.ts';
import { isOtherMaker } from '../join/names.ts';
import { isTunnel } from '../join/tunnels.ts';
import { BEHIND_TUNNEL, EXPANDER_CABLE, ON_CONTROLLER, ON_HOST, SATA_LINK, USB_LINK } from './assumptions.ts';
import { type Plug, pciePlug, serialPlug, sharedPlug } from './links.ts';
import type { Parts, Piece } from './parts.ts';

/** The part that something hangs on, and why that was assumed, where it was. */
export interface Place {
  on: string;
  assumed?: string;
}

const NVME = 'Non-Volatile memory controller';
const HOST: Place = { on: 'host' };
/** More bridges in a row than any machine has, and where a loop is found. */
const DEEPEST = 8;

const KINDS: readonly (readonly [RegExp, PartKind])[] = [
  [/^(?:SATA controller|IDE interface)$/, 'sata_controller'],
  [/^Serial Attached SCSI controller$/, 'hba'],
  [/^(?:RAID bus controller|SCSI storage controller)$/, 'raid_card'],
  [/^USB controller$/, 'usb_host'],
];
const IDS: Readonly<Partial<Record<PartKind, string>>> = {
  sata_controller: 'sata-controller',
  raid_card: 'raid-card',
  usb_host: 'usb-host',
};

export class Ways {
  readonly #machine: Machine;
  readonly #parts: Parts;
  readonly #functions: ReadonlyMap<string, PciFunction>;
  readonly #usb: ReadonlyMap<string, UsbLink>;
  readonly #alike: ReadonlyMap<string, PciFunction>;
  readonly #made = new Map<string, string>();

  constructor(machine: Machine, parts: Parts) {
    this.#machine = machine;
    this.#parts = parts;
    this.#functions = new Map(
      machine.functions.flatMap((pciFunction) =>
        pciFunction.address === undefined ? [] : [[pciFunction.address, pciFunction]],
      ),
    );
    this.#alike = this.#zipped(machine);
    this.#usb = new Map(
      machine.usb.flatMap((usbLink) => (usbLink.path === undefined ? [] : [[usbLink.path, usbLink]])),
    );
  }

  functionOf(drive: Drive): PciFunction | undefined {
    const { address, pcie } = drive;
    if (pcie) return pcie;
    return address === undefined ? this.#alike.get(drive.id) : this.#functions.get(address);
  }

  /**
   * NVMe drives of which nothing says which function each is: where there are as many of both and all links are alike, it
   * does not matter which.
   */
  #zipped({ functions, drives }: Machine): Map<string, PciFunction> {
    const taken = new Set(drives.map(({ address }) => address));
    const free = functions.filter(({ kind, address }) => kind === NVME && address !== undefined && !taken.has(address));
    const lost = drives.filter(
      ({ protocol, address, isUsb, isVirtual, pcie }) =>
        protocol === 'NVMe' && address === undefined && !isUsb && !isVirtual && !pcie,
    );
    const links = new Set(free.map((pciFunction) => JSON.stringify(linkIn(pciePlug(pciFunction)))));
    const isOther = lost.some(({ model }) => free.every(({ name }) => isOtherMaker(name, model?.value ?? '')));
    if (lost.length !== free.length || links.size !== 1 || isOther) return new Map();
    return new Map(lost.flatMap(({ id }, index) => (free[index] ? [[id, free[index]]] : [])));
  }

  /** What a drive hangs on. */
  of(drive: Drive): Place {
    if (drive.isUsb || drive.usb !== undefined) return this.#enclosure(drive);
    const own = this.functionOf(drive);
    if (drive.protocol === 'NVMe' && own && !isController(own))
      return own.address === undefined ? unseen() : this.#above(own);
    const controller = own && this.#controller(own, drive);
    if (drive.isBehindMultiplier && drive.ata !== undefined) return this.#multiplier(drive.ata, controller ?? HOST);
    if (drive.isBehindExpander && controller && controller.on !== 'host') return this.#expander(controller, drive);
    return controller ?? unseen();
  }

  /** The device of USB mass storage that no drive was joined to. */
  enclosureAt(link: UsbLink): Place {
    return this.#bridge(link);
  }

  #above(own: PciFunction): Place {
    let at = own;
    for (let depth = 0; depth < DEEPEST; depth++) {
      const above = at.parent === undefined ? undefined : this.#functions.get(at.parent);
      if (!above || above === own) break;
      // What a tunnel carries stands in no register: it claims 2.5 GT/s.
      if (isTunnel(above)) return { on: 'host', assumed: BEHIND_TUNNEL.message };
      if (above.port === 'Upstream Port') {
        const kind = /chipset/i.test(above.name) ? 'chipset' : 'switch';
        return this.#card(above, kind) ?? HOST;
      }
      at = above;
    }
    const shared = sharedPlug(own);
    if (!shared || own.sharedAt === undefined) return HOST;
    return this.#once(`port ${own.sharedAt}`, 'switch', {
      part: { kind: 'switch', name: own.sharedAt, ...linksOf(shared) },
      assumed: {},
      lines: shared.lines,
    });
  }

  #controller(own: PciFunction, { protocol }: Drive): Place {
    const known = KINDS.find(([pattern]) => pattern.test(own.kind))?.[1];
    const card = this.#card(own, known ?? (protocol === 'SAS' ? 'hba' : 'adapter'));
    if (card) return card;
    const above = this.#above(own);
    // lspci lists functions of a chipset without a link; what other tools name has one that is not seen.
    return own.kind === '' ? { ...above, assumed: ON_CONTROLLER.message } : above;
  }

  /** A part with a link of PCI Express; nothing of a function without one, as those of a chipset are. */
  #card(own: PciFunction, kind: PartKind): Place | undefined {
    const key = own.address ?? `line ${own.line}`;
    const made = this.#made.get(key);
    if (made !== undefined) return { on: made };
    const plug = pciePlug(own);
    if (!plug) return undefined;
    // Placed before what is above it, so that a loop ends here.
    this.#made.set(key, 'host');
    const { on } = this.#above(own);
    const id = this.#parts.add(IDS[kind] ?? kind, {
      part: {
        kind,
        ...(own.name !== '' && { name: own.name }),
        ...(on !== 'host' && { on }),
        ...linksOf(plug),
        ...payloadOf(own),
      },
      assumed: assumedOf(plug),
      lines: [own.line, ...plug.lines],
    });
    this.#made.set(key, id);
    return { on: id };
  }

  #expander({ on }: Place, { line }: Drive): Place {
    return this.#once(`expander ${on}`, 'expander', {
      part: { kind: 'expander', ...(on !== 'host' && { on }), link: EXPANDER_CABLE.value },
      assumed: { link: EXPANDER_CABLE.message },
      lines: [line],
    });
  }

  /** Several drives behind one port: ata1.02 is the third behind ata1. */
  #multiplier(ata: string, { on }: Place): Place {
    const name = ata.split('.', 1)[0] ?? ata;
    const port = this.#machine.ata.find((ataPort) => ataPort.name === name);
    const plug = serialPlug('sata', undefined, port?.running);
    return this.#once(`multiplier ${name}`, 'multiplier', {
      part: { kind: 'multiplier', ...(on !== 'host' && { on }), link: plug?.link ?? SATA_LINK.value },
      assumed: plug ? {} : { link: SATA_LINK.message },
      lines: plug?.lines ?? [],
    });
  }

  #enclosure(drive: Drive): Place {
    const link = this.usbOf(drive);
    if (link) return this.#bridge(link);
    return this.#once(`bridge of ${drive.id}`, 'enclosure', {
      part: { kind: 'bridge', link: USB_LINK.value },
      assumed: { link: USB_LINK.message, on: ON_HOST.message },
      lines: [drive.line],
    });
  }

  /** An enclosure or a hub; hubs above it that run at a rate that is known are parts, too. */
  #bridge(link: UsbLink, depth = 0): Place {
    const key = `usb ${link.path ?? link.line}`;
    const made = this.#made.get(key);
    if (made !== undefined) return { on: made };
    const plug = serialPlug('usb', link.capable, link.running);
    const hub = link.parent === undefined ? undefined : this.#usb.get(link.parent);
    const isBelowHub = hub?.running !== undefined && hub.path !== link.path && depth < DEEPEST;
    const { on } = isBelowHub ? this.#bridge(hub, depth + 1) : this.#usbHost(link);
    return this.#once(key, link.isHub ? 'hub' : 'enclosure', {
      part: {
        kind: 'bridge',
        ...(link.name && { name: link.name }),
        ...(on !== 'host' && { on }),
        ...(plug ? linksOf(plug) : { link: USB_LINK.value }),
        ...(link.driver?.value === 'usb-storage' && { bot: true }),
      },
      assumed: plug ? assumedOf(plug) : { link: USB_LINK.message },
      lines: [link.line, ...(plug?.lines ?? [])],
    });
  }

  usbOf({ usb }: Drive): UsbLink | undefined {
    return usb === undefined ? undefined : this.#usb.get(usb);
  }

  #usbHost({ controller }: UsbLink): Place {
    const own = controller === undefined ? undefined : this.#functions.get(controller);
    return (own && this.#card(own, 'usb_host')) ?? HOST;
  }

  #once(key: string, base: string, piece: Piece): Place {
    const made = this.#made.get(key) ?? this.#parts.add(base, piece);
    this.#made.set(key, made);
    return { on: made };
  }
}

const linkIn = (plug: Plug | undefined): unknown => [plug?.link, plug?.slot];

const unseen = (): Place => ({ on: 'host', assumed: ON_HOST.message });

/** A controller that NVMe drives hang on, as tri-mode cards are. */
const isController = ({ kind }: PciFunction): boolean => KINDS.some(([pattern]) => pattern.test(kind));

export const linksOf = ({ link, slot }: Plug): { link: string; slot?: string } => ({
  link,
  ...(slot !== undefined && { slot }),
});

export const assumedOf = ({ assumed }: Plug): Record<string, string> =>
  assumed === undefined ? {} : { link: assumed };

const PAYLOADS: ReadonlySet<number> = new Set([128, 256, 512, 1024, 2048, 4096]);

export const payloadOf = ({ payload }: PciFunction): { max_payload_size?: number } =>
  payload && PAYLOADS.has(payload.value) ? { max_payload_size: payload.value } : {};
