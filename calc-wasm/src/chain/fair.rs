//! Max-min fairness by progressive filling: every flow rises at the same pace until something on its way is full; it
//! stays there, and the others rise on. No flow can then have more without another, that has no more, having less.
//! Bertsekas and Gallager, Data Networks (1992), section 6.5.2; `bertsekas-gallager` in `content/references.yaml`.

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
    /// Rate of each flow; endless where nothing holds it back.
    pub rates: Vec<f64>,
    /// The resource that holds each flow back.
    pub held_by: Vec<Option<usize>>,
}

impl Shares {
    /// What all flows together take of each of so many resources.
    #[must_use]
    pub fn loads(&self, flows: &[Flow], resources: usize) -> Vec<f64> {
        let mut loads = vec![0.0; resources];
        for (flow, &rate) in flows.iter().zip(&self.rates) {
            for used in &flow.uses {
                if let Some(load) = loads.get_mut(used.resource) {
                    *load += used.cost * rate;
                }
            }
        }
        loads
    }
}

/// A resource while flows rise.
#[derive(Debug, Clone, Default)]
struct Filling {
    capacity: f64,
    /// Taken by flows that rise no more.
    settled: f64,
    /// Taken for each unit of pace by those that rise.
    rising: f64,
    /// Flows that rise and how much each takes for a unit of pace.
    flows: Vec<(usize, f64)>,
    left: usize,
}

impl Filling {
    /// The height to which flows rise before this is full.
    fn full_at(&self) -> f64 {
        if self.left == 0 { f64::INFINITY } else { (self.capacity - self.settled).max(0.0) / self.rising }
    }
}

/// Shares resources of these capacities among flows. Costs and paces are positive; what is not is left out. Work grows
/// with the number of uses, times the logarithm of the number of resources.
#[must_use]
pub fn share(capacities: &[f64], flows: &[Flow]) -> Shares {
    let mut resources: Vec<Filling> =
        capacities.iter().map(|&capacity| Filling { capacity, ..Filling::default() }).collect();
    for (at, flow) in flows.iter().enumerate() {
        for used in flow.uses.iter().filter(|used| used.cost > 0.0) {
            if let Some(resource) = resources.get_mut(used.resource) {
                let taken = used.cost * flow.pace;
                resource.rising += taken;
                resource.left += 1;
                resource.flows.push((at, taken));
            }
        }
    }
    // The fullest first, and of equals the one that is named first.
    let mut queue: BinaryHeap<Reverse<(Height, usize)>> =
        resources.iter().enumerate().map(|(at, filling)| Reverse((Height(filling.full_at()), at))).collect();
    let mut shares =
        Shares { rates: vec![f64::INFINITY; flows.len()], held_by: vec![None; flows.len()] };
    let mut settled = vec![false; flows.len()];
    while let Some(Reverse((Height(height), at))) = queue.pop() {
        let Some(resource) = resources.get_mut(at) else { continue };
        if resource.left == 0 || height.is_infinite() {
            continue;
        }
        // Flows that settled elsewhere have left it room since.
        let now = resource.full_at();
        if now > height {
            queue.push(Reverse((Height(now), at)));
            continue;
        }
        for (flow, _) in std::mem::take(&mut resource.flows) {
            let Some(done) = settled.get_mut(flow) else { continue };
            if std::mem::replace(done, true) {
                continue;
            }
            settle(&mut resources, flows, flow, height);
            if let (Some(rate), Some(held), Some(flow)) =
                (shares.rates.get_mut(flow), shares.held_by.get_mut(flow), flows.get(flow))
            {
                *rate = height * flow.pace;
                *held = Some(at);
            }
        }
    }
    shares
}

/// Books what a flow takes now that it rises no more.
fn settle(resources: &mut [Filling], flows: &[Flow], flow: usize, height: f64) {
    let Some(flow) = flows.get(flow) else { return };
    for used in flow.uses.iter().filter(|used| used.cost > 0.0) {
        if let Some(resource) = resources.get_mut(used.resource) {
            let taken = used.cost * flow.pace;
            resource.settled += taken * height;
            resource.left -= 1;
            // Differences of large numbers leave dust, which would look like a flow.
            resource.rising = if resource.left == 0 { 0.0 } else { resource.rising - taken };
        }
    }
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
    fn nothing_in_the_way_is_endless_and_nothing_left_is_nothing() {
        assert_eq!(share(&[], &[flow(&[])]).rates, [f64::INFINITY]);
        assert_eq!(share(&[f64::INFINITY], &[flow(&[(0, 1.0)])]).rates, [f64::INFINITY]);
        assert_eq!(share(&[0.0], &[flow(&[(0, 1.0)])]).rates, [0.0]);
    }
}
