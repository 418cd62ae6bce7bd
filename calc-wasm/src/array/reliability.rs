//! How often an array loses data: failure rates, the Markov chain of failures and repairs, unreadable sectors.
//! Failures come at a constant rate, which may rise while a drive is down; age makes real arrays worse.

use super::rates::{self, Rates};

/// Hours of a year, as data sheets count it.
pub const YEAR_HOURS: f64 = 8760.0;

/// Annual failure rate of a drive with this MTBF in hours: `1 − exp(−8760 ÷ MTBF)`.
#[must_use]
pub fn afr(mtbf: f64) -> f64 {
    -libm::expm1(-YEAR_HOURS / mtbf)
}

/// MTBF in hours of a drive with this annual failure rate.
#[must_use]
pub fn mtbf(afr: f64) -> f64 {
    -YEAR_HOURS / libm::log1p(-afr)
}

/// The chance of at least one unreadable bit in `bytes`, for a rate per bit read.
#[must_use]
pub fn unreadable(bytes: f64, per_bit: f64) -> f64 {
    -libm::expm1(-bytes * 8.0 * per_bit)
}

/// The chance of an event of this rate within a time.
#[must_use]
pub fn within(time: f64, rate: f64) -> f64 {
    -libm::expm1(-time * rate)
}

/// The chance over `periods` of what has the chance `one` in each.
#[must_use]
pub fn repeated(one: f64, periods: f64) -> f64 {
    -libm::expm1(periods * libm::log1p(-one))
}

/// Hot spares of a group.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Spares {
    /// How many stand by while all is well.
    pub count: u32,
    /// Repairs per hour with a spare at hand: one over the rebuild alone.
    pub repair: f64,
    /// Used spares that are made up for per hour, each.
    pub restock: f64,
}

/// One redundant group as a Markov chain over the numbers of failed drives and of spares at hand.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Chain {
    /// Drives.
    pub drives: u32,
    /// Failures it survives.
    pub tolerance: u32,
    /// Failures per hour and drive.
    pub failure: f64,
    /// How many times as often the others fail while one is down; 1 where drives are independent.
    pub correlation: f64,
    /// Repairs per hour without a spare: one over replacement plus rebuild.
    pub repair: f64,
    /// Whether several failed drives are rebuilt at once; otherwise one after the other.
    pub parallel: bool,
    /// Drives that shorten the wait.
    pub spares: Spares,
    /// The chance that the last possible rebuild meets an unreadable sector.
    pub unreadable: f64,
}

/// Where a chain stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    /// Failed drives that are not rebuilt yet.
    pub failed: u32,
    /// Spares at hand.
    pub spares: u32,
}

impl Chain {
    /// Independent drives without spares, repaired one after the other, all sectors readable. Rates per hour.
    #[must_use]
    pub const fn of(drives: u32, tolerance: u32, failure: f64, repair: f64) -> Self {
        let spares = Spares { count: 0, repair, restock: 0.0 };
        Self { drives, tolerance, failure, correlation: 1.0, repair, parallel: false, spares, unreadable: 0.0 }
    }

    /// All drives whole, all spares at hand.
    #[must_use]
    pub const fn whole(&self) -> State {
        State { failed: 0, spares: self.spares.count }
    }

    /// Failures per hour with `failed` drives down.
    #[must_use]
    pub fn failures(&self, failed: u32) -> f64 {
        let factor = if failed > 0 { self.correlation } else { 1.0 };
        f64::from(self.drives.saturating_sub(failed)) * self.failure * factor
    }

    /// Repairs per hour in a state; each uses up a spare where there is one.
    #[must_use]
    pub fn repairs(&self, State { failed, spares }: State) -> f64 {
        let one = if spares > 0 { self.spares.repair } else { self.repair };
        match failed {
            0 => 0.0,
            _ if self.parallel => f64::from(failed) * one,
            _ => one,
        }
    }

    /// Used spares that are made up for per hour.
    #[must_use]
    pub fn restocks(&self, spares: u32) -> f64 {
        f64::from(self.spares.count.saturating_sub(spares)) * self.spares.restock
    }

    /// Mean hours until data is lost, from all drives whole; exact for the chain.
    #[must_use]
    pub fn mttdl(&self) -> f64 {
        rates::mean_time(self.rates())
    }

    /// The chance of losing data within `hours`, from all drives whole; exact for the chain.
    #[must_use]
    pub fn loss(&self, hours: f64) -> f64 {
        rates::reached(&self.rates(), hours)
    }

    /// The chain as a table: one row for each state, failures first, all spares at hand in the first of them.
    fn rates(&self) -> Rates {
        let widths = self.spares.count + 1;
        let end = ((self.tolerance + 1) * widths) as usize;
        let place = |failed: u32, spares: u32| (failed * widths + self.spares.count - spares) as usize;
        let row = |state: State| {
            let State { failed, spares } = state;
            let mut row = vec![0.0; end + 1];
            let mut put = |place: usize, rate: f64| {
                if let Some(cell) = row.get_mut(place) {
                    *cell += rate;
                }
            };
            let last = failed == self.tolerance;
            put(if last { end } else { place(failed + 1, spares) }, self.failures(failed));
            if failed > 0 {
                let repairs = self.repairs(state);
                let spoilt = if last { repairs * self.unreadable } else { 0.0 };
                put(end, spoilt);
                put(place(failed - 1, spares.saturating_sub(1)), repairs - spoilt);
            }
            if spares < self.spares.count {
                put(place(failed, spares + 1), self.restocks(spares));
            }
            row
        };
        let states =
            (0..=self.tolerance).flat_map(|failed| (0..widths).rev().map(move |spares| State { failed, spares }));
        states.map(row).collect()
    }

