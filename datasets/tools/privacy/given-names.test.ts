import { expect, test } from 'vitest';
import { Mask, masked } from '../../../site/diagnosis/answer/mask.ts';

test.each([
  ['a pool', '  pool: VORRAT\n state: ONLINE\n\tVORRAT  ONLINE  0 0 0', 'VORRAT', 3 - 1],
  [
    'a dataset',
    'NAME              USED  AVAIL  REFER  MOUNTPOINT\nlager/anna-krause  1.2T   3.4T   1.2T  /lager/anna-krause\n',
    'anna-krause',
    2,
  ],
  [
    'a pool of zpool iostat',
    'pool        alloc   free   read  write   read  write\n----------  -----\nmaulwurf    6.46T  22.5T    148      0  3.68M      0\n',
    'maulwurf',
    1,
  ],
  ['a volume', '/dev/mapper/vg_familie-lv_fotos on /srv type ext4', 'vg_familie-lv_fotos', 1],
  [
    'a virtual disk',
    'FriendlyName ResiliencySettingName NumberOfColumns\n------------ ----- -----\nKrause1      Parity                3\n',
    'Krause1',
    1,
  ],
  ['a label', '/dev/sdb1: LABEL="ANNAS_STICK" TYPE="ext4"', 'ANNAS_STICK', 1],
  ['a label of btrfs', "Label: 'annas-daten'  uuid: none", 'annas-daten', 1],
  ['a share', '//orion/familie-krause /mnt cifs rw', 'familie-krause', 1],
  ['a domain', '//orion/x /mnt cifs rw,domain=KRAUSE,vers=3.0', 'KRAUSE', 1],
  ['a host at home', 'see https://nas.krause.dyndns.org:5001/ for it', 'krause', 1],
  ['a local domain', 'DNS INT:           1001.23 ms (firma-lorenz.lan)', 'firma-lorenz', 1],
  [
    'a node of Ceph',
    '-3         0.90970         -  932 GiB  376 GiB  40.34  1.00    -              host kube-anna',
    'kube-anna',
    1,
  ],
  ['a serial number', 'Serial#: ABC123456', 'ABC123456', 1],
  [
    'lsusb of Synology',
    '|__1-4       0bda:8156:3000 00  3.20 5000MBit/s 512mA 1IF  (Realtek USB 10/100/1G/2.5G LAN 001000001)',
    '001000001',
    1,
  ],
])('%s is masked wherever it stands', (_, text, name, count) => {
  expect(text.split(name).length - 1).toBe(count);
  const { text: after } = masked(text);
  expect(after).not.toContain(name);
  expect(after.split('\n')).toHaveLength(text.split('\n').length);
});

test('what many call theirs stays, and so does a class that is kept', () => {
  for (const text of [
    '  pool: tank',
    '  pool: rpool',
    '//orion/public /mnt cifs rw',
    '/dev/mapper/pve-root on / type ext4',
  ])
    expect(masked(text).text.replace(/host-1/, 'orion')).toBe(text);
  const text = '  pool: VORRAT\nLABEL="ANNAS_STICK"';
  expect(new Mask(text, ['pool']).text(text)).toMatch(/VORRAT[\s\S]*label-1/);
  expect(new Mask(text, ['label']).text(text)).toMatch(/pool-1[\s\S]*ANNAS_STICK/);
});
