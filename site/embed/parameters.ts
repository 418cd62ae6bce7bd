// What the address of an embed may say besides the state: how the frame looks, and what of it readers may change. The
// dialog offers these, the page about embeds lists them.
import { fonts, levels } from './frame.ts';
import { themes } from './theme.ts';

/** `colour`: six hexadecimal digits. `pixels`: a whole number. `names`: inputs as addresses write them, or `all`. */
export type Takes = readonly string[] | 'colour' | 'pixels' | 'names';

export const parameters = {
  theme: themes,
  accent: 'colour',
  font: fonts,
  radius: 'pixels',
  controls: levels,
  lock: 'names',
} as const satisfies Record<string, Takes>;

export type ParameterName = keyof typeof parameters;

export const parameterNames = Object.keys(parameters) as ParameterName[];

/** What the dialog offers of each: of `lock`, every input or none. */
export const offeredOf = (name: ParameterName): readonly string[] => {
  const takes: Takes = parameters[name];
  if (takes === 'names') return ['all'];
  return typeof takes === 'string' ? [] : takes;
};

/** As the author chose them; what is left out or empty is the frame's own. */
export type Looks = Partial<Record<ParameterName, string>>;

/** What an author may leave of an embed, as its address says it. The first that holds decides how tall a frame is. */
export const left = ['controls=none', 'lock=all', 'controls=basic'] as const;
export type Left = (typeof left)[number];

export const leftOf = (looks: Looks): Left | undefined =>
  left.find((one) =>
    parameterNames.some((name) => looks[name] && one === `${name}=${looks[name]}`),
  );

/** An address with these said at its end. */
export function withLooks(address: string, looks: Looks): string {
  const said = parameterNames.flatMap((name) =>
    looks[name] ? [`${name}=${encodeURIComponent(looks[name])}`] : [],
  );
  if (said.length === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${said.join('&')}`;
}
