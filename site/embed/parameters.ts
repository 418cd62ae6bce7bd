// What the address of an embed may say besides the state: how the frame looks, and what of it readers may change. This is
// the one list: frames read it, the dialog offers it, the page about embeds explains it in the words of
// parameters.words.ts.
import { themes } from './theme.ts';

/** `colour`: six hexadecimal digits. `pixels`: a whole number. `names`: inputs as addresses write them, or `all`. */
export type Takes = readonly string[] | 'colour' | 'pixels' | 'names';

export interface Parameter<Value = unknown> {
  takes: Takes;
  /** The value that a frame uses; nothing where it cannot use that text. */
  read(text: string): Value | undefined;
}

const choice = <const T extends string>(takes: readonly T[]): Parameter<T> => ({
  takes,
  read: (text) => takes.find((item) => item === text),
});

/** `0a6587` of `#0A6587` or `06e`. Nothing else is a colour here: no names, no functions, no addresses. */
export function hexOf(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1]?.toLowerCase();
  return digits?.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
}

const pixels = (most: number): Parameter<number> => ({
  takes: 'pixels',
  read: (text) => (/^\d{1,2}$/.test(text) && Number(text) <= most ? Number(text) : undefined),
});

function namesOf(text: string): string[] | undefined {
  const names = text.split(',').filter(Boolean);
  return names.length > 0 && names.every((name) => /^[a-z0-9-]{1,64}$/.test(name)) ? [...new Set(names)] : undefined;
}

export const parameters = {
  theme: choice(themes),
  accent: { takes: 'colour', read: hexOf },
  font: choice(['system', 'serif', 'mono']),
  /** A larger one would cut into the text of a field. */
  radius: pixels(20),
  /** `none`: the answer alone. `basic`: without the folds of finer points. */
  controls: choice(['none', 'basic', 'all']),
  lock: { takes: 'names', read: namesOf },
} as const satisfies Record<string, Parameter>;

export type ParameterName = keyof typeof parameters;

export const parameterNames = Object.keys(parameters) as ParameterName[];

/** What the dialog offers of each: of `lock`, every input or none. */
export const offeredOf = (name: ParameterName): readonly string[] => {
  const takes: Takes = parameters[name].takes;
  if (takes === 'names') return ['all'];
  return typeof takes === 'string' ? [] : takes;
};

/** As the author chose them; what is left out or empty is the frame's own. */
export type ChosenParameters = Partial<Record<ParameterName, string>>;

/** What an author may leave of an embed, as its address says it. The first that holds decides how tall a frame is. */
export const reductions = ['controls=none', 'lock=all', 'controls=basic'] as const;
export type Reduction = (typeof reductions)[number];

export const reductionOf = (chosen: ChosenParameters): Reduction | undefined =>
  reductions.find((reduction) =>
    parameterNames.some((name) => chosen[name] && reduction === `${name}=${chosen[name]}`),
  );

/** An address with these said at its end. */
export function withParameters(address: string, chosen: ChosenParameters): string {
  const texts = parameterNames.flatMap((name) => (chosen[name] ? [`${name}=${encodeURIComponent(chosen[name])}`] : []));
  if (texts.length === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${texts.join('&')}`;
}
