/** "4x4tb raidz1 + 4x8tb raidz1": arrays side by side hold what each of them holds. */
import type { Found } from './answer.ts';
import { answer } from './ask-core.ts';
import { binary, bytes } from './show.ts';
import type { Talk } from './talk.ts';
import { SAID, USES } from './vocabulary.ts';

/** The text of each array, where a sign or a word joins them and each has a level of its own. */
function arraysIn(talk: Talk): string[] {
  const levels = [...talk.of('level'), ...talk.tags('mirror')].toSorted((a, other) => a.start - other.start);
  const joints = [...talk.text.matchAll(new RegExp(SAID.sums, 'giu'))].filter(({ index }) => {
    const before = levels.filter(({ end }) => end <= index).length;
    return before > 0 && before < levels.length;
  });
  return joints.length > 0 && joints.length === levels.length - 1 ? talk.split(joints) : [];
}

export function sum(talk: Talk): Found | undefined {
  const parts = arraysIn(talk);
  if (parts.length === 0 || talk.has(...USES.speed, 'compare', 'iops', 'hours', 'copy')) return undefined;
  const [size, other] = talk.of('size');
  // "6 disks raidz1 + 6 disks raidz1, 8 TB each"
  const each = size && !other ? `, ${size.text}` : '';
  const answers = parts.map((part) => talk.ask?.(`${part}${part.includes(size?.text ?? '') ? '' : each}, usable`));
  const spaces = answers.flatMap((one) => (one?.outcome === 'answer' && one.unit === 'B' ? [one] : []));
  if (spaces.length < parts.length) return undefined;
  const value = spaces.reduce((total, space) => total + (space.value ?? 0), 0);
  talk.useAll();
  const text = `${spaces.map(({ shown }) => shown).join(' + ')} = ${bytes(value)} (${binary(value)}).`;
  const assumed = [...new Set(spaces.flatMap((space) => space.assumed))];
  return answer(spaces[0]?.page ?? '', value, 'B', text, { assumed });
}
