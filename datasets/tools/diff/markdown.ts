/** A diff in words, as Markdown. Every text of the data is quoted: see ../markdown.ts. */
import { quoted } from '../markdown.ts';
import type { Cell, Change, Changes, SetChanges, TableChanges } from './diff.ts';
import { quantity, quantityChange } from './quantity.ts';

/** Changed rows that are spelled out per table: more than a reviewer reads. */
const SHOWN = 20;

export function changesText({ sets, registry }: Changes): string {
  const parts = [
    ...sets.map(setText),
    ...(registry.length > 0 ? [`### Registry\n\n${registry.map(tableText).join('\n')}`] : []),
  ];
  return parts.length === 0 ? 'No row of any table changes.' : parts.join('\n\n');
}

const KINDS = { added: 'new', removed: 'removed', changed: 'changed' } as const;

function setText({ set, kind, properties, tables }: SetChanges): string {
  const lines = [
    ...properties.map((cell) => `- ${quoted(cell.column)}: ${cellText(cell)}`),
    ...tables.map(tableText),
  ];
  return `### Set ${quoted(set)}, ${KINDS[kind]}\n\n${lines.join('\n')}`;
}

function tableText({ table, added, removed, changed, changes, targets }: TableChanges): string {
  const counts = [
    added > 0 && `+${added}`,
    removed > 0 && `−${removed}`,
    changed > 0 && `${changed} changed`,
  ].filter(Boolean);
  const spelled = changes.filter(({ kind }) => kind !== 'added').slice(0, SHOWN);
  const left = removed + changed - spelled.length;
  const lines = [
    ...targets.slice(0, SHOWN).map(({ label, rows }) => `  - +${rows} for ${quoted(label)}`),
    ...spelled.map((change) => `  - ${changeText(change)}`),
    ...(left > 0 ? [`  - and ${left} more`] : []),
  ];
  return [`- ${quoted(table)}: ${counts.join(', ')}`, ...lines].join('\n');
}

function changeText({ kind, key, label, cells }: Change): string {
  const name = label === key ? quoted(key) : `${quoted(label)} (${quoted(key)})`;
  if (kind !== 'changed') return `${name} ${KINDS[kind]}`;
  return `${name}: ${cells.map((cell) => `${quoted(cell.column)} ${cellText(cell)}`).join('; ')}`;
}

function cellText({ unit = '', before, after }: Cell): string {
  return (
    quantityChange(before, after, unit) ?? `${oneText(before, unit)} → ${oneText(after, unit)}`
  );
}

function oneText(value: string, unit: string): string {
  return value === '' ? 'nothing' : (quantity(value, unit) ?? quoted(value));
}
