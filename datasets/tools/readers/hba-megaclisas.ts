/** `megaclisas-status`: volumes and drives of MegaRAID cards, one a line, their columns parted by `|`. */
import type { Lines } from '../paste/lines.ts';
import { type Controller, type ControllerDrive, controllerAt, mediumOf } from './controller.ts';
import { bitRateOf, MOST_RECORDS, textOf, told } from './figures.ts';

/** Controller, and volume or drive, and the columns behind it. */
const ROW = /^\s{0,8}c([0-9]{1,3})(?:u([0-9]{1,3}|[a-z]{1,4}))(p[0-9]{1,4}|s[0-9]{1,4})?\s{0,8}\|(.{20,400})$/;

const STATES: Readonly<Record<string, string>> = {
  Optimal: 'Optl',
  Degraded: 'Dgrd',
  'Partially Degraded': 'Pdgd',
  Offline: 'OfLn',
};

export function megaclisasControllers(lines: Lines): Controller[] {
  const controllers = new Map<string, Controller>();
  let count = 0;
  for (const [index, line] of lines.entriesHolding(['|'])) {
    const [, card, volume, drive, rest] = ROW.exec(line) ?? [];
    if (card === undefined || rest === undefined || count++ >= MOST_RECORDS) continue;
    const number = index + 1;
    const cells = rest.split('|').map((cell) => cell.trim());
    const controller = controllers.get(card) ?? controllerAt(number, 'megacli');
    if (drive === undefined) {
      const [level = '', , , flags = '', , state = ''] = cells;
      const digits = /^RAID-([0-9]{1,2})$/.exec(level)?.[1];
      if (digits === undefined) continue;
      controller.volumes.push({
        line: number,
        place: volume ?? '',
        level: told(`RAID${digits}`, number),
        state: told(Object.hasOwn(STATES, state) ? STATES[state] : undefined, number),
        cache: told(/\b(?:WB|WT)\b/.exec(flags)?.[0], number),
        bytes: undefined,
      });
    } else {
      // The second column holds the model and the serial number without a sign between them: left out.
      const [medium, , , state, speed, , place] = cells;
      const slot = /^\[([0-9N/A]{1,5}:[0-9]{1,4})\]$/.exec(place ?? '')?.[1];
      if (slot === undefined) continue;
      const controllerDrive: ControllerDrive = { line: number, place: slot };
      controllerDrive.medium = told(mediumOf(medium), number);
      controllerDrive.state = told(textOf(state ?? ''), number);
      controllerDrive.running = told(bitRateOf(speed ?? ''), number);
      controller.drives.push(controllerDrive);
    }
    controllers.set(card, controller);
  }
  return [...controllers.values()];
}
