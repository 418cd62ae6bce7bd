import { LatencyTargetElement } from './latency-target.ts';

if (!customElements.get('lw-latency-target')) {
  customElements.define('lw-latency-target', LatencyTargetElement);
}
