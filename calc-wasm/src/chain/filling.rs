//! What a copy does to the write caches of the drives that it goes to.

use super::answer::{Answer, total};
use super::load::Load;
use super::network::{self, Source};
use super::part::{Chain, PartId, Scheme};
use super::share::{Serving, share};
use crate::array::level::Order;
use crate::json::{self, Json};

/// What counts as slower: a thousandth.
const SLOWER: f64 = 0.999;

/// A copy from its start to its end.
#[derive(Debug, Clone)]
pub(super) struct Filling {
    /// Bytes written before each stage, and bytes per second in it: each starts as the cache of a drive is full.
    stages: Vec<(f64, f64)>,
    /// SSDs whose cache, or rate past it, is unknown.
    unknown: Vec<PartId>,
    /// Bytes that the drives hold at most beside parity and copies; infinite where nobody states their size.
    room: f64,
}

/// What a copy fills; nothing of other loads, and where several ends are written apart.
pub(super) fn filling(chain: &Chain, load: Load, answer: &Answer) -> Option<Filling> {
    let end = match (load, &*answer.network.made_by) {
        (Load::Copy | Load::CopyBack, _) => network::ends(chain, load)?[1],
        (Load::CopyIn, &[(end, _)]) => end,
        _ => return None,
    };
    let (members, written) = match end {
        Source::Drives(part) => (vec![part], Some(1.0 / chain.instances(part))),
        Source::Array(array) => {
            let n = chain.drives(&array.members);
            let written = share(array.scheme, n, Load::Write, (Serving::Most, false)).written;
            (array.members.clone(), Some(written).filter(|_| !in_turn(array.scheme, n)))
        }
    };
    let (mut full, mut unknown, mut room) = (Vec::new(), Vec::new(), f64::INFINITY);
    for member in members {
        let part = &chain.parts[member];
        match (written, part.write_cache, part.write_after) {
            (Some(written), Some(cache), Some(after)) => full.push((cache / written, member, after)),
            _ if part.solid == Some(true) => unknown.push(member),
            _ => {}
        }
        if let (Some(size), Some(written)) = (part.size, written) {
            room = room.min(size / written);
        }
    }
    full.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut stages = vec![(0.0, answer.total)];
    let mut slowed = chain.clone();
    for (from, member, after) in full {
        let write = &mut slowed.parts[member].write;
        *write = Some(write.map_or(after, |rate| rate.min(after)));
        let rate = total(&slowed, load, answer.size);
        if stages.last().is_some_and(|&(_, before)| rate < before * SLOWER) {
            stages.push((from, rate));
        }
    }
    Some(Filling { stages, unknown, room })
}

/// Whether an array fills one drive after the other.
fn in_turn(scheme: Scheme, n: usize) -> bool {
    n > 1 && matches!(scheme, Scheme::Classic(layout) if matches!(layout.shape().order, Order::Concatenated))
}

impl Filling {
    /// Seconds until so much is written; nothing where it does not fit, or nothing limits.
    fn time(&self, size: f64) -> Option<f64> {
        let ends = self.stages.iter().skip(1).map(|&(from, _)| from).chain([f64::INFINITY]);
        let stages = self.stages.iter().zip(ends);
        let time: f64 = stages.map(|(&(from, rate), end)| (size.min(end) - from).max(0.0) / rate).sum();
        Some(time).filter(|&time| size <= self.room && time > 0.0 && time.is_finite())
    }

    /// As the detail of an answer holds it, with the time of `size` bytes.
    pub(super) fn json(&self, chain: &Chain, size: Option<f64>) -> Json {
        let stage = |&(from, rate): &(f64, f64)| json::object([("from", from.into()), ("rate", rate.into())]);
        json::object([
            ("stages", self.stages.iter().map(stage).collect()),
            ("unknown", self.unknown.iter().map(|&part| chain.parts[part].id.as_str().into()).collect()),
            ("time", size.and_then(|size| self.time(size)).map_or(Json::Null, Json::from)),
            ("room", self.room.into()),
        ])
    }
}
