/**
 * The figures of a diagnosed machine with what it tells of the drive that they were measured on, as an importer would
 * give them: what a set needs beside that is asked of a person.
 */
import { generationAt } from '../../../datasets/tools/readers/link-speed.ts';
import type { PciLink } from '../../../datasets/tools/readers/lspci.ts';
import {
  type Extraction,
  type Fact,
  type Measurement,
  nothing,
  notice,
} from '../../../datasets/tools/readers/measurement.ts';
import type { Stated } from '../../../datasets/tools/readers/stated.ts';
import type { Drive, Machine, PciFunction, UsbLink } from './machine.ts';

/** `measurements`: some or all of the figures of the machine. */
export function extractionOf(machine: Machine, measurements: readonly Measurement[]): Extraction {
  if (measurements.length === 0) return nothing();
  const chosen = new Set(measurements);
  const figures = machine.figures.filter(({ measurement }) => chosen.has(measurement));
  const groups = new Set(machine.groups.map(({ name }) => name));
  const targets = new Set(figures.map(({ target }) => target));
  const named = figures.map(({ measurement, target }) => ({
    ...measurement,
    file: fileOf(measurement),
    ...(target !== undefined && groups.has(target) && { array: true as const }),
  }));
  const [file = ''] = named.map((measurement) => measurement.file);
  const drive = driveOf(targets, machine);
  if (drive) return { measurements: named, facts: factsOf(drive, machine, file), notices: [] };
  const isOfGroups = [...targets].every((target) => target !== undefined && groups.has(target));
  const message = 'the paste does not say which drive the figures were measured on';
  const fix = 'answer below for the drive that was measured';
  const untold = notice('warning', file, named[0]?.line ?? 1, message, fix);
  return { measurements: named, facts: [], notices: isOfGroups ? [] : [untold] };
}

/** What was pasted has no name of its own. */
const fileOf = ({ file, tool }: Measurement): string => (file === '' ? words.output(tool) : file);

const words = { output: (tool: string) => `output of ${tool}` };

/** The drive that all figures are of; where none names one, the only drive that there is. */
function driveOf(targets: ReadonlySet<string | undefined>, { drives }: Machine): Drive | undefined {
  if (targets.size !== 1) return undefined;
  const [target] = targets;
  if (target !== undefined) return drives.find(({ id }) => id === target);
  return drives.length === 1 ? drives[0] : undefined;
}

class Facts {
  readonly all: Fact[] = [];
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  add(key: string, value: string | number | undefined, line: number): void {
    if (value !== undefined) this.all.push({ key, value: `${value}`, file: this.#file, line });
  }
}

function factsOf(drive: Drive, machine: Machine, file: string): Fact[] {
  const facts = new Facts(file);
  const { model, bytes, medium, protocol, line } = drive;
  facts.add('targets.kind', 'drive', line);
  if (model) facts.add('drives.model', model.value, model.line);
  if (bytes) facts.add('drives.capacity_bytes', bytes.value, bytes.line);
  if (medium?.value === 'HDD') facts.add('drives.medium', 'hdd', medium.line);
  if (protocol) facts.add('drives.protocol', protocol.toLowerCase(), line);
  addLink(drive, machine, facts);
  return facts.all;
}

/** The link to the drive; of a disk of a hypervisor none is known. */
function addLink(drive: Drive, { functions, usb }: Machine, facts: Facts): void {
  if (drive.isVirtual) return;
  const { protocol } = drive;
  if (drive.usb !== undefined || drive.isUsb) {
    const link = usb.find(({ path }) => path !== undefined && path === drive.usb);
    if (link) addUsb(link, facts);
    else facts.add('runs.link_kind', 'usb', drive.line);
  } else if (protocol === 'NVMe') {
    const itself = drive.pcie ?? functions.find((pciFunction) => isAt(pciFunction, drive.address));
    if (itself) addPcie(itself, facts);
  } else if (protocol !== undefined) {
    const kind = protocol === 'SAS' ? 'sas' : 'sata';
    const { running, capable, line } = drive;
    facts.add('runs.link_kind', kind, running?.line ?? line);
    addRate(kind, 'runs.link_generation', running, facts);
    addRate(kind, 'runs.link_generation_max', capable, facts);
  }
}

const isAt = (pciFunction: PciFunction, address: string | undefined): boolean =>
  address !== undefined && pciFunction.address === address;

function addRate(kind: 'sata' | 'sas', key: string, rate: Stated<number> | undefined, facts: Facts): void {
  if (rate) facts.add(key, generationAt(kind, rate.value), rate.line);
}

function addPcie(link: PciFunction, facts: Facts): void {
  const { running, capable, payload, readRequest, line } = link;
  facts.add('runs.link_kind', 'pcie', line);
  addPcieLink(running, '', facts);
  addPcieLink(capable, '_max', facts);
  if (payload) {
    facts.add('runs.max_payload_size_bytes', payload.value, payload.line);
    facts.add('runs.max_payload_size_origin', 'stated', payload.line);
  }
  if (readRequest) {
    facts.add('runs.max_read_request_size_bytes', readRequest.value, readRequest.line);
  }
}

function addPcieLink(link: Stated<PciLink> | undefined, suffix: string, facts: Facts): void {
  if (!link) return;
  const { rate, lanes } = link.value;
  const generation = rate === undefined ? undefined : generationAt('pcie', rate);
  facts.add(`runs.link_generation${suffix}`, generation, link.line);
  if (lanes) facts.add(`runs.link_lanes${suffix}`, lanes, link.line);
}

/** What two lanes carry, one of the next generation does, too: such a rate names no generation. */
function usbGeneration(rate: number): string | undefined {
  const generation = generationAt('usb', rate, 1);
  const two = generationAt('usb', rate / 2, 2);
  return generation !== undefined && two !== undefined ? undefined : (generation ?? two);
}

function addUsb({ running, driver, line }: UsbLink, facts: Facts): void {
  facts.add('runs.link_kind', 'usb', line);
  if (running) facts.add('runs.link_generation', usbGeneration(running.value), running.line);
  if (driver?.value === 'uas') facts.add('runs.link_protocol', 'uasp', driver.line);
  if (driver?.value === 'usb-storage') facts.add('runs.link_protocol', 'bot', driver.line);
}
