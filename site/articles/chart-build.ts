// A chart of the site in an article: the one that its address shows.

import type { Kind } from '../charts/kinds/kind.ts';
import { type KindName, kindNames, kinds } from '../charts/kinds.ts';
import { material } from '../charts/material-build.ts';
import { parametersOf, picturesIn } from '../charts/pictures.ts';
import { badText } from '../common/bad-values.ts';
import { pageLink } from '../common/link.ts';
import { fromQuery, toQuery } from '../common/state.ts';
import { type ChartName, chartNames, chartPages, isFieldChart } from '../field/chart-names.ts';
import { pictureElement } from '../plot/picture-dom.ts';
import { built } from '../plot/plot-build.ts';

/** Charts of links and drives as they were found in machines stand on their pages one below the other. */
const SEEN = /^\/data\/field\/(?:[a-z]+\/)?#([\w-]+)$/;

/** The chart of the field that an address shows; nothing where it is of another kind. */
export function seenAt(address: string): ChartName | undefined {
  const [, name] = SEEN.exec(address) ?? [];
  if (name === undefined) return undefined;
  if (!isFieldChart(name)) throw new Error(`no chart stands at "${address}": there is ${chartNames.join(', ')}`);
  const own = `/data/field/${chartPages[name]}#${name}`;
  if (address !== own) throw new Error(`the chart "${name}" stands at "${own}"`);
  return name;
}

const ADDRESS = /^\/data\/charts\/([\w-]+)\/(?:\?(.*))?$/s;

const isKind = (name: string): name is KindName => kindNames.some((kindName) => kindName === name);

/** Its drawings as HTML, and where it can be changed. An address that shows nothing stops the build. */
export async function chartAt(address: string): Promise<{ html: string; link: string }> {
  const [, kind = '', query = ''] = ADDRESS.exec(address) ?? [];
  if (!isKind(kind)) {
    throw new Error(`no chart stands at "${address}": the address of a chart names one of ${kindNames.join(', ')}`);
  }
  const of: Kind = kinds[kind];
  const all = await material();
  const parameters = parametersOf(of, of.choices(all));
  const known = new Set(parameters.map(({ name }) => name));
  const unknown = [...new URLSearchParams(query).keys()].find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new Error(`the chart "${kind}" has no "${unknown}": there is ${[...known].join(', ')}`);
  }
  const { state, bad } = fromQuery(query, parameters);
  if (bad.length > 0) throw new Error(`the chart at "${address}": ${badText(bad)}`);
  const { pictures, bad: ends } = picturesIn(of, all, state);
  const [end] = ends;
  if (end) throw new Error(`the chart at "${address}": no part of it is ${end.end} ${end.value}`);
  const html = pictures
    .map((picture) => built((document, plot) => pictureElement({ document, plot, inText: true }, picture)))
    .join('');
  return { html, link: pageLink(`/data/charts/${kind}/`) + toQuery(state, parameters) };
}
