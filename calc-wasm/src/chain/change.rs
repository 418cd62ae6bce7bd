//! Changes that people can make to a chain, each tried: the chain with it is solved anew.

use super::answer::{Answer, Limit, total};
use super::cable::{self, Cable};
use super::kind::Kind;
use super::load::Load;
use super::network::Place;
use super::part::{Array, Chain, MOST_DRIVES, Part, PartId};
use crate::calculator::Choice;
use crate::calculators::ethernet::Generation;
use crate::choice;
use crate::link::pcie::{LARGEST_PAYLOAD, USUAL_PAYLOAD};

choice! {
    /// What is changed.
    pub enum What {
        Slot = "slot";
        Processor = "processor";
        Width = "width";
        Generation = "generation";
        Both = "both";
        Payload = "payload";
        Switching = "switching";
        Network = "network";
        Chip = "chip";
        Faster = "faster";
        Drives = "drives";
    }
}

/// A change and its effect.
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
/// Of totals that differ less than this, what comes first in [`possible`] stays first.
const ALIKE: f64 = 1.001;
/// Drives that use more of their link than this are about as fast as any that it fits: SATA SSDs of the registry claim 500
/// to 560 MB/s of the 565 MB/s that SATA 3.0 carries.
pub const FILLED: f64 = 0.88;

/// What brings more: changes to what limits, the most first, then to what would limit next. Without one of the former
/// there is none: what gains elsewhere leaves the limit where it is.
#[must_use]
pub fn worthwhile(chain: &Chain, load: Load, now: &Answer) -> Vec<Change> {
    let mut changes: Vec<Change> = Vec::new();
    for limit in &now.limits {
        let first = changes.len();
        for (kind, to, changed) in possible(chain, load, now, limit) {
            let total = total(&changed, load, now.size);
            let known = changes.iter().any(|change| change.kind == kind && change.part == limit.part);
            if total > now.total * WORTHWHILE && !known {
                let less = |change: &Change| change.total * ALIKE < total;
                let place = changes.iter().skip(first).position(less).map_or(changes.len(), |place| first + place);
                changes.insert(place, Change { kind, part: limit.part, to, total, chain: changed });
            }
        }
        if changes.is_empty() {
            break;
        }
    }
    changes
}

/// What can be changed about a part that limits, and the chain with each change; what need not be bought comes first.
fn possible(chain: &Chain, load: Load, now: &Answer, limit: &Limit) -> Vec<(What, String, Chain)> {
    let Limit { part, place, .. } = *limit;
    match place {
        Place::Up | Place::Down => {
            let is_drive = chain.parts[part].kind == Kind::Drive;
            let doubled = if is_drive { more(chain, load, part) } else { None };
            [payload(chain, part), plugs(chain, part), doubled.into_iter().collect()].concat()
        }
        Place::Turns => switching(chain, part),
        Place::Passing | Place::Operations => chip(chain, part),
        Place::Sends | Place::Receives | Place::Protocol => network(chain, load, now, part),
        Place::Media => more(chain, load, part).into_iter().chain(faster_drives(chain, now, part)).collect(),
        Place::Memory | Place::Streams | Place::Waiting | Place::Peer => Vec::new(),
    }
}

/// The chain with one part changed.
fn with(chain: &Chain, id: PartId, change: impl Fn(&mut Part)) -> Chain {
    let mut changed = chain.clone();
    change(&mut changed.parts[id]);
    changed
}

