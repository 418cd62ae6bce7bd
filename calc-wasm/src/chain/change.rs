//! Changes that people can make to a chain, each tried: the chain with it is solved anew.

use super::answer::{Answer, total};
use super::cable::{self, Cable, USUAL_PAYLOAD};
use super::load::Load;
use super::network::Place;
use super::part::{Chain, Kind, Part, Role};
use crate::choice;

choice! {
    /// What is changed.
    pub enum What {
        Slot = "slot";
        Processor = "processor";
        Width = "width";
        Generation = "generation";
        Payload = "payload";
        Switching = "switching";
    }
}

/// A change and what comes of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Change {
    /// What is changed.
    pub kind: What,
    /// Place of the part.
    pub part: usize,
    /// The link, the payload or the number that it gets.
    pub to: String,
    /// All flows together with it.
    pub total: f64,
    /// The chain with it.
    pub chain: Chain,
}

/// A gain that is worth a sentence: one per cent.
const WORTHWHILE: f64 = 1.01;
/// The largest Max Payload Size that is tried: more is rare, and brings little.
const LARGEST_PAYLOAD: f64 = 512.0;

/// What brings more, the most first.
#[must_use]
pub fn worthwhile(chain: &Chain, load: Load, now: &Answer) -> Vec<Change> {
    let mut changes: Vec<Change> = Vec::new();
    for limit in &now.limits {
        for (kind, to, changed) in possible(chain, limit.part, limit.place) {
            let total = total(&changed, load, now.size);
            let known = changes.iter().any(|change| change.kind == kind && change.part == limit.part);
            if total > now.total * WORTHWHILE && !known {
                let place = changes.iter().position(|change| change.total < total).unwrap_or(changes.len());
                changes.insert(place, Change { kind, part: limit.part, to, total, chain: changed });
            }
        }
    }
    changes
}

/// What can be changed about a part that limits, and the chain with each change.
fn possible(chain: &Chain, at: usize, place: Place) -> Vec<(What, String, Chain)> {
    let mut changes = Vec::new();
    let (Some(part), true) =
        (chain.parts.get(at), matches!(place, Place::Up | Place::Down | Place::Passing | Place::Turns))
    else {
        return changes;
    };
    let mut try_with = |kind, to: String, change: &dyn Fn(&mut Part)| {
        let mut changed = chain.clone();
        if let Some(part) = changed.parts.get_mut(at) {
            change(part);
        }
        changes.push((kind, to, changed));
    };
    let link = chain.negotiated(at);
    if let (Some(own), Some(link)) = (part.link, link) {
        if own == link {
            for (kind, better) in [(What::Width, wider(link)), (What::Generation, faster(link))] {
                let Some(better) = better.filter(|_| part.kind() != Kind::Drive) else { continue };
                try_with(kind, better.to_string(), &|part| {
                    part.link = Some(better);
                    part.slot = None;
                });
            }
        } else {
            try_with(What::Slot, own.to_string(), &|part| part.slot = None);
        }
        let mps = chain.max_payload_size(at);
        if matches!(link.kind, cable::Kind::Pcie) && mps < LARGEST_PAYLOAD {
            let larger = if mps < USUAL_PAYLOAD { USUAL_PAYLOAD } else { LARGEST_PAYLOAD };
            let mut changed = chain.clone();
            let way: Vec<usize> = chain.way(at).collect();
            for place in way {
                if let Some(part) = changed.parts.get_mut(place) {
                    part.max_payload_size = larger;
                }
            }
            changes.push((What::Payload, crate::decimal::write(larger), changed));
        }
    }
    // Behind a chipset that limits, what can be plugged elsewhere is.
    if part.kind() == Kind::Chipset {
        let mut changed = chain.clone();
        // A count is that on each part: what hung on each of several chipsets hangs on one processor.
        let chipsets = chain.instances(at);
        for (moved, other) in changed.parts.iter_mut().enumerate() {
            if other.on == at && moves(chain, moved) {
                other.on = 0;
                other.count *= chipsets;
            }
        }
        if changed != *chain {
            changes.push((What::Processor, String::new(), changed));
        }
    }
    if part.takes_turns() {
        let mut changed = chain.clone();
        if let Some(part) = changed.parts.get_mut(at) {
            part.role = Role::Multiplier { by_frame: true };
        }
        changes.push((What::Switching, String::new(), changed));
    }
    changes
}

fn wider(link: Cable) -> Option<Cable> {
    let widths = link.kind.widths();
    let next = widths.iter().copied().find(|&width| width >= 2.0 * link.lanes)?;
    Some(Cable { lanes: next, ..link })
}

fn faster(link: Cable) -> Option<Cable> {
    let next = link.generation + 1;
    (next < link.kind.generations().len()).then_some(Cable { generation: next, ..link })
}

/// Whether a part is one that people plug elsewhere: a card or a drive with a PCIe link.
fn moves(chain: &Chain, at: usize) -> bool {
    chain.parts.get(at).is_some_and(|part| {
        !matches!(part.kind(), Kind::Host | Kind::Chipset)
            && part.link.is_some_and(|link| link.kind == cable::Kind::Pcie)
    })
}
