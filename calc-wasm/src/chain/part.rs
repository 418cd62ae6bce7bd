//! The parts of a chain: what hangs on what, by which link, with which limits of its own.

use super::cable::{Cable, USUAL_MTU};
use super::kind::{Kind, Kinds};
use super::members::{self, Held, Member, Number, Text, Width, members};
use crate::array::level::Layout;
use crate::calculator::Choice;
use crate::calculators::ethernet::{self, Generation, Timestamps, Transport};
use crate::choice;
use crate::decimal;
use crate::unit::Unit;
use std::ops::{Index, IndexMut};

/// The id of the part on which everything hangs; it need not be listed.
pub const HOST: &str = "host";
/// The most parts that a chain lists: beyond it nobody plans one machine.
pub const MOST_PARTS: usize = 5_000;
/// The most drives of one chain, counted one by one: a rack of dense shelves.
pub const MOST_DRIVES: f64 = 10_000.0;
/// The most hops from a drive to the processor: more than any machine has, and where a loop is found.
pub const DEEPEST: usize = 16;
/// Streams that fill every port of a bond and every processor, where nobody states how many there are.
const ENOUGH_STREAMS: f64 = 1024.0;
/// The highest throughput of a part: beyond any memory bus of one machine.
const FASTEST: f64 = 1e13;
const RATE: Number = Number::between(Unit::BytePerSecond, "180 MB/s", 0.0, FASTEST);
const IOPS: Number = Number::between(Unit::OperationPerSecond, "500000 IOPS", 0.0, 1e9);

/// One part of a chain, which numbers its parts from the host on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct PartId(usize);

impl PartId {
    /// The part on which everything hangs.
    pub(super) const HOST: Self = Self(0);

    /// For who lists the parts of a chain; [`Chain::of`] refuses a part that hangs on one beyond the last.
    pub(super) const fn nth(place: usize) -> Self {
        Self(place)
    }
}

choice! {
    /// Equal ports that are used as one: switches spread streams evenly over these numbers.
    pub enum Bond {
        One = "1";
        Two = "2";
        Four = "4";
        Eight = "8";
    }
}

