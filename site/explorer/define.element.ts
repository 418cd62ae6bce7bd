import { DatasetElement } from './dataset.element.ts';

if (!customElements.get('lw-dataset')) customElements.define('lw-dataset', DatasetElement);
