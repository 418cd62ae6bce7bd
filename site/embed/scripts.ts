// The scripts that other people's pages may load. Their bytes never change, since pages name their hash: a change is a
// new file, `v2.js` beside `v1.js`, and an entry here.
import { fileLink } from '../common/link.ts';

export interface HostScript {
  /** Below the root of the site. */
  path: string;
  /** As the attribute `integrity` has it. */
  integrity: string;
}

const hosted = (name: string, version: number, integrity: string): HostScript => ({
  path: fileLink(`/embed/${name}/v${version}.js`),
  integrity,
});

export const scripts = {
  /** Frames as tall as their content, and their answers as events. */
  loader: hosted(
    'loader',
    1,
    'sha384-uGBXje6MhqV4KPWZA8eJ3rpnVzm6p4rBsDwM4dX9KcWuASY2iP8IiCeehXAKPhbQ',
  ),
  /** `<lw-calculator>` and `<lw-value>`. */
  element: hosted(
    'element',
    1,
    'sha384-GnbTUPAjH4nO0Fv9VlZd8iho+XzHawtwuNgNq8KWwyjur1hqAeJwdD1kWWm8oe6f',
  ),
};
