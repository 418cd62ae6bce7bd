/** File systems of btrfs and bcachefs, and their devices. */
import type { BcachefsUsage } from '../../../datasets/tools/readers/bcachefs.ts';
import type { Btrfs } from '../../../datasets/tools/readers/btrfs.ts';
import { type FactList, placeAt } from './list.ts';

export function btrfsFacts(list: FactList, { usages, devices, scrubs, absent }: Btrfs): void {
  for (const { line, bytes, allocated, unallocated, missing, used, profiles } of usages) {
    const add = list.of('btrfs', placeAt(line), line);
    add('bytes', bytes);
    add('allocated', allocated);
    add('unallocated', unallocated);
    add('missing', missing);
    add('used', used);
    for (const { kind, name, line: own } of profiles) {
      if (kind === 'data' || kind === 'metadata' || kind === 'system') add(kind, name, own);
    }
  }
  for (const told of absent) list.of('btrfs', placeAt(told.line), told.line)('device_missing', told);
  for (const { line, name = placeAt(line), write, read, flush, ...errors } of devices) {
    const add = list.of('btrfs-device', name, line);
    add('write_errors', write);
    add('read_errors', read);
    add('flush_errors', flush);
    add('corruption_errors', errors.corruption);
    add('generation_errors', errors.generation);
  }
  for (const { line, state, bytes, rate, uncorrectable, corrected } of scrubs) {
    const add = list.of('btrfs', placeAt(line), line);
    add('scrub', state);
    add('scrub_bytes', bytes);
    add('scrub_rate', rate);
    add('scrub_uncorrectable', uncorrectable);
    add('scrub_corrected', corrected);
  }
}

export function bcachefsFacts(list: FactList, usages: readonly BcachefsUsage[]): void {
  for (const { line, bytes, used, degraded, devices } of usages) {
    const add = list.of('bcachefs', placeAt(line), line);
    add('bytes', bytes);
    add('used', used);
    add('degraded', degraded);
    for (const { line: own, name = placeAt(own), state } of devices)
      list.of('bcachefs-device', name, own)('state', state);
  }
}
