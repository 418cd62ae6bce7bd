//! Units: the only file in which a unit symbol is spelled. It drives what people may type, what the
//! core stores (base units), and, through the generated catalogue, what the site shows.

/// Base unit of an input or output.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// A number of things.
    Count,
    /// A share of one; people may type `93%`.
    Ratio,
    /// Lanes of a link.
    Lane,
    /// Bits, for the width of an address.
    Bit,
    /// Bytes.
    Byte,
    /// Bytes per second, one direction.
    BytePerSecond,
    /// Seconds.
    Second,
    /// Transfers per second and lane: one bit on the wire, or one PAM4 bit of two.
    TransferPerSecond,
    /// Operations per second.
    OperationPerSecond,
    /// Drives of an array.
    Drive,
    /// The chance of an event: only outputs have it.
    Chance,
    /// Bytes as the tools of ZFS print them: only outputs have it.
    ListedByte,
}

/// A larger or smaller unit of the same kind, e.g. `GiB` for [`Unit::Byte`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Scale {
    /// Symbol as shown, e.g. `KiB`.
    pub symbol: &'static str,
    /// How many base units one of it is.
    pub factor: f64,
}

/// A constant list of scales: `scales!["kB" = 1e3, "MB" = 1e6]`.
macro_rules! scales {
    ($($symbol:literal = $factor:expr),* $(,)?) => {
        const { &[$(Scale { symbol: $symbol, factor: $factor }),*] }
    };
}

const KIB: f64 = 1024.0;
const MIB: f64 = KIB * 1024.0;
const GIB: f64 = MIB * 1024.0;
const TIB: f64 = GIB * 1024.0;

impl Unit {
    /// Every unit, for generators and tests.
    pub const ALL: [Self; 12] = [
        Self::Count,
        Self::Ratio,
        Self::Lane,
        Self::Bit,
        Self::Byte,
        Self::BytePerSecond,
        Self::Second,
        Self::TransferPerSecond,
        Self::OperationPerSecond,
        Self::Drive,
        Self::Chance,
        Self::ListedByte,
    ];

