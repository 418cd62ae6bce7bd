// What an article may use, without importing it.

import Calculator from '../calculator/Calculator.astro';
import Term from '../glossary/Term.astro';
import Cite from '../sources/Cite.astro';
import Answer from './Answer.astro';
import Aside from './Aside.astro';
import Bars from './Bars.astro';
import Chart from './Chart.astro';
import type { ComponentName } from './components.ts';
import Figure from './Figure.astro';
import Link from './Link.astro';
import Made from './Made.astro';
import Measured from './Measured.astro';
import Table from './Table.astro';
import Td from './Td.astro';
import Th from './Th.astro';
import WhatIf from './WhatIf.astro';

/** Markdown's own elements that need more than it writes. */
const elements = { a: Link, table: Table, td: Td, th: Th };

/** A page adds the picture of a build, whose room is as high as this one. */
const own = { Answer, Aside, Bars, Calculator, Chart, Cite, Figure, Made, Measured, Term, WhatIf } satisfies Record<
  Exclude<ComponentName, 'Build'>,
  unknown
>;

export const mdxComponents = { ...elements, ...own };
