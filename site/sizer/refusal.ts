// What the core refuses of a chain, as a sentence beside the field that it is about.
import type { Refusal } from '../../calc-wasm/js/calc.ts';
import { refusalText } from '../calculator/refusal.ts';
import { words as form } from './form.words.ts';
import { members } from './members.ts';
import { rowName } from './rows.ts';
import { HOST, type Setting } from './setting.ts';

export interface Refused {
  /** The part, or nothing where it is about the whole chain. */
  id: string;
  member: string;
  text: string;
}

/** `hba.link: pcie 9.0 x4`: the part, its member, the value. */
const ABOUT = /^([a-z0-9-]*)\.([a-z_]+): ?(.*)$/s;

const LABELS: Record<string, string> = {
  ...Object.fromEntries(members.map(({ name, label }) => [name, label])),
  kind: form.kind,
  on: form.on,
  level: form.level,
  members: form.joined,
  groups: form.groups,
  copies: form.copies,
};

/** What is asked of the chain as a whole, by input. */
const ASKED: Record<string, string> = { chain: form.title, load: form.load, block_size: form.blockSize };

export function refusal(error: Refusal, chain: Setting['chain']): Refused {
  const [, id = '', member = '', value = ''] = ABOUT.exec(error.value) ?? [];
  if (error.input !== 'chain' || member === '') {
    const text = refusalText(error, (input) => ASKED[input] ?? input);
    return { id: '', member: error.input, text };
  }
  const known = chain.parts.some((part) => part.id === id);
  if (!known && member === 'drives' && value === '0') {
    return { id: '', member, text: chain.parts.length === 0 ? form.empty : form.unfinished };
  }
  const label = LABELS[member] ?? member;
  // A part that a member names is named as the list of parts names it.
  const given = member === 'on' && value !== '' ? rowName(chain, value || HOST) : value;
  return { id, member, text: refusalText({ ...error, value: given }, () => label) };
}
