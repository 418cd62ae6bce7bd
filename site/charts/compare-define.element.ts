import { CompareMeasurementsElement } from './compare.element.ts';

if (!customElements.get('lw-compare-measurements'))
  customElements.define('lw-compare-measurements', CompareMeasurementsElement);
