// Imports of JSON lose their types to a cast: here the compiler checks that data against the types all the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../../site/build/tools.mjs';

const DATA = [
  { data: 'calc-wasm/js/generated/catalog.json', types: 'catalog.ts', type: 'Calculator', value: 'Calculator[]' },
  { data: 'calc-wasm/js/generated/members.json', types: 'members.ts', type: 'PartMember', value: 'PartMember[]' },
  { data: 'site/generated/tables.json', types: 'datasets.ts', type: 'Table', value: 'Record<string, Table>' },
];

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
  lib: ['lib.es5.d.ts'],
  types: [],
};

/** Data as code beside its types: as it is, and with the name of its first member misspelt. */
const sources = new Map(
  DATA.flatMap(({ data, types, type, value }) => {
    const code = (text: string) =>
      `import type { ${type} } from './${types}';\nexport const data: ${value} = ${text};\n`;
    const text = readFileSync(join(root, data), 'utf8');
    const misspelt = text.replace('"name"', '"nmae"');
    return [
      [join(root, `${data}.ts`), code(text)],
      [join(root, `${data}.misspelt.ts`), code(misspelt)],
    ];
  }),
);

test('generated data has the shape that its types declare', () => {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile } = host;
  host.getSourceFile = (name, target, ...rest) => {
    const code = sources.get(name);
    return code === undefined ? getSourceFile(name, target, ...rest) : ts.createSourceFile(name, code, target);
  };
  const program = ts.createProgram([...sources.keys()], OPTIONS, host);
  for (const name of sources.keys()) {
    const faults = program.getSemanticDiagnostics(program.getSourceFile(name));
    const texts = faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    expect(texts, name).toEqual(name.endsWith('.misspelt.ts') ? [expect.stringContaining('nmae')] : []);
  }
});
