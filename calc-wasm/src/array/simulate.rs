//! Arrays played out failure by failure: a check of the chain that shares no algebra with it.
//!
//! The random numbers are SplitMix64: a counter and three multiplications, which any seed starts well and which is
//! shorter than the dependency it would take to get one.

use super::reliability::Chain;
use std::ops::Range;

/// SplitMix64 (Steele, Lea, Flood 2014).
#[derive(Debug, Clone)]
pub struct Random(u64);

const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

impl Random {
    /// A stream of its own for each trial: it starts at the trial's number of the seed's own stream. So a trial comes
    /// out the same whichever were played before it.
    #[must_use]
    const fn of_trial(seed: u64, trial: u32) -> Self {
        Self(mixed(seed.wrapping_add(GOLDEN.wrapping_mul(trial as u64 + 1))))
    }

    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GOLDEN);
        mixed(self.0)
    }

    /// A number in (0, 1].
    fn share(&mut self) -> f64 {
        const STEP: f64 = 1.0 / (1u64 << 53) as f64;
        ((self.next() >> 11) + 1) as f64 * STEP
    }

    /// Time to the next event of this rate.
    fn wait(&mut self, rate: f64) -> f64 {
        -libm::log(self.share()) / rate
    }
}

const fn mixed(state: u64) -> u64 {
    let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// What was counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    /// Trials that lost data.
    pub losses: u32,
    /// Trials that were played.
    pub trials: u32,
}

/// A share of trials with its 95 % confidence interval.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// Losses over trials.
    pub share: f64,
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

impl Estimate {
    /// Wilson's interval: sound for none or few losses too.
    #[must_use]
    pub fn of(Counts { losses, trials }: Counts) -> Self {
        const Z: f64 = 1.96;
        let n = f64::from(trials.max(1));
        let share = f64::from(losses) / n;
        let centre = share + Z * Z / (2.0 * n);
        let spread = Z * libm::sqrt(share * (1.0 - share) / n + Z * Z / (4.0 * n * n));
        let scale = 1.0 + Z * Z / n;
        // With no losses the two terms are equal but for their last bits.
        let low = if losses == 0 { 0.0 } else { (centre - spread) / scale };
        Self { share, low, high: (centre + spread) / scale }
    }
}

/// The most steps of one call: drives that fail every hour would otherwise keep it busy for minutes. The trial that would
/// exceed them is not counted.
const MOST_STEPS: u32 = 10_000_000;

/// Plays systems of `groups` chains for `hours`, each from all drives whole, and counts those that lose data. Any
/// ranges that make up a larger one count the same together as it does. Stops early where the trials are very
/// long: whoever asks for the rest gets it, unless a single trial is too long.
#[must_use]
pub fn play(chain: &Chain, groups: u32, hours: f64, seed: u64, trials: Range<u32>) -> Counts {
    let mut counts = Counts { losses: 0, trials: 0 };
    let mut steps = 0;
    for trial in trials {
        let mut random = Random::of_trial(seed, trial);
        // Groups are independent, so they can be played one after the other.
        let lost = (0..groups).any(|_| loses(chain, hours, &mut random, &mut steps));
        if steps > MOST_STEPS {
            break;
        }
        counts.losses += u32::from(lost);
        counts.trials += 1;
    }
    counts
}

