/** What a PCIe device says of its link: to everyone how fast it runs, to root the sizes of its packets, too. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { recognise } from '../import/recognise.ts';
import { unknownSpeed } from '../readers/link-speed.ts';
import type { Notice } from '../readers/measurement.ts';
import { HEADER_BYTES, packetSizes } from './config-space.ts';
import { generationOf, type LinkState, linkState } from './link-watch.ts';
import { words } from './words.ts';

export const FILE = words.computer;

export type Known = [key: string, value: string | number | undefined][];

/** The facts of a device by its folder below /sys; `notices` takes what cannot be named or read. */
export function pcieFacts(pci: string, notices: Notice[]): Known {
  const facts: Known = [
    ...lspciFacts(basename(pci)),
    ...configFacts(pci),
    ['runs.link_kind', 'pcie'],
    ...stateFacts(linkState(pci), '', notices),
    ...stateFacts(linkState(pci, 'max'), '_max', notices),
  ];
  if (!facts.some(([key]) => key === 'runs.max_payload_size_bytes')) notices.push(missing(pci));
  return facts;
}

/** Generation and lanes of a state; a notice where no generation runs at its speed. */
export function stateFacts(state: LinkState | undefined, suffix: '' | '_max', notices: Notice[]): Known {
  if (!state) return [];
  const generation = generationOf(state);
  if (generation === undefined) notices.push(notice(unknownSpeed('PCIe', state.speed)));
  return [
    [`runs.link_generation${suffix}`, generation],
    [`runs.link_lanes${suffix}`, state.lanes],
  ];
}

function lspciFacts(address: string): Known {
  try {
    const bytes = execFileSync('lspci', ['-vv', '-s', address], { stdio: ['ignore', 'pipe', 'ignore'] });
    return recognise([{ name: 'lspci', bytes }], 'lspci').facts.map(({ key, value }) => [key, value]);
  } catch {
    return [];
  }
}

/** The same sizes without lspci, which a bare system lacks. */
function configFacts(pci: string): Known {
  const sizes = packetSizes(configOf(pci));
  if (sizes?.payload === undefined) return [];
  return [
    ['runs.max_payload_size_bytes', sizes.payload],
    ['runs.max_payload_size_origin', 'stated'],
    ['runs.max_read_request_size_bytes', sizes.readRequest],
    ['runs.read_completion_boundary_bytes', sizes.boundary],
  ];
}

function configOf(pci: string): Uint8Array {
  try {
    return readFileSync(join(pci, 'config'));
  } catch {
    return new Uint8Array();
  }
}

function missing(pci: string): Notice {
  const address = basename(pci);
  const { noRegisters, rootOnly } = words;
  return notice(
    configOf(pci).length > HEADER_BYTES
      ? { message: noRegisters.message(address), fix: noRegisters.fix }
      : { message: rootOnly.message(address), fix: rootOnly.fix(address) },
  );
}

const notice = (said: { message: string; fix: string }): Notice => ({ level: 'warning', file: FILE, line: 1, ...said });
