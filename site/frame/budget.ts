import type project from '../../package.json';

/** A class of pages that may weigh alike. The browser tests weigh each page by the class that it states. */
export type Budget = keyof (typeof project)['budgets'];
