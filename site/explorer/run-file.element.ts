// The files of runs in the browser: fetched when a row is opened or chosen.

import { jsonFile } from '../common/json-files.element.ts';
import { pageLink } from '../common/link.ts';
import type { RunFile } from './run-file.ts';

/** `set/run`. */
export const runFile = (key: string): Promise<RunFile> => jsonFile(pageLink(`/data/sets/${key}.json`));
