import { SqlElement } from './sql.ts';

if (!customElements.get('lw-sql')) customElements.define('lw-sql', SqlElement);
