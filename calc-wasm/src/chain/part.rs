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

/// Largest packet of a network that says nothing of it.
const USUAL_MTU: f64 = 1500.0;
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
pub struct Part {
    /// Unique in its chain: lower case, digits, hyphens.
    pub id: String,
    /// What the reader calls it; empty where it has no name.
    pub name: String,
    /// What it is, with what only such a part has.
    pub role: Role,
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
    /// Bytes of a drive; 0: not known. Of other parts it means nothing, but kept questions of the planner state it.
    pub size: f64,
}

/// What a part is, with what only such a part has.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Role {
    /// The processor, with its memory.
    Host {
        /// Bytes per second that all channels of its memory transfer, reads and writes together; 0: not judged.
        memory: f64,
    },
    /// A chipset.
    Chipset,
    /// A PCIe switch.
    Switch,
    /// An adapter between links.
    Adapter,
    /// A SATA controller.
    SataController,
    /// A SAS controller.
    Hba,
    /// A controller with RAID of its own.
    RaidCard,
    /// A USB controller.
    UsbHost,
    /// A SAS expander.
    Expander {
        /// Whether it buffers for SATA drives.
        buffered: bool,
    },
    /// A SATA port multiplier.
    Multiplier {
        /// Whether it switches frame by frame (FIS-based).
        by_frame: bool,
    },
    /// An enclosure, or what else leads from one link to another.
    Bridge {
        /// Whether each command waits for the one before (BOT).
        bot: bool,
    },
    /// A network card.
    Nic(Nic),
    /// A drive.
    Drive(Drive),
}

/// What only a network card has.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Nic {
    /// What leaves the machine.
    pub network: Option<Cable>,
    /// Largest packet of that network.
    pub mtu: f64,
}

/// What only drives have.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Drive {
    /// Share of its rate that it gives at its slow end: about half for a hard disk's inner tracks.
    pub slow_end: f64,
    /// Whether it has no heads that turn past what is not asked for: an SSD.
    pub solid: bool,
    /// Whether each command waits for the one before (BOT), as in an external drive with its enclosure.
    pub bot: bool,
}

impl Role {
    /// What a part of this kind is that says no more.
    #[must_use]
    pub const fn of(kind: Kind) -> Self {
        match kind {
            Kind::Host => Self::Host { memory: 0.0 },
            Kind::Chipset => Self::Chipset,
            Kind::Switch => Self::Switch,
            Kind::Adapter => Self::Adapter,
            Kind::SataController => Self::SataController,
            Kind::Hba => Self::Hba,
            Kind::RaidCard => Self::RaidCard,
            Kind::UsbHost => Self::UsbHost,
            Kind::Expander => Self::Expander { buffered: false },
            Kind::Multiplier => Self::Multiplier { by_frame: true },
            Kind::Bridge => Self::Bridge { bot: false },
            Kind::Nic => Self::Nic(Nic { network: None, mtu: USUAL_MTU }),
            Kind::Drive => Self::Drive(Drive { slow_end: 1.0, solid: false, bot: false }),
        }
    }
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
            role: Role::of(kind),
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
            size: 0.0,
        }
    }

    /// What it is.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self.role {
            Role::Host { .. } => Kind::Host,
            Role::Chipset => Kind::Chipset,
            Role::Switch => Kind::Switch,
            Role::Adapter => Kind::Adapter,
            Role::SataController => Kind::SataController,
            Role::Hba => Kind::Hba,
            Role::RaidCard => Kind::RaidCard,
            Role::UsbHost => Kind::UsbHost,
            Role::Expander { .. } => Kind::Expander,
            Role::Multiplier { .. } => Kind::Multiplier,
            Role::Bridge { .. } => Kind::Bridge,
            Role::Nic(_) => Kind::Nic,
            Role::Drive(_) => Kind::Drive,
        }
    }

    /// What a drive has; nothing for another part.
    #[must_use]
    pub const fn drive(&self) -> Option<&Drive> {
        if let Role::Drive(drive) = &self.role { Some(drive) } else { None }
    }

    /// What leaves the machine through a network card, and its largest packet.
    #[must_use]
    pub fn network(&self) -> Option<(Cable, f64)> {
        if let Role::Nic(Nic { network, mtu }) = self.role {
            network.map(|network| (network, mtu))
        } else {
            None
        }
    }

    /// Bytes per second that the memory of a host transfers; 0 where that is not judged.
    #[must_use]
    pub const fn memory(&self) -> f64 {
        if let Role::Host { memory } = self.role { memory } else { 0.0 }
    }

    /// Largest packet of the network of the part.
    #[must_use]
    pub const fn mtu(&self) -> f64 {
        if let Role::Nic(nic) = &self.role { nic.mtu } else { USUAL_MTU }
    }

    /// Whether each command waits for the one before.
    #[must_use]
    pub const fn is_bot(&self) -> bool {
        matches!(self.role, Role::Bridge { bot: true } | Role::Drive(Drive { bot: true, .. }))
    }

    /// Whether it is a multiplier that serves one drive while the others wait.
    #[must_use]
    pub const fn takes_turns(&self) -> bool {
        matches!(self.role, Role::Multiplier { by_frame: false })
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
