//! Kinds of parts.

use crate::calculator::Choice;
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

/// A set of kinds.
#[derive(Debug, Clone, Copy)]
pub struct Kinds(u16);

impl Kinds {
    /// Every kind.
    pub(super) const ALL: Self = Self(u16::MAX);
    /// Drives alone.
    pub(super) const DRIVE: Self = Self::of(&[Kind::Drive]);
    /// Network cards alone.
    pub(super) const NIC: Self = Self::of(&[Kind::Nic]);
    /// What drives are plugged into.
    pub(super) const CONTROLLERS: Self = Self::of(&[Kind::SataController, Kind::Hba, Kind::RaidCard, Kind::UsbHost]);
    /// What is plugged into slots.
    pub(super) const CARDS: Self = Self::CONTROLLERS.and(Self::of(&[Kind::Switch, Kind::Adapter])).and(Self::NIC);
    /// What other parts hang on, the host left out.
    pub(super) const INNER: Self =
        Self::CARDS.and(Self::of(&[Kind::Chipset, Kind::Expander, Kind::Multiplier, Kind::Bridge]));
    /// Parts that a throughput limit of their own is known of.
    pub(super) const LIMITED: Self =
        Self::CONTROLLERS.and(Self::of(&[Kind::Expander, Kind::Multiplier, Kind::Bridge])).and(Self::DRIVE);

    pub(super) const fn of(mut kinds: &[Kind]) -> Self {
        let mut bits = 0;
        while let [first, rest @ ..] = kinds {
            bits |= 1 << *first as u16;
            kinds = rest;
        }
        Self(bits)
    }

    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether a kind is among them.
    #[must_use]
    pub const fn has(self, kind: Kind) -> bool {
        self.0 >> kind as u16 & 1 == 1
    }

    /// Their words, in declared order.
    #[must_use]
    pub fn words(self) -> Vec<&'static str> {
        (0..Kind::NAMES.len()).map(Kind::at).filter(|&kind| self.has(kind)).map(Kind::word).collect()
    }
}
