//! Units: the only file in which a unit symbol is spelled. It drives what people may type, what the
//! core stores (base units), and, through the generated catalogue, what the site shows.

/// Base unit of an input or output.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
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
#[non_exhaustive]
pub struct Scale {
    /// Symbol as shown, e.g. `KiB`.
    pub symbol: &'static str,
    /// How many base units one of it is.
    pub factor: f64,
}

impl Scale {
    /// Whether another symbol stands for as much: factors are written alike, so their bits are the same.
    const fn equals(self, other: Self) -> bool {
        self.factor.to_bits() == other.factor.to_bits()
    }
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
                scales!["" = 1.0, "K" = KIB, "M" = MIB, "G" = GIB, "T" = TIB, "P" = TIB * KIB, "E" = TIB * MIB]
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

    /// What people and tools write beside the symbols that are shown, with one meaning everywhere.
    #[must_use]
    pub const fn shorthands(self) -> &'static [Scale] {
        match self {
            Self::Count => scales!["k" = 1e3, "M" = 1e6],
            Self::Ratio => scales!["% a year" = 0.01],
            Self::Lane => scales!["lane" = 1.0, "x" = 1.0],
            Self::Byte => scales!["PB" = 1e15, "PiB" = TIB * KIB],
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
                // мкс
                "mks" = 1e-6,
                "nsec" = 1e-9,
                "usec" = 1e-6,
                "msec" = 1e-3,
                "sec" = 1.0,
                "hours" = 3600.0,
                "hour" = 3600.0,
                "d" = 86_400.0,
                "day" = 86_400.0,
                "days" = 86_400.0,
                "year" = 31_557_600.0,
            ],
            Self::TransferPerSecond => scales!["T/s" = 1.0],
            Self::OperationPerSecond => {
                scales!["/s" = 1.0, "k" = 1e3, "M" = 1e6, "kIOPS" = 1e3, "MIOPS" = 1e6]
            }
            Self::Drive => scales!["drive" = 1.0],
            Self::Bit | Self::Chance | Self::ListedByte => &[],
        }
    }

    /// Whether a field in `bare` is about the large things of its unit: drives and not blocks, hours and not latencies.
    #[must_use]
    pub fn is_large(self, bare: Scale) -> bool {
        match self {
            // Drives are sold in powers of 1000, blocks are powers of 2.
            Self::Byte => !self.binary().iter().any(|scale| scale.symbol == bare.symbol),
            Self::Second => bare.factor >= 1.0,
            _ => false,
        }
    }

    /// Letters whose meaning depends on the field; one that stands here twice is asked back. As in fio, `64k` is a block
    /// of 64 KiB; as on its box, `16T` is a drive of 16 TB. `KB` is used for both. A rate's letter says neither bytes
    /// nor bits: disks are sold as 6G and 12G, which are bits.
    #[must_use]
    pub const fn letters(self, large: bool) -> &'static [Scale] {
        match (self, large) {
            (Self::Byte, true) => {
                scales!["k" = 1e3, "M" = 1e6, "G" = 1e9, "T" = 1e12, "P" = 1e15, "KB" = 1e3, "KB" = KIB]
            }
            (Self::Byte, false) => {
                scales!["k" = KIB, "M" = MIB, "G" = GIB, "T" = TIB, "P" = TIB * KIB, "KB" = KIB, "KB" = 1e3]
            }
            (Self::BytePerSecond, _) => scales![
                "k" = 1e3,
                "k" = 1e3 / 8.0,
                "M" = 1e6,
                "M" = 1e6 / 8.0,
                "G" = 1e9,
                "G" = 1e9 / 8.0,
                "T" = 1e12,
                "T" = 1e12 / 8.0,
            ],
            (Self::Second, true) => scales!["m" = 60.0],
            (Self::Second, false) => scales!["m" = 1e-3, "m" = 60.0],
            _ => &[],
        }
    }

    /// The base unit as a scale: what a number alone counts where nothing else is said.
    #[must_use]
    pub const fn base(self) -> Scale {
        Scale { symbol: self.symbol(), factor: 1.0 }
    }

    /// The unit that a declared example is written in: MB/s in `550 MB/s`. A symbol that this unit does not have is an
    /// error of the compiler, since this is asked for constants only.
    ///
    /// # Panics
    /// Where no symbol of this unit follows the first space.
    #[must_use]
    #[allow(
        clippy::panic,
        clippy::indexing_slicing,
        reason = "runs while compiling: a panic is a message of the compiler"
    )]
    pub const fn bare(self, example: &str) -> Scale {
        let bytes = example.as_bytes();
        let mut start = 0;
        while start < bytes.len() && bytes[start] != b' ' {
            start += 1;
        }
        if start == bytes.len() {
            return self.base();
        }
        let lists = [self.decimal(), self.binary(), self.shorthands()];
        let mut list = 0;
        while list < lists.len() {
            let mut at = 0;
            while at < lists[list].len() {
                if ends_with(bytes, start + 1, lists[list][at].symbol.as_bytes()) {
                    return lists[list][at];
                }
                at += 1;
            }
            list += 1;
        }
        panic!("the example of an input has no symbol of its unit after the first space")
    }

    /// What a typed symbol can mean in a field that counts in `bare`, each as it is shown: none where it is not one of
    /// this unit's, several where it says more than one thing. Where no symbol is spelled so, case does not count:
    /// `tb` is TB, and `gb/s` GB/s or Gb/s.
    #[must_use]
    pub fn meant(self, symbol: &str, bare: Scale) -> Vec<Scale> {
        let wanted = self.stem(symbol);
        let lists = || {
            [self.decimal(), self.binary(), self.shorthands(), self.letters(self.is_large(bare))].into_iter().flatten()
        };
        let found = |same: fn(&str, &str) -> bool| {
            let mut found: Vec<Scale> = Vec::new();
            for scale in lists().filter(|scale| same(&self.stem(scale.symbol), &wanted)) {
                if found.iter().all(|other| !other.equals(*scale)) {
                    // Letters are shown as the symbol that they stand for, which comes first in the lists.
                    let shown = lists().find(|other| other.equals(*scale));
                    found.push(shown.copied().unwrap_or(*scale));
                }
            }
            found
        };
        let exact = found(|one, other| one == other);
        if exact.is_empty() { found(str::eq_ignore_ascii_case) } else { exact }
    }

    /// Whether this is a symbol of this unit, in any case.
    #[must_use]
    pub fn knows(self, symbol: &str) -> bool {
        !self.meant(symbol, self.base()).is_empty()
    }

    /// A symbol as it is compared: Cyrillic letters as Latin ones, whole words as letters, and of a rate what stands
    /// before `/s` or `ps`.
    fn stem(self, symbol: &str) -> String {
        let mut stem: String = symbol.chars().map(latin).collect();
        let mut ends = |ends: &[(&str, &str)]| {
            for (end, letter) in ends {
                let at = stem.len().saturating_sub(end.len());
                if stem.get(at..).is_some_and(|last| last.eq_ignore_ascii_case(end)) {
                    stem.truncate(at);
                    stem.push_str(letter);
                    return;
                }
            }
        };
        if self == Self::BytePerSecond {
            ends(&[("/sec", ""), ("/s", ""), ("ps", "")]);
            ends(&[("bits", "b"), ("bit", "b")]);
        }
        if matches!(self, Self::Byte | Self::BytePerSecond) {
            ends(&[("bytes", "B"), ("byte", "B")]);
        }
        stem
    }
}

