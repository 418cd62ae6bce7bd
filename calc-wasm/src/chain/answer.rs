//! What a chain gives under a load: rates, the part that limits, the next one after it, and what a change would bring.

use super::cable;
use super::change::{self, Change};
use super::fair::{self, Shares};
use super::load::Load;
use super::network::{Network, Place, Resource, Source, network};
use super::part::{Chain, Kind};
use crate::calculator::Choice;
use crate::json::{self, Json};

/// The most parts of a chain for which single changes are tried: each is solved anew.
const MOST_TRIED: usize = 512;
/// The most resources that are tried as the limit.
const MOST_SUSPECTS: usize = 12;
/// What counts as more: a thousandth.
const MORE: f64 = 1.001;

/// Something that holds a chain back.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Limit {
    /// Place of the part.
    pub part: usize,
    /// What of it.
    pub place: Place,
    /// What all flows together would get without it.
    pub without: f64,
}

/// A chain under a load.
#[derive(Debug, Clone)]
pub struct Answer {
    /// Flows and resources.
    pub network: Network,
    /// The most of each flow.
    pub most: Shares,
    /// Use of each resource at that, as a share of all of it.
    pub use_of: Vec<f64>,
    /// Use that would be asked for if nothing but drives limited.
    pub demand: Vec<f64>,
    /// All flows together: the most, and what is expected, low and high.
    pub total: f64,
    /// Lower end of what is expected.
    pub low: f64,
    /// Upper end of what is expected.
    pub high: f64,
    /// What limits, and what would be next.
    pub limits: Vec<Limit>,
}

/// What a chain gives under this load, with I/Os of `size` bytes.
#[must_use]
pub fn answer(chain: &Chain, load: Load, size: f64) -> Answer {
    let network = network(chain, load, size);
    let whole = vec![1.0; network.resources.len()];
    let most = fair::share(&whole, &network.flows);
    let expected = |end: fn(&Resource) -> f64| {
        let capacities: Vec<f64> = network.resources.iter().map(end).collect();
        network.total(&fair::share(&capacities, &network.flows))
    };
    let (low, high) = (expected(|resource| resource.expected.0), expected(|resource| resource.expected.1));
    let drives_only: Vec<f64> = network
        .resources
        .iter()
        .map(|resource| if resource.place == Place::Media { 1.0 } else { f64::INFINITY })
        .collect();
    let asked = fair::share(&drives_only, &network.flows);
    Answer {
        use_of: most.loads(&network.flows, network.resources.len()),
        demand: asked.loads(&network.flows, network.resources.len()),
        total: network.total(&most),
        limits: limits(&network, &most),
        low,
        high,
        network,
        most,
    }
}

impl Network {
    /// All flows together, in bytes per second.
    #[must_use]
    pub fn total(&self, shares: &Shares) -> f64 {
        shares.rates.iter().zip(&self.instances).map(|(rate, instances)| rate * instances).sum()
    }
}

/// What limits first, and what would when that were gone.
fn limits(network: &Network, most: &Shares) -> Vec<Limit> {
    let mut capacities = vec![1.0; network.resources.len()];
    let mut limits = Vec::new();
    let mut now = most.clone();
    for _ in 0..2 {
        let Some((resource, without, shares)) = limit(network, &capacities, &now) else { break };
        if let Some(open) = capacities.get_mut(resource) {
            *open = f64::INFINITY;
        }
        if let Some(&Resource { part, place, .. }) = network.resources.get(resource) {
            limits.push(Limit { part, place, without });
        }
        now = shares;
    }
    limits
}

/// The resource without which most would be gained; of several that hold each other's place, the one that holds back
/// most of what flows.
fn limit(network: &Network, capacities: &[f64], now: &Shares) -> Option<(usize, f64, Shares)> {
    let mut held: Vec<(usize, f64)> = Vec::new();
    for ((rate, by), instances) in now.rates.iter().zip(&now.held_by).zip(&network.instances) {
        let Some(by) = *by else { continue };
        match held.iter_mut().find(|(resource, _)| *resource == by) {
            Some((_, flow)) => *flow += rate * instances,
            None => held.push((by, rate * instances)),
        }
    }
    held.sort_by(|a, b| b.1.total_cmp(&a.1));
    let mut best: Option<(usize, f64, Shares)> = None;
    for &(resource, _) in held.iter().take(MOST_SUSPECTS) {
        let mut open = capacities.to_vec();
        if let Some(capacity) = open.get_mut(resource) {
            *capacity = f64::INFINITY;
        }
        let shares = fair::share(&open, &network.flows);
        let total = network.total(&shares);
        if best.as_ref().is_none_or(|(_, most, _)| total > most * MORE) {
            best = Some((resource, total, shares));
        }
    }
    best
}

