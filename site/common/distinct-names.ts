/** Names for things that stand side by side: of each the first try that no other one has, else the last. */
export function toldApart<One>(all: readonly One[], tries: readonly ((one: One) => string)[]): string[] {
  const names = tries.map((name) => all.map(name));
  const counts = names.map((each) => Map.groupBy(each, (name) => name));
  return all.map((_, index) => {
    const alone = names.find((each, at) => counts[at]?.get(each[index] ?? '')?.length === 1);
    return (alone ?? names.at(-1))?.[index] ?? '';
  });
}

/** Names that several have are counted. */
export function counted(names: readonly string[], say: (name: string, index: number, of: number) => string): string[] {
  const all = Map.groupBy(names, (name) => name);
  const met = new Map<string, number>();
  return names.map((name) => {
    const index = (met.get(name) ?? 0) + 1;
    met.set(name, index);
    const of = all.get(name)?.length ?? 1;
    return of > 1 ? say(name, index, of) : name;
  });
}
