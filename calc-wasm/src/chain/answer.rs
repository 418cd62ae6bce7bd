//! What a chain gives under a load: rates, the part that limits, the next one after it, and what a change would bring.

use super::cable;
use super::change::{self, Change};
use super::fair::{self, Plan, Shares};
use super::load::Load;
use super::network::{self, Network, Place, Resource, Source};
use super::part::{Chain, Kind};
use super::share::Serving;
use super::write;
use crate::calculator::Choice;
use crate::json::{self, Json};

/// The most parts of a chain for which single changes are tried: each is solved anew.
const MOST_TRIED: usize = 512;
/// The most resources that are tried as the limit.
const MOST_SUSPECTS: usize = 6;
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
    /// Bytes of one I/O.
    pub size: f64,
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
    /// What the wire formats allow, without the estimates that are in some links.
    pub ceiling: f64,
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
    let network = network::network(chain, load, size, Serving::Most);
    let plan = Plan::new(network.resources.len(), &network.flows);
    let most = plan.share(&vec![1.0; network.resources.len()]);
    let low = expected(&network::network(chain, load, size, Serving::Least), |resource| resource.expected.0);
    let high = expected(&network, |resource| resource.expected.1);
    let drives_only: Vec<f64> = network
        .resources
        .iter()
        .map(|resource| if resource.place == Place::Media { 1.0 } else { f64::INFINITY })
        .collect();
    let asked = plan.share(&drives_only);
    Answer {
        size,
        use_of: most.loads(&network.flows, network.resources.len()),
        demand: asked.loads(&network.flows, network.resources.len()),
        total: network.total(&most),
        ceiling: expected(&network, |resource| resource.wire),
        limits: limits(&network, &plan, &most),
        low,
        high,
        network,
        most,
    }
}

/// All flows together, where every resource gives such a share of its rate.
fn expected(network: &Network, end: fn(&Resource) -> f64) -> f64 {
    let capacities: Vec<f64> = network.resources.iter().map(end).collect();
    network.total(&fair::share(&capacities, &network.flows))
}

/// All flows together at most, and nothing else.
#[must_use]
pub fn total(chain: &Chain, load: Load, size: f64) -> f64 {
    let network = network::network(chain, load, size, Serving::Most);
    network.total(&fair::share(&vec![1.0; network.resources.len()], &network.flows))
}

impl Network {
    /// All flows together, in bytes per second.
    #[must_use]
    pub fn total(&self, shares: &Shares) -> f64 {
        shares.rates.iter().zip(&self.instances).map(|(rate, instances)| rate * instances).sum()
    }
}

/// What limits first, and what would when that were gone.
fn limits(network: &Network, plan: &Plan, most: &Shares) -> Vec<Limit> {
    let mut capacities = vec![1.0; network.resources.len()];
    let mut limits = Vec::new();
    let mut now = most.clone();
    for _ in 0..2 {
        let Some((resource, without, shares)) = limit(network, plan, &capacities, &now) else { break };
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
fn limit(network: &Network, plan: &Plan, capacities: &[f64], now: &Shares) -> Option<(usize, f64, Shares)> {
    let mut held = vec![0.0; network.resources.len()];
    for ((rate, by), instances) in now.rates.iter().zip(&now.held_by).zip(&network.instances) {
        if let Some(flow) = by.and_then(|by| held.get_mut(by)) {
            *flow += rate * instances;
        }
    }
    let mut best: Option<(usize, f64, Shares)> = None;
    for _ in 0..MOST_SUSPECTS {
        let most = held.iter().copied().enumerate().filter(|(_, flow)| *flow > 0.0);
        let Some((resource, _)) = most.max_by(|a, b| a.1.total_cmp(&b.1)) else { break };
        if let Some(suspected) = held.get_mut(resource) {
            *suspected = 0.0;
        }
        let mut open = capacities.to_vec();
        if let Some(capacity) = open.get_mut(resource) {
            *capacity = f64::INFINITY;
        }
        let shares = plan.share(&open);
        let total = network.total(&shares);
        if best.as_ref().is_none_or(|(_, most, _)| total > most * MORE) {
            best = Some((resource, total, shares));
        }
    }
    best
}

/// The members of an answer beside its totals: what limits, and what a picture of the chain needs, part by part.
#[must_use]
pub fn detail(chain: &Chain, load: Load, answer: &Answer) -> Vec<(String, Json)> {
    let few = chain.parts.len() <= MOST_TRIED;
    let changes = if few { change::worthwhile(chain, load, answer) } else { Vec::new() };
    let limit = answer.limits.first();
    let drives = |at| flow(chain, answer, at).1;
    let drives: f64 = (0..answer.network.flows.len()).map(drives).sum();
    let list = |count: usize, each: &dyn Fn(usize) -> Json| Json::List((0..count).map(each).collect());
    let members = [
        ("drives", drives.into()),
        ("limited_by", limit.map_or(Json::Null, |limit| id(chain, limit.part))),
        ("limited_at", limit.map_or(Json::Null, |limit| limit.place.word().into())),
        ("limits", Json::List(answer.limits.iter().map(|limit| limit_json(chain, limit)).collect())),
        ("flows", list(answer.network.flows.len(), &|at| flow_json(chain, answer, at))),
        ("parts", parts_json(chain, answer)),
        (
            "changes",
            Json::List(changes.iter().map(|change| change_json(chain, change, answer.total)).collect()),
        ),
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

/// Every part, with its link as it comes up and the use of each of its places.
fn parts_json(chain: &Chain, answer: &Answer) -> Json {
    let mut uses: Vec<Vec<Json>> = vec![Vec::new(); chain.parts.len()];
    let resources = answer.network.resources.iter().zip(&answer.use_of).zip(&answer.demand);
    for ((resource, &used), &asked) in resources {
        if let Some(uses) = uses.get_mut(resource.part) {
            uses.push(json::object([
                ("place", resource.place.word().into()),
                ("use", used.into()),
                ("demand", asked.into()),
                ("expected_low", resource.expected.0.into()),
                ("expected_high", resource.expected.1.into()),
            ]));
        }
    }
    let part = |(at, uses): (usize, Vec<Json>)| {
        let mut members =
            vec![("id".into(), id(chain, at)), ("instances".into(), chain.instances(at).into())];
        if let Some(link) = chain.negotiated(at) {
            members.push(("link".into(), link.to_string().into()));
            let own = chain.parts.get(at).and_then(|part| part.link);
            members.push(("narrowed".into(), (own != Some(link)).into()));
        }
        members.push(("uses".into(), Json::List(uses)));
        Json::Object(members)
    };
    Json::List(uses.into_iter().enumerate().map(part).collect())
}

fn change_json(chain: &Chain, change: &Change, total: f64) -> Json {
    json::object([
        ("kind", change.kind.word().into()),
        ("part", id(chain, change.part)),
        ("to", change.to.as_str().into()),
        ("total", change.total.into()),
        ("gain", (change.total / total - 1.0).into()),
        ("chain", write::write(&change.chain)),
    ])
}

/// Whether a part is one that people plug elsewhere: a card or a drive with a PCIe link.
#[must_use]
pub(super) fn moves(chain: &Chain, at: usize) -> bool {
    chain.parts.get(at).is_some_and(|part| {
        !matches!(part.kind(), Kind::Host | Kind::Chipset)
            && part.link.is_some_and(|link| link.kind == cable::Kind::Pcie)
    })
}
