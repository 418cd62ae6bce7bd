import { expect, test } from 'vitest';
import { endsOf } from '../../../tests/support/fuzzing.ts';
import { Lines } from '../paste/lines.ts';
import { networkLinks } from './ethtool.ts';

const read = (text: string) =>
  networkLinks(Lines.of(text)).map(({ name, line, errors }) => [
    name,
    line,
    ...(errors?.value ?? []).map((item) => `${item.name} ${item.count}`),
  ]);

const ip = (
  rx: string,
  tx: string,
  more = '',
) => `1: lo: <LOOPBACK,UP,LOWER_UP> mtu 65536 qdisc noqueue state UNKNOWN mode DEFAULT group default qlen 1000
    link/loopback 00:00:00:00:00:00 brd 00:00:00:00:00:00
    RX:  bytes packets errors dropped  missed   mcast           
    6276718554 1007708      7       0       0       0 
    TX:  bytes packets errors dropped carrier collsns           
    6276718554 1007708      0       0       0       0 
4: enp3s0: <BROADCAST,MULTICAST,UP,LOWER_UP> mtu 1500 qdisc pfifo_fast state UP mode DEFAULT group default qlen 1000
    link/ether 02:fc:00:00:00:01 brd ff:ff:ff:ff:ff:ff
    RX:  bytes packets errors dropped  missed   mcast           
    ${rx}
${more}    TX:  bytes packets errors dropped carrier collsns           
    ${tx}
`;
const CLEAN = '2639982202  102153      0       0       0       0 ';

test('frames that failed are counted for their interface, what was dropped and the loop are not', () => {
  expect(read(ip('2639982202  102153     31     999       4       0 ', CLEAN))).toEqual([
    ['enp3s0', 7, 'rx_errors 31', 'rx_missed_errors 4'],
  ]);
  expect(read(ip(CLEAN, '9049583   79261      2       0       2       0 '))).toEqual([
    ['enp3s0', 7, 'tx_errors 2', 'tx_carrier_errors 2'],
  ]);
  expect(read(ip(CLEAN, '9049583   79261      0       0       0     812 '))).toEqual([['enp3s0', 7, 'collisions 812']]);
  expect(read(ip(CLEAN, CLEAN))).toEqual([]);
});

test('ip -s -s says which', () => {
  const more = `    RX errors:  length    crc   frame    fifo overrun
                     0     31       0       0       0 
`;
  expect(read(ip('2639982202  102153     31       0       0       0 ', CLEAN, more))).toEqual([
    ['enp3s0', 7, 'rx_errors 31', 'rx_crc_errors 31'],
  ]);
});

test('of frames to send, ip -s -s tells late collisions, which it calls window', () => {
  const errors = (late: number) => `${ip(CLEAN, CLEAN)}    TX errors: aborted   fifo   window heartbeat
                     0      0       ${late}         0 
5: enp4s0: <BROADCAST,MULTICAST> mtu 1500 qdisc noop state DOWN mode DEFAULT group default qlen 1000
`;
  expect(read(errors(9))).toEqual([['enp3s0', 7, 'tx_window_errors 9']]);
  expect(read(errors(0))).toEqual([]);
});

test('ifconfig of net-tools', () => {
  const text = `eth0: flags=4163<UP,BROADCAST,RUNNING,MULTICAST>  mtu 1500
        ether 02:fc:00:00:00:01  txqueuelen 1000  (Ethernet)
        RX packets 102153  bytes 2639982202 (2.4 GiB)
        RX errors 12  dropped 3  overruns 0  frame 12
        TX packets 79261  bytes 9049583 (8.6 MiB)
        TX errors 0  dropped 0 overruns 0  carrier 0  collisions 0
`;
  expect(read(text)).toEqual([['eth0', 1, 'rx_errors 12', 'rx_frame_errors 12']]);
  expect(read(text.replace('collisions 0', 'collisions 7'))).toEqual([
    ['eth0', 1, 'rx_errors 12', 'rx_frame_errors 12', 'collisions 7'],
  ]);
});

test('numbers for people, columns that do not fit and a cut text give nothing', () => {
  const text = ip('2639982202  102153     31       0       0       0 ', CLEAN);
  expect(read(text.replace('102153     31', '102k     31'))).toEqual([]);
  expect(read(text.replaceAll(' missed ', ' '))).toEqual([]);
  for (const end of endsOf(text))
    for (const [name, , ...counters] of read(text.slice(0, end)))
      expect([name, counters]).toEqual(['enp3s0', ['rx_errors 31']]);
});