/// The members of an answer beside its totals: what limits, and what a picture of the chain needs, part by part.
#[must_use]
pub fn detail(chain: &Chain, load: Load, size: f64) -> Vec<(String, Json)> {
    let answer = answer(chain, load, size);
    let few = chain.parts.len() <= MOST_TRIED;
    let changes = if few { change::worthwhile(chain, load, size, &answer) } else { Vec::new() };
    let limit = answer.limits.first();
    let drives = |at| flow(chain, &answer, at).1;
    let drives: f64 = (0..answer.network.flows.len()).map(drives).sum();
    let list = |count: usize, each: &dyn Fn(usize) -> Json| Json::List((0..count).map(each).collect());
    let members = [
        ("drives", drives.into()),
        ("limited_by", limit.map_or(Json::Null, |limit| id(chain, limit.part))),
        ("limited_at", limit.map_or(Json::Null, |limit| limit.place.word().into())),
        ("limits", Json::List(answer.limits.iter().map(|limit| limit_json(chain, limit)).collect())),
        ("flows", list(answer.network.flows.len(), &|at| flow_json(chain, &answer, at))),
        ("parts", list(chain.parts.len(), &|at| part_json(chain, &answer, at))),
        ("changes", Json::List(changes.iter().map(|change| change_json(chain, change, answer.total)).collect())),
    ];
    members.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

fn id(chain: &Chain, at: usize) -> Json {
    chain.parts.get(at).map_or(Json::Null, |part| part.id.as_str().into())
}

fn limit_json(chain: &Chain, limit: &Limit) -> Json {
    json::object([
        ("part", id(chain, limit.part)),
        ("place", limit.place.word().into()),
        ("without", limit.without.into()),
    ])
}

/// What a flow is made by, and how many drives that is.
fn flow(chain: &Chain, answer: &Answer, at: usize) -> (Json, f64) {
    match answer.network.sources.get(at) {
        Some(&Source::Drives(part)) => {
            (id(chain, part), answer.network.instances.get(at).copied().unwrap_or(f64::NAN))
        }
        Some(&Source::Array(array)) => chain.arrays.get(array).map_or((Json::Null, f64::NAN), |array| {
            (array.id.as_str().into(), chain.drives(&array.members) as f64)
        }),
        None => (Json::Null, f64::NAN),
    }
}

fn flow_json(chain: &Chain, answer: &Answer, at: usize) -> Json {
    let of = |list: &[f64]| list.get(at).copied().unwrap_or(f64::NAN);
    let (source, drives) = flow(chain, answer, at);
    let held = answer.most.held_by.get(at).copied().flatten();
    let held = held.and_then(|resource| answer.network.resources.get(resource));
    json::object([
        ("source", source),
        ("rate", of(&answer.most.rates).into()),
        ("flows", of(&answer.network.instances).into()),
        ("drives", drives.into()),
        ("held_by", held.map_or(Json::Null, |resource| id(chain, resource.part))),
        ("held_at", held.map_or(Json::Null, |resource| resource.place.word().into())),
    ])
}

fn part_json(chain: &Chain, answer: &Answer, at: usize) -> Json {
    let link = chain.negotiated(at);
    let mut members = vec![("id".into(), id(chain, at)), ("instances".into(), chain.instances(at).into())];
    if let Some(link) = link {
        members.push(("link".into(), link.to_string().into()));
        let own = chain.parts.get(at).and_then(|part| part.link);
        members.push(("narrowed".into(), (own != Some(link)).into()));
    }
    let resources = answer.network.resources.iter().enumerate().filter(|(_, resource)| resource.part == at);
    let uses = resources.filter_map(|(resource, about)| {
        let (used, asked) = (*answer.use_of.get(resource)?, *answer.demand.get(resource)?);
        (used > 0.0).then(|| {
            json::object([
                ("place", about.place.word().into()),
                ("use", used.into()),
                ("demand", asked.into()),
                ("expected_low", about.expected.0.into()),
                ("expected_high", about.expected.1.into()),
            ])
        })
    });
    members.push(("uses".into(), Json::List(uses.collect())));
    Json::Object(members)
}

fn change_json(chain: &Chain, change: &Change, total: f64) -> Json {
    json::object([
        ("kind", change.kind.word().into()),
        ("part", id(chain, change.part)),
        ("to", change.to.as_str().into()),
        ("total", change.total.into()),
        ("gain", (change.total / total - 1.0).into()),
    ])
}

/// Whether a part is one that people plug elsewhere: a card or a drive with a PCIe link.
#[must_use]
pub(super) fn moves(chain: &Chain, at: usize) -> bool {
    chain.parts.get(at).is_some_and(|part| {
        !matches!(part.kind, Kind::Host | Kind::Chipset) && part.link.is_some_and(|link| link.kind == cable::Kind::Pcie)
    })
}
