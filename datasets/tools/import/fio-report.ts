/** One document of fio's JSON: a finished run, or the state of one after an interval. */

import { inBase } from '../../../calc-wasm/js/number.ts';
import type { SourceText } from '../readers/source-text.ts';
import { asArray, asNumber, asObject, asText, type JsonDocument, type JsonObject } from '../text/json-text.ts';
import { MILLISECOND } from '../text/units.ts';
import { wordsOf } from '../text/words-of.ts';
import { MOST_JOBS } from './fio.ts';
import { type Options, optionsOf } from './fio-options.ts';

export interface Report {
  document: JsonDocument;
  version: string;
  timestamp: number | undefined;
  jobs: Job[];
}

export interface Job {
  object: JsonObject;
  line: number;
  name: string;
  group: string;
  options: Options;
  /** Whether fio has added up the other entries here. */
  isTotal: boolean;
  /** Whether other copies of it may stand where the report was cut off. */
  isOneOfMore: boolean;
}

/** What no figure is taken from; json+ fills most of a file with it. */
export const UNREAD: ReadonlySet<string> = new Set(
  wordsOf(`
  bins disk_util iodepth_complete iodepth_level iodepth_submit latency_ms latency_ns latency_us slat slat_ns
`),
);

export function reportOf(document: JsonDocument, source: SourceText): Report {
  const { value } = document;
  const global = optionsOf(value['global options']);
  const hasClients = value.client_stats !== undefined;
  const entries = asArray(hasClients ? value.client_stats : value.jobs);
  const knowsOptions =
    value['global options'] !== undefined || entries.some((entry) => asObject(entry)?.['job options'] !== undefined);
  const jobs = entries.slice(0, MOST_JOBS).flatMap((entry, index): Job[] => {
    const object = asObject(entry);
    // A job that the break left unclosed lacks figures, and its last one may lack digits.
    if (!object || document.unclosed.has(object)) return [];
    const name = asText(object.jobname) ?? `job ${index + 1}`;
    const own = optionsOf(object['job options']);
    return [
      {
        object,
        line: source.lineAt(document.placeOf(object)),
        name,
        // Clients start together, so their groups are one.
        group: hasClients ? 'clients' : (asText(object.groupid) ?? '0'),
        options: knowsOptions ? { ...global, ...own } : { unknown: 'yes' },
        isTotal: hasClients && name === 'All clients',
        isOneOfMore:
          document.brokenAt !== undefined &&
          (hasClients ||
            (Number(own.numjobs ?? global.numjobs ?? 1) > 1 &&
              (own.group_reporting ?? global.group_reporting) === undefined)),
      },
    ];
  });
  // The entry that adds the clients up has no options: it has those of its parts where all agree.
  for (const job of jobs.filter(({ isTotal }) => isTotal)) {
    const parts = jobs.filter((part) => !part.isTotal);
    const first = parts[0]?.options ?? {};
    job.options = Object.fromEntries(
      Object.entries(first).filter(([key, value]) => parts.every((part) => part.options[key] === value)),
    );
    job.options.numjobs = String(parts.length);
  }
  return {
    document,
    version: (asText(value['fio version']) ?? '').replace(/^fio-/, ''),
    timestamp: timestampOf(value),
    jobs,
  };
}

/** Seconds since 1970 at which a document was written. */
function timestampOf(value: JsonObject): number | undefined {
  const milliseconds = asNumber(value.timestamp_ms);
  return milliseconds === undefined ? asNumber(value.timestamp) : inBase(milliseconds, MILLISECOND);
}
