/** nvme id-ctrl, as text or JSON: model, firmware and capacity. The serial number is not read. */

import { type Extraction, nothing } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { asText, documentsOf } from '../text/json-text.ts';
import { decimal } from '../text/number.ts';
import { hasLine, type Importer } from './importer.ts';
import vendors from './nvme-vendors.json' with { type: 'json' };

const LINE = /^(vid|mn|fr|tnvmcap)\s{0,20}:\s?(.{0,100})$/;

/** Vendors by how the model names of their drives begin: the output has no field for the vendor's name. */
const VENDORS = vendors.map(({ pattern, vendor }) => ({ pattern: new RegExp(pattern, 'i'), vendor }));

export const nvme: Importer = {
  tool: 'nvme',
  reads: 'nvme id-ctrl, text or JSON',
  recognises: (source) =>
    (hasLine(source, /^mn\s{0,20}:/, 'mn', 200) && hasLine(source, /^fr\s{0,20}:/, 'fr', 200)) ||
    (source.mayHold('"mn"') && source.mayHold('"fr"')),
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const outputs = new Map<string, { text: string; line: number }>();
  for (const [index, line] of source.lines.entries()) {
    const [, key, text] = LINE.exec(line) ?? [];
    if (key && text !== undefined) outputs.set(key, { text: text.trim(), line: index + 1 });
  }
  if (outputs.size === 0) {
    const [document] = documentsOf(source);
    for (const key of ['mn', 'fr', 'tnvmcap']) {
      const text = asText(document?.value[key])?.trim();
      const offset = source.text.indexOf(`"${key}"`, document?.start);
      if (text) outputs.set(key, { text, line: source.lineAt(Math.max(0, offset)) });
    }
  }
  const add = (key: string, value: string, line: number) =>
    extraction.facts.push({ key, value: value.slice(0, 100), file: source.name, line });
  const model = outputs.get('mn');
  if (model && model.text !== '') {
    const { vendor, name } = divided(model.text);
    if (vendor) add('drives.vendor', vendor, model.line);
    add('drives.model', name, model.line);
    add('drives.protocol', 'nvme', model.line);
    add('targets.kind', 'drive', model.line);
    add('targets.drive_count', '1', model.line);
  } else {
    extraction.notices.push(
      source.notice('error', 1, 'the model (mn) is missing', 'give the output of nvme id-ctrl /dev/nvme0'),
    );
  }
  const firmware = outputs.get('fr');
  if (firmware && firmware.text !== '') add('targets.firmware', firmware.text, firmware.line);
  const capacity = outputs.get('tnvmcap');
  // Grouped in the way of the reader's language: by commas, points or spaces that are not plain ones.
  const bytes = capacity && decimal(capacity.text.split(' ')[0]);
  if (capacity && bytes) add('drives.capacity_bytes', String(bytes), capacity.line);
  return extraction;
}

function divided(model: string): { vendor: string | undefined; name: string } {
  const vendor = VENDORS.find(({ pattern }) => pattern.test(model))?.vendor;
  if (!vendor) return { vendor, name: model };
  const rest = model.toLowerCase().startsWith(`${vendor.toLowerCase()} `)
    ? model.slice(vendor.length + 1).trim()
    : model;
  return { vendor, name: rest === '' ? model : rest };
}
