/** A diff in words: Markdown, where every text of the data is quoted, or the same for a terminal. */
import { quoted } from '../markdown.ts';
import type { Cell, Change, Changes, SetChanges, TableChanges } from './diff.ts';
import { quantity, quantityChange } from './quantity.ts';

/** Changed rows that are spelled out per table: more than a reviewer reads. */
const SHOWN = 20;

/** Makes a text of the data harmless where it is shown. */
type Quote = (text: string) => string;

export function changesText({ sets, registry }: Changes, quote: Quote = quoted): string {
  const parts = [
    ...sets.map((set) => setText(set, quote)),
    ...(registry.length > 0
      ? [`### Registry\n\n${registry.map((table) => tableText(table, quote)).join('\n')}`]
      : []),
  ];
  return parts.length === 0 ? 'No row of any table changes.' : parts.join('\n\n');
}

const KINDS = { added: 'new', removed: 'removed', changed: 'changed' } as const;

function setText({ set, kind, properties, tables }: SetChanges, quote: Quote): string {
  const lines = [
    ...properties.map((cell) => `- ${quote(cell.column)}: ${cellText(cell, quote)}`),
    ...tables.map((table) => tableText(table, quote)),
  ];
  return `### Set ${quote(set)}, ${KINDS[kind]}\n\n${lines.join('\n')}`;
}

function tableText(
  { table, added, removed, changed, changes, targets }: TableChanges,
  quote: Quote,
): string {
  const counts = [
    added > 0 && `+${added}`,
    removed > 0 && `−${removed}`,
    changed > 0 && `${changed} changed`,
  ].filter(Boolean);
  const spelled = changes.filter(({ kind }) => kind !== 'added').slice(0, SHOWN);
  const left = removed + changed - spelled.length;
  const lines = [
    ...targets.slice(0, SHOWN).map(({ label, rows }) => `  - +${rows} for ${quote(label)}`),
    ...spelled.map((change) => `  - ${changeText(change, quote)}`),
    ...(left > 0 ? [`  - and ${left} more`] : []),
  ];
  return [`- ${quote(table)}: ${counts.join(', ')}`, ...lines].join('\n');
}

function changeText({ kind, key, label, cells }: Change, quote: Quote): string {
  const name = label === key ? quote(key) : `${quote(label)} (${quote(key)})`;
  if (kind !== 'changed') return `${name} ${KINDS[kind]}`;
  return `${name}: ${cells.map((cell) => `${quote(cell.column)} ${cellText(cell, quote)}`).join('; ')}`;
}

function cellText({ unit = '', before, after }: Cell, quote: Quote): string {
  return (
    quantityChange(before, after, unit) ??
    `${oneText(before, unit, quote)} → ${oneText(after, unit, quote)}`
  );
}

function oneText(value: string, unit: string, quote: Quote): string {
  return value === '' ? 'nothing' : (quantity(value, unit) ?? quote(value));
}
