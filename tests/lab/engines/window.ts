// A window of a browser, in whatever protocol it is spoken to; both protocols describe pressed keys in the same way.

/** A window of a browser. */
export interface Browser {
  open(address: string): Promise<void>;
  /** Calls a function of the page with texts, waits for what it promises, and throws what it throws. */
  call(source: string, ...args: string[]): Promise<unknown>;
  /** Presses keys one after the other, as a person does. Keys without a character are those of the WebDriver standard. */
  press(keys: string): Promise<void>;
  close(): Promise<void>;
}

/** Keys of the WebDriver standard, section 17.4.2. */
export const KEYS = { enter: '\uE007', right: '\uE014', down: '\uE015', space: ' ' } as const;

interface Press {
  type: 'keyDown' | 'keyUp';
  value: string;
}

export const pressed = (keys: string): { type: 'key'; id: string; actions: Press[] }[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: Array.from(keys).flatMap((value): Press[] => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
