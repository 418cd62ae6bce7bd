import { DiagnoseElement } from './diagnose.element.ts';

if (!customElements.get('lw-diagnose')) customElements.define('lw-diagnose', DiagnoseElement);
