// Classes of what was measured that many modules name. A page that names one does not load what puts ranges over answers.

/** The class of every link. */
export const ANY = 'any';

/** The class of every array, and how those of arrays begin. */
export const ANY_ARRAY = 'array';
