// The scripts that other people's pages may load. Their bytes never change, since pages name their hash: a change is a
// new file, `v2.js` beside `v1.js`, and an entry here.
import { fileLink } from '../common/link.ts';

export interface HostScript {
  /** Below the root of the site. */
  path: string;
  /** As the attribute `integrity` has it. */
  integrity: string;
}

export const scripts = {
  /** Frames as tall as their content, and their answers as events. */
  loader: {
    path: fileLink('/embed/loader/v1.js'),
    integrity: 'sha384-uGBXje6MhqV4KPWZA8eJ3rpnVzm6p4rBsDwM4dX9KcWuASY2iP8IiCeehXAKPhbQ',
  },
  /** `<lw-calculator>` and `<lw-value>`. */
  element: {
    path: fileLink('/embed/element/v1.js'),
    integrity: 'sha384-b4oAOqzJ3CIr/oFH6Hh7+8cqg7fPcMeSzQpakjuJEcknwitFgJvn7tCryJYJgfkw',
  },
} satisfies Record<string, HostScript>;
