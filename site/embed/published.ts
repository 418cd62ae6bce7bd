// generated; `npm run gen` adds to it. Take nothing away: these addresses stand in other people's pages.

export const published: readonly string[] = [
  'chart/block-size/v1',
  'chart/ceiling/v1',
  'chart/drives/v1',
  'chart/lanes/v1',
  'chart/latency/v1',
  'chart/queue-depth/v1',
  'chart/series/v1',
  'chart/state/v1',
  'dmi/v1',
  'ethernet/v1',
  'mixed-drives/v1',
  'nvme-queue/v1',
  'pcie/v1',
  'raid/v1',
  'rebuild/v1',
  'sas/v1',
  'sata/v1',
  'units/v1',
  'usb/v1',
  'zfs/v1',
];