/// A better slot, a place on the processor, more lanes, a newer generation.
fn plugs(chain: &Chain, id: PartId) -> Vec<(What, String, Chain)> {
    let part = &chain.parts[id];
    let mut changes = if part.kind == Kind::Chipset { moved(chain, id) } else { Vec::new() };
    let Some(link) = chain.negotiated(id) else { return changes };
    if let Some(own) = part.link.filter(|&own| own != link) {
        let mut changed = with(chain, id, |part| part.slot = None);
        if let Some(ports) = chain.socket(id).filter(|ports| ports.kind == own.kind) {
            let (generation, lanes) = (ports.generation.max(own.generation), ports.lanes.max(own.lanes));
            changed.parts[part.on].ports = Some(Cable { generation, lanes, ..ports });
        }
        changes.push((What::Slot, own.to_string(), changed));
    } else {
        let is_drive = part.kind == Kind::Drive;
        let is_narrow = link.kind == cable::Kind::Pcie && link.lanes < DRIVE_LANES;
        let wide = wider(link).filter(|_| !is_drive || is_narrow);
        for (kind, better) in [(What::Width, wide), (What::Generation, faster(link).filter(|_| !is_drive))] {
            let Some(better) = better else { continue };
            let change = |part: &mut Part| (part.link, part.slot) = (Some(better), None);
            changes.push((kind, better.to_string(), with(chain, id, change)));
        }
    }
    changes.extend(both_ends(chain, id));
    changes
}

/// Behind a chipset that limits, what can be plugged elsewhere is.
fn moved(chain: &Chain, id: PartId) -> Vec<(What, String, Chain)> {
    let mut changed = chain.clone();
    // A count is that on each part: what hung on each of several chipsets hangs on one processor.
    let chipsets = chain.instances(id);
    for (moved, _) in chain.parts.iter().filter(|(_, other)| other.on == id && moves(other)) {
        changed.parts[moved].on = PartId::HOST;
        changed.parts[moved].count *= chipsets;
    }
    if changed == *chain { Vec::new() } else { vec![(What::Processor, String::new(), changed)] }
}

/// A newer generation at both ends of a link whose ends are of the same one: neither alone would bring anything.
fn both_ends(chain: &Chain, id: PartId) -> Option<(What, String, Chain)> {
    let link = chain.negotiated(id)?;
    let socket = chain.socket(id)?;
    let ties = socket.kind == link.kind && socket.generation == link.generation && chain.parts[id].link == Some(link);
    let better = faster(link).filter(|_| ties)?;
    let mut changed = with(chain, id, |part| (part.link, part.slot) = (Some(better), None));
    changed.parts[chain.parts[id].on].ports = Some(Cable { generation: better.generation, ..socket });
    Some((What::Both, better.to_string(), changed))
}

/// A larger Max Payload Size on the whole way of a part.
fn payload(chain: &Chain, id: PartId) -> Vec<(What, String, Chain)> {
    let mps = chain.max_payload_size(id).unwrap_or(USUAL_PAYLOAD);
    let is_pcie = chain.negotiated(id).is_some_and(|link| matches!(link.kind, cable::Kind::Pcie));
    if !is_pcie || mps >= LARGEST_PAYLOAD {
        return Vec::new();
    }
    let larger = if mps < USUAL_PAYLOAD { USUAL_PAYLOAD } else { LARGEST_PAYLOAD };
    let mut changed = chain.clone();
    for passed in chain.way(id) {
        changed.parts[passed].max_payload_size = Some(larger);
    }
    vec![(What::Payload, crate::decimal::write(larger), changed)]
}

/// A port multiplier that serves all drives at once.
fn switching(chain: &Chain, id: PartId) -> Vec<(What, String, Chain)> {
    let changed = with(chain, id, |part| part.by_frame = Some(true));
    vec![(What::Switching, String::new(), changed)]
}

/// Another part of its kind whose chip is no limit. What the software of a host passes on is not changed by a part.
fn chip(chain: &Chain, id: PartId) -> Vec<(What, String, Chain)> {
    if id == PartId::HOST {
        return Vec::new();
    }
    let change = |part: &mut Part| {
        (part.read, part.write, part.read_iops, part.write_iops) = (None, None, None, None);
        part.by_frame = part.by_frame.map(|_| true);
    };
    vec![(What::Chip, String::new(), with(chain, id, change))]
}

