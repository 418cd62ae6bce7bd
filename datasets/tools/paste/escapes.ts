/** Colours, cursor movements, titles and links of a terminal: CSI, OSC, and sequences of two characters. */
export const ESCAPES =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
  /\u001b(?:\[[0-9:;<=>?]{0,64}[ -/]{0,8}[@-~]|\][^\n\u0007\u001b]{0,2000}(?:\u0007|\u001b\\)|[()][A-Z0-9]|[=>78cDEHMNOZ])/g;
