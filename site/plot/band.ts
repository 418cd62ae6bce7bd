// How an expected range is drawn: filled where it was measured, outlined in dashes where it is assumed. plot.css says so
// by these class names.

import type { Basis } from '../../calc-wasm/js/calc.ts';

/** In the order of drawing: an outline over a fill can be seen, not the other way round. */
export const bases = ['measured', 'few', 'assumed'] as const satisfies readonly Basis[];

export const bandClass = (basis: Basis): string => `lw-band-${basis}`;

/** What shares a basis, for each basis that there is. */
export const byBasis = <One extends { basis: Basis }>(all: readonly One[]): { basis: Basis; own: One[] }[] =>
  bases
    .map((basis) => ({ basis, own: all.filter((item) => item.basis === basis) }))
    .filter(({ own }) => own.length > 0);
