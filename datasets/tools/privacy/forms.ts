/**
 * What leads to a person or to one computer, and how it looks in what tools print and people type. The one definition:
 * cells of the dataset are refused for it, pastes are masked by it. Each named group of a pattern of `forms.json` is of the
 * class that it is named after; every repetition is bounded, so no text takes long. README.md says where single rows stand.
 */
import { checks } from './checks.ts';
import { NAME, type PrivateForm, SAYS } from './form.ts';
import file from './forms.json' with { type: 'json' };

/** A pattern of a group; its flags beside those that all have. */
interface Row {
  signs?: string[];
  /** Stand in the pattern as `{LABELS}`; without signs of its own a row has those of its labels. */
  labels?: string[];
  pattern: string;
  flags?: string;
  isAcross?: true;
  isCode?: true;
}

/** What it is, for people. */
const KINDS = {
  secret: { label: 'a password or a key' },
  file: { label: 'a file name' },
  host: { label: 'the name of a computer' },
  person: { label: 'a name of a person' },
  prompt: { label: 'a user name and a host name' },
  home: { label: 'a home folder' },
  login: { label: 'a user name with its password' },
  serial: { label: 'a serial number' },
  wwn: { label: 'a World Wide Name' },
  address: { label: 'a network address' },
  mail: { label: 'an e-mail address' },
  identifier: { label: 'a unique identifier' },
  drive: { label: 'a drive name with its serial number' },
};

interface Group {
  kind: keyof typeof KINDS;
  accepts?: keyof typeof checks;
  rows: Row[];
}

const PARTS: Readonly<Record<string, string>> = { ...file.parts, NAME, SAYS };

/** Parts may stand in parts. */
const filled = (pattern: string, labels: readonly string[]): string =>
  pattern.replace(/\{([A-Z_]{3,})\}/g, (_, part) =>
    part === 'LABELS' ? labels.join('|') : filled(PARTS[part] ?? part, labels),
  );

/** What each label begins with, up to the first letter that differs, in small letters. */
const signsOf = (labels: readonly string[]) =>
  labels.map((label) => /^[^[\\?]{2,}/.exec(label)?.[0].trimEnd() ?? label);

/** The more telling first: where several find the same, the first says what it is. */
export const FORMS: readonly PrivateForm[] = (file.groups as Group[]).flatMap(({ kind, accepts, rows }) =>
  rows.map(
    ({ labels, signs = labels && signsOf(labels), pattern, flags = '', isAcross, isCode }): PrivateForm => ({
      ...KINDS[kind],
      form: new RegExp(filled(pattern, labels ?? []), `dg${flags}`),
      ...(signs && { signs }),
      ...(isAcross && { isAcross }),
      ...(isCode && { isCode }),
      ...(accepts && { accepts: checks[accepts] }),
    }),
  ),
);
