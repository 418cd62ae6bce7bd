// generated, do not edit; run `npm run gen`

/** How many links were found below what the device supports, and of how many. */
export type Seen = Readonly<Record<string, readonly [below: number, all: number]>>;

/** On fewer lanes, by kind of device, of those with more than one. */
export const narrow: Seen = { ethernet: [540, 2824], graphics: [300, 1807], nvme: [217, 1665], other: [203, 2651], raid: [111, 283], sas: [33, 134], sata: [24, 1011], usb: [52, 1468] };

/** The same by vendor and device. */
export const narrowModels: Seen = {
  '1000:005b': [2, 37], '1000:005d': [0, 30], '1000:005f': [3, 20], '1000:0060': [25, 25], '1000:0072': [23, 81], '1000:0079': [20, 25], '1022:1458': [0, 54], '103c:323a': [31, 37], '126f:2262': [1, 28], '126f:2263': [45, 96], '144d:a804': [18, 94], '144d:a808': [28, 295], '144d:a809': [7, 83], '144d:a80a': [2, 78], '14e4:1639': [36, 180], '14e4:163b': [4, 73], '14e4:1657': [13, 50], '14e4:165f': [174, 194], '14e4:168e': [7, 45], '15b3:1003': [7, 31], '15b7:5002': [1, 24], '15b7:5006': [5, 66], '15b7:5009': [9, 44], '1987:5012': [10, 61], '1987:5013': [6, 30], '1987:5016': [0, 20], '1c5c:174a': [4, 20], '1cc1:8201': [5, 34], '1d79:2263': [1, 29], '1e0f:0001': [2, 23], '2646:2263': [2, 31], '8086:105e': [12, 185], '8086:10a7': [17, 27], '8086:10bc': [0, 240], '8086:10c9': [71, 138], '8086:10d6': [0, 46], '8086:10e8': [0, 117], '8086:10fb': [26, 139], '8086:150e': [19, 166], '8086:1516': [1, 21], '8086:1521': [80, 520], '8086:1522': [12, 27], '8086:1528': [17, 155], '8086:154d': [5, 23], '8086:1563': [1, 54], '8086:1572': [1, 42], '8086:f1a6': [5, 21], '8086:f1a8': [1, 28], 'c0a9:540a': [10, 43]
};

/** At a lower speed, of kinds that rarely lower it while idle. */
export const slow: Seen = { nvme: [200, 1663], raid: [19, 287], sas: [14, 176], sata: [23, 1274] };

/** With a smaller payload size set, of those that support more than 128 bytes. */
export const payload: Seen = { ethernet: [12034, 13434], graphics: [472, 1459], nvme: [325, 1336], other: [1035, 2536], raid: [233, 284], sas: [176, 176], sata: [781, 1247], usb: [1037, 1643], wireless: [72, 208] };

/** SATA drives for 6 Gb/s that run slower, by medium. */
export const slowSata: Seen = { hdd: [3141, 33375], ssd: [3846, 36646] };
