// What a TypeScript user sees of the npm package, from the declarations that it is packed with: every name that its two
// ways in export, and what these are made of. `calc-wasm/js/package/api.txt` holds it, so that a diff shows a change.
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { root } from '../../build/tools.mjs';

export const API_FILE = join(root, 'calc-wasm/js/package/api.txt');

/** The ways in, and the file of each for browsers and for Node. */
const ENTRIES = [
  ['lanewise-core', 'index'],
  ['lanewise-core/chain', 'chain-index'],
] as const;

/** Committed as they are packed: a diff of theirs shows the change. */
const GENERATED = /^generated\/(\w+)\.d\.ts$/;

export interface Api {
  text: string;
  /** Exported names, and functions among their members, that nothing is said of. */
  undocumented: string[];
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Reads the declarations of a package that lies in `staged`. `end` is that of the files for Node, or nothing. */
export function apiOf(staged: string, end = ''): Api {
  const paths = ENTRIES.map(([, stem]) => join(staged, `package/${stem}${end}.d.ts`));
  const program = ts.createProgram(paths, {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  });
  const checker = program.getTypeChecker();
  const printer = ts.createPrinter({ removeComments: true });
  const fileOf = (node: ts.Node): string => relative(staged, node.getSourceFile().fileName).split(sep).join('/');
  const isOwn = (node: ts.Node): boolean => !/^\.\.|node_modules/.test(fileOf(node));

  const resolved = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const printed = (symbol: ts.Symbol): string =>
    (symbol.declarations ?? [])
      .map((node) => (ts.isVariableDeclaration(node) ? node.parent.parent : node))
      .map((node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()))
      .map((text) => text.replace(/^(?:export )?(?:declare )?/, ''))
      .join('\n');

  /** What the declarations of a name speak of, of this package. */
  function spokenOf(symbol: ts.Symbol): ts.Symbol[] {
    const symbols: ts.Symbol[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) {
        const named = checker.getSymbolAtLocation(node);
        if (named) symbols.push(resolved(named));
      }
      ts.forEachChild(node, visit);
    };
    for (const node of symbol.declarations ?? []) visit(node);
    const isType = ts.SymbolFlags.Type | ts.SymbolFlags.Variable | ts.SymbolFlags.Function;
    return symbols.filter(
      ({ flags, declarations: [first] = [] }) =>
        (flags & isType) !== 0 &&
        (flags & ts.SymbolFlags.TypeParameter) === 0 &&
        first !== undefined &&
        isOwn(first) &&
        ts.isSourceFile(ts.isVariableDeclaration(first) ? first.parent.parent.parent : first.parent),
    );
  }

  const isSaid = (symbol: ts.Symbol): boolean => symbol.getDocumentationComment(checker).length > 0;
  /** A name and the functions among its members. */
  const unsaid = (name: string, symbol: ts.Symbol): string[] => [
    ...(isSaid(symbol) ? [] : [name]),
    ...[...(symbol.members?.values() ?? [])]
      .filter((member) => member.flags & ts.SymbolFlags.Method && !isSaid(member))
      .map((member) => `${name}.${member.name}`),
  ];

  const undocumented: string[] = [];
  const listed = new Set<ts.Symbol>();
  const lines: string[] = [];
  for (const [index, [entry]] of ENTRIES.entries()) {
    const source = program.getSourceFile(paths[index] ?? '');
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${paths[index]} exports nothing`);
    lines.push(`// ${entry}`);
    const exported = checker
      .getExportsOfModule(module)
      .map((symbol): [string, ts.Symbol] => [symbol.name, resolved(symbol)])
      .sort(([one], [other]) => compare(one, other));
    for (const [name, symbol] of exported) {
      undocumented.push(...unsaid(name, symbol));
      const from = GENERATED.exec(fileOf((symbol.declarations ?? [])[0] as ts.Node));
      if (listed.has(symbol)) lines.push(`${name}: as above`);
      else if (from) lines.push(`${name}: as in generated/${from[1]}.ts`);
      else lines.push(printed(symbol));
      listed.add(symbol);
    }
    lines.push('');
  }

  // What is not exported by name, and yet seen: in the order in which it is spoken of.
  const within: string[] = [];
  const generated = new Set<string>();
  for (const symbol of listed) {
    const own = fileOf((symbol.declarations ?? [])[0] as ts.Node);
    if (GENERATED.test(own)) continue;
    for (const part of spokenOf(symbol)) {
      if (listed.has(part)) continue;
      listed.add(part);
      const from = GENERATED.exec(fileOf((part.declarations ?? [])[0] as ts.Node));
      if (from) generated.add(`${part.name}: as in generated/${from[1]}.ts`);
      else within.push(printed(part));
    }
  }
  lines.push('// what these are made of', ...within.sort(compare), ...[...generated].sort(compare));
  return { text: `${lines.join('\n')}\n`, undocumented: [...new Set(undocumented)].sort(compare) };
}
