import { ChartElement } from './chart.ts';

if (!customElements.get('lw-chart')) customElements.define('lw-chart', ChartElement);
