import { CheckElement } from './check.ts';

if (!customElements.get('lw-check')) customElements.define('lw-check', CheckElement);
