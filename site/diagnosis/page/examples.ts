// Pastes to try, each with one thing that limits it. Made up: no machine printed them, no drive of these names exists.
import lines from './examples.json' with { type: 'json' };

export const examples = {
  nvme: lines.nvme.join('\n'),
  usb: lines.usb.join('\n'),
  card: lines.card.join('\n'),
} as const;
