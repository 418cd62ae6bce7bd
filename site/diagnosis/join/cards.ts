/** Host bus adapters and RAID cards, with the drives that their tools list by places. */
import type { Controller, ControllerDrive } from '../../../datasets/tools/readers/controller.ts';
import type { Records } from '../reading/records.ts';
import { type Drives, driveAt } from './drives.ts';
import type { Card, Drive } from './machine.ts';
import { isSameModel } from './names.ts';
import type { Functions } from './pci.ts';

const CARD = /^(?:Serial Attached SCSI controller|RAID bus controller)$/;

export function cardsOf(records: Records, functions: Functions, drives: Drives): Card[] {
  const listed = functions.all.filter(({ kind }) => CARD.test(kind));
  const repeated = repeatedPlaces(records.controllers);
  const cards = records.controllers.map((controller, index) => {
    const [only, ...others] = listed;
    const isOnly = records.controllers.length === 1 && others.length === 0;
    const address = controller.address?.value ?? (isOnly ? only?.address : undefined);
    return cardOf(controller, index, address, repeated, drives);
  });
  for (const { address, name, line } of listed) {
    if (cards.some((card) => card.address === address)) continue;
    const own = drives.all.filter((drive) => drive.address === address).map(({ id }) => id);
    cards.push({ line, tool: undefined, model: name || undefined, address, drives: own });
  }
  return cards;
}

function cardOf(
  controller: Controller,
  index: number,
  address: string | undefined,
  repeated: ReadonlySet<string>,
  drives: Drives,
): Card {
  const { line, tool, model } = controller;
  const named = drives.all.filter(({ address: own }) => own === undefined || own === address);
  const ids: string[] = [];
  for (const alike of byModel(controller.drives)) {
    const [first] = alike;
    const same = named.filter(
      ({ model: own, protocol, isUsb }) =>
        own && first?.model && protocol !== 'NVMe' && !isUsb && isSameModel(own.value, first.model.value),
    );
    // The system names the same drives: which is which is not said, so they take what holds for all of them.
    for (const drive of same) {
      addPlaced(drive, common(alike), address);
      ids.push(drive.id);
    }
    for (const placed of alike.slice(same.length)) {
      const id = repeated.has(placed.place) ? `c${index} ${placed.place}` : placed.place;
      const drive = driveAt(id, placed.line);
      addPlaced(drive, placed, address);
      drives.add(drive);
      ids.push(id);
    }
  }
  return { line, tool, model: model?.value, address, ...(controller.link && { hasLink: true }), drives: ids };
}

function repeatedPlaces(controllers: readonly Controller[]): Set<string> {
  const [seen, repeated] = [new Set<string>(), new Set<string>()];
  for (const { drives } of controllers) {
    const own = new Set(drives.map(({ place }) => place));
    for (const place of own) (seen.has(place) ? repeated : seen).add(place);
  }
  return repeated;
}

const byModel = (drives: readonly ControllerDrive[]): ControllerDrive[][] => [
  ...Map.groupBy(drives, ({ model }) => model?.value ?? '').values(),
];

function common(alike: readonly ControllerDrive[]): ControllerDrive {
  const [first = { line: 1, place: '' } as ControllerDrive] = alike;
  const shared = <Key extends keyof ControllerDrive>(key: Key): ControllerDrive[Key] | undefined => {
    const values = new Set(alike.map((drive) => (drive[key] as { value: unknown } | undefined)?.value));
    return values.size === 1 ? first[key] : undefined;
  };
  return {
    ...first,
    transport: shared('transport'),
    medium: shared('medium'),
    bytes: shared('bytes'),
    capable: shared('capable'),
    running: shared('running'),
  };
}

const PROTOCOLS: Readonly<Record<string, Drive['protocol']>> = { SATA: 'SATA', SAS: 'SAS', NVMe: 'NVMe' };

function addPlaced(drive: Drive, placed: ControllerDrive, address: string | undefined): void {
  drive.model ??= placed.model;
  drive.bytes ??= placed.bytes;
  drive.protocol ??= PROTOCOLS[placed.transport?.value ?? ''];
  drive.medium ??= placed.medium;
  drive.capable ??= placed.capable;
  const { capable, running } = placed;
  // A tool says the last hop: an expander may be faster than the drive behind it.
  const isFaster = capable && running && running.value > capable.value;
  if (isFaster) drive.hop ??= running;
  drive.running ??= isFaster ? capable : running;
  drive.address ??= address;
}
