import { SqlElement } from './sql.element.ts';

if (!customElements.get('lw-sql')) customElements.define('lw-sql', SqlElement);
