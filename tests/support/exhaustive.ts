/** Whether every case is tried, as `npm run test:all` does at night; otherwise as many as a person has time to wait for. */
export const exhaustive = Boolean(process.env.EXHAUSTIVE);

/** Cases that differ in a value alone: the first ones by day, all at night. */
export const sample = <Case>(cases: readonly Case[], few = 1): readonly Case[] =>
  exhaustive ? cases : cases.slice(0, few);
