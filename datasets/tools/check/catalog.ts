import type { Rule } from './rule.ts';
import { encoding } from './rules/lw101-encoding.ts';
import { header } from './rules/lw102-header.ts';
import { cellCount } from './rules/lw103-cell-count.ts';
import { quoting } from './rules/lw104-quoting.ts';
import { duplicateKey } from './rules/lw105-duplicate-key.ts';
import { foreignKey } from './rules/lw106-foreign-key.ts';
import { files } from './rules/lw107-files.ts';
import { type } from './rules/lw201-type.ts';
import { enumeration } from './rules/lw202-enum.ts';
import { range } from './rules/lw203-range.ts';
import { date } from './rules/lw204-date.ts';
import { unitSuffix } from './rules/lw205-unit-suffix.ts';
import { separators } from './rules/lw206-separators.ts';
import { whitespace } from './rules/lw207-whitespace.ts';
import { order } from './rules/lw303-order.ts';
import { linkRate } from './rules/lw304-link-rate.ts';
import { figure } from './rules/lw310-figure.ts';
import { reportedUnit } from './rules/lw311-reported-unit.ts';
import { provenance } from './rules/lw401-provenance.ts';

/** Every rule, in the order of their ids: LW1xx structure, LW2xx cells, LW3xx sense, LW4xx origin. */
export const rules: readonly Rule[] = [
  encoding,
  header,
  cellCount,
  quoting,
  duplicateKey,
  foreignKey,
  files,
  type,
  enumeration,
  range,
  date,
  unitSuffix,
  separators,
  whitespace,
  order,
  linkRate,
  figure,
  reportedUnit,
  provenance,
];
