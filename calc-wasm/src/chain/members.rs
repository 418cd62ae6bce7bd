//! Members of a part and of an array in JSON: each with what it counts, its range, and where it is kept.

use super::cable::Cable;
use super::part::{MOST_DRIVES, Part};
use crate::unit::Unit;

/// The fastest rate of a part: beyond any memory bus of one machine.
pub(super) const FASTEST: f64 = 1e13;

/// A number of a part: its member, its unit, its range, and where it is kept.
pub(super) struct Field {
    pub(super) name: &'static str,
    pub(super) unit: Unit,
    pub(super) range: (f64, f64),
    pub(super) whole: bool,
    pub(super) get: fn(&Part) -> f64,
    pub(super) set: fn(&mut Part, f64),
}

macro_rules! fields {
    ($($name:ident: $unit:ident, $minimum:expr, $maximum:expr, $whole:literal;)+) => {
        &[$(Field {
            name: stringify!($name),
            unit: Unit::$unit,
            range: ($minimum, $maximum),
            whole: $whole,
            get: |part| part.$name,
            set: |part, value| part.$name = value,
        }),+]
    };
}

pub(super) const FIELDS: &[Field] = fields! {
    count: Count, 1.0, MOST_DRIVES, true;
    max_payload_size: Byte, 128.0, 4096.0, true;
    read: BytePerSecond, 0.0, FASTEST, false;
    write: BytePerSecond, 0.0, FASTEST, false;
    read_iops: OperationPerSecond, 0.0, 1e9, false;
    write_iops: OperationPerSecond, 0.0, 1e9, false;
    slow_end: Ratio, 0.1, 1.0, false;
    size: Byte, 0.0, 1e15, true;
    mtu: Byte, 1280.0, 9216.0, true;
};

/// A yes or no of a part.
pub(super) struct Flag {
    pub(super) name: &'static str,
    pub(super) get: fn(&Part) -> bool,
    pub(super) set: fn(&mut Part, bool),
}

macro_rules! flags {
    ($($name:ident),+) => {
        &[$(Flag { name: stringify!($name), get: |part| part.$name, set: |part, value| part.$name = value }),+]
    };
}

pub(super) const FLAGS: &[Flag] = flags![by_frame, buffered, bot, solid];

/// A link of a part.
pub(super) struct Link {
    pub(super) name: &'static str,
    pub(super) get: fn(&Part) -> Option<Cable>,
    pub(super) set: fn(&mut Part, Cable),
    /// Whether it may leave its width open.
    pub(super) open: bool,
}

macro_rules! links {
    ($($name:ident: $open:literal),+) => {
        &[$(Link { name: stringify!($name), get: |part| part.$name, set: |part, value| part.$name = Some(value), open: $open }),+]
    };
}

pub(super) const LINKS: &[Link] = links![link: false, slot: false, ports: true, network: false];

/// Members of a part that are text.
pub(super) const TEXTS: [&str; 4] = ["id", "name", "kind", "on"];
/// Members of an array.
pub(super) const ARRAY: [&str; 6] = ["id", "level", "groups", "copies", "members", "on"];
/// Members of a chain.
pub(super) const MEMBERS: [&str; 2] = ["parts", "arrays"];
/// Levels that are no classic ones: RAID-Z with so many drives of parity in a vdev.
pub const RAIDZ: [&str; 3] = ["raidz1", "raidz2", "raidz3"];

pub(super) const COUNT: Field = Field {
    name: "count",
    unit: Unit::Count,
    range: (1.0, MOST_DRIVES),
    whole: true,
    get: |part| part.count,
    set: |part, value| part.count = value,
};

/// Members of a part.
pub fn part_members() -> impl Iterator<Item = &'static str> {
    let texts = TEXTS.into_iter();
    let fields = FIELDS.iter().map(|field| field.name);
    texts.chain(fields).chain(FLAGS.iter().map(|flag| flag.name)).chain(LINKS.iter().map(|link| link.name))
}
