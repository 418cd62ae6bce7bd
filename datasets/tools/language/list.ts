/** Lists in words, as the language of the tools joins them: "a, b or c". */
import { type Joints, signs } from './locale.ts';

/** As `Intl.ListFormat` does, which takes longer to be made than all else a command does before it answers. */
export const joining =
  ({ pair, between, last }: Joints) =>
  (parts: Iterable<string>): string => {
    const all = [...parts];
    if (all.length < 3) return all.join(pair);
    return `${all.slice(0, -1).join(between)}${last}${all.at(-1)}`;
  };

export const oneOf = joining(signs.or);
export const allOf = joining(signs.and);
