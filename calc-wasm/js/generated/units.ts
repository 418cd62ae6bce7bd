// Generated from calc-wasm by `npm run gen`. Do not edit.

/** Symbols with their factors to the base unit, smallest first. */
export interface Unit {
  symbol: string;
  decimal: [symbol: string, factor: number][];
  binary: [symbol: string, factor: number][];
}

export type UnitName = 'count' | 'ratio' | 'lane' | 'bit' | 'byte' | 'byte_per_second' | 'second' | 'transfer_per_second' | 'operation_per_second';

export const units: Record<UnitName, Unit> = {
  "count": {
    "symbol": "",
    "decimal": [
      [
        "",
        1.0
      ]
    ],
    "binary": []
  },
  "ratio": {
    "symbol": "",
    "decimal": [
      [
        "%",
        0.01
      ]
    ],
    "binary": []
  },
  "lane": {
    "symbol": "lanes",
    "decimal": [
      [
        "lanes",
        1.0
      ]
    ],
    "binary": []
  },
  "bit": {
    "symbol": "bit",
    "decimal": [
      [
        "bit",
        1.0
      ]
    ],
    "binary": []
  },
  "byte": {
    "symbol": "B",
    "decimal": [
      [
        "B",
        1.0
      ],
      [
        "kB",
        1000.0
      ],
      [
        "MB",
        1000000.0
      ],
      [
        "GB",
        1000000000.0
      ],
      [
        "TB",
        1000000000000.0
      ]
    ],
    "binary": [
      [
        "B",
        1.0
      ],
      [
        "KiB",
        1024.0
      ],
      [
        "MiB",
        1048576.0
      ],
      [
        "GiB",
        1073741824.0
      ],
      [
        "TiB",
        1099511627776.0
      ]
    ]
  },
  "byte_per_second": {
    "symbol": "B/s",
    "decimal": [
      [
        "B/s",
        1.0
      ],
      [
        "kB/s",
        1000.0
      ],
      [
        "MB/s",
        1000000.0
      ],
      [
        "GB/s",
        1000000000.0
      ]
    ],
    "binary": [
      [
        "B/s",
        1.0
      ],
      [
        "KiB/s",
        1024.0
      ],
      [
        "MiB/s",
        1048576.0
      ],
      [
        "GiB/s",
        1073741824.0
      ]
    ]
  },
  "second": {
    "symbol": "s",
    "decimal": [
      [
        "ns",
        1e-9
      ],
      [
        "µs",
        1e-6
      ],
      [
        "ms",
        0.001
      ],
      [
        "s",
        1.0
      ],
      [
        "min",
        60.0
      ],
      [
        "h",
        3600.0
      ],
      [
        "years",
        31557600.0
      ]
    ],
    "binary": []
  },
  "transfer_per_second": {
    "symbol": "T/s",
    "decimal": [
      [
        "MT/s",
        1000000.0
      ],
      [
        "GT/s",
        1000000000.0
      ]
    ],
    "binary": []
  },
  "operation_per_second": {
    "symbol": "IOPS",
    "decimal": [
      [
        "IOPS",
        1.0
      ],
      [
        "k IOPS",
        1000.0
      ],
      [
        "M IOPS",
        1000000.0
      ]
    ],
    "binary": []
  }
};
