import type { Rule } from '../tables/rule.ts';
import { encoding } from './rules/lw101-encoding.ts';
import { header } from './rules/lw102-header.ts';
import { cellCount } from './rules/lw103-cell-count.ts';
import { quoting } from './rules/lw104-quoting.ts';
import { duplicateKey } from './rules/lw105-duplicate-key.ts';
import { foreignKey } from './rules/lw106-foreign-key.ts';
import { files } from './rules/lw107-files.ts';
import { sharedRow } from './rules/lw108-shared-row.ts';
import { type } from './rules/lw201-type.ts';
import { enumeration } from './rules/lw202-enum.ts';
import { range } from './rules/lw203-range.ts';
import { date } from './rules/lw204-date.ts';
import { unitSuffix } from './rules/lw205-unit-suffix.ts';
import { separators } from './rules/lw206-separators.ts';
import { whitespace } from './rules/lw207-whitespace.ts';
import { idStyle } from './rules/lw208-id-style.ts';
import { formula } from './rules/lw209-formula.ts';
import { generation } from './rules/lw210-generation.ts';
import { future } from './rules/lw211-future.ts';
import { spelling } from './rules/lw212-spelling.ts';
import { blockSize } from './rules/lw301-block-size.ts';
import { littlesLaw } from './rules/lw302-littles-law.ts';
import { order } from './rules/lw303-order.ts';
import { linkRate } from './rules/lw304-link-rate.ts';
import { driveRate } from './rules/lw305-drive-rate.ts';
import { steadyState } from './rules/lw306-steady-state.ts';
import { downgradedLink } from './rules/lw307-downgraded-link.ts';
import { outlier } from './rules/lw308-outlier.ts';
import { freshWrites } from './rules/lw309-fresh-writes.ts';
import { figure } from './rules/lw310-figure.ts';
import { reportedUnit } from './rules/lw311-reported-unit.ts';
import { reported } from './rules/lw312-reported.ts';
import { ignoredDepth } from './rules/lw313-ignored-depth.ts';
import { caps } from './rules/lw314-caps.ts';
import { lanes } from './rules/lw315-lanes.ts';
import { chain } from './rules/lw316-chain.ts';
import { linkShare } from './rules/lw317-link-share.ts';
import { accessTime } from './rules/lw318-access-time.ts';
import { readShare } from './rules/lw319-read-share.ts';
import { provenance } from './rules/lw401-provenance.ts';
import { accessDate } from './rules/lw402-access-date.ts';
import { rawFiles } from './rules/lw403-raw-files.ts';
import { digitised } from './rules/lw404-digitised.ts';
import { privacy } from './rules/lw405-privacy.ts';
import { conditions } from './rules/lw406-conditions.ts';
import { exceptions } from './rules/lw407-exceptions.ts';
import { addresses } from './rules/lw408-addresses.ts';
import { names } from './rules/lw409-names.ts';
import { citation } from './rules/lw410-citation.ts';
import { confidence } from './rules/lw411-confidence.ts';
import { copied } from './rules/lw412-copied.ts';
import { packageTexts } from './rules/lw413-package-texts.ts';

/** Every rule, in the order of their ids: LW1xx structure, LW2xx cells, LW3xx sense, LW4xx origin. */
export const rules: readonly Rule[] = [
  encoding,
  header,
  cellCount,
  quoting,
  duplicateKey,
  foreignKey,
  files,
  sharedRow,
  type,
  enumeration,
  range,
  date,
  unitSuffix,
  separators,
  whitespace,
  idStyle,
  formula,
  generation,
  future,
  spelling,
  blockSize,
  littlesLaw,
  order,
  linkRate,
  driveRate,
  steadyState,
  downgradedLink,
  outlier,
  freshWrites,
  figure,
  reportedUnit,
  reported,
  ignoredDepth,
  caps,
  lanes,
  chain,
  linkShare,
  accessTime,
  readShare,
  provenance,
  accessDate,
  rawFiles,
  digitised,
  privacy,
  conditions,
  exceptions,
  addresses,
  names,
  citation,
  confidence,
  copied,
  packageTexts,
];
