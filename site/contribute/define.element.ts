import { CheckElement } from './check.element.ts';

if (!customElements.get('lw-check')) customElements.define('lw-check', CheckElement);
