import { CompareElement } from './compare.ts';

if (!customElements.get('lw-compare')) customElements.define('lw-compare', CompareElement);
