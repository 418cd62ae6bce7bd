//! What a chain gives under a load: rates, the part that limits, the next one after it, and what a change would bring.

use super::fair::{self, Plan, Shares};
use super::load::Load;
use super::network::{self, Network, Place, Resource};
use super::part::{Chain, PartId};
use super::share::Serving;

/// The most resources that are tried as the limit.
const MOST_SUSPECTS: usize = 6;
/// What counts as more: a thousandth.
const MORE: f64 = 1.001;

/// Something that limits a chain.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Limit {
    /// The part.
    pub(super) part: PartId,
    /// What of that part.
    pub place: Place,
    /// What all flows together would get without it.
    pub without: f64,
}

/// A chain under a load.
#[derive(Debug, Clone)]
pub struct Answer<'a> {
    /// Bytes of one I/O.
    pub size: f64,
    /// Flows and resources.
    pub network: Network<'a>,
    /// The most of each flow.
    pub most: Shares,
    /// Use of each resource at those rates, as a share of its capacity.
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
pub fn answer(chain: &Chain, load: Load, size: f64) -> Answer<'_> {
    let network = network::network(chain, load, size, Serving::Most);
    let plan = Plan::new(network.resources.len(), &network.flows);
    let most = plan.share(&vec![1.0; network.resources.len()]);
    // Loose drives serve alike.
    let least = (!chain.arrays.is_empty()).then(|| network::network(chain, load, size, Serving::Least));
    let low = expected(least.as_ref().unwrap_or(&network), |resource| resource.expected.0);
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
        ceiling: expected(&network::network(chain, load, size, Serving::Bound), |_| 1.0),
        limits: limits(&network, &plan, &most),
        low,
        high,
        network,
        most,
    }
}

/// All flows together, where every resource gives this share of its rate.
fn expected(network: &Network, end: fn(&Resource) -> f64) -> f64 {
    let capacities: Vec<f64> = network.resources.iter().map(end).collect();
    network.total(&fair::share(&capacities, &network.flows))
}

/// All flows together at most, and nothing else.
#[must_use]
pub fn total(chain: &Chain, load: Load, size: f64) -> f64 {
    expected(&network::network(chain, load, size, Serving::Most), |_| 1.0)
}

impl Network<'_> {
    /// All flows together, in bytes per second.
    #[must_use]
    pub fn total(&self, shares: &Shares) -> f64 {
        shares.rates.iter().zip(&self.made_by).map(|(rate, (_, instances))| rate * instances).sum()
    }
}

/// What limits first, and what would when that were gone.
#[allow(clippy::indexing_slicing, reason = "what holds a flow is a resource of the network")]
fn limits(network: &Network, plan: &Plan, most: &Shares) -> Vec<Limit> {
    let mut capacities = vec![1.0; network.resources.len()];
    let mut limits = Vec::new();
    let mut now = most.clone();
    for _ in 0..2 {
        let Some((resource, without, shares)) = limit(network, plan, &capacities, &now) else { break };
        capacities[resource] = f64::INFINITY;
        let Resource { part, place, .. } = network.resources[resource];
        limits.push(Limit { part, place, without });
        now = shares;
    }
    limits
}

/// The resource without which most would be gained; of several that hold each other's place, the one that holds back
/// most of what flows.
#[allow(clippy::indexing_slicing, reason = "what holds a flow is a resource of the network")]
fn limit(network: &Network, plan: &Plan, capacities: &[f64], now: &Shares) -> Option<(usize, f64, Shares)> {
    let mut held = vec![0.0; network.resources.len()];
    for ((rate, by), (_, instances)) in now.rates.iter().zip(&now.held_by).zip(&network.made_by) {
        if let Some(by) = *by {
            held[by] += rate * instances;
        }
    }
    let mut best: Option<(usize, f64, Shares)> = None;
    for _ in 0..MOST_SUSPECTS {
        let most = held.iter().copied().enumerate().filter(|(_, flow)| *flow > 0.0);
        let Some((resource, _)) = most.max_by(|a, b| a.1.total_cmp(&b.1)) else { break };
        held[resource] = 0.0;
        let mut open = capacities.to_vec();
        open[resource] = f64::INFINITY;
        let shares = plan.share_again(&open, resource, now);
        let total = network.total(&shares);
        if best.as_ref().is_none_or(|(_, most, _)| total > most * MORE) {
            best = Some((resource, total, shares));
        }
    }
    best
}
