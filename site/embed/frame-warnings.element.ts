// What the console says of the address of a frame that asks for what it cannot have. A script of its own, which reads the
// address again: every reader loads the script of frames, and few addresses have such a fault.
import { ENOUGH, isLegible, schemesOf } from './accent.ts';
import { readFrame } from './frame.ts';
import { words } from './frame.words.ts';

const { frame, ignored } = readFrame(location);
const { accent, theme } = frame;
for (const { parameter, value } of ignored) console.warn(words.ignored(parameter, value));
for (const scheme of schemesOf(theme)) {
  if (accent !== undefined && !isLegible(accent, scheme)) console.warn(words.faint[scheme](accent, ENOUGH));
}
