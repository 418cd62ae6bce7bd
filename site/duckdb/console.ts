// The address of the SQL console: whoever has a query can lead a reader there.
import { pageLink } from '../common/link.ts';

const CONSOLE = pageLink('/data/sql/');

/** Common hosts refuse a request line of more than 8 KiB; the rest is room for the page's own path. */
export const LONGEST_ADDRESS = 8000;

/** The console with a query in its editor, which waits for its reader to run it. */
export const consoleAddress = (query: string): string => `${CONSOLE}?${new URLSearchParams({ query })}`;
