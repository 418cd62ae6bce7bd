//! Max-min fairness by progressive filling: every flow rises at the same pace until something on its way is full; it
//! stays there, and the others rise on. No flow can then have more without another, that has no more, having less.
//! Bertsekas and Gallager, Data Networks (1992), section 6.5.2.

use std::cmp::{Ordering, Reverse};
use std::collections::BinaryHeap;

/// What one unit of a flow's rate takes of a resource.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Use {
    /// Place of the resource among the capacities.
    pub resource: usize,
    /// Share of the capacity, or any unit that the capacity has, for each unit of rate.
    pub cost: f64,
}

/// What shares resources.
#[derive(Debug, Clone, PartialEq)]
pub struct Flow {
    /// The pace at which it rises beside others: 1 where all are alike.
    pub pace: f64,
    /// What it takes. A resource that it takes twice stands here twice, or once with the sum.
    pub uses: Vec<Use>,
}

/// What each flow gets.
#[derive(Debug, Clone, PartialEq)]
pub struct Shares {
    /// Rate of each flow; infinite where nothing limits it.
    pub rates: Vec<f64>,
    /// The resource that limits each flow.
    pub held_by: Vec<Option<usize>>,
}

impl Shares {
    /// The share of each resource that all flows together use.
    #[must_use]
    #[allow(clippy::indexing_slicing, reason = "flows name resources")]
    pub fn loads(&self, flows: &[Flow], resources: usize) -> Vec<f64> {
        let mut loads = vec![0.0; resources];
        for (flow, &rate) in flows.iter().zip(&self.rates) {
            for used in &flow.uses {
                loads[used.resource] += used.cost * rate;
            }
        }
        loads
    }
}

/// Flows by the resources that they take of, made once for any capacities. Costs and paces are positive; what is not
/// is left out.
#[derive(Debug, Clone)]
pub struct Plan<'a> {
    flows: &'a [Flow],
    /// Flows of each resource.
    members: Vec<Vec<usize>>,
    /// What all of them take for each unit of height.
    rising: Vec<f64>,
}

/// A resource while flows rise.
#[derive(Debug, Clone, Copy)]
struct Filling {
    capacity: f64,
    /// Taken by flows that rise no more.
    settled: f64,
    /// Taken for each unit of height by those that rise.
    rising: f64,
    /// Flows that rise.
    left: usize,
}

impl Filling {
    /// The height to which flows rise before this is full.
    fn full_at(&self) -> f64 {
        if self.left == 0 { f64::INFINITY } else { (self.capacity - self.settled).max(0.0) / self.rising }
    }
}

#[allow(clippy::indexing_slicing, reason = "flows name resources of the plan, and these its flows")]
impl<'a> Plan<'a> {
    /// The plan of these flows over this many resources, which hold every one that a flow names.
    #[must_use]
    pub fn new(resources: usize, flows: &'a [Flow]) -> Self {
        let mut plan = Self { flows, members: vec![Vec::new(); resources], rising: vec![0.0; resources] };
        for (at, flow) in flows.iter().enumerate() {
            for (resource, cost) in taken(flow) {
                plan.members[resource].push(at);
                plan.rising[resource] += cost;
            }
        }
        plan
    }

    /// Shares resources of these capacities. Work grows with the number of uses, times the logarithm of the number of
    /// resources.
    #[must_use]
    pub fn share(&self, capacities: &[f64]) -> Shares {
        let count = self.flows.len();
        let shares = Shares { rates: vec![f64::INFINITY; count], held_by: vec![None; count] };
        self.fill(capacities, self.members.iter().map(Vec::len), shares)
    }

    /// The same, where nothing but the capacity of one resource differs from what gave `before`: only flows that others
    /// join to it are shared anew.
    #[must_use]
    pub fn share_again(&self, capacities: &[f64], changed: usize, before: &Shares) -> Shares {
        let mut shares = before.clone();
        let mut left = vec![0; capacities.len()];
        let mut reached = vec![changed];
        while let Some(at) = reached.pop() {
            if left[at] > 0 {
                continue;
            }
            left[at] = self.members[at].len();
            for &flow in &self.members[at] {
                (shares.rates[flow], shares.held_by[flow]) = (f64::INFINITY, None);
                reached.extend(taken(&self.flows[flow]).map(|(resource, _)| resource));
            }
        }
        self.fill(capacities, left.into_iter(), shares)
    }

