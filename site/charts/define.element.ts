import { ChartElement } from './chart.element.ts';

if (!customElements.get('lw-chart')) customElements.define('lw-chart', ChartElement);
