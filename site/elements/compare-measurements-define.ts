import { CompareMeasurementsElement } from './compare-measurements.ts';

if (!customElements.get('lw-compare-measurements'))
  customElements.define('lw-compare-measurements', CompareMeasurementsElement);