    /// Shares resources among the flows that are `left` of each.
    fn fill(&self, capacities: &[f64], left: impl Iterator<Item = usize>, mut shares: Shares) -> Shares {
        let resources = capacities.iter().zip(&self.rising).zip(left);
        let mut resources: Vec<Filling> =
            resources.map(|((&capacity, &rising), left)| Filling { capacity, settled: 0.0, rising, left }).collect();
        // The fullest first, and of equals the one that is named first.
        let heights = resources.iter().enumerate().filter(|(_, filling)| filling.full_at().is_finite());
        let mut queue: BinaryHeap<Reverse<(Height, usize)>> =
            heights.map(|(at, filling)| Reverse((Height(filling.full_at()), at))).collect();
        while let Some(Reverse((Height(height), at))) = queue.pop() {
            let now = resources[at].full_at();
            // Flows that settled elsewhere have left it room since.
            if now > height {
                if now.is_finite() {
                    queue.push(Reverse((Height(now), at)));
                }
                continue;
            }
            for &flow in &self.members[at] {
                if shares.held_by[flow].is_none() {
                    (shares.rates[flow], shares.held_by[flow]) = (height * self.flows[flow].pace, Some(at));
                    self.settle(&mut resources, flow, height);
                }
            }
        }
        shares
    }

    /// Books what a flow takes now that it rises no more.
    fn settle(&self, resources: &mut [Filling], flow: usize, height: f64) {
        for (resource, cost) in taken(&self.flows[flow]) {
            let resource = &mut resources[resource];
            resource.settled += cost * height;
            resource.left -= 1;
            // Differences of large numbers leave dust, which would look like a flow.
            resource.rising = if resource.left == 0 { 0.0 } else { resource.rising - cost };
        }
    }
}

/// What a flow takes of each of its resources for each unit of height.
fn taken(flow: &Flow) -> impl Iterator<Item = (usize, f64)> {
    flow.uses.iter().map(|used| (used.resource, used.cost * flow.pace)).filter(|&(_, cost)| cost > 0.0)
}

/// Shares resources of these capacities among flows, once.
#[must_use]
pub fn share(capacities: &[f64], flows: &[Flow]) -> Shares {
    Plan::new(capacities.len(), flows).share(capacities)
}

/// A number that can be compared: heights are never NaN.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Height(f64);

impl Eq for Height {}

impl PartialOrd for Height {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Height {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flow(uses: &[(usize, f64)]) -> Flow {
        Flow { pace: 1.0, uses: uses.iter().map(|&(resource, cost)| Use { resource, cost }).collect() }
    }

    #[test]
    fn what_one_flow_cannot_use_goes_to_the_others() {
        // Two drives of 100 and one of 500 behind a link of 600.
        let flows = [flow(&[(0, 1.0), (3, 1.0)]), flow(&[(1, 1.0), (3, 1.0)]), flow(&[(2, 1.0), (3, 1.0)])];
        let shares = share(&[100.0, 100.0, 500.0, 600.0], &flows);
        assert_eq!(shares.rates, [100.0, 100.0, 400.0]);
        assert_eq!(shares.held_by, [Some(0), Some(1), Some(3)]);
    }

    #[test]
    fn a_flow_that_takes_twice_gets_half_as_much() {
        let shares = share(&[100.0], &[flow(&[(0, 2.0)]), flow(&[(0, 1.0)])]);
        assert_eq!(shares.rates, [100.0 / 3.0, 100.0 / 3.0]);
        let alone = share(&[100.0], &[flow(&[(0, 2.0)])]);
        assert_eq!(alone.rates, [50.0]);
    }

    #[test]
    fn without_a_limit_a_flow_is_infinite_and_without_capacity_it_is_zero() {
        assert_eq!(share(&[], &[flow(&[])]).rates, [f64::INFINITY]);
        assert_eq!(share(&[f64::INFINITY], &[flow(&[(0, 1.0)])]).rates, [f64::INFINITY]);
        assert_eq!(share(&[0.0], &[flow(&[(0, 1.0)])]).rates, [0.0]);
    }
}
