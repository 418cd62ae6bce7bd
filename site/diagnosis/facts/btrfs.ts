/** File systems of btrfs and bcachefs, and their devices. */
import type { BcachefsUsage } from '../../../datasets/tools/readers/bcachefs.ts';
import type { Btrfs } from '../../../datasets/tools/readers/btrfs.ts';
import { addEach, addFields, type FactList, placeAt } from './list.ts';

export function btrfsFacts(list: FactList, { usages, devices, scrubs, absent }: Btrfs): void {
  for (const usage of usages) {
    const add = list.of('btrfs', placeAt(usage.line), usage.line);
    addFields(add, usage, 'bytes', 'allocated', 'unallocated', 'missing', 'used');
    for (const { kind, name, line: own } of usage.profiles) {
      if (kind === 'data' || kind === 'metadata' || kind === 'system') add(kind, name, own);
    }
  }
  for (const told of absent) list.of('btrfs', placeAt(told.line), told.line)('device_missing', told);
  for (const { line, name = placeAt(line), write, read, flush, ...errors } of devices) {
    const add = list.of('btrfs-device', name, line);
    addEach(add, { write_errors: write, read_errors: read, flush_errors: flush, corruption_errors: errors.corruption });
    add('generation_errors', errors.generation);
  }
  for (const { line, state, bytes, rate, uncorrectable, corrected } of scrubs) {
    const add = list.of('btrfs', placeAt(line), line);
    addEach(add, { scrub: state, scrub_bytes: bytes, scrub_rate: rate, scrub_uncorrectable: uncorrectable });
    add('scrub_corrected', corrected);
  }
}

export function bcachefsFacts(list: FactList, usages: readonly BcachefsUsage[]): void {
  for (const usage of usages) {
    addFields(list.of('bcachefs', placeAt(usage.line), usage.line), usage, 'bytes', 'used', 'degraded');
    for (const { line, name = placeAt(line), state } of usage.devices)
      list.of('bcachefs-device', name, line)('state', state);
  }
}
