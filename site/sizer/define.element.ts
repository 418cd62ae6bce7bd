import { SizerElement } from './sizer.element.ts';

if (!customElements.get('lw-sizer')) customElements.define('lw-sizer', SizerElement);
