/** How a private value looks: what its forms, in the files beside this one, are made of. */

/**
 * wwn: names and addresses that are unique in the world: WWN, NAA, EUI, GUID, SAS addresses. secret: what opens something.
 */
export const CLASSES = [
  ...(['serial', 'wwn', 'uuid', 'mac', 'ip', 'mail', 'host', 'user', 'file', 'secret'] as const),
  ...(['pool', 'volume', 'label', 'share', 'domain'] as const),
] as const;
export type PrivateClass = (typeof CLASSES)[number];

/** Names that people give to what they store: a text says the same with them and without, so that they may be kept. */
export const GIVEN = ['pool', 'volume', 'label', 'share', 'domain', 'host'] as const satisfies PrivateClass[];
export type GivenClass = (typeof GIVEN)[number];

/** A number in JSON, in whose place only a number may stand: part of a worldwide name. */
export const NUMBER_GROUP = 'number';

export interface PrivateForm {
  /** What it is, for people. */
  label: string;
  /** In small letters: one of them stands in each line in which the form finds something. */
  signs?: readonly string[];
  form: RegExp;
  /** Whether what it finds may stand in several lines: only then does it see more than the line of a sign. */
  isAcross?: true;
  /** What it finds is a long row of letters, digits and - . : and the lines that hold one are tried; those with a sign, too. */
  isCode?: true;
  /** What the form alone cannot tell. */
  accepts?(value: string, match: RegExpExecArray): boolean;
}

/** A part of a text that a form found. */
export interface PrivatePlace {
  class: PrivateClass | typeof NUMBER_GROUP;
  start: number;
  end: number;
}

export const NAME = String.raw`[A-Za-z0-9][\w.-]{0,62}`;
/** Between a label and its value, in texts, JSON, XML and Markdown. Some tools pad the value within its quotes. */
export const SAYS = String.raw`(?:["'\]}]{0,2}[ \t]{0,40}(?:==?|[:|]| is )|["'] value=|>)[ \t]{0,40}(?:["'][ \t]{0,40})?`;
