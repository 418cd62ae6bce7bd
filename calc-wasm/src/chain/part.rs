//! The parts of a chain: what hangs on what, by which link, with which limits of its own.

use super::cable::{Cable, USUAL_PAYLOAD};
use crate::array::level::Layout;
use crate::choice;

choice! {
    /// What a part is.
    pub enum Kind {
        Host = "host";
        Chipset = "chipset";
        Switch = "switch";
        Adapter = "adapter";
        SataController = "sata_controller";
        Hba = "hba";
        RaidCard = "raid_card";
        UsbHost = "usb_host";
        Expander = "expander";
        Multiplier = "multiplier";
        Bridge = "bridge";
        Nic = "nic";
        Drive = "drive";
    }
}

/// The id of the part on which everything hangs; it need not be listed.
pub const HOST: &str = "host";
/// The most parts that a chain lists: beyond it nobody plans one machine.
pub const MOST_PARTS: usize = 5_000;
/// The most drives of one chain, counted one by one: a rack of dense shelves.
pub const MOST_DRIVES: f64 = 10_000.0;
/// The most hops from a drive to the processor: more than any machine has, and where a loop is found.
pub const DEEPEST: usize = 16;

/// One part, or several equal ones at equal places.
#[derive(Debug, Clone, PartialEq)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a yes or no of another kind of part, as JSON has it"
)]
pub struct Part {
    /// Unique in its chain: lower case, digits, hyphens.
    pub id: String,
    /// What the reader calls it; empty where it has no name.
    pub name: String,
    /// What it is.
    pub kind: Kind,
    /// Place of the part that it hangs on; the host hangs on itself.
    pub on: usize,
    /// How many of them hang on each instance of that part.
    pub count: f64,
    /// What the part itself could do on its way to the host.
    pub link: Option<Cable>,
    /// What the place could do where it is plugged in, if that is less.
    pub slot: Option<Cable>,
    /// What its own ports could do for that which hangs on it.
    pub ports: Option<Cable>,
    /// Largest Max Payload Size that it knows; 0 where that is not known.
    pub max_payload_size: f64,
    /// Bytes per second read: of a drive, or the most that a controller was measured to pass on. 0: not known.
    pub read: f64,
    /// The same for writes.
    pub write: f64,
    /// I/Os per second that it serves, read; 0: not known.
    pub read_iops: f64,
    /// The same for writes.
    pub write_iops: f64,
    /// Share of its rate that a drive gives at its slow end: about half for a hard disk's inner tracks.
    pub slow_end: f64,
    /// For a drive: whether it has no heads that turn past what is not asked for: an SSD.
    pub solid: bool,
    /// Bytes of a drive; 0: not known.
    pub size: f64,
    /// For a port multiplier: whether it switches frame by frame (FIS-based).
    pub by_frame: bool,
    /// For an expander: whether it buffers for SATA drives.
    pub buffered: bool,
    /// For an enclosure: whether each command waits for the one before (BOT).
    pub bot: bool,
    /// For a network card: what leaves the machine.
    pub network: Option<Cable>,
    /// Largest packet of that network.
    pub mtu: f64,
}

/// How drives of a chain are joined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scheme {
    /// A classic level.
    Classic(Layout),
    /// RAID-Z with so many drives of parity in each of so many vdevs.
    Raidz {
        /// Drives of parity of a vdev.
        parity: usize,
        /// Vdevs.
        vdevs: usize,
    },
}

/// An array over drives of the chain.
#[derive(Debug, Clone, PartialEq)]
pub struct Array {
    /// Unique among parts and arrays.
    pub id: String,
    /// How it joins them.
    pub scheme: Scheme,
    /// Places of its drives among the parts.
    pub members: Vec<usize>,
    /// Place of the part that does the work: the host, or a controller with RAID of its own.
    pub on: usize,
}

/// A chain: parts in the order in which they were given, the host first.
#[derive(Debug, Clone, PartialEq)]
pub struct Chain {
    /// All parts.
    pub parts: Vec<Part>,
    /// All arrays.
    pub arrays: Vec<Array>,
}

impl Part {
    /// A part with nothing but an id and a kind.
    #[must_use]
    pub fn new(id: &str, kind: Kind) -> Self {
        Self {
            id: id.into(),
            name: String::new(),
            kind,
            on: 0,
            count: 1.0,
            link: None,
            slot: None,
            ports: None,
            max_payload_size: 0.0,
            read: 0.0,
            write: 0.0,
            read_iops: 0.0,
            write_iops: 0.0,
            slow_end: 1.0,
            solid: false,
            size: 0.0,
            by_frame: true,
            buffered: false,
            bot: false,
            network: None,
            mtu: 1500.0,
        }
    }
}

impl Chain {
    /// The places on the way from a part to the host: the part itself first, the host last.
    pub fn way(&self, from: usize) -> impl Iterator<Item = usize> {
        let mut next = Some(from);
        std::iter::from_fn(move || {
            let at = next?;
            next = self.parts.get(at).filter(|_| at != 0).map(|part| part.on);
            Some(at)
        })
        .take(DEEPEST + 1)
    }

    /// How many of a part the machine holds: its count, times that of everything that it hangs on.
    #[must_use]
    pub fn instances(&self, at: usize) -> f64 {
        self.way(at).filter_map(|place| self.parts.get(place)).map(|part| part.count).product()
    }

    /// The link of a part as it comes up: the slower and narrower of what the part, its slot and the ports of that which
    /// it hangs on can do. Nothing where the part has none of its own, as a host has none.
    #[must_use]
    pub fn negotiated(&self, at: usize) -> Option<Cable> {
        let part = self.parts.get(at)?;
        let link = part.link?;
        let ports = self.parts.get(part.on).filter(|_| at != 0).and_then(|parent| parent.ports);
        let narrowed = [part.slot, ports];
        Some(narrowed.into_iter().flatten().fold(link, |link, other| link.with(other).unwrap_or(link)))
    }

    /// Max Payload Size on the way of a part: the smallest that a part on it knows.
    #[must_use]
    pub fn max_payload_size(&self, at: usize) -> f64 {
        let stated = self.way(at).filter_map(|place| self.parts.get(place)).map(|part| part.max_payload_size);
        let least = stated.filter(|&size| size > 0.0).fold(f64::INFINITY, f64::min);
        if least.is_finite() { least } else { USUAL_PAYLOAD }
    }

    /// Drives of a member list.
    #[must_use]
    pub fn drives(&self, members: &[usize]) -> usize {
        let count: f64 = members.iter().map(|&at| self.instances(at)).sum();
        #[allow(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "whole and at most MOST_DRIVES"
        )]
        let count = count as usize;
        count
    }
}
