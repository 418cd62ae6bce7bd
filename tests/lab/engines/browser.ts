// The browsers of a machine beside Chromium, each spoken to in the W3C's protocol that it has itself: Firefox in
// WebDriver BiDi, WebKit in WebDriver. No driver is downloaded.
import { hasCommand } from '../room/missing.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';
import type { Browser } from './window.ts';

export interface Engine {
  name: string;
  /** Packages of Debian, by the command that each brings. */
  commands: Readonly<Record<string, string>>;
  start(): Promise<Browser>;
}

export const ENGINES: readonly Engine[] = [
  { name: 'Firefox', commands: { 'firefox-esr': 'firefox-esr' }, start: firefox },
  { name: 'WebKit', commands: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' }, start: webkit },
];

export const isInstalled = ({ commands }: Engine): boolean => Object.keys(commands).every(hasCommand);
