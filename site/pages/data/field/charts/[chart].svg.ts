import type { APIRoute } from 'astro';
import { type ChartName, chartNames } from '../../../../field/chart-names.ts';
import { svgFile } from '../../../../field/files-build.ts';

export const getStaticPaths = () => chartNames.map((chart) => ({ params: { chart }, props: { chart } }));

export const GET: APIRoute<{ chart: ChartName }> = async ({ props, site }) =>
  new Response(await svgFile(props.chart, site), { headers: { 'Content-Type': 'image/svg+xml' } });
