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
  const declarations = new Declarations(staged, end);
  const undocumented: string[] = [];
  const listed = new Set<ts.Symbol>();
  const lines: string[] = [];
  for (const [entry, stem] of ENTRIES) {
    lines.push(`// ${entry}`);
    for (const [name, symbol] of declarations.exportedBy(stem)) {
      undocumented.push(...declarations.undocumented(name, symbol));
      const from = declarations.generatedBy(symbol);
      if (listed.has(symbol)) lines.push(`${name}: as above`);
      else if (from) lines.push(`${name}: as in generated/${from}.ts`);
      else lines.push(declarations.printed(symbol));
      listed.add(symbol);
    }
    lines.push('');
  }
  lines.push('// what these are made of', ...partsOf(declarations, listed));
  return { text: `${lines.join('\n')}\n`, undocumented: [...new Set(undocumented)].sort(compare) };
}

/** What is not exported by name, and yet seen: adds to those that are listed, in the order in which it is spoken of. */
function partsOf(declarations: Declarations, listed: Set<ts.Symbol>): string[] {
  const within: string[] = [];
  const generated = new Set<string>();
  for (const symbol of listed) {
    if (declarations.generatedBy(symbol)) continue;
    for (const part of declarations.spokenOf(symbol)) {
      if (listed.has(part)) continue;
      listed.add(part);
      const from = declarations.generatedBy(part);
      if (from) generated.add(`${part.name}: as in generated/${from}.ts`);
      else within.push(declarations.printed(part));
    }
  }
  return [...within.sort(compare), ...[...generated].sort(compare)];
}

const SPOKEN = ts.SymbolFlags.Type | ts.SymbolFlags.Variable | ts.SymbolFlags.Function;

class Declarations {
  readonly #staged: string;
  readonly #end: string;
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;
  readonly #printer = ts.createPrinter({ removeComments: true });

  constructor(staged: string, end: string) {
    this.#staged = staged;
    this.#end = end;
    const paths = ENTRIES.map(([, stem]) => this.#pathOf(stem));
    this.#program = ts.createProgram(paths, {
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      strict: true,
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
    });
    this.#checker = this.#program.getTypeChecker();
  }

  /** The names that a way in exports, in their order. */
  exportedBy(stem: string): [string, ts.Symbol][] {
    const source = this.#program.getSourceFile(this.#pathOf(stem));
    const module = source && this.#checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${this.#pathOf(stem)} exports nothing`);
    return this.#checker
      .getExportsOfModule(module)
      .map((symbol): [string, ts.Symbol] => [symbol.name, this.#resolved(symbol)])
      .sort(([name], [other]) => compare(name, other));
  }

  printed(symbol: ts.Symbol): string {
    return (symbol.declarations ?? [])
      .map((node) => (ts.isVariableDeclaration(node) ? node.parent.parent : node))
      .map((node) => this.#printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()))
      .map((text) => text.replace(/^(?:export )?(?:declare )?/, ''))
      .join('\n');
  }

  /** The generated file that declares a name, if one does. */
  generatedBy({ declarations: [first] = [] }: ts.Symbol): string | undefined {
    return first && GENERATED.exec(this.#fileOf(first))?.[1];
  }

  /** What the declarations of a name speak of, of this package. */
  spokenOf(symbol: ts.Symbol): ts.Symbol[] {
    const symbols: ts.Symbol[] = [];
    const visit = (node: ts.Node): void => {
      const named = ts.isIdentifier(node) ? this.#checker.getSymbolAtLocation(node) : undefined;
      if (named) symbols.push(this.#resolved(named));
      ts.forEachChild(node, visit);
    };
    for (const node of symbol.declarations ?? []) visit(node);
    return symbols.filter(
      ({ flags, declarations: [first] = [] }) =>
        (flags & SPOKEN) !== 0 &&
        (flags & ts.SymbolFlags.TypeParameter) === 0 &&
        first !== undefined &&
        !/^\.\.|node_modules/.test(this.#fileOf(first)) &&
        ts.isSourceFile(ts.isVariableDeclaration(first) ? first.parent.parent.parent : first.parent),
    );
  }

  /** Of a name and the functions among its members those that nothing is said of. */
  undocumented(name: string, symbol: ts.Symbol): string[] {
    const isDocumented = (item: ts.Symbol) => item.getDocumentationComment(this.#checker).length > 0;
    const methods = [...(symbol.members?.values() ?? [])].filter(({ flags }) => flags & ts.SymbolFlags.Method);
    const members = methods.filter((member) => !isDocumented(member)).map((member) => `${name}.${member.name}`);
    return isDocumented(symbol) ? members : [name, ...members];
  }

  #pathOf(stem: string): string {
    return join(this.#staged, `package/${stem}${this.#end}.d.ts`);
  }

  #fileOf(node: ts.Node): string {
    return relative(this.#staged, node.getSourceFile().fileName).split(sep).join('/');
  }

  #resolved(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }
}
