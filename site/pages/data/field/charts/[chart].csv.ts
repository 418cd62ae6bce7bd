import type { APIRoute } from 'astro';
import { type ChartName, chartNames } from '../../../../field/chart-names.ts';
import { csvFile } from '../../../../field/files-build.ts';

export const getStaticPaths = () => chartNames.map((chart) => ({ params: { chart }, props: { chart } }));

export const GET: APIRoute<{ chart: ChartName }> = async ({ props, site }) =>
  new Response(await csvFile(props.chart, site), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
