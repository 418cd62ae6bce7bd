/** Names for things that stand side by side: of each the first try that no other one has, else the last. */
export function toldApart<One>(all: readonly One[], tries: readonly ((one: One) => string)[]): string[] {
  const names = tries.map((name) => all.map(name));
  const counts = names.map((each) => Map.groupBy(each, (name) => name));
  return all.map((_, index) => {
    const alone = names.find((each, at) => counts[at]?.get(each[index] ?? '')?.length === 1);
    return (alone ?? names.at(-1))?.[index] ?? '';
  });
}