    /// Stable name for generated code.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Count => "count",
            Self::Ratio => "ratio",
            Self::Lane => "lane",
            Self::Bit => "bit",
            Self::Byte => "byte",
            Self::BytePerSecond => "byte_per_second",
            Self::Second => "second",
            Self::TransferPerSecond => "transfer_per_second",
            Self::OperationPerSecond => "operation_per_second",
            Self::Drive => "drive",
            Self::Chance => "chance",
            Self::ListedByte => "listed_byte",
        }
    }

    /// Symbol of the base unit; empty where a bare number says enough.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Count | Self::Ratio | Self::Chance | Self::ListedByte => "",
            Self::Drive => "drives",
            Self::Lane => "lanes",
            Self::Bit => "bit",
            Self::Byte => "B",
            Self::BytePerSecond => "B/s",
            Self::Second => "s",
            Self::TransferPerSecond => "T/s",
            Self::OperationPerSecond => "IOPS",
        }
    }

    /// Powers of 1000 (and the base unit itself), smallest first.
    #[must_use]
    pub const fn decimal(self) -> &'static [Scale] {
        match self {
            Self::Count => scales!["" = 1.0],
            Self::Ratio | Self::Chance => scales!["%" = 0.01],
            Self::Drive => scales!["drives" = 1.0],
            // `zfs_nicenum` of OpenZFS: a letter for each power of 1024.
            Self::ListedByte => {
                scales![
                    "" = 1.0,
                    "K" = KIB,
                    "M" = MIB,
                    "G" = GIB,
                    "T" = TIB,
                    "P" = TIB * KIB,
                    "E" = TIB * MIB
                ]
            }
            Self::Lane => scales!["lanes" = 1.0],
            Self::Bit => scales!["bit" = 1.0],
            Self::Byte => scales!["B" = 1.0, "kB" = 1e3, "MB" = 1e6, "GB" = 1e9, "TB" = 1e12],
            Self::BytePerSecond => scales!["B/s" = 1.0, "kB/s" = 1e3, "MB/s" = 1e6, "GB/s" = 1e9],
            Self::Second => scales![
                "ns" = 1e-9,
                "µs" = 1e-6,
                "ms" = 1e-3,
                "s" = 1.0,
                "min" = 60.0,
                "h" = 3600.0,
                // A Julian year; MTTDL is counted in them.
                "years" = 31_557_600.0,
            ],
            Self::TransferPerSecond => scales!["MT/s" = 1e6, "GT/s" = 1e9],
            Self::OperationPerSecond => {
                scales!["IOPS" = 1.0, "k IOPS" = 1e3, "M IOPS" = 1e6]
            }
        }
    }

    /// Powers of 1024, smallest first; empty for what nobody counts so.
    #[must_use]
    pub const fn binary(self) -> &'static [Scale] {
        match self {
            Self::Byte => scales!["B" = 1.0, "KiB" = KIB, "MiB" = MIB, "GiB" = GIB, "TiB" = TIB],
            Self::BytePerSecond => scales!["B/s" = 1.0, "KiB/s" = KIB, "MiB/s" = MIB, "GiB/s" = GIB],
            _ => &[],
        }
    }

    /// What people and tools write beside the symbols that are shown. A bare `k` after a size is 1024, as in fio and
    /// lspci. No `KB`: it stands for 1000 and for 1024.
    #[must_use]
    pub const fn shorthands(self) -> &'static [Scale] {
        match self {
            Self::Count => scales!["k" = 1e3, "M" = 1e6],
            Self::Lane => scales!["lane" = 1.0, "x" = 1.0],
            Self::Byte => {
                scales!["k" = KIB, "K" = KIB, "M" = MIB, "G" = GIB, "T" = TIB, "PB" = 1e15, "PiB" = TIB * KIB]
            }
            Self::BytePerSecond => scales![
                "TB/s" = 1e12,
                "TiB/s" = TIB,
                "b/s" = 1.0 / 8.0,
                "kb/s" = 1e3 / 8.0,
                "Mb/s" = 1e6 / 8.0,
                "Gb/s" = 1e9 / 8.0,
                "Tb/s" = 1e12 / 8.0,
            ],
            Self::Second => scales![
                "us" = 1e-6,
                "μs" = 1e-6,
                "nsec" = 1e-9,
                "usec" = 1e-6,
                "msec" = 1e-3,
                "sec" = 1.0,
                "d" = 86_400.0,
                "days" = 86_400.0,
                "year" = 31_557_600.0,
            ],
            Self::TransferPerSecond => scales!["T/s" = 1.0],
            Self::OperationPerSecond => {
                scales!["/s" = 1.0, "k" = 1e3, "M" = 1e6, "kIOPS" = 1e3, "MIOPS" = 1e6]
            }
            Self::Drive => scales!["drive" = 1.0],
            Self::Ratio | Self::Bit | Self::Chance | Self::ListedByte => &[],
        }
    }

    /// How many base units the typed symbol stands for, 1 for none; `None` when it is not one of this unit's.
    #[must_use]
    pub fn factor(self, symbol: &str) -> Option<f64> {
        if symbol.is_empty() {
            return Some(1.0);
        }
        let lists = [self.decimal(), self.binary(), self.shorthands()];
        lists.iter().flat_map(|list| list.iter()).find(|s| s.symbol == symbol).map(|s| s.factor)
    }
}

/// How many bytes a symbol after a drive's size stands for. Drive labels count in powers of 1000, so a bare `T` is a
/// TB here; case does not matter, and Cyrillic letters mean the same.
#[must_use]
pub fn label_factor(symbol: &str) -> Option<f64> {
    let latin: String = symbol
        .chars()
        .map(|c| match c {
            'К' | 'к' => 'K',
            'М' | 'м' => 'M',
            'Г' | 'г' => 'G',
            'Т' | 'т' => 'T',
            'И' | 'и' => 'I',
            'Б' | 'б' => 'B',
            other => other.to_ascii_uppercase(),
        })
        .collect();
    let whole = if latin.ends_with('B') { latin } else { latin + "B" };
    let scales = [Unit::Byte.decimal(), Unit::Byte.binary()];
    scales
        .iter()
        .flat_map(|list| list.iter())
        .find(|s| s.symbol.eq_ignore_ascii_case(&whole))
        .map(|s| s.factor)
}

