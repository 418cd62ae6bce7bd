// The rules of a `_headers` file, read as the hosts that know it do: a path, which may end in `*`, and below it, further
// in, the headers; all rules that match a path apply.

interface Rule {
  path: string;
  headers: [name: string, value: string][];
}

export function readRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
    else if (line.startsWith('/')) rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

const matches = (rule: string, path: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;

/** What a host sends with the file at a path, besides what it says of the file itself. */
export const headersFor = (rules: readonly Rule[], path: string): Record<string, string> =>
  Object.fromEntries(rules.filter((rule) => matches(rule.path, path)).flatMap(({ headers }) => headers));
