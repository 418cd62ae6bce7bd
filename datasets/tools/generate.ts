/**
 * Writes what code knows of the data and of the tools without reading a disk: `site/generated/tables.json` and
 * `datasets.ts` from the descriptors (tables, columns, units, row types), `datasets/generated/link-speeds.json` from the
 * generation tables, `datasets/generated/usb-bridges.json` from them and the controllers,
 * `datasets/generated/importers.ts` and `diagnostic-rules.ts` from the folders of importers and of findings,
 * `site/generated/causes.ts` from the words of the findings.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Described, describedTables } from './build/described.ts';
import { BASE_SET, driveCounts, linkCounts } from './field/base-rates.ts';
import { loadRegistry, loadSchemas, ROOT } from './repository/repository.ts';
import { sqlName } from './repository/tables.ts';
import type { Field } from './schema/table-schema.ts';
import { type Row, rowsOf } from './tables/records.ts';
import { tableNamed } from './tables/rule.ts';
import { Table } from './tables/table.ts';
import { wordsOf } from './text/words-of.ts';

const OUTPUTS: Record<string, () => string> = {
  'site/generated/tables.json': tablesFile,
  'site/generated/datasets.ts': datasetTypes,
  'datasets/generated/link-speeds.json': linkSpeeds,
  'datasets/generated/usb-bridges.json': usbBridges,
  'datasets/generated/links-seen.json': linksSeen,
  'datasets/generated/nas-reserves.json': nasReserves,
  'datasets/generated/importers.ts': importerList,
  'site/generated/diagnostic-rules.ts': diagnosticRules,
  'site/generated/causes.ts': causeHoles,
};
const COMMAND = 'npm run gen';

/** The tables whose rows code reads by their types. */
const ROWS_READ = new Set(
  wordsOf(`
  array-predictions board-checks board-conditions board-slots boards caps cards chain-predictions chipset-uplinks
  claims controllers discard-support failure-rates measurements nas-reserves network-measurements socket-platforms
  sources
`),
);

const HEAD = `// generated, do not edit; run \`${COMMAND}\`
import type { Column, Table } from '../../datasets/tools/schema/described-table.ts';
import content from './tables.json' with { type: 'json' };

export type { Column, Table };
`;

function column({ name, type, title, description, unit, example, constraints }: Field) {
  return {
    name,
    type,
    title,
    description,
    unit,
    enum: constraints?.enum,
    example,
    required: constraints?.required === true,
  };
}

function rowType({ type, constraints }: Field): string {
  const base = constraints?.enum
    ? constraints.enum.map((value) => JSON.stringify(value)).join(' | ')
    : { string: 'string', date: 'string', integer: 'number', number: 'number', boolean: 'boolean' }[type];
  return constraints?.required ? base : `${base} | null`;
}

function rowInterface({ name, title, fields }: Described): string {
  const pascal = name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const members = fields.map((field) => {
    const unit = field.unit ? ` [${field.unit}]` : '';
    return `  /** ${field.description}${unit} */ ${field.name}: ${rowType(field)};\n`;
  });
  return `/** A row of ${title}. Dates are ISO text. */\nexport interface ${pascal}Row {\n${members.join('')}}\n`;
}

/** The descriptors, a line for each column, so that a line of a diff is a column. */
function tablesFile(): string {
  const written = describedTables().map(({ name, kind, title, description, primaryKey, fields }) => {
    const table = { name, sqlName: sqlName(name), kind, title, description, primaryKey };
    const columns = fields.map((field) => `    ${JSON.stringify(column(field))}`);
    const head = JSON.stringify(table).slice(0, -1);
    return `  ${JSON.stringify(name)}: ${head},"columns":[\n${columns.join(',\n')}\n  ]}`;
  });
  return `{\n${written.join(',\n')}\n}\n`;
}

function datasetTypes(): string {
  return [
    HEAD,
    'export type TableName = keyof typeof content;\n',
    'export const tables = content as Record<TableName, Table>;\n',
    ...describedTables()
      .filter(({ name }) => ROWS_READ.has(name))
      .map(rowInterface),
  ].join('\n');
}

function registryRows(name: string): Row[] {
  const table = tableNamed(loadRegistry(loadSchemas()), name);
  if (!table) throw new Error(`datasets/registry/${name}.csv is missing`);
  return rowsOf(table);
}

/** As JSON, a line for each row, so that a line of a diff is a row. */
const lines = (rows: readonly object[]): string =>
  `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`;

/** What NAS systems always keep, by rows with a source. */
function nasReserves(): string {
  const always = registryRows('nas-reserves').filter(
    (row) => row.condition === null && row.confidence !== 'unverified',
  );
  const kept = ['system', 'kept_of', 'bytes', 'share', 'most_bytes', 'confidence'];
  return lines(always.map((row) => Object.fromEntries(kept.map((column) => [column, row[column]]))));
}

