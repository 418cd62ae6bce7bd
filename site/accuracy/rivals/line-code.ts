// The line code alone, as the kernel's "available PCIe bandwidth" line and most web calculators have it.
// Counts: transfer rate, lanes, 8b/10b or 128b/130b. Leaves out: everything that is sent beside the payload.
import type { Rival } from './rival.ts';

export const lineCode: Rival = ({ encodedRate }) => encodedRate;