members! {
    /// One part, or several equal ones at equal places.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Part {
        /// Unique in its chain: lower case, digits, hyphens.
        pub(super) id: String,
        /// What it is.
        pub(super) kind: Kind,
        /// What the reader calls it; empty where it has no name.
        pub(super) name: String,
        /// The part that it hangs on; the host hangs on itself.
        pub(super) on: PartId,
    }
    shown {
        /// How many there are on each instance of the part that this one hangs on.
        count: f64 = 1.0, Number::whole(Unit::Count, "8", 1.0, MOST_DRIVES), Kinds::INNER.and(Kinds::DRIVE), Kinds::ALL,
            "Count", "How many on each part it connects to.";
        /// What the part itself can do on its way to the host.
        link: Option<Cable> = None, Width::Stated, Kinds::INNER.and(Kinds::DRIVE), Kinds::ALL, "Link";
        /// What the slot can do where the part is plugged in.
        slot: Option<Cable> = None, Width::Stated, Kinds::CARDS.and(Kinds::DRIVE), Kinds::ALL,
            "Slot", "Leave empty if the slot gives the full link.";
        /// What its own ports can do.
        ports: Option<Cable> = None, Width::Open, Kinds::INNER, Kinds::ALL,
            "Ports", "Leave empty if they do not limit.";
        /// What leaves the machine.
        network: Option<Cable> = None, Width::Stated, Kinds::NIC, Kinds::NIC, "Network";
        /// Bytes per second read: of a drive, or the most that a controller was measured to pass on.
        read: Option<f64> = None, RATE, Kinds::LIMITED, Kinds::ALL,
            "Read rate", "For a controller: its own throughput limit. Leave empty if unknown.";
        /// The same for writes.
        write: Option<f64> = None, RATE, Kinds::LIMITED, Kinds::ALL, "Write rate";
    }
    folded {
        /// Random reads per second: of a drive, or the most that a controller passes on.
        read_iops: Option<f64> = None, IOPS, Kinds::LIMITED, Kinds::ALL, "Read IOPS";
        /// The same for writes.
        write_iops: Option<f64> = None, IOPS, Kinds::LIMITED, Kinds::ALL, "Write IOPS";
        /// Share of its throughput that a drive gives at its slow end: about half for a hard disk's inner tracks.
        slow_end: Option<f64> = Some(1.0), Number::between(Unit::Ratio, "50 %", 0.1, 1.0), Kinds::DRIVE, Kinds::DRIVE,
            "Inner-track rate", "For a hard disk, about 50\u{202f}% of the outer-track rate.";
        /// Bytes that each drive takes at its write rate until its cache is full: of an empty SSD the size of its SLC cache.
        write_cache: Option<f64> = None, Number::whole(Unit::Byte, "113 GB", 0.0, 1e15), Kinds::DRIVE, Kinds::DRIVE,
            "Write cache", "What the empty SSD takes before its write rate drops, from a review that fills it. Leave empty if unknown.";
        /// Bytes per second that a drive writes once its cache is full.
        write_after: Option<f64> = None, RATE, Kinds::DRIVE, Kinds::DRIVE, "Write rate past the cache";
        /// Bytes of a drive. Of other parts it means nothing, but saved questions of the planner state it.
        size: Option<f64> = None, Number::whole(Unit::Byte, "16 TB", 0.0, 1e15), Kinds::DRIVE, Kinds::ALL, "Capacity";
        /// Largest Max Payload Size that the part supports.
        max_payload_size: Option<f64> = None, Number::whole(Unit::Byte, "256 B", 128.0, 4096.0),
            Kinds::CARDS.and(Kinds::of(&[Kind::Chipset])).and(Kinds::DRIVE), Kinds::ALL,
            "Max Payload Size", "Leave empty for the usual 256 B.";
        /// Largest packet of the network.
        mtu: Option<f64> = Some(USUAL_MTU), Number::whole(Unit::Byte, "1500 B", 1280.0, 9216.0), Kinds::NIC, Kinds::NIC, "MTU";
        /// Protocol over the network; `InfiniBand` carries RDMA alone.
        transport: Option<Transport> = Some(Transport::Tcp), (), Kinds::NIC, Kinds::NIC, "Protocol";
        /// Equal ports used as one.
        bond: Option<Bond> = Some(Bond::One), (), Kinds::NIC, Kinds::NIC, "Bonded ports";
        /// Whether each stream uses every port of a bond.
        multichannel: Option<bool> = Some(false), (), Kinds::NIC, Kinds::NIC,
            "Multichannel", "Each stream uses every port: SMB Multichannel, session trunking. In an LACP bond it stays on one.";
        /// Connections that carry data at once; as many as it takes where nobody states them.
        streams: Option<f64> = None, Number::whole(Unit::Count, "4", 1.0, 1024.0), Kinds::NIC, Kinds::NIC,
            "Streams", "Leave empty for as many as it takes.";
        /// Requests that each stream keeps in flight; as many as it takes where nobody states them.
        queue_depth: Option<f64> = None, Number::whole(Unit::Count, "8", 1.0, 65_535.0), Kinds::NIC, Kinds::NIC,
            "Queue depth per stream", "Leave empty for as many as it takes.";
        /// Bytes of one request over the network.
        request_size: Option<f64> = Some(1_048_576.0), Number::whole(Unit::Byte, "1 MiB", 512.0, 16_777_216.0),
            Kinds::NIC, Kinds::NIC, "Data per request";
        /// Seconds from a request until its answer starts.
        round_trip_time: Option<f64> = Some(1e-4), Number::between(Unit::Second, "100 µs", 1e-6, 0.6),
            Kinds::NIC, Kinds::NIC, "Round-trip time";
        /// Bytes per second of the storage at the other end of the network.
        peer: Option<f64> = None, RATE, Kinds::NIC, Kinds::NIC,
            "Client's storage", "Rate of what reads or writes at the other end. Leave empty if it does not limit.";
        /// Bytes per second that all channels of the memory transfer, of all sockets, reads and writes together.
        memory: Option<f64> = None, Number::between(Unit::BytePerSecond, "51.2 GB/s", 0.0, FASTEST),
            Kinds::of(&[Kind::Host]), Kinds::of(&[Kind::Host]), "Memory bandwidth",
            "Channels × MT/s × 8 B of all sockets: 2 × 3200 × 8 gives 51.2 GB/s. Data sent to the network crosses memory twice. Leave empty if unknown.";
        /// Bytes that a copy between drives writes; its time is left out where nobody states them.
        copy_size: Option<f64> = None, Number::whole(Unit::Byte, "4 TB", 0.0, 1e15), Kinds::of(&[Kind::Host]), Kinds::of(&[Kind::Host]),
            "Data to copy", "Gives the time of a copy, and shows what it does to the write caches of the target.";
        /// Whether a port multiplier switches frame by frame (FIS-based).
        by_frame: Option<bool> = Some(true), (), Kinds::of(&[Kind::Multiplier]), Kinds::of(&[Kind::Multiplier]),
            "FIS-based switching";
        /// Whether copies between drives below a switch turn round in it, as GPUDirect Storage lets them.
        peer_to_peer: Option<bool> = Some(false), (), Kinds::of(&[Kind::Switch]), Kinds::of(&[Kind::Switch]),
            "Peer-to-peer", "With software made for it, such as GPUDirect Storage, copies below the switch bypass CPU and memory. Arrays always use both.";
        /// Whether an expander buffers for SATA drives. Few know, so the ceiling counts on it.
        buffered: Option<bool> = Some(false), (), Kinds::of(&[Kind::Expander]), Kinds::of(&[Kind::Expander]),
            "Buffers for SATA drives";
        /// Whether each command waits for the one before (Bulk-Only Transport), as in some external drives.
        bot: Option<bool> = Some(false), (), Kinds::of(&[Kind::Bridge]), Kinds::of(&[Kind::Bridge]).and(Kinds::DRIVE),
            "Bulk-Only Transport (no UASP)";
        /// Whether a drive is an SSD: it skips parity without losing time.
        solid: Option<bool> = Some(false), (), Kinds::DRIVE, Kinds::DRIVE, "SSD",
            "In parity arrays, sequential reads use every SSD; hard disks lose time skipping parity.";
    }
}

