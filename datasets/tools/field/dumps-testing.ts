/** Dumps that are made up, each with the facts that it states: what readers are tried on where no corpus is at hand. */
import fc from 'fast-check';
import type { Tool } from './harvest.ts';

interface Dump {
  tool: Tool;
  text: string;
  /** As `factsOf` of proof.ts writes them. */
  facts: string[];
}

const hex = (value: number, width: number): string => value.toString(16).padStart(width, '0');
const below = (end: number) => fc.integer({ min: 0, max: end - 1 });
const of = <Value>(...values: Value[]) => fc.constantFrom(...values);

const express = fc.record({
  port: of('endpoint', 'legacy endpoint', 'root port', 'upstream port', 'root endpoint'),
  slot: of('', ' slot'),
  interrupt: of('', ' MSI 1', ' IRQ 0'),
  set: of(128, 256, 512),
  supported: of(128, 256, 512, 1024),
  flags: of('', ' FLR', ' FLR RO NS', ' ARI disabled'),
  reads: of(undefined, 128, 512, 4096),
  lanes: of(0, 1, 2, 4, 8, 16),
  most: of(1, 2, 4, 8, 16),
  speeds: of(undefined, [2.5, 8], [8, 8], [16, 32], [0, 16]),
  /** MidnightBSD, DragonFly and old versions print the link behind the payload, and the speed below. */
  isInline: fc.boolean(),
  aspm: of('', ' ASPM disabled(L1)', ' ASPM L1(L0s/L1) ClockPM disabled'),
});

const device = fc.record({
  driver: of('nvme', 'mpr', 'igb', 'pcib', 'none', 'xhci'),
  place: fc.tuple(below(2), below(256), below(32), below(8)),
  code: of(0x010802, 0x010700, 0x020000, 0x060400, 0x0c0330),
  ids: fc.tuple(below(65_536), below(65_536)),
  isOld: fc.boolean(),
  name: of(undefined, 'NVMe SSD Controller 980', "Somebody's 'best' card", 'link x4(x4) speed 8.0'),
  express: fc.option(express, { nil: undefined }),
});
type Device = typeof device extends fc.Arbitrary<infer Made> ? Made : never;

function deviceText(one: Device, index: number): string {
  const [domain, bus, place, fn] = one.place;
  const [vendor, id] = one.ids.map((number) => hex(number, 4));
  const ids = one.isOld
    ? `card=0x00011234 chip=0x${id}${vendor} rev=0x00 hdr=0x00`
    : `rev=0x00 hdr=0x00 vendor=0x${vendor} device=0x${id} subvendor=0x1234 subdevice=0x0001`;
  const lines = [
    `${one.driver}${index}@pci${domain}:${bus}:${place}:${fn}:\tclass=0x${hex(one.code, 6)} ${ids}`,
    "    vendor     = 'Example'",
    ...(one.name === undefined ? [] : [`    device     = '${one.name}'`]),
  ];
  if (one.express) {
    const { port, slot: has, interrupt, set, supported, flags, reads, ...rest } = one.express;
    const { lanes, most, speeds, aspm, isInline } = rest;
    const cap = `    cap 10[70] = PCI-Express 2 ${port}${has}${interrupt} max data ${set}(${supported})${flags}`;
    const link = `link x${lanes}(x${most})`;
    const speed = speeds ? `speed ${speeds.map((rate) => rate.toFixed(1)).join('(')})` : '';
    if (isInline) lines.push(`${cap} ${link}`, `                 ${speed}${aspm}`);
    else {
      lines.push(cap);
      if (reads !== undefined) lines.push(`                 max read ${reads}`);
      lines.push(`                 ${link}${speed && ` ${speed}`}${aspm}`);
    }
  }
  return lines.join('\n');
}

function deviceFact({ place, code, ids, express: cap }: Device): string {
  const [domain, bus, slot, fn] = place;
  const rate = (value: number | undefined) => value || '-';
  return [
    `${hex(domain, 4)}:${hex(bus, 2)}:${hex(slot, 2)}.${fn}`,
    code.toString(16),
    ids.map((number) => hex(number, 4)).join(':'),
    cap ? `${cap.set}/${cap.supported}` : '-/-',
    cap && cap.port !== 'root endpoint'
      ? `x${cap.lanes}/x${cap.most} ${rate(cap.speeds?.[0])}/${rate(cap.speeds?.[1])}`
      : '-',
  ].join(' ');
}

