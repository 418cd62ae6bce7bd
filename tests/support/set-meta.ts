/** What no tool prints and a set has to say, as options of the commands that write sets. */
export const setMeta = (target: string, kind: string, link: string): string[] =>
  [
    'package.contributor=A. Tester',
    'package.licence=CC0-1.0',
    `targets.target=${target}`,
    `targets.kind=${kind}`,
    `runs.link_kind=${link}`,
  ].flatMap((pair) => ['--meta', pair]);