impl Bond {
    /// How many ports they are.
    pub(super) fn ports(self) -> f64 {
        decimal::read(self.word())
    }
}

/// Names of RAID-Z with one drive of parity in each vdev, with two, and with three.
pub const RAIDZ: [&str; 3] = ["raidz1", "raidz2", "raidz3"];

/// How drives of a chain are joined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scheme {
    /// A classic level.
    Classic(Layout),
    /// RAID-Z.
    Raidz {
        /// Drives of parity of each vdev.
        parity: usize,
        /// Vdevs.
        vdevs: usize,
    },
}

/// An array over drives of the chain.
#[derive(Debug, Clone, PartialEq)]
pub struct Array {
    /// Unique among parts and arrays.
    pub(super) id: String,
    /// How it joins them.
    pub(super) scheme: Scheme,
    /// Its drives.
    pub(super) members: Vec<PartId>,
    /// The part that does the work: the host, or a controller with RAID of its own.
    pub(super) on: PartId,
}

/// Something of each part of a chain.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct PerPart<T>(Vec<T>);

impl<T> PerPart<T> {
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// In the order of the parts, the host first.
    pub(super) fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (PartId, &T)> {
        self.ids().zip(&self.0)
    }

    pub(super) fn ids(&self) -> impl Iterator<Item = PartId> + use<T> {
        (0..self.0.len()).map(PartId)
    }

    pub(super) fn map<U>(&self, of: impl FnMut(PartId) -> U) -> PerPart<U> {
        PerPart(self.ids().map(of).collect())
    }
}

#[allow(clippy::indexing_slicing, reason = "ids are of the parts of the chain, each of which has a value")]
impl<T> Index<PartId> for PerPart<T> {
    type Output = T;
    fn index(&self, part: PartId) -> &T {
        &self.0[part.0]
    }
}

#[allow(clippy::indexing_slicing, reason = "ids are of the parts of the chain, each of which has a value")]
impl<T> IndexMut<PartId> for PerPart<T> {
    fn index_mut(&mut self, part: PartId) -> &mut T {
        &mut self.0[part.0]
    }
}

/// A chain: parts in the order in which they were given, the host first.
#[derive(Debug, Clone, PartialEq)]
pub struct Chain {
    pub(super) parts: PerPart<Part>,
    pub(super) arrays: Vec<Array>,
}

impl Chain {
    /// A chain of these parts, the host first; nothing without parts, or where one hangs on a part that is not there.
    pub(super) fn of(parts: Vec<Part>) -> Option<Self> {
        let is_whole = !parts.is_empty() && parts.iter().all(|part| part.on.0 < parts.len());
        is_whole.then_some(Self { parts: PerPart(parts), arrays: Vec::new() })
    }

    /// A chain of a host alone.
    pub(super) fn host(host: Part) -> Self {
        Self { parts: PerPart(vec![host]), arrays: Vec::new() }
    }

