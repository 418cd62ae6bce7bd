import { importers } from '../../generated/importers.ts';

export { importers };

/** Names that a command line may give. */
export const tools: readonly string[] = [...new Set(importers.map(({ tool }) => tool))];
