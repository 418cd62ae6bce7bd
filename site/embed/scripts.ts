// The script that other people's pages may load. Its bytes never change, since pages name their hash: a change is a new
// file, `v2.js` beside `v1.js`, and a new hash here.
import { fileLink } from '../common/link.ts';

interface HostScript {
  /** Below the root of the site. */
  path: string;
  /** As the attribute `integrity` has it. */
  integrity: string;
}

const elementOf = (version: number, integrity: string): HostScript => ({
  path: fileLink(`/embed/element/v${version}.js`),
  integrity,
});

/** `<lw-calculator>` and `<lw-value>`. */
export const elementScript = elementOf(1, 'sha384-GnbTUPAjH4nO0Fv9VlZd8iho+XzHawtwuNgNq8KWwyjur1hqAeJwdD1kWWm8oe6f');
