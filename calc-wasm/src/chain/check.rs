//! What only a whole chain can tell: loops, links that do not fit, drives that make no array.

use super::cable;
use super::kind::Kind;
use super::part::{Chain, MOST_DRIVES, PartId, Scheme};
use crate::array::level::Needs;
use crate::calculator::Choice;
use crate::decimal;
use crate::error::{Allowed, CHAIN, Code, Reason, Refused};
use crate::unit::Unit;

impl Scheme {
    /// Whether this number of drives makes it.
    ///
    /// # Errors
    /// The numbers of drives that do.
    pub(super) fn check(self, drives: usize) -> Result<(), Allowed> {
        match self {
            Self::Classic(layout) => layout.check(drives).map_err(Needs::allowed),
            Self::Raidz { parity, vdevs } => {
                let fits = drives >= (parity + 1) * vdevs && drives.is_multiple_of(vdevs);
                let allowed = Allowed::Drives { at_least: (parity + 1) * vdevs, multiple_of: vdevs };
                if fits { Ok(()) } else { Err(allowed) }
            }
        }
    }
}

/// Names the part, the member and its value that are refused.
pub(super) fn refuse(code: Code, id: &str, member: &str, value: &str, allowed: Allowed) -> Refused {
    Refused::new(code, &format!("{id}.{member}: {value}"), allowed)
}

/// What only the whole chain can tell: loops, links that do not fit, drives.
pub(super) fn check(chain: &Chain) -> Result<(), Refused> {
    let mut drives = 0.0;
    for (id, part) in chain.parts.iter() {
        let (is_host, parent) = (id == PartId::HOST, &chain.parts[part.on]);
        let clash = |member: &str, value: &str, reason: Reason| {
            refuse(Code::ImpossibleCombination, &part.id, member, value, Allowed::Form(CHAIN)).because(reason)
        };
        if is_host != (part.kind == Kind::Host) {
            return Err(clash("kind", part.kind.word(), Reason::OneHost));
        }
        if chain.way(id).last() != Some(PartId::HOST) {
            return Err(clash("on", &parent.id, Reason::Loop));
        }
        if !is_host && parent.kind == Kind::Drive {
            return Err(clash("on", &parent.id, Reason::NothingBehindDrives));
        }
        if !is_host && part.link.is_none() {
            return Err(clash("link", "", Reason::NoLink));
        }
        for (member, other) in [("slot", part.slot), ("on", chain.socket(id))] {
            let (Some(link), Some(other)) = (part.link, other) else { continue };
            if !fits(link.kind, other.kind) {
                return Err(clash(
                    member,
                    if member == "on" { &parent.id } else { other.kind.word() },
                    Reason::OtherPlug,
                ));
            }
        }
        if let Some(network) = part.network.filter(|network| network.kind != cable::Kind::Ethernet) {
            return Err(clash("network", network.kind.word(), Reason::OtherPlug));
        }
        if part.kind == Kind::Drive {
            drives += chain.instances(id);
        }
    }
    if !(1.0..=MOST_DRIVES).contains(&drives) {
        let range = Allowed::Between { minimum: 1.0, maximum: MOST_DRIVES, unit: Unit::Count, whole: true };
        return Err(
            refuse(Code::OutOfRange, CHAIN, "drives", &decimal::write(drives), range).because(Reason::DrivesInAll)
        );
    }
    Ok(())
}

/// Whether a plug goes into a socket: SATA drives go into SAS ports, and DMI is PCI Express of the vendor's own.
fn fits(plug: cable::Kind, socket: cable::Kind) -> bool {
    plug == socket || (plug == cable::Kind::Sata && socket == cable::Kind::Sas)
}