fn loses(chain: &Chain, hours: f64, random: &mut Random, steps: &mut u32) -> bool {
    let (mut time, mut state) = (0.0, chain.whole());
    loop {
        *steps += 1;
        if *steps > MOST_STEPS {
            return true;
        }
        let (failures, repairs) = (chain.failures(state.failed), chain.repairs(state));
        let all = failures + repairs + chain.restocks(state.spares);
        time += random.wait(all);
        if time > hours {
            return false;
        }
        let last = state.failed == chain.tolerance;
        let event = random.share() * all;
        if event <= failures {
            if last {
                return true;
            }
            state.failed += 1;
        } else if event <= failures + repairs {
            if last && random.share() <= chain.unreadable {
                return true;
            }
            state.failed -= 1;
            state.spares = state.spares.saturating_sub(1);
        } else {
            state.spares += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::reliability::{Spares, repeated};
    use super::*;
    use std::sync::LazyLock;

    /// Systems of every kind that the chain knows: groups of drives, parallel repairs, unreadable sectors, failures that
    /// follow each other, spares.
    fn systems() -> [(Chain, u32); 9] {
        let chain = |drives, tolerance, parallel, unreadable| Chain {
            parallel,
            unreadable,
            ..Chain::of(drives, tolerance, 1.0 / 30_000.0, 1.0 / 300.0)
        };
        let spares = |count| Spares { count, repair: 1.0 / 60.0, restock: 1.0 / 400.0 };
        [
            (chain(2, 1, false, 0.0), 4),
            (chain(8, 1, false, 0.0), 1),
            (chain(6, 1, false, 0.05), 1),
            (chain(24, 2, false, 0.1), 1),
            (chain(24, 2, true, 0.0), 2),
            (chain(40, 3, true, 0.0), 1),
            (Chain { correlation: 20.0, ..chain(8, 2, false, 0.0) }, 1),
            (Chain { spares: spares(1), ..chain(12, 1, false, 0.05) }, 1),
            (Chain { spares: spares(3), correlation: 5.0, ..chain(24, 2, true, 0.0) }, 2),
        ]
    }

    const HOURS: f64 = 8760.0;
    /// The first seeds there are: none is picked.
    const SEEDS: u64 = 25;
    const TRIALS: u32 = 5_000;
    /// Standard deviations that chance exceeds in seven of a million.
    const FAR: f64 = 4.5;

    /// The share of losses that the chain expects of each system, and what was counted with each seed. Played once.
    static PLAYED: LazyLock<Vec<(f64, Vec<Counts>)>> = LazyLock::new(|| {
        let played = |(chain, groups): (Chain, u32)| {
            let counts = (0..SEEDS).map(|seed| play(&chain, groups, HOURS, seed, 0..TRIALS));
            (repeated(chain.loss(HOURS), f64::from(groups)), counts.collect())
        };
        systems().into_iter().map(played).collect()
    });

    /// Standard deviations between a count and the mean of this number of independent trials.
    fn off(count: f64, trials: f64, share: f64) -> f64 {
        (count - trials * share) / libm::sqrt(trials * share * (1.0 - share))
    }

    #[test]
    fn over_all_seeds_losses_are_as_many_as_the_chain_expects() {
        for (system, (share, counts)) in PLAYED.iter().enumerate() {
            let losses: f64 = counts.iter().map(|counts| f64::from(counts.losses)).sum();
            let trials = SEEDS as f64 * f64::from(TRIALS);
            assert!(trials * share > 100.0, "system {system}: so few losses would say little");
            let off = off(losses, trials, *share);
            assert!(off.abs() < FAR, "system {system}: {losses} losses, {off:.1} deviations off");
        }
    }

    #[test]
    fn nineteen_intervals_of_twenty_hold_what_the_chain_expects() {
        let misses = PLAYED.iter().flat_map(|(share, counts)| {
            counts.iter().map(|&counts| Estimate::of(counts)).map(|e| !(e.low..=e.high).contains(share))
        });
        let (missed, intervals) = misses.fold((0.0, 0.0), |(m, n), miss| (m + f64::from(u8::from(miss)), n + 1.0));
        // Too few would mean intervals that are too wide.
        assert!(missed > 0.0, "none of {intervals} intervals misses");
        let off = off(missed, intervals, 0.05);
        assert!(off < FAR, "{missed} of {intervals} intervals miss: {off:.1} deviations too many");
    }

    #[test]
    fn no_losses_still_leave_an_upper_bound() {
        let estimate = Estimate::of(Counts { losses: 0, trials: 1_000_000 });
        assert_eq!(estimate.low.to_bits(), 0f64.to_bits());
        assert!((estimate.high - 3.84e-6).abs() < 1e-8);
    }

    #[test]
    fn pieces_count_what_the_whole_counts() {
        let chain = Chain { unreadable: 0.1, ..Chain::of(8, 1, 1.0 / 30_000.0, 1.0 / 300.0) };
        let played = |trials| play(&chain, 2, 8760.0, 7, trials);
        let (first, second, rest) = (played(0..1), played(1..5_000), played(5_000..20_000));
        let whole = played(0..20_000);
        assert_eq!(first.losses + second.losses + rest.losses, whole.losses);
        assert!(whole.losses > 0 && whole.trials == 20_000);
        assert_ne!(play(&chain, 2, 8760.0, 8, 0..20_000).losses, whole.losses, "another seed, other events");
    }
}
