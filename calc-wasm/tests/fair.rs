//! Progressive filling against the definition of max-min fairness, resource by resource, and what fairness promises.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail loudly")]

use lanewise::chain::fair::{Flow, Plan, Use, share};
use proptest::prelude::*;

/// The largest height that all of `rising` reach together while the others keep their rates; then which of them could
/// not rise further even alone. Each is a linear program of one variable, whose answer is its tightest constraint.
fn max_min(capacities: &[f64], flows: &[Flow]) -> Vec<f64> {
    let mut settled: Vec<Option<f64>> = vec![None; flows.len()];
    while settled.iter().any(Option::is_none) {
        let height = highest(capacities, flows, &settled, None);
        let stuck: Vec<usize> = (0..flows.len())
            .filter(|&at| settled[at].is_none())
            .filter(|&at| highest(capacities, flows, &settled, Some((at, height))) <= height * (1.0 + 1e-7))
            .collect();
        assert!(!stuck.is_empty(), "something must hold at {height}");
        for at in stuck {
            settled[at] = Some(height * flows[at].pace);
        }
    }
    settled.into_iter().map(Option::unwrap).collect()
}

/// The height of all flows that rise, or of one of them while the others stay at theirs.
fn highest(capacities: &[f64], flows: &[Flow], settled: &[Option<f64>], one: Option<(usize, f64)>) -> f64 {
    let reached_in = |resource: usize| {
        let (mut fixed, mut rising) = (0.0, 0.0);
        for (at, flow) in flows.iter().enumerate() {
            let cost: f64 = flow.uses.iter().filter(|used| used.resource == resource).map(|used| used.cost).sum();
            match (settled[at], one) {
                (Some(rate), _) => fixed += cost * rate,
                (None, Some((alone, others))) if alone != at => fixed += cost * others * flow.pace,
                (None, _) => rising += cost * flow.pace,
            }
        }
        if rising > 0.0 { (capacities[resource] - fixed) / rising } else { f64::INFINITY }
    };
    (0..capacities.len()).map(reached_in).fold(f64::INFINITY, f64::min)
}

prop_compose! {
    /// A graph in which every flow uses something.
    fn graphs()(resources in 1usize..8, flows in 1usize..8)(
        capacities in prop::collection::vec(1.0f64..1000.0, resources),
        flows in prop::collection::vec(
            (0.5f64..4.0, prop::collection::btree_map(0..resources, 0.1f64..4.0, 1..=resources)),
            flows,
        ),
    ) -> (Vec<f64>, Vec<Flow>) {
        let flow = |(pace, uses): (f64, std::collections::BTreeMap<usize, f64>)| Flow {
            pace,
            uses: uses.into_iter().map(|(resource, cost)| Use { resource, cost }).collect(),
        };
        (capacities, flows.into_iter().map(flow).collect())
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn rates_are_those_of_the_definition((capacities, flows) in graphs()) {
        let shares = share(&capacities, &flows);
        for (at, (rate, expected)) in shares.rates.iter().zip(max_min(&capacities, &flows)).enumerate() {
            prop_assert!((rate / expected - 1.0).abs() < 1e-6, "flow {at}: {rate}, {expected}");
        }
    }

    #[test]
    fn sharing_again_after_a_change_is_sharing_anew((capacities, flows) in graphs(), changed in 0usize..8) {
        let plan = Plan::new(capacities.len(), &flows);
        let (changed, before) = (changed % capacities.len(), plan.share(&capacities));
        for capacity in [f64::INFINITY, 0.5] {
            let mut other = capacities.clone();
            other[changed] = capacity;
            prop_assert_eq!(plan.share_again(&other, changed, &before), plan.share(&other));
        }
    }

    #[test]
    fn no_resource_gives_more_than_it_has((capacities, flows) in graphs()) {
        let shares = share(&capacities, &flows);
        for (load, capacity) in shares.loads(&flows, capacities.len()).iter().zip(&capacities) {
            prop_assert!(*load <= capacity * (1.0 + 1e-9), "{load} of {capacity}");
        }
    }

    #[test]
    fn what_holds_a_flow_is_full_and_no_other_flow_on_it_rose_higher((capacities, flows) in graphs()) {
        let shares = share(&capacities, &flows);
        let loads = shares.loads(&flows, capacities.len());
        for (at, held) in shares.held_by.iter().enumerate() {
            let held = held.unwrap();
            prop_assert!((loads[held] / capacities[held] - 1.0).abs() < 1e-9);
            let height = shares.rates[at] / flows[at].pace;
            for (other, flow) in flows.iter().enumerate() {
                let shared = flow.uses.iter().any(|used| used.resource == held);
                prop_assert!(!shared || shares.rates[other] / flow.pace <= height * (1.0 + 1e-9));
            }
        }
    }

    /// The least of them, not each of them: more room for one may let it into another's way.
    #[test]
    fn more_capacity_never_lowers_the_least((capacities, flows) in graphs(), wider in 0usize..8) {
        let least = |capacities: &[f64]| {
            let shares = share(capacities, &flows);
            shares.rates.iter().zip(&flows).map(|(rate, flow)| rate / flow.pace).fold(f64::INFINITY, f64::min)
        };
        let mut more = capacities.clone();
        let place = wider % capacities.len();
        more[place] *= 2.0;
        prop_assert!(least(&more) >= least(&capacities) * (1.0 - 1e-9));
    }

    /// Flows of one class, as eight drives on one card are: a wider link never lowers what they get together.
    #[test]
    fn more_capacity_never_lowers_a_single_class(
        own in prop::collection::vec(1.0f64..1000.0, 1..20),
        link in 1.0f64..5000.0,
    ) {
        let flows: Vec<Flow> = (0..own.len())
            .map(|at| Flow {
                pace: 1.0,
                uses: vec![Use { resource: at, cost: 1.0 }, Use { resource: own.len(), cost: 1.0 }],
            })
            .collect();
        let total = |link: f64| {
            let capacities: Vec<f64> = own.iter().copied().chain([link]).collect();
            share(&capacities, &flows).rates.iter().sum::<f64>()
        };
        prop_assert!(total(link * 2.0) >= total(link) * (1.0 - 1e-9));
    }
}
