// Where the files lie that are read at build time and on the command line. The package of the command has a module of its
// own in the place of this one.

// From the working directory, not from this file: the site's build moves modules elsewhere.
export const HOME = process.cwd();
