//! Members of a part and of an array in JSON: each with what it counts, its range, and where it is kept.

use super::cable::Cable;
use super::part::{Kind, MOST_DRIVES, Part, Role};
use crate::calculator::Choice;
use crate::unit::Unit;

/// The fastest rate of a part: beyond any memory bus of one machine.
pub(super) const FASTEST: f64 = 1e13;

/// A number of a part: its member, its unit, its range, and where it is kept.
pub(super) struct Field {
    pub(super) name: &'static str,
    pub(super) unit: Unit,
    pub(super) range: (f64, f64),
    pub(super) whole: bool,
    /// Nothing where a part of its kind does not have it.
    pub(super) at: fn(&mut Part) -> Option<&mut f64>,
}

/// Where a member is kept that parts of every kind have.
macro_rules! of_all {
    ($name:ident) => {
        |part| Some(&mut part.$name)
    };
}

/// Where a member is kept that drives have.
macro_rules! of_drives {
    ($name:ident) => {
        |part| if let Role::Drive(drive) = &mut part.role { Some(&mut drive.$name) } else { None }
    };
}

/// Where a member is kept that the host has.
macro_rules! of_hosts {
    ($name:ident) => {
        |part| if let Role::Host { $name } = &mut part.role { Some($name) } else { None }
    };
}

/// Where a member is kept that network cards have.
macro_rules! of_cards {
    ($name:ident) => {
        |part| if let Role::Nic(nic) = &mut part.role { Some(&mut nic.$name) } else { None }
    };
}

macro_rules! fields {
    ($($name:ident: $unit:ident, $minimum:expr, $maximum:expr, $whole:literal, $of:ident;)+) => {
        &[$(Field {
            name: stringify!($name),
            unit: Unit::$unit,
            range: ($minimum, $maximum),
            whole: $whole,
            at: $of!($name),
        }),+]
    };
}

pub(super) const FIELDS: &[Field] = fields! {
    count: Count, 1.0, MOST_DRIVES, true, of_all;
    max_payload_size: Byte, 128.0, 4096.0, true, of_all;
    read: BytePerSecond, 0.0, FASTEST, false, of_all;
    write: BytePerSecond, 0.0, FASTEST, false, of_all;
    read_iops: OperationPerSecond, 0.0, 1e9, false, of_all;
    write_iops: OperationPerSecond, 0.0, 1e9, false, of_all;
    slow_end: Ratio, 0.1, 1.0, false, of_drives;
    size: Byte, 0.0, 1e15, true, of_all;
    mtu: Byte, 1280.0, 9216.0, true, of_cards;
    memory: BytePerSecond, 0.0, FASTEST, false, of_hosts;
};

/// A yes or no of a part.
pub(super) struct Flag {
    pub(super) name: &'static str,
    /// Nothing where a part of its kind does not have it.
    pub(super) at: fn(&mut Part) -> Option<&mut bool>,
}

pub(super) const FLAGS: &[Flag] = &[
    Flag {
        name: "by_frame",
        at: |part| if let Role::Multiplier { by_frame } = &mut part.role { Some(by_frame) } else { None },
    },
    Flag {
        name: "buffered",
        at: |part| if let Role::Expander { buffered } = &mut part.role { Some(buffered) } else { None },
    },
    Flag {
        name: "bot",
        at: |part| match &mut part.role {
            Role::Bridge { bot } => Some(bot),
            Role::Drive(drive) => Some(&mut drive.bot),
            _ => None,
        },
    },
    Flag { name: "solid", at: of_drives!(solid) },
];

/// A link of a part.
pub(super) struct Link {
    pub(super) name: &'static str,
    /// Nothing where a part of its kind does not have it.
    pub(super) at: fn(&mut Part) -> Option<&mut Option<Cable>>,
    /// Whether it may leave its width open.
    pub(super) open: bool,
}

macro_rules! links {
    ($($name:ident: $open:literal, $of:ident);+) => {
        &[$(Link { name: stringify!($name), at: $of!($name), open: $open }),+]
    };
}

pub(super) const LINKS: &[Link] =
    links![link: false, of_all; slot: false, of_all; ports: true, of_all; network: false, of_cards];

/// Members of a part that are text.
pub(super) const TEXTS: [&str; 4] = ["id", "name", "kind", "on"];
/// Members of an array.
pub(super) const ARRAY: [&str; 6] = ["id", "level", "groups", "copies", "members", "on"];
/// Members of a chain.
pub(super) const MEMBERS: [&str; 2] = ["parts", "arrays"];
/// Levels that are no classic ones: RAID-Z with so many drives of parity in a vdev.
pub const RAIDZ: [&str; 3] = ["raidz1", "raidz2", "raidz3"];

/// Members of a part.
pub fn part_members() -> impl Iterator<Item = &'static str> {
    let texts = TEXTS.into_iter();
    let fields = FIELDS.iter().map(|field| field.name);
    texts.chain(fields).chain(FLAGS.iter().map(|flag| flag.name)).chain(LINKS.iter().map(|link| link.name))
}

/// Kinds whose parts have a member.
pub(super) fn kinds_with<T>(at: fn(&mut Part) -> Option<&mut T>) -> Vec<&'static str> {
    let has = |kind: &Kind| at(&mut Part::new("", *kind)).is_some();
    (0..Kind::NAMES.len()).map(Kind::at).filter(has).map(Kind::word).collect()
}

/// Members that only parts of some kinds have, with those kinds.
#[must_use]
pub fn kinds_of_members() -> Vec<(&'static str, Vec<&'static str>)> {
    let links = LINKS.iter().map(|link| (link.name, kinds_with(link.at)));
    let fields = FIELDS.iter().map(|field| (field.name, kinds_with(field.at)));
    let flags = FLAGS.iter().map(|flag| (flag.name, kinds_with(flag.at)));
    links.chain(fields).chain(flags).filter(|(_, kinds)| kinds.len() < Kind::NAMES.len()).collect()
}
