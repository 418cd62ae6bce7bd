//! How often an array loses data: failure rates, the Markov chain of failures and repairs, unreadable sectors.
//! Failures are taken as independent and at a constant rate; batches, age and heat make real arrays worse.

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

/// One redundant group as a Markov chain over the number of failed drives.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Chain {
    /// Drives.
    pub drives: u32,
    /// Failures it survives.
    pub tolerance: u32,
    /// Failures per hour and drive.
    pub failure: f64,
    /// Repairs per hour: one over replacement plus rebuild.
    pub repair: f64,
    /// Whether several failed drives are rebuilt at once; otherwise one after the other.
    pub parallel: bool,
    /// The chance that the last possible rebuild meets an unreadable sector.
    pub unreadable: f64,
}

impl Chain {
    /// Failures per hour with `failed` drives down.
    #[must_use]
    pub fn failures(&self, failed: u32) -> f64 {
        f64::from(self.drives.saturating_sub(failed)) * self.failure
    }

    /// Repairs per hour with `failed` drives down.
    #[must_use]
    pub fn repairs(&self, failed: u32) -> f64 {
        match failed {
            0 => 0.0,
            _ if self.parallel => f64::from(failed) * self.repair,
            _ => self.repair,
        }
    }

    /// Mean hours until data is lost, exact for the chain.
    #[must_use]
    pub fn mttdl(&self) -> f64 {
        let mut sum = 0.0;
        // Mean time from `failed` to `failed + 1`.
        let mut step = 0.0;
        for failed in 0..=self.tolerance {
            let last = failed == self.tolerance && failed > 0;
            let unreadable = if last { self.unreadable } else { 0.0 };
            let loss = self.failures(failed) + self.repairs(failed) * unreadable;
            let back = self.repairs(failed) * (1.0 - unreadable);
            step = (1.0 + back * step) / loss;
            sum += step;
        }
        sum
    }

    /// The usual formula, valid where repairs are much faster than failures: `μ^m · (n−m−1)! ÷ (n! · λ^(m+1))`, times
    /// `m!` for parallel repair. Unreadable sectors are left out.
    #[must_use]
    pub fn mttdl_formula(&self) -> f64 {
        let states = 0..=self.tolerance;
        let failures: f64 = states.clone().map(|failed| self.failures(failed)).product();
        let repairs: f64 = states.skip(1).map(|failed| self.repairs(failed)).product();
        repairs / failures
    }
}

/// The chance that more than `tolerance` of `width` drives fail when each does with `chance`: what some calculators
/// show for one rebuild window. It is not a yearly figure.
#[must_use]
pub fn window_loss(width: u32, tolerance: u32, chance: f64) -> f64 {
    let mut term = libm::pow(1.0 - chance, f64::from(width));
    let mut survived = 0.0;
    for failed in 0..=tolerance.min(width) {
        survived += term;
        term *= f64::from(width - failed) / f64::from(failed + 1) * chance / (1.0 - chance);
    }
    (1.0 - survived).max(0.0)
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
            let chain = Chain { drives, tolerance, failure: 1e-7, repair: 0.1, parallel, unreadable: 0.0 };
            assert!((chain.mttdl() / chain.mttdl_formula() - 1.0).abs() < 1e-3, "{chain:?}");
        }
    }

    #[test]
    fn without_redundancy_the_first_failure_is_the_last() {
        let chain =
            Chain { drives: 4, tolerance: 0, failure: 1e-5, repair: 1.0, parallel: false, unreadable: 1.0 };
        assert!((chain.mttdl() - 25_000.0).abs() < 1e-6);
    }
}