/// A unit of data or of its rate, for converting between them.
#[derive(Debug)]
pub struct Convertible {
    /// Symbol as people write it.
    pub symbol: &'static str,
    /// How many bytes, or bytes per second, one of it is.
    pub factor: f64,
    /// What is counted, and in which powers.
    pub family: Family,
    /// Which power: 1 for k, 2 for M and so on; 0 for a single thing.
    pub power: u8,
    /// Whether it is a rate.
    pub rate: bool,
    /// Symbol of the unit that people want instead.
    pub wanted: &'static str,
}

/// What a [`Convertible`] counts, and in which powers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Family {
    /// Bytes, in powers of 1000.
    Decimal,
    /// Bytes, in powers of 1024.
    Binary,
    /// Bits, in powers of 1000.
    Bits,
    /// Blocks of a drive.
    Sectors,
}

/// Lists the convertible units, and their symbols with and without the choice of what people want instead.
macro_rules! convertible {
    ($($symbol:literal = $factor:expr, $family:ident $power:literal, $rate:literal => $wanted:literal;)+) => {
        /// Every unit that the converter knows, sizes first.
        pub static CONVERTIBLE: [Convertible; [$($symbol),+].len()] = [$(Convertible {
            symbol: $symbol, factor: $factor, family: Family::$family, power: $power, rate: $rate, wanted: $wanted,
        }),+];
        /// Symbols of [`CONVERTIBLE`].
        pub static CONVERTIBLE_NAMES: [&str; CONVERTIBLE.len()] = [$($symbol),+];
        /// The same after `auto`, for what people want instead.
        pub static WANTED_NAMES: [&str; CONVERTIBLE.len() + 1] = ["auto", $($symbol),+];
    };
}

convertible! {
    "B" = 1.0, Decimal 0, false => "KiB";
    "kB" = 1e3, Decimal 1, false => "KiB";
    "MB" = 1e6, Decimal 2, false => "MiB";
    "GB" = 1e9, Decimal 3, false => "GiB";
    "TB" = 1e12, Decimal 4, false => "TiB";
    "PB" = 1e15, Decimal 5, false => "PiB";
    "KiB" = KIB, Binary 1, false => "kB";
    "MiB" = MIB, Binary 2, false => "MB";
    "GiB" = GIB, Binary 3, false => "GB";
    "TiB" = TIB, Binary 4, false => "TB";
    "PiB" = TIB * 1024.0, Binary 5, false => "PB";
    "Mb" = 1e6 / 8.0, Bits 2, false => "MB";
    "Gb" = 1e9 / 8.0, Bits 3, false => "MB";
    "sectors of 512 B" = 512.0, Sectors 0, false => "GB";
    "sectors of 4096 B" = 4096.0, Sectors 0, false => "GB";
    "kB/s" = 1e3, Decimal 1, true => "KiB/s";
    "MB/s" = 1e6, Decimal 2, true => "MiB/s";
    "GB/s" = 1e9, Decimal 3, true => "GiB/s";
    "KiB/s" = KIB, Binary 1, true => "kB/s";
    "MiB/s" = MIB, Binary 2, true => "MB/s";
    "GiB/s" = GIB, Binary 3, true => "GB/s";
    "kb/s" = 1e3 / 8.0, Bits 1, true => "kB/s";
    "Mb/s" = 1e6 / 8.0, Bits 2, true => "MB/s";
    "Gb/s" = 1e9 / 8.0, Bits 3, true => "MB/s";
    "Tb/s" = 1e12 / 8.0, Bits 4, true => "GB/s";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_convertible_unit_leads_to_another_of_its_kind() {
        for from in &CONVERTIBLE {
            let wanted = CONVERTIBLE.iter().find(|to| to.symbol == from.wanted).unwrap();
            assert!(wanted.rate == from.rate && wanted.symbol != from.symbol, "{}", from.symbol);
        }
    }
}
