//! What only a whole chain can tell: loops, links that do not fit, drives that make no array.

use super::cable;
use super::part::{Chain, Kind, MOST_DRIVES, Scheme};
use crate::array::level::Needs;
use crate::calculator::Choice;
use crate::decimal;
use crate::error::{Allowed, CHAIN, Code, Reason, Refused};
use crate::unit::Unit;

impl Scheme {
    /// Whether so many drives make it.
    ///
    /// # Errors
    /// What would.
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
    for (at, part) in chain.parts.iter().enumerate() {
        let parent = chain.parts.get(part.on);
        let parent_id = parent.map_or("", |parent| parent.id.as_str());
        let clash = |member: &str, value: &str, reason: Reason| {
            refuse(Code::ImpossibleCombination, &part.id, member, value, Allowed::Form(CHAIN)).because(reason)
        };
        if (at == 0) != (part.kind() == Kind::Host) {
            return Err(clash("kind", part.kind().word(), Reason::OneHost));
        }
        if chain.way(at).last() != Some(0) {
            return Err(clash("on", parent_id, Reason::Loop));
        }
        if at > 0 && parent.is_some_and(|parent| parent.kind() == Kind::Drive) {
            return Err(clash("on", parent_id, Reason::NothingBehindDrives));
        }
        if at > 0 && part.link.is_none() {
            return Err(clash("link", "", Reason::NoLink));
        }
        let ports = parent.filter(|_| at > 0).and_then(|parent| parent.ports);
        for (member, other) in [("slot", part.slot), ("on", ports)] {
            let (Some(link), Some(other)) = (part.link, other) else { continue };
            if !fits(link.kind, other.kind) {
                return Err(clash(
                    member,
                    if member == "on" { parent_id } else { other.kind.word() },
                    Reason::OtherPlug,
                ));
            }
        }
        if part.kind() == Kind::Drive {
            drives += chain.instances(at);
        }
    }
    if !(1.0..=MOST_DRIVES).contains(&drives) {
        let range = Allowed::Between { minimum: 1.0, maximum: MOST_DRIVES, unit: Unit::Count, whole: true };
        return Err(refuse(Code::OutOfRange, CHAIN, "drives", &decimal::write(drives), range)
            .because(Reason::DrivesInAll));
    }
    Ok(())
}

/// Whether a plug goes into a socket: SATA drives go into SAS ports, and DMI is PCI Express of the vendor's own.
fn fits(plug: cable::Kind, socket: cable::Kind) -> bool {
    plug == socket || (plug == cable::Kind::Sata && socket == cable::Kind::Sas)
}
