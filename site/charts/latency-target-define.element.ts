import { LatencyTargetElement } from './latency-target.element.ts';

if (!customElements.get('lw-latency-target')) {
  customElements.define('lw-latency-target', LatencyTargetElement);
}
