import { DatasetElement } from './dataset.ts';

if (!customElements.get('lw-dataset')) customElements.define('lw-dataset', DatasetElement);
