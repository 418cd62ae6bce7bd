//! Chipsets, and the link by which each reaches the processor: rows of `datasets/registry/chipset-uplinks.csv`.

use super::{Basis, Confidence, dmi};
use crate::calculator::{Choice, Meaning, joined};
use crate::choice;

choice! {
    /// How the uplink of a chipset is known; the words are those of the registry.
    pub enum Known {
        ByHand = "by_hand", "as set here";
        Specified = "specified", "specified by the vendor";
        Reported = "reported", "reported by others";
        Unverified = "unverified", "unverified: no source names it";
    }
}

choice! {
    /// How many chips are between a chip and the processor.
    pub enum Way {
        Direct = "direct", "straight to the processor", "all drives together";
        First = "first_of_two", "straight to the processor, shared with a second chip behind this one",
            "all drives behind both chips together";
        Behind = "behind_another", "through another chip, whose uplink both share",
            "all drives together, through another chip, whose uplink they share";
    }
}

/// The uplink of one chipset, as the registry describes it.
#[derive(Debug)]
#[non_exhaustive]
pub struct Uplink {
    /// Its name in the registry: `amd-b650`.
    pub name: &'static str,
    /// What the vendor calls the link: `DMI 4.0`, `UMI`, or `PCIe`.
    pub link: &'static str,
    /// The generation of PCI Express that it is on the wire.
    pub pcie_generation: &'static str,
    /// Its width.
    pub lanes: f64,
    /// The chipset between this one and the processor; empty where there is none.
    pub via: &'static str,
    /// How sure that is.
    pub known: Known,
}

mod table {
    #![allow(clippy::unreadable_literal, reason = "generated from the registry")]
    use super::{Known, Uplink};
    include!(concat!(env!("OUT_DIR"), "/chipset-uplinks.rs"));
}
pub use table::*;

impl Uplink {
    /// How this chip reaches the processor.
    #[must_use]
    pub fn way(&self) -> Way {
        if !self.via.is_empty() {
            Way::Behind
        } else if CHIPSETS.iter().any(|other| other.via == self.name) {
            Way::First
        } else {
            Way::Direct
        }
    }

    /// Where the expected range comes from: it was measured on DMI, and is taken over for every other uplink.
    #[must_use]
    pub fn range_basis(&self, generation: &dmi::Dmi) -> Basis {
        if self.link.starts_with("DMI") { generation.range_basis } else { Basis::Assumed }
    }

    /// How sure its wire format is: that of PCI Express is public, that of its relatives is not.
    #[must_use]
    pub fn confidence(&self, generation: &dmi::Dmi) -> Confidence {
        if self.link == "PCIe" { Confidence::Specified } else { generation.confidence }
    }
}

/// A chipset of the registry, or another one, whose uplink is then set by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chipset(usize);

impl Chipset {
    /// None of the registry.
    pub const OTHER: Self = Self(0);
    /// How many there are to choose from.
    const COUNT: usize = CHIPSETS.len() + 1;
    const LABELS: [&'static str; Self::COUNT] = joined(&["not listed: set below"], &CHIPSETS_LABELS);
    /// The names of the registry, after the word for none of them.
    pub const NAMES: [&'static str; Self::COUNT] = joined(&["other"], &CHIPSETS_NAMES);

    /// Its uplink; nothing of one that is not listed.
    #[must_use]
    pub fn uplink(self) -> Option<&'static Uplink> {
        CHIPSETS.get(self.0.checked_sub(1)?)
    }
}

impl Choice for Chipset {
    const NAMES: &'static [&'static str] = &Self::NAMES;
    const MEANINGS: &'static [Meaning] = &Meaning::labels(&Self::LABELS);
    fn at(index: usize) -> Self {
        Self(index.min(CHIPSETS.len()))
    }
    fn index(self) -> usize {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::{CHIPSETS, Way, dmi};

    #[test]
    fn every_uplink_is_of_a_generation_and_width_that_the_model_knows() {
        for uplink in &CHIPSETS {
            let generation = dmi::GENERATIONS.iter().find(|one| one.pcie_generation == uplink.pcie_generation);
            assert!(
                generation.is_some_and(|one| one.link(uplink.lanes).is_ok()),
                "dmi-generations.csv has no such generation or width: {uplink:?}"
            );
        }
    }

    #[test]
    fn a_chipset_of_two_chips_shares_the_uplink_of_the_first() {
        let way = |name| CHIPSETS.iter().find(|one| one.name == name).map(super::Uplink::way);
        assert_eq!(way("amd-x670"), Some(Way::First));
        assert_eq!(way("amd-x670-second"), Some(Way::Behind));
        assert_eq!(way("amd-b650"), Some(Way::Direct));
    }
}
