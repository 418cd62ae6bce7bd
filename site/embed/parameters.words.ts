// What each parameter of an embed is called in the dialog, does, and takes.
import type { ParameterName } from './parameters.ts';

interface Words {
  label: string;
  /** Of a choice that the author leaves to the frame. */
  own: string;
  /** The choices by their names in addresses. */
  options: Readonly<Record<string, string>>;
  /** On the page about embeds. */
  effect: string;
  /** After "it takes", in the console of a page whose frame has another value. */
  accepted: string;
}

export const words = {
  theme: {
    label: 'Frame background',
    own: 'its own, fits any page',
    options: {
      light: 'match a light page',
      dark: 'match a dark page',
      auto: 'match a page that follows the reader’s system',
    },
    effect:
      'The frame shows your page’s background and has text to match. Without it, the frame has its own background, which fits any page.',
    accepted: 'light, dark or auto',
  },
  accent: {
    label: 'Accent colour',
    own: 'default',
    options: {},
    effect: 'The colour of the answer, links and controls. One too faint to read is ignored.',
    accepted: 'a colour such as 0a6587',
  },
  font: {
    label: 'Font',
    own: 'default',
    options: { system: 'system', serif: 'serif', mono: 'monospace' },
    effect: 'The font family. Fonts come from the reader’s system, never from the network.',
    accepted: 'system, serif or mono',
  },
  radius: {
    label: 'Corner radius, px',
    own: 'default',
    options: {},
    effect: 'How round the corners of fields and buttons are.',
    accepted: 'pixels, 0 to 20',
  },
  controls: {
    label: 'Controls',
    own: 'default',
    options: { none: 'none, the answer alone', basic: 'basic inputs', all: 'all inputs' },
    effect: 'none: the answer alone. basic: the main inputs. all: every input. A chart has no basic inputs.',
    accepted: 'none, basic or all',
  },
  lock: {
    label: 'Inputs',
    own: 'readers can change them',
    options: { all: 'locked' },
    effect:
      'These inputs are shown as text and cannot be changed. In a comparison, layouts is one of them. For a build, any value locks all parts.',
    accepted: 'inputs, or all',
  },
} satisfies Record<ParameterName, Words>;