/** How fast each generation of a link is, as far as a computer can tell one from another by it. */
function linkSpeeds(): string {
  const generations = [
    ...registryRows('pcie-generations').map((row) => ({ ...row, interface: 'pcie', lanes: null })),
    // What tunnels PCI Express is no speed of a drive's own link.
    ...registryRows('link-generations').filter((row) => row.pcie_generations === null),
  ];
  return lines(
    generations.map((row: Row) => ({
      link: row.interface,
      generation: row.generation,
      transfersPerSecond: Number(row.transfer_rate_per_s),
      codeShare: Number(row.code_payload_bits) / Number(row.code_line_bits),
      ...(row.lanes !== null && { lanes: Number(row.lanes) }),
    })),
  );
}

/** Chips of enclosures that a source tells the speed of, as listings of USB name them. */
function usbBridges(): string {
  const generations = new Map(
    registryRows('link-generations')
      .filter((row) => row.interface === 'usb' && row.pcie_generations === null)
      .map((row) => [row.generation, Number(row.transfer_rate_per_s) * Number(row.lanes)]),
  );
  return lines(
    registryRows('controllers').flatMap((row) => {
      const bitsPerSecond = generations.get(row.host_link_generation ?? null);
      const isKnown = row.kind === 'usb_bridge' && row.confidence !== 'unverified';
      if (!isKnown || row.host_link_kind !== 'usb' || bitsPerSecond === undefined) return [];
      return [{ model: row.model, bitsPerSecond }];
    }),
  );
}

/** How many links and drives were found below what they support, and of how many: a line for each kind of count. */
function linksSeen(): string {
  const counts = { ...linkCounts(seenRows('links-seen')), slowSata: driveCounts(seenRows('drives-seen')) };
  const written = Object.entries(counts).map(([name, rows]) => `  ${JSON.stringify(name)}: ${JSON.stringify(rows)}`);
  return `{\n${written.join(',\n')}\n}\n`;
}

function seenRows(name: string): Row[] {
  const file = `datasets/sets/${BASE_SET}/${name}.csv`;
  const schema = loadSchemas().get(name);
  if (!schema) throw new Error(`there is no descriptor of the table ${name}`);
  return rowsOf(new Table(file, schema, readFileSync(join(ROOT, file))));
}

interface Kind {
  /** From the root of the repository. */
  folder: string;
  /** Where the list is written, as an import of the folder's files begins there. */
  from: string;
  /** The type of what the files of the folder export, how their declarations go on, and the file that declares it. */
  type: string;
  begins: string;
  declaredIn: string;
  list: string;
  about: string;
}

/** A list of whatever files of a folder export as `type`, in the order of their names. */
function listOf({ folder, from, type, begins, declaredIn, list, about }: Kind): string {
  const exported = new RegExp(`^export const (\\w+)${begins}`, 'gm');
  const path = join(ROOT, folder);
  const fileNames = readdirSync(path)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => ({
      file,
      names: [...readFileSync(join(path, file), 'utf8').matchAll(exported)].map(([, name = '']) => name),
    }))
    .filter(({ names }) => names.length > 0);
  const imports = fileNames.map(
    ({ file, names }) => `import { ${names.toSorted().join(', ')} } from '${from}/${file}';\n`,
  );
  return `// generated, do not edit; run \`${COMMAND}\`

${imports.join('')}import type { ${type} } from '${from}/${declaredIn}';

/** ${about} */
export const ${list}: readonly ${type}[] = [
${fileNames.flatMap(({ names }) => names.map((name) => `  ${name},\n`)).join('')}];
`;
}

function importerList(): string {
  return listOf({
    folder: 'datasets/tools/import',
    from: '../tools/import',
    type: 'Importer',
    begins: ': Importer = ',
    declaredIn: 'importer.ts',
    list: 'importers',
    about: 'Every importer. Their outputs of one file are given in this order.',
  });
}

function diagnosticRules(): string {
  return listOf({
    folder: 'site/diagnosis/rules',
    from: '../diagnosis/rules',
    type: 'DiagnosticRule',
    begins: ' = rule\\(',
    declaredIn: 'finding.ts',
    list: 'rules',
    about: 'Every finding of the diagnosis that has code of its own, in the order of their ids.',
  });
}

/** The names that stand in braces in the words of each cause of the diagnosis, as a type. */
function causeHoles(): string {
  const rules: Record<string, { causes: Record<string, Record<string, string>> }> = JSON.parse(
    readFileSync(join(ROOT, 'site/diagnosis/rules/rules.json'), 'utf8'),
  );
  const holesOf = (words: Record<string, string>): string => {
    const names = Object.values(words).flatMap((text) =>
      [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => `'${name}'`),
    );
    return [...new Set(names)].join(' | ') || 'never';
  };
  const lines = Object.entries(rules).map(([id, { causes }]) => {
    const own = Object.entries(causes).map(([name, words]) => `${name}: ${holesOf(words)}`);
    return `  ${id}: { ${own.join('; ')} };\n`;
  });
  return `// generated, do not edit; run \`${COMMAND}\`

/** What the words of each cause leave open, by rule. */
export interface CauseHoles {
${lines.join('')}}
`;
}

for (const [path, content] of Object.entries(OUTPUTS)) {
  const file = join(ROOT, path);
  const text = content();
  // A file that is as it should be keeps its time.
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
