/** Controllers that drives hang on. */
import type { Talk } from './talk.ts';

export const HOSTS = ['hba', 'raid_card', 'sata_controller'] as const;

/** Controllers, each once: a card and its chip are one. */
export function hostsIn(talk: Talk) {
  const all = talk.things(...HOSTS);
  const [first, ...others] = all;
  if (
    first &&
    others.every(
      ({ thing }) =>
        thing.id === first.thing.id ||
        (thing.part?.link === first.thing.part?.link &&
          thing.kind === first.thing.kind &&
          /sas\d{4}/i.test(`${thing.name}${first.thing.name}`)),
    )
  )
    return [first];
  return all;
}
