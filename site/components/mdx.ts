// What an article may use, without importing it.
import Answer from './Answer.astro';
import Aside from './Aside.astro';
import Cite from './Cite.astro';
import Calculator from './calculator/Calculator.astro';
import Figure from './Figure.astro';
import Measured from './Measured.astro';
import Table from './Table.astro';

export const mdxComponents = { Answer, Aside, Calculator, Cite, Figure, Measured, table: Table };
