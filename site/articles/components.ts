// The components that an article may use, and what each takes. `placed` comes from the build, never from an author.
export const components = {
  Answer: ['of', 'inputs', 'output', 'digits', 'binary', 'as', 'follows'],
  Aside: [],
  Bars: ['columns', 'byRow'],
  Build: ['of'],
  Calculator: ['name', 'inputs', 'compact', 'asked'],
  Chart: ['at'],
  Cite: ['source'],
  Figure: ['caption', 'query'],
  Made: ['of', 'tool'],
  Measured: ['set', 'result', 'share', 'change', 'perLane', 'column', 'digits', 'binary'],
  Term: ['id'],
  WhatIf: ['of', 'cases', 'over', 'from', 'to', 'output'],
} as const satisfies Record<string, readonly string[]>;

export type ComponentName = keyof typeof components;
