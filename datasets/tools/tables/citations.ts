/** Keys of content/references.yaml. The tools run without packages, and keys are the lines that are not indented. */
export function citationsIn(yaml: string): string[] {
  return [...yaml.matchAll(/^([a-z0-9]+(?:[.-][a-z0-9]+)*):[ \t]*$/gm)].map(([, key = '']) => key);
}
