// From a frame of an earlier version to the newest one with the same inputs.
import { THEME } from './theme.ts';

/**
 * @param path Of the newest version.
 * @param query The inputs, as the frame has them now.
 * @param search What the frame was opened with: its looks stay.
 */
export function newerAddress(path: string, query: string, search: string): string {
  const parameters = new URLSearchParams(query);
  const theme = new URLSearchParams(search).get(THEME);
  if (theme !== null) parameters.set(THEME, theme);
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
