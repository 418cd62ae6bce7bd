/** A diff in words: Markdown, where every text of the data is quoted, or the same for a terminal. */

import { escaped, printable, quoted } from '../text/markdown.ts';
import type { Cell, Change, Changes, SetChanges, TableChanges } from './diff.ts';
import { figureLines } from './figures-text.ts';
import { quantity, quantityChange } from './quantity.ts';
import type { Quotes } from './quotes.ts';
import { rangesText } from './ranges.ts';

/** Changed rows that are spelled out per table: more than a reviewer reads. */
const SHOWN = 20;

export const MARKDOWN: Quotes = { text: quoted, figure: escaped };
export const TERMINAL: Quotes = { text: printable, figure: printable };

export function changesText({ sets, shared }: Changes, quote = MARKDOWN): string {
  const parts = [
    ...sets.map((set) => setText(set, quote)),
    ...(shared.length > 0 ? [`### Shared rows\n\n${shared.map((table) => sharedText(table, quote)).join('\n')}`] : []),
  ];
  return parts.length === 0 ? 'No rows change.' : parts.join('\n\n');
}

/** How the ranges move, under a title of its own; empty where none does. */
export function movesText({ ranges = [], held = 0 }: Changes, quote = MARKDOWN): string {
  const text = rangesText(ranges, held, quote);
  return text === '' ? '' : `### How the ranges of the calculators move\n\n${text}`;
}

const KINDS = { added: 'new', removed: 'removed', changed: 'changed' } as const;

function setText({ set, kind, properties, tables, figures }: SetChanges, quote: Quotes): string {
  const lines = [
    ...properties.map((cell) => `- ${quote.text(cell.column)}: ${cellText(cell, quote)}`),
    ...tables.map((table) => tableText(table, quote)),
    ...(quote === TERMINAL ? figureLines(figures, quote) : []),
  ];
  return `### Set ${quote.text(set)}, ${KINDS[kind]}\n\n${lines.join('\n')}`;
}

function tableText({ table, added, removed, changed, changes, targets }: TableChanges, quote: Quotes): string {
  const counts = [added > 0 && `+${added}`, removed > 0 && `−${removed}`, changed > 0 && `${changed} changed`].filter(
    Boolean,
  );
  const spelled = changes.filter(({ kind }) => kind !== 'added').slice(0, SHOWN);
  const left = removed + changed - spelled.length;
  const lines = [
    ...targets.slice(0, SHOWN).map(({ label, rows }) => `  - +${rows} for ${quote.text(label)}`),
    ...spelled.map((change) => `  - ${changeText(change, quote)}`),
    ...(left > 0 ? [`  - and ${left} more`] : []),
  ];
  return [`- ${quote.text(table)}: ${counts.join(', ')}`, ...lines].join('\n');
}

/** New rows are named, too: sets refer to them by their names. */
function sharedText(table: TableChanges, quote: Quotes): string {
  const added = table.changes.filter(({ kind }) => kind === 'added');
  const names = added.slice(0, SHOWN).map(({ key }) => `  - ${quote.text(key)} new`);
  const left = table.added - names.length;
  const more = left > 0 ? [`  - and ${left} more`] : [];
  return [tableText(table, quote), ...names, ...more].join('\n');
}

function changeText({ kind, key, label, cells }: Change, quote: Quotes): string {
  const name = label === key ? quote.text(key) : `${quote.text(label)} (${quote.text(key)})`;
  if (kind !== 'changed') return `${name} ${KINDS[kind]}`;
  return `${name}: ${cells.map((cell) => `${quote.text(cell.column)} ${cellText(cell, quote)}`).join('; ')}`;
}

function cellText({ unit, before, after }: Cell, quote: Quotes): string {
  const change = quantityChange(before, after, unit);
  if (change !== undefined) return quote.figure(change);
  return `${oneText(before, unit, quote)} → ${oneText(after, unit, quote)}`;
}

function oneText(value: string, unit: Cell['unit'], quote: Quotes): string {
  if (value === '') return 'nothing';
  const figure = quantity(value, unit);
  return figure === undefined ? quote.text(value) : quote.figure(figure);
}
