/** Labels in the languages that tools print: English beside this file, others here. */
import { isCode, type PrivateForm } from './form.ts';
import { isOwn } from './people.ts';

/** Between a label and its value, a full-width colon among others. */
const SAYS = String.raw`["']?[ \t\u3000]{0,40}[:=：][ \t\u3000]{0,40}(?:["'][ \t]{0,40})?`;
const BEFORE = String.raw`(?<![\p{L}\p{N}_])`;

const SERIAL_LABELS = [
  'серийный номер',
  'заводской номер',
  'seriennummer',
  'serien-nr\\.?',
  'numéro de série',
  'numero de serie',
  'n° de série',
  'número de serie',
  'número de série',
  'numero di serie',
  'numero seriale',
  'numer seryjny',
  'sériové číslo',
  'serienummer',
  '序列号',
  '序號',
  '序列號',
  'シリアル番号',
  '製造番号',
  '일련 번호',
  '일련번호',
];

const HOST_LABELS = [
  'имя узла',
  'имя компьютера',
  'имя хоста',
  'rechnername',
  'computername',
  "nom de l['’]hôte",
  "nom d['’]hôte",
  "nom de l['’]ordinateur",
  'nombre de host',
  'nombre del equipo',
  'nome do host',
  'nome host',
  'nome computer',
  'nazwa hosta',
  'nazwa komputera',
  '主机名',
  '计算机名',
  '電腦名稱',
  'ホスト名',
  'コンピューター名',
];

const USER_LABELS = [
  'имя пользователя',
  'пользователь',
  'benutzername',
  'benutzer',
  "nom d['’]utilisateur",
  'utilisateur',
  'nombre de usuario',
  'usuario',
  'nome utente',
  'nazwa użytkownika',
  '用户名',
  'ユーザー名',
  'user ?name',
  'logged in user',
];

const form = (labels: readonly string[], value: string) =>
  new RegExp(`${BEFORE}(?:${labels.join('|')})${SAYS}${value}`, 'giud');

/** What each label begins with, up to the first letter that differs, in small letters. */
const signsOf = (labels: readonly string[]) =>
  labels.map((label) => /^[^[\\?]{2,}/.exec(label)?.[0].trimEnd() ?? label);

export const LABELS: readonly PrivateForm[] = [
  {
    label: 'a name of a person',
    signs: ['registered o'],
    form: /\bRegistered (?:Owner|Organization):[ \t]{1,40}(?<user>\S(?:[^\r\n]{0,60}\S)?)[ \t]{0,20}$/dgim,
    accepts: isOwn,
  },
  {
    label: 'a serial number',
    signs: signsOf(SERIAL_LABELS),
    form: form(SERIAL_LABELS, String.raw`(?<serial>[A-Za-z0-9][\w.+-]{2,62}[A-Za-z0-9])(?![\w:/])`),
    accepts: isCode,
  },
  {
    label: 'the name of a computer',
    signs: signsOf(HOST_LABELS),
    form: form(HOST_LABELS, String.raw`(?<host>[\p{L}\p{N}][\p{L}\p{N}._-]{0,62})`),
    accepts: isOwn,
  },
  {
    label: 'a name of a person',
    signs: signsOf(USER_LABELS),
    form: form(USER_LABELS, String.raw`(?<user>[\p{L}][\p{L}\p{N}._-]{0,62})`),
    accepts: isOwn,
  },
];
