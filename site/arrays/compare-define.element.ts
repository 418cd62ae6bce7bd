import '../common/sideways.element.ts';
import { CompareElement } from './compare.element.ts';

if (!customElements.get('lw-compare')) customElements.define('lw-compare', CompareElement);