/// The slowest network that gives nearly all that the fastest would.
fn network(chain: &Chain, load: Load, now: &Answer, id: PartId) -> Vec<(What, String, Chain)> {
    let Some(network) = chain.parts[id].network else { return Vec::new() };
    let medium = |generation| Generation::at(generation).row().is_infiniband();
    let upgrades: Vec<(String, Chain, f64)> = (network.generation + 1..network.kind.generations().len())
        .filter(|&generation| medium(generation) == medium(network.generation))
        .map(|generation| {
            let better = Cable { generation, ..network };
            let changed = with(chain, id, |part| part.network = Some(better));
            let total = total(&changed, load, now.size);
            (better.to_string(), changed, total)
        })
        .collect();
    let most = upgrades.iter().map(|(_, _, total)| *total).fold(0.0, f64::max);
    let enough = upgrades.into_iter().find(|(_, _, total)| total * WORTHWHILE >= most);
    enough.into_iter().map(|(to, changed, _)| (What::Network, to, changed)).collect()
}

/// Lanes of an NVMe drive, which the slots of most have.
const DRIVE_LANES: f64 = 4.0;

/// Drives that are twice as fast, where their link has room for any; for a lone SATA drive one with a link of its own.
fn faster_drives(chain: &Chain, now: &Answer, id: PartId) -> Option<(What, String, Chain)> {
    let part = &chain.parts[id];
    let used = now.network.resources.iter().zip(&now.use_of);
    let is_link = |place: Place| matches!(place, Place::Up | Place::Down);
    let is_full = used.into_iter().any(|(of, &used)| of.part == id && is_link(of.place) && used > FILLED);
    let is_lone = chain.instances(id) <= 1.0 && matches!(chain.parts[part.on].kind, Kind::Host | Kind::Chipset);
    let is_sata = part.link.is_some_and(|link| link.kind == cable::Kind::Sata);
    let nvme = (is_full && is_lone && is_sata).then(|| Cable::parse("pcie 3.0 x4", false).ok()).flatten();
    let change = |part: &mut Part| {
        for rate in [&mut part.read, &mut part.write, &mut part.read_iops, &mut part.write_iops] {
            *rate = rate.map(|rate| 2.0 * rate);
        }
        // No hard disk is twice as fast as another of its time.
        part.slow_end = part.slow_end.map(|_| 1.0);
        if nvme.is_some() {
            (part.link, part.slot) = (nvme, None);
        }
    };
    let to = nvme.map_or_else(String::new, |link| link.to_string());
    (!is_full || nvme.is_some()).then(|| (What::Faster, to, with(chain, id, change)))
}

/// Twice as many drives, where they still make their array and have a place: a copy from or to a loose drive stays one of
/// that drive, an enclosure has the bays that it has, and an adapter four lanes for each.
fn more(chain: &Chain, load: Load, id: PartId) -> Option<(What, String, Chain)> {
    let part = &chain.parts[id];
    let more = with(chain, id, |part| part.count *= 2.0);
    let makes = |array: &Array| array.scheme.check(more.drives(&array.members)).is_ok();
    let drives: f64 = more.of_kind(Kind::Drive).map(|drive| more.instances(drive)).sum();
    let is_copied = load.has_two_ends() && !chain.joined()[id];
    let on = &chain.parts[part.on];
    let lanes = |link: Option<Cable>| link.map_or(f64::INFINITY, |link| link.lanes);
    let is_placed = match on.kind {
        Kind::Bridge => false,
        Kind::Adapter => 2.0 * part.count * lanes(part.link) <= lanes(on.link),
        _ => true,
    };
    (drives <= MOST_DRIVES && !is_copied && is_placed && more.arrays.iter().all(makes))
        .then(|| (What::Drives, crate::decimal::write(more.instances(id)), more))
}

fn wider(link: Cable) -> Option<Cable> {
    let widths = link.kind.widths().iter();
    widths.map(|&lanes| Cable { lanes, ..link }).find(|wide| wide.lanes >= 2.0 * link.lanes && wide.is_sold())
}

fn faster(link: Cable) -> Option<Cable> {
    let newer = link.generation + 1..link.kind.generations().len();
    newer.map(|generation| Cable { generation, ..link }).find(|fast| fast.is_sold())
}

/// Whether a part is one that people plug elsewhere: a card or a drive with a PCIe link.
fn moves(part: &Part) -> bool {
    !matches!(part.kind, Kind::Host | Kind::Chipset) && part.link.is_some_and(|link| link.kind == cable::Kind::Pcie)
}
