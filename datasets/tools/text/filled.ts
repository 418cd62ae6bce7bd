/**
 * A text with its `$names$` replaced.
 * @throws What it names is not among the values.
 */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\$(\w+)\$/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`“${name}” has no value`);
    return String(value);
  });