    pub(super) fn of_kind(&self, kind: Kind) -> impl Iterator<Item = PartId> {
        self.parts.iter().filter(move |(_, part)| part.kind == kind).map(|(id, _)| id)
    }

    /// The parts on the way from one to the host: that part itself first, the host last.
    pub(super) fn way(&self, from: PartId) -> impl Iterator<Item = PartId> {
        let up = |&part: &PartId| (part != PartId::HOST).then(|| self.parts[part].on);
        std::iter::successors(Some(from), up).take(DEEPEST + 1)
    }

    /// Where a copy between two parts turns round: in the first part above both where that is a switch that lets it,
    /// else in the host.
    pub(super) fn turn(&self, from: PartId, to: PartId) -> PartId {
        let meeting = self.way(from).find(|&part| self.way(to).any(|other| other == part));
        meeting.filter(|&part| self.parts[part].peer_to_peer == Some(true)).unwrap_or(PartId::HOST)
    }

    /// How many of a part the machine holds: its count, times that of everything that it hangs on.
    pub(super) fn instances(&self, part: PartId) -> f64 {
        self.way(part).map(|part| self.parts[part].count).product()
    }

    /// The ports that a part is plugged into; nothing for the host, and where nobody states them.
    pub(super) fn socket(&self, part: PartId) -> Option<Cable> {
        if part == PartId::HOST { None } else { self.parts[self.parts[part].on].ports }
    }

    /// The link of a part as it comes up: the slower and narrower of what the part, its slot and the ports of that
    /// which it hangs on can do. Nothing where the part has none of its own, as a host has none.
    pub(super) fn negotiated(&self, part: PartId) -> Option<Cable> {
        let link = self.parts[part].link?;
        let narrowed = [self.parts[part].slot, self.socket(part)];
        Some(narrowed.into_iter().flatten().fold(link, |link, other| link.with(other).unwrap_or(link)))
    }

    /// Max Payload Size on the way of a part: the smallest that a part on it supports; nothing where none states it.
    pub(super) fn max_payload_size(&self, part: PartId) -> Option<f64> {
        self.way(part).filter_map(|part| self.parts[part].max_payload_size).reduce(f64::min)
    }

    /// What the network of a card carries, with the timestamps that most senders add or `bounding` those who leave them
    /// out; nothing of other parts.
    pub(super) fn network(&self, card: PartId, bounding: bool) -> Option<ethernet::Outputs> {
        let part = &self.parts[card];
        let generation = Generation::at(part.network?.generation);
        let usual = ethernet::Inputs::default();
        let inputs = ethernet::Inputs {
            generation,
            mtu: part.mtu.unwrap_or(USUAL_MTU),
            timestamps: Timestamps::usual(bounding),
            transport: if generation.row().is_infiniband() {
                Transport::RoceV2
            } else {
                part.transport.unwrap_or(usual.transport)
            },
            ports: part.bond.map_or(usual.ports, Bond::ports),
            multichannel: part.multichannel == Some(true),
            streams: part.streams.unwrap_or(ENOUGH_STREAMS),
            queue_depth: part.queue_depth,
            block_size: part.request_size.unwrap_or(usual.block_size),
            round_trip_time: part.round_trip_time.unwrap_or(usual.round_trip_time),
            ..usual
        };
        ethernet::evaluate(&inputs).ok()
    }

    /// Of each part, whether it is a drive of an array.
    pub(super) fn joined(&self) -> PerPart<bool> {
        let mut joined = self.parts.map(|_| false);
        for &member in self.arrays.iter().flat_map(|array| &array.members) {
            joined[member] = true;
        }
        joined
    }

    /// How many drives these parts are.
    pub(super) fn drives(&self, members: &[PartId]) -> usize {
        let count: f64 = members.iter().map(|&member| self.instances(member)).sum();
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole and at most MOST_DRIVES")]
        let count = count as usize;
        count
    }

    /// The chain without some parts, on which none hangs that stays; arrays are left out.
    pub(super) fn without(self, gone: &[PartId]) -> Option<Self> {
        let PerPart(parts) = self.parts;
        let shifted = |id: PartId| PartId(id.0 - gone.iter().filter(|&&gone| gone < id).count());
        let kept = parts.into_iter().enumerate().filter(|(place, _)| !gone.contains(&PartId(*place)));
        Self::of(kept.map(|(_, part)| Part { on: shifted(part.on), ..part }).collect())
    }
}
