import { echo } from '../finding.ts';
import type { CellRule } from '../rule.ts';

/** Columns of prose and commands, into which people paste what their terminal shows. */
const WATCHED = new Set([
  'command',
  'note',
  'slot',
  'target',
  'controller',
  'kernel',
  'preconditioning',
  'source_place',
  'tool',
  'filesystem',
  'condition',
  'reason',
]);

/** Every form needs only a look at the characters around it: none of them can take long. */
const PRIVATE = [
  { label: 'an e-mail address', form: /[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,}/i },
  {
    label: 'a user and a computer',
    form: /\b[a-z_][\w-]{0,31}@[a-z][\w.-]{0,62}(?::[~/]|\s?[$#])/i,
  },
  {
    label: 'a folder of a person',
    form: /(?:\/home\/|\/Users\/|\b[A-Z]:\\Users\\)(?!\.{3}|…|user\b|me\b|<)[^/\\\s]{1,64}/,
  },
  {
    label: 'a serial number',
    form: /\b(?:serial(?:[ _]?(?:number|no))?|s\/n|sn)\b\.?\s?[:=#]\s?[A-Z0-9-]{5,}/i,
  },
  {
    label: 'a name of a drive with its serial number',
    form: /\/dev\/disk\/by-id\/(?!<|…|\.{3})\S{1,200}/,
  },
  { label: 'a worldwide name', form: /\b(?:wwn-|wwn[:= ]|eui\.|naa\.)(?:0x)?[0-9a-f]{12,}/i },
  { label: 'a network address', form: /\b(?:[0-9a-f]{2}:){5}[0-9a-f]{2}\b/i },
  { label: 'a network address', form: /\b(?:10|127|172|192|100)\.\d{1,3}\.\d{1,3}\.\d{1,3}\b/ },
  { label: 'the name of a computer', form: /^Linux (?!version\b)[a-z][\w-]{0,62} \d+\.\d+/ },
  {
    label: 'the name of a computer',
    form: /--(?:client|server|hostname)[= ](?!<|…|localhost\b)[\w.-]{1,64}/,
  },
];

/** No column of prose may hold as much; its length is found by LW203. */
const LONGEST = 10_000;

export const privacy: CellRule = {
  id: 'LW405',
  level: 'error',
  looksFor: 'Names of people and computers, addresses and serial numbers in commands and notes.',
  fix: 'cut it out, or write … in its place: the figures do not need it',
  cell(text, { name }) {
    if (!WATCHED.has(name) || text.length > LONGEST) return undefined;
    for (const { label: what, form } of PRIVATE) {
      const [found] = form.exec(text) ?? [];
      if (found === undefined) continue;
      return {
        message: `${what}: ${echo(found.trim())}`,
        expected: 'nothing that leads to a person or to one computer',
        fix: 'write … in its place',
      };
    }
    return undefined;
  },
};