/// Whether `symbol` is all of `text` from `start` on: `==` of texts, which constants cannot ask for.
#[allow(clippy::indexing_slicing, reason = "both are as long as the symbol")]
const fn ends_with(text: &[u8], start: usize, symbol: &[u8]) -> bool {
    let mut index = 0;
    while start + symbol.len() == text.len() && index < symbol.len() {
        if text[start + index] != symbol[index] {
            return false;
        }
        index += 1;
    }
    start + symbol.len() == text.len()
}

/// The Latin letter that a Cyrillic one of a unit stands for: ТБ, МБ/с, Гбит/с, мкс, мин, ч.
const fn latin(letter: char) -> char {
    match letter {
        'К' => 'K',
        'к' => 'k',
        'М' => 'M',
        'м' => 'm',
        'Г' => 'G',
        'г' => 'g',
        'Т' => 'T',
        'т' => 't',
        'П' => 'P',
        'п' => 'p',
        'И' | 'и' => 'i',
        'Б' => 'B',
        'б' => 'b',
        'с' => 's',
        'н' => 'n',
        'ч' => 'h',
        'д' => 'd',
        other => other,
    }
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
    "TB/s" = 1e12, Decimal 4, true => "TiB/s";
    "KiB/s" = KIB, Binary 1, true => "kB/s";
    "MiB/s" = MIB, Binary 2, true => "MB/s";
    "GiB/s" = GIB, Binary 3, true => "GB/s";
    "TiB/s" = TIB, Binary 4, true => "TB/s";
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
