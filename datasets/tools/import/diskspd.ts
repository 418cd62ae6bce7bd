/** DiskSpd's XML (-Rxml). It states counts, not rates: they are divided by the time. Latencies are in milliseconds. */

import { type Extraction, exact, nothing } from '../readers/measurement.ts';
import { type SourceText, withoutFolder } from '../readers/source-text.ts';
import { child, children, rootsOf, textAt, type XmlElement } from '../readers/xml-text.ts';
import { dayOf, decimal } from '../text/number.ts';
import { MILLISECOND } from '../text/units.ts';
import { addPercentile, emptyTotals, type Load, measurementOf, type Totals } from './diskspd-span.ts';
import type { Importer } from './importer.ts';

export const diskSpdXml: Importer = {
  tool: 'diskspd',
  reads: 'DiskSpd XML (-Rxml)',
  recognises: (source) => source.mayHold('<Results>') && source.mayHold('<TimeSpan'),
  read: readXmlResults,
};

function readXmlResults(source: SourceText): Extraction {
  const extraction = nothing();
  for (const root of rootsOf(source, 'Results', extraction.notices)) {
    readXmlReport(root, source, extraction);
  }
  return extraction;
}

function readXmlReport(root: XmlElement, source: SourceText, extraction: Extraction): void {
  const profiles = children(child(child(root, 'Profile'), 'TimeSpans'), 'TimeSpan');
  // The counts of a span that is not closed lack threads, and the last one digits.
  const spans = children(root, 'TimeSpan').filter(({ isClosed }) => isClosed);
  if (spans.length === 0) {
    const message = 'no time span with results was found';
    const fix = 'give the output of a finished run';
    extraction.notices.push(source.notice('error', source.lineAt(root.offset), message, fix));
  }
  for (const [index, span] of spans.entries()) {
    const load = xmlLoad(root, profiles[index], span, source);
    const measurements = (['read', 'write'] as const).flatMap((direction) => {
      const totals = xmlTotals(span, direction);
      return totals.operations > 0 ? [measurementOf(load, direction, totals, source)] : [];
    });
    if (measurements.length === 0) {
      extraction.notices.push(
        source.notice('warning', load.line, `time span ${index + 1} moved no data`, 'repeat the run'),
      );
    }
    extraction.measurements.push(...measurements);
  }
}

function xmlLoad(
  root: XmlElement | undefined,
  profile: XmlElement | undefined,
  span: XmlElement,
  source: SourceText,
): Load {
  const targets = children(child(profile, 'Targets'), 'Target');
  const [target] = targets;
  const randomRatio = decimal(textAt(target, 'RandomRatio'));
  const isRandom = child(target, 'Random') !== undefined;
  const isPartly = randomRatio !== undefined && randomRatio > 0 && randomRatio < 100;
  const writeRatio = decimal(textAt(target, 'WriteRatio')) ?? 0;
  const cache = child(target, 'DisableAllCache') ?? child(target, 'DisableOSCache');
  const path = textAt(target, 'Path');
  return {
    line: source.lineAt(span.offset),
    version: textAt(root, 'System', 'Tool', 'Version'),
    measuredOn: dayOf(textAt(root, 'System', 'RunTime')),
    command: undefined,
    seconds: decimal(textAt(span, 'TestTimeSeconds')),
    blockSize: sameOf(targets.map((entry) => decimal(textAt(entry, 'BlockSize')))),
    access: isPartly ? 'mixed' : isRandom ? 'rand' : 'seq',
    randomShare: isPartly ? randomRatio / 100 : undefined,
    readShare: (100 - writeRatio) / 100,
    queueDepth: decimal(textAt(target, 'RequestCount')) || undefined,
    threads: decimal(textAt(span, 'ThreadCount')) || undefined,
    testSize: decimal(textAt(target, 'FileSize')) || undefined,
    target: path ? withoutFolder(path) : undefined,
    targets: Math.max(1, targets.length),
    direct: cache?.text === 'true' ? 'yes' : child(target, 'DisableOSCache') ? 'no' : 'unknown',
  };
}

function sameOf(values: (number | undefined)[]): number | undefined {
  return values.every((value) => value === values[0]) ? values[0] || undefined : undefined;
}

/** Counts of all threads and targets, latencies of the span. */
function xmlTotals(span: XmlElement, direction: 'read' | 'write'): Totals {
  const word = direction === 'read' ? 'Read' : 'Write';
  const totals = emptyTotals();
  for (const target of children(span, 'Thread').flatMap((thread) => children(thread, 'Target'))) {
    totals.bytes += decimal(textAt(target, `${word}Bytes`)) ?? 0;
    totals.operations += decimal(textAt(target, `${word}Count`)) ?? 0;
  }
  const latency = child(span, 'Latency');
  totals.mean = decimal(textAt(latency, `Average${word}Milliseconds`));
  totals.stdev = decimal(textAt(latency, `${word}LatencyStdev`));
  for (const bucket of children(latency, 'Bucket')) {
    addPercentile(totals, decimal(textAt(bucket, 'Percentile')), decimal(textAt(bucket, `${word}Milliseconds`)));
  }
  const iops = child(span, 'Iops');
  totals.iopsStdev = decimal(textAt(iops, `${word}IopsStdDev`));
  for (const bucket of children(iops, 'Bucket')) {
    const end = decimal(textAt(bucket, 'SampleMillisecond'));
    const value = decimal(textAt(bucket, word));
    if (end === undefined || value === undefined) continue;
    totals.series.push({ metric: 'iops', x_kind: 'second', x: exact(end * MILLISECOND) ?? 0, value });
  }
  return totals;
}