    /// The usual formula, valid where repairs are much faster than failures: `μ^m · (n−m−1)! ÷ (n! · λ^(m+1))`, times
    /// `m!` for parallel repair. `μ` is that of a rebuild from a spare where there are spares. Correlation and
    /// unreadable sectors are left out.
    #[must_use]
    pub fn mttdl_formula(&self) -> f64 {
        let independent = Self { correlation: 1.0, ..*self };
        let states = 0..=self.tolerance;
        let failures: f64 = states.clone().map(|failed| independent.failures(failed)).product();
        let state = |failed| State { failed, spares: self.spares.count };
        let repairs: f64 = states.skip(1).map(|failed| self.repairs(state(failed))).product();
        repairs / failures
    }
}

/// The chance that more than `tolerance` of `width` drives fail when each does with `chance`: what some calculators
/// show for one rebuild window. It is not a yearly figure.
#[must_use]
pub fn window_loss(width: u32, tolerance: u32, chance: f64) -> f64 {
    if chance >= 1.0 {
        return if width > tolerance { 1.0 } else { 0.0 };
    }
    let odds = chance / (1.0 - chance);
    let ways = |failed: u32| f64::from(width.saturating_sub(failed)) / f64::from(failed + 1);
    let mut term = libm::pow(1.0 - chance, f64::from(width));
    let (mut survived, mut lost) = (0.0, 0.0);
    for failed in 0..=width {
        *(if failed <= tolerance { &mut survived } else { &mut lost }) += term;
        term *= ways(failed) * odds;
    }
    // Each sum is exact where it is the smaller one.
    if f64::from(width) * chance > f64::from(tolerance) { 1.0 - survived } else { lost }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_and_mtbf_are_two_sides_of_one_thing() {
        assert!((afr(1_000_000.0) - 0.008_722).abs() < 1e-6);
        assert!((mtbf(afr(300_000.0)) / 300_000.0 - 1.0).abs() < 1e-12);
    }

    #[test]
    fn twelve_terabytes_at_the_specified_rate_are_not_certain_to_fail() {
        assert!((unreadable(12e12, 1e-14) - 0.617).abs() < 0.001);
    }

    #[test]
    fn the_chain_approaches_the_formula_when_repairs_are_fast() {
        for (drives, tolerance, parallel) in [(2, 1, false), (8, 2, true), (8, 2, false), (24, 3, true)] {
            let chain = Chain { parallel, ..Chain::of(drives, tolerance, 1e-7, 0.1) };
            assert!((chain.mttdl() / chain.mttdl_formula() - 1.0).abs() < 1e-3, "{chain:?}");
        }
    }

    #[test]
    fn a_window_loss_is_the_tail_of_the_binomial_distribution() {
        let by_hand = |chance: f64| chance.powi(2);
        for chance in [1e-9, 0.001, 0.5, 0.999] {
            assert!((window_loss(2, 1, chance) / by_hand(chance) - 1.0).abs() < 1e-9, "{chance}");
        }
        assert!((window_loss(1000, 15, 0.99) - 1.0).abs() < 1e-12);
        assert!((window_loss(8, 2, 1.0) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn without_redundancy_the_first_failure_is_the_last() {
        let chain = Chain { unreadable: 1.0, ..Chain::of(4, 0, 1e-5, 1.0) };
        assert!((chain.mttdl() - 25_000.0).abs() < 1e-6);
    }

    /// Two drives: `(3λ + μ) ÷ 2λ²`; with drives that fail `c` times as often after the first, `(2λ + cλ + μ) ÷ 2cλ²`.
    #[test]
    fn a_mirror_lasts_as_long_as_worked_out_by_hand() {
        let (failure, repair) = (1e-5, 0.02);
        let mirror = Chain::of(2, 1, failure, repair);
        let by_hand = (3.0 * failure + repair) / (2.0 * failure * failure);
        assert!((mirror.mttdl() / by_hand - 1.0).abs() < 1e-12);
        let correlated = Chain { correlation: 10.0, ..mirror };
        let by_hand = (12.0 * failure + repair) / (20.0 * failure * failure);
        assert!((correlated.mttdl() / by_hand - 1.0).abs() < 1e-12);
    }

    #[test]
    fn spares_help_up_to_a_spare_that_is_always_there() {
        let none = Chain { parallel: true, ..Chain::of(8, 1, 1e-4, 1.0 / 120.0) };
        let with = |count, restock| {
            let spares = Spares { count, repair: 1.0 / 24.0, restock };
            Chain { spares, ..none }.mttdl()
        };
        let always = Chain { repair: 1.0 / 24.0, ..none }.mttdl();
        let times = [none.mttdl(), with(1, 1.0 / 96.0), with(2, 1.0 / 96.0), with(3, 1.0 / 96.0), always];
        assert!(times.is_sorted_by(|less, more| less < more), "{times:?}");
        assert!((with(1, 1e6) / always - 1.0).abs() < 1e-3, "a spare made up for at once is always there");
        assert!((with(1, 0.0) / none.mttdl() - 1.0).abs() < 0.2, "a spare that is never made up for helps once");
    }
}
