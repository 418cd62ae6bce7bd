//! Changes that people can make to a chain, each tried: the chain with it is solved anew.

use super::answer::{Answer, total};
use super::cable::{self, Cable, USUAL_PAYLOAD};
use super::kind::Kind;
use super::load::Load;
use super::network::Place;
use super::part::{Chain, Part, PartId};
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
    /// The part.
    pub(super) part: PartId,
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
fn possible(chain: &Chain, id: PartId, place: Place) -> Vec<(What, String, Chain)> {
    let mut changes = Vec::new();
    if !matches!(place, Place::Up | Place::Down | Place::Passing | Place::Turns) {
        return changes;
    }
    let part = &chain.parts[id];
    let mut try_with = |kind, to: String, change: &dyn Fn(&mut Part)| {
        let mut changed = chain.clone();
        change(&mut changed.parts[id]);
        changes.push((kind, to, changed));
    };
    let link = chain.negotiated(id);
    if let (Some(own), Some(link)) = (part.link, link) {
        if own == link {
            for (kind, better) in [(What::Width, wider(link)), (What::Generation, faster(link))] {
                let Some(better) = better.filter(|_| part.kind != Kind::Drive) else { continue };
                try_with(kind, better.to_string(), &|part| {
                    part.link = Some(better);
                    part.slot = None;
                });
            }
        } else {
            try_with(What::Slot, own.to_string(), &|part| part.slot = None);
        }
        let mps = chain.max_payload_size(id);
        if matches!(link.kind, cable::Kind::Pcie) && mps < LARGEST_PAYLOAD {
            let larger = if mps < USUAL_PAYLOAD { USUAL_PAYLOAD } else { LARGEST_PAYLOAD };
            let mut changed = chain.clone();
            for id in chain.way(id) {
                changed.parts[id].max_payload_size = Some(larger);
            }
            changes.push((What::Payload, crate::decimal::write(larger), changed));
        }
    }
    // Behind a chipset that limits, what can be plugged elsewhere is.
    if part.kind == Kind::Chipset {
        let mut changed = chain.clone();
        // A count is that on each part: what hung on each of several chipsets hangs on one processor.
        let chipsets = chain.instances(id);
        for (moved, _) in chain.parts.iter().filter(|(_, other)| other.on == id && moves(other)) {
            changed.parts[moved].on = PartId::HOST;
            changed.parts[moved].count *= chipsets;
        }
        if changed != *chain {
            changes.push((What::Processor, String::new(), changed));
        }
    }
    if part.by_frame == Some(false) {
        let mut changed = chain.clone();
        changed.parts[id].by_frame = Some(true);
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
fn moves(part: &Part) -> bool {
    !matches!(part.kind, Kind::Host | Kind::Chipset)
        && part.link.is_some_and(|link| link.kind == cable::Kind::Pcie)
}
