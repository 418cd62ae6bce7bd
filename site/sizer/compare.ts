// Two variants of a chain side by side: what differs, and what that does.
import type { ChainPart, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { FormatOptions } from '../common/format.ts';
import { words as common } from '../common/quantity.words.ts';
import { words as form } from './form.words.ts';
import { fieldText, members } from './members.ts';
import { nameOf } from './names.ts';
import { expectedText, said } from './sentence.ts';
import { HOST } from './setting.ts';
import { words as all } from './words.ts';

const words = all.compare;

export interface Row {
  figure: string;
  before: string;
  now: string;
}

/** What came of it first, then what was changed. Nothing where nothing was. */
export function comparison(before: SizerAnswer, now: SizerAnswer, options: FormatOptions = {}): Row[] {
  const changed = differences(before, now);
  if (changed.length === 0) return [];
  const [was, is] = [said(before, options), said(now, options)];
  return [
    { figure: words.total, before: was.value, now: is.value },
    { figure: words.expected, before: expectedText(before, options), now: expectedText(now, options) },
    { figure: words.limit, before: was.limit, now: is.limit },
    ...changed,
  ];
}

/** Every field in which the two chains differ. */
function differences(before: SizerAnswer, now: SizerAnswer): Row[] {
  const [was, is] = [before.inputs, now.inputs];
  const row = (figure: string, one: string, other: string): Row[] =>
    one === other ? [] : [{ figure, before: one || words.none, now: other || words.none }];
  const ids = [...new Set([...was.chain.parts, ...is.chain.parts].map(({ id }) => id))];
  const parts = ids.flatMap((id) => {
    const of = ({ chain }: typeof was) => chain.parts.find((part) => part.id === id);
    const [one, other] = [of(was), of(is)];
    const name = nameOf(other ? is.chain : was.chain, id);
    const texts = (part: ChainPart | undefined) => textsOf(part, one && other ? undefined : ['kind']);
    const [old, fresh] = [texts(one), texts(other)];
    return Object.keys({ ...old, ...fresh }).flatMap((label) =>
      row(words.part(name, label), old[label] ?? '', fresh[label] ?? ''),
    );

    function textsOf(part: ChainPart | undefined, only?: string[]): Record<string, string> {
      if (!part) return {};
      const chain = part === one ? was.chain : is.chain;
      const kind = { [form.kind]: form.kinds[part.kind ?? 'drive'] };
      if (only) return kind;
      const fields = members.map((member) => {
        const value = part[member.name] ?? member.usual;
        const text = typeof value === 'boolean' ? common[value ? 'yes' : 'no'] : fieldText(member, value);
        return [member.label, text];
      });
      return {
        ...kind,
        ...(id !== HOST && { [form.on]: nameOf(chain, part.on ?? HOST) }),
        ...Object.fromEntries(fields),
      };
    }
  });
  const arrays = row(form.joined, arrayText(was), arrayText(is));
  return [
    ...row(form.load, form.loads[was.load], form.loads[is.load]),
    ...row(words.blockSize, String(was.block_size), String(is.block_size)),
    ...parts,
    ...arrays,
  ];
}

const arrayText = ({ chain }: SizerAnswer['inputs']): string =>
  (chain.arrays ?? [])
    .map(({ level, groups, copies, on = HOST, members: joined }) => {
      const names = joined.map((id) => nameOf(chain, id)).join(' + ');
      const counts = [groups && `${form.groups} ${groups}`, copies && `${form.copies} ${copies}`];
      const by = on === HOST ? undefined : nameOf(chain, on);
      return [`${form.levels[level]}: ${names}`, ...counts, by].filter(Boolean).join(', ');
    })
    .join('; ');