const pciconf = fc.uniqueArray(device, { minLength: 1, maxLength: 12, selector: ({ place }) => place.join(' ') }).map(
  (devices): Dump => ({
    tool: 'pciconf',
    text: `${devices.map(deviceText).join('\n')}\n`,
    facts: devices.map(deviceFact),
  }),
);

const smartctl = fc
  .record({
    version: of('6.6 2016-05-31 r4324', '7.2 2020-12-30 r5155', '7.4 2023-08-01 r5530'),
    model: of('Example HDD 8TB', 'EX1000-00AB12', 'Example SSD: fast, 1TB'),
    sectors: of('512/512', '512/4096', '4096/4096', undefined),
    rotation: of('Solid State Device', '5400 rpm', '7200 rpm', undefined),
    rates: of(['6.0', '6.0'], ['6.0', '3.0'], ['3.0', '1.5'], ['6.0', undefined], undefined),
  })
  .map(({ version, model, sectors, rotation, rates }): Dump => {
    const [logical, physical] = sectors?.split('/') ?? [];
    const size =
      logical === physical
        ? `Sector Size:      ${logical} bytes logical/physical`
        : `Sector Sizes:     ${logical} bytes logical, ${physical} bytes physical`;
    const current = rates?.[1] === undefined ? '' : ` (current: ${rates[1]} Gb/s)`;
    const rate = (digits: string | undefined) => (digits ? Number(digits) * 1e9 : '-');
    const text = [
      `smartctl ${version} [FreeBSD 13.1-RELEASE amd64] (local build)`,
      'Copyright (C) 2002-20, Bruce Allen, Christian Franke, www.smartmontools.org',
      '',
      '=== START OF INFORMATION SECTION ===',
      `Device Model:     ${model}`,
      'Serial Number:    --',
      ...(sectors ? [size] : []),
      ...(rotation ? [`Rotation Rate:    ${rotation}`] : []),
      ...(rates ? [`SATA Version is:  SATA 3.1, ${rates[0]} Gb/s${current}`] : []),
      'SMART support is: Enabled',
      '',
    ].join('\n');
    return {
      tool: 'smartctl',
      text,
      facts: [
        `sectors ${logical ?? '-'}/${physical ?? '-'}`,
        `sata ${rate(rates?.[0])} ${rate(rates?.[1])}`,
        `rotation ${rotation?.startsWith('Solid') ? 0 : (rotation?.split(' ')[0] ?? '-')}`,
      ],
    };
  });

const slot = fc.record({
  name: of('PCIEX16_1', 'CPU SLOT6 PCI-E 3.0 X8', 'M2_1', 'J6B2'),
  type: of(
    ['x16 PCI Express 4 x16', 16],
    ['x1 PCI Express 4 x1', 1],
    ['x4 M.2 Socket 3', 4],
    ['x8 PCI Express 3', 8],
    ['PCI Express', '-'],
    ['32-bit PCI', '-'],
  ) as fc.Arbitrary<[string, number | string]>,
  usage: of<[string, boolean | string]>(['In Use', true], ['Available', false], ['Unknown', '-']),
});

const dmidecode = fc.array(slot, { minLength: 1, maxLength: 8 }).map(
  (slots): Dump => ({
    tool: 'dmidecode',
    text: [
      '# dmidecode 3.3\nSMBIOS 3.2 present.\n',
      ...slots.map(
        ({ name, type, usage }, index) =>
          `Handle 0x${hex(0x20 + index, 4)}, DMI type 9, 17 bytes\nSystem Slot Information\n\tDesignation: ${name}\n\tType: ${type[0]}\n\tCurrent Usage: ${usage[0]}\n\tLength: Long\n\tID: ${index}\n`,
      ),
    ].join('\n'),
    facts: slots.map(({ type, usage }) => `${usage[1]} ${type[1]}`),
  }),
);

export const dumps: fc.Arbitrary<Dump> = fc.oneof(pciconf, smartctl, dmidecode);
