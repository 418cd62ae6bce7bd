// Writes the JSON Schema of what `lanewise ask --json` prints, made of its type: keys, choices and comments are those of the
// code.
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './tools.mjs';
import { writeGenerated } from './write-generated.ts';

const FILE = join(root, 'site/ask/answer.ts');
const { ESNext } = ts.ScriptTarget;
const options = { strict: true, exactOptionalPropertyTypes: true, allowImportingTsExtensions: true, noEmit: true };
const program = ts.createProgram([FILE], { ...options, module: ts.ModuleKind.NodeNext, target: ESNext });
const checker = program.getTypeChecker();

type Schema = Record<string, unknown>;
const $defs: Record<string, Schema> = {};

function schemaOf(type: ts.Type): Schema {
  const name = (type.aliasSymbol ?? type.symbol)?.name ?? '';
  const isNamed = type.flags & ts.TypeFlags.Object && /^[A-Z]\w+$/.test(name) && !type.aliasTypeArguments;
  if (!isNamed || checker.isArrayType(type)) return unnamed(type);
  if (!(name in $defs)) {
    const own: Schema = {};
    $defs[name] = own;
    Object.assign(own, unnamed(type));
  }
  return { $ref: `#/$defs/${name}` };
}

function unnamed(type: ts.Type): Schema {
  if (type.isUnion()) return unionOf(type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)));
  if (type.isLiteral()) return { const: type.value };
  if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
  const item = checker.isArrayType(type) && checker.getTypeArguments(type as ts.TypeReference)[0];
  if (item) return { type: 'array', items: schemaOf(item) };
  const plain = checker.typeToString(type);
  if (['string', 'number', 'null'].includes(plain)) return { type: plain };
  return type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) ? objectOf(type) : {};
}

function unionOf(types: readonly ts.Type[]): Schema {
  const values = types.flatMap((type) => (type.isLiteral() ? [type.value] : []));
  if (values.length === types.length) return { enum: values.toSorted() };
  const schemas = new Map(types.map(schemaOf).map((schema) => [JSON.stringify(schema), schema]));
  const [first, ...others] = schemas.values();
  return first && others.length === 0 ? first : { anyOf: [...schemas.values()] };
}

function objectOf(type: ts.Type): Schema {
  const other = checker.getIndexInfoOfType(type, ts.IndexKind.String);
  const members = checker.getPropertiesOfType(type);
  const properties = members.map((member) => {
    const description = ts.displayPartsToString(member.getDocumentationComment(checker));
    return [member.name, { ...schemaOf(checker.getTypeOfSymbol(member)), ...(description && { description }) }];
  });
  const required = members.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map(({ name }) => name);
  const additionalProperties = other ? schemaOf(other.type) : false;
  return { type: 'object', properties: Object.fromEntries(properties), required, additionalProperties };
}

const [source] = [program.getSourceFile(FILE)].flatMap((file) => (file && checker.getSymbolAtLocation(file)) ?? []);
const printed = source && checker.getExportsOfModule(source).find(({ name }) => name === 'Printed');
if (!printed) throw new Error(`${FILE} exports no type called Printed`);
const answer = unnamed(checker.getDeclaredTypeOfSymbol(printed));
const $schema = 'https://json-schema.org/draft/2020-12/schema';
const schema = { $schema, title: 'An answer of lanewise ask --json', ...answer, $defs };
writeGenerated('site/generated/answer.schema.json', `${JSON.stringify(schema, null, 2)}\n`);
