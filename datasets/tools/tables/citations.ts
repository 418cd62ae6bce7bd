/** Keys of content/references.yaml. The tools run without packages, and keys are the lines that are not indented. */
export const citationsIn = (yaml: string): string[] =>
  [...yaml.matchAll(/^([a-z0-9]+(?:[.-][a-z0-9]+)*):[ \t]*$/gm)].map(([, key = '']) => key);
