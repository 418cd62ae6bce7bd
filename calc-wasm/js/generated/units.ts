// Generated from calc-wasm by `npm run gen`. Do not edit.

/** A symbol, and how many base units it stands for. */
export type Scale = [symbol: string, factor: number];

/** Symbols as they are shown, smallest first. */
export interface Unit {
  symbol: string;
  decimal: Scale[];
  binary: Scale[];
}

export type UnitName = 'count' | 'ratio' | 'lane' | 'bit' | 'byte' | 'byte_per_second' | 'second' | 'transfer_per_second' | 'operation_per_second' | 'drive' | 'chance' | 'listed_byte';

export const units: Record<UnitName, Unit> = {
  "count": { "symbol": "", "decimal": [["", 1.0]], "binary": [] },
  "ratio": { "symbol": "", "decimal": [["%", 0.01]], "binary": [] },
  "lane": { "symbol": "lanes", "decimal": [["lanes", 1.0]], "binary": [] },
  "bit": { "symbol": "bit", "decimal": [["bit", 1.0]], "binary": [] },
  "byte": { "symbol": "B", "decimal": [["B", 1.0], ["kB", 1000.0], ["MB", 1000000.0], ["GB", 1000000000.0], ["TB", 1000000000000.0]], "binary": [["B", 1.0], ["KiB", 1024.0], ["MiB", 1048576.0], ["GiB", 1073741824.0], ["TiB", 1099511627776.0]] },
  "byte_per_second": { "symbol": "B/s", "decimal": [["B/s", 1.0], ["kB/s", 1000.0], ["MB/s", 1000000.0], ["GB/s", 1000000000.0]], "binary": [["B/s", 1.0], ["KiB/s", 1024.0], ["MiB/s", 1048576.0], ["GiB/s", 1073741824.0]] },
  "second": { "symbol": "s", "decimal": [["ns", 1e-9], ["µs", 1e-6], ["ms", 0.001], ["s", 1.0], ["min", 60.0], ["h", 3600.0], ["years", 31557600.0]], "binary": [] },
  "transfer_per_second": { "symbol": "T/s", "decimal": [["MT/s", 1000000.0], ["GT/s", 1000000000.0]], "binary": [] },
  "operation_per_second": { "symbol": "IOPS", "decimal": [["IOPS", 1.0], ["k IOPS", 1000.0], ["M IOPS", 1000000.0]], "binary": [] },
  "drive": { "symbol": "drives", "decimal": [["drives", 1.0]], "binary": [] },
  "chance": { "symbol": "", "decimal": [["%", 0.01]], "binary": [] },
  "listed_byte": { "symbol": "", "decimal": [["", 1.0], ["K", 1024.0], ["M", 1048576.0], ["G", 1073741824.0], ["T", 1099511627776.0], ["P", 1125899906842624.0], ["E", 1.152921504606847e+18]], "binary": [] }
};

/** What people and tools write beside the symbols that are shown. */
export const spellings: Record<UnitName, Scale[]> = {
  "count": [["k", 1000.0], ["M", 1000000.0]],
  "ratio": [["% a year", 0.01]],
  "lane": [["lane", 1.0], ["x", 1.0]],
  "bit": [],
  "byte": [["PB", 1000000000000000.0], ["PiB", 1125899906842624.0]],
  "byte_per_second": [["TB/s", 1000000000000.0], ["TiB/s", 1099511627776.0], ["b/s", 0.125], ["kb/s", 125.0], ["Mb/s", 125000.0], ["Gb/s", 125000000.0], ["Tb/s", 125000000000.0]],
  "second": [["us", 1e-6], ["μs", 1e-6], ["mks", 1e-6], ["nsec", 1e-9], ["usec", 1e-6], ["msec", 0.001], ["sec", 1.0], ["hours", 3600.0], ["hour", 3600.0], ["d", 86400.0], ["day", 86400.0], ["days", 86400.0], ["year", 31557600.0]],
  "transfer_per_second": [["T/s", 1.0]],
  "operation_per_second": [["/s", 1.0], ["k", 1000.0], ["M", 1000000.0], ["kIOPS", 1000.0], ["MIOPS", 1000000.0]],
  "drive": [["drive", 1.0]],
  "chance": [],
  "listed_byte": []
};

/** Letters whose meaning depends on the unit that a field counts in: see `letters` in calc-wasm. */
export const letters: Record<UnitName, { small: Scale[]; large: Scale[]; largeSymbols: string[] }> = {
  "count": { "small": [], "large": [], "largeSymbols": [] },
  "ratio": { "small": [], "large": [], "largeSymbols": [] },
  "lane": { "small": [], "large": [], "largeSymbols": [] },
  "bit": { "small": [], "large": [], "largeSymbols": [] },
  "byte": { "small": [["k", 1024.0], ["M", 1048576.0], ["G", 1073741824.0], ["T", 1099511627776.0], ["P", 1125899906842624.0], ["KB", 1024.0], ["KB", 1000.0]], "large": [["k", 1000.0], ["M", 1000000.0], ["G", 1000000000.0], ["T", 1000000000000.0], ["P", 1000000000000000.0], ["KB", 1000.0], ["KB", 1024.0]], "largeSymbols": ["kB", "MB", "GB", "TB", "PB", "PiB"] },
  "byte_per_second": { "small": [["k", 1000.0], ["k", 125.0], ["M", 1000000.0], ["M", 125000.0], ["G", 1000000000.0], ["G", 125000000.0], ["T", 1000000000000.0], ["T", 125000000000.0]], "large": [["k", 1000.0], ["k", 125.0], ["M", 1000000.0], ["M", 125000.0], ["G", 1000000000.0], ["G", 125000000.0], ["T", 1000000000000.0], ["T", 125000000000.0]], "largeSymbols": [] },
  "second": { "small": [["m", 0.001], ["m", 60.0]], "large": [["m", 60.0]], "largeSymbols": ["s", "min", "h", "years", "sec", "hours", "hour", "d", "day", "days", "year"] },
  "transfer_per_second": { "small": [], "large": [], "largeSymbols": [] },
  "operation_per_second": { "small": [], "large": [], "largeSymbols": [] },
  "drive": { "small": [], "large": [], "largeSymbols": [] },
  "chance": { "small": [], "large": [], "largeSymbols": [] },
  "listed_byte": { "small": [], "large": [], "largeSymbols": [] }
};
