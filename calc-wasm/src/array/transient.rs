//! The chance that a [`Chain`] loses data within a time, exact for the chain: right also for times so short, or
//! repairs so slow, that `1 − exp(−time ÷ MTTDL)` counts failures before any drive has failed.

use super::reliability::Chain;

type Matrix = Vec<Vec<f64>>;

/// Terms of the series for one step; a step holds one event on average, so that twenty leave less than 1e-18.
const TERMS: u32 = 20;

impl Chain {
    /// The chance of losing data within `hours`, from all drives whole.
    ///
    /// Uniformization, then squaring: only sums and products of positive numbers, so that a chance of 1e-15 keeps its
    /// figures.
    #[must_use]
    pub fn loss(&self, hours: f64) -> f64 {
        let states = 0..=self.tolerance;
        let events = states.map(|failed| self.failures(failed) + self.repairs(failed)).fold(0.0, f64::max);
        let (mut step, mut doublings) = (events * hours, 0);
        while step > 1.0 {
            step /= 2.0;
            doublings += 1;
        }
        let mut within = self.step(events, step);
        for _ in 0..doublings {
            within = product(&within, &within);
            whole_rows(&mut within);
        }
        within.first().and_then(|row| row.last()).copied().unwrap_or(f64::NAN)
    }

    /// Chances of moving between states in a time of `step` events, of which `events` happen in an hour.
    fn step(&self, events: f64, step: f64) -> Matrix {
        let jumps = self.jumps(events);
        let mut term: Matrix = (0..jumps.len()).map(|at| unit_row(jumps.len(), at)).collect();
        let mut weight = libm::exp(-step);
        let mut sum = scaled(&term, weight);
        for count in 1..=TERMS {
            term = product(&term, &jumps);
            weight *= step / f64::from(count);
            for (row, added) in sum.iter_mut().zip(&term) {
                for (cell, value) in row.iter_mut().zip(added) {
                    *cell += weight * value;
                }
            }
        }
        sum
    }

    /// Where one event leads from each number of failed drives; the last state is the loss, which nothing leaves.
    fn jumps(&self, events: f64) -> Matrix {
        let size = self.tolerance as usize + 2;
        let row = |failed: u32| {
            let at = failed as usize;
            let last = failed == self.tolerance;
            let (failure, repair) = (self.failures(failed) / events, self.repairs(failed) / events);
            let spoilt = if last { repair * self.unreadable } else { 0.0 };
            let mut row = vec![0.0; size];
            let mut put = |place: usize, share: f64| {
                if let Some(cell) = row.get_mut(place) {
                    *cell += share;
                }
            };
            put(at, 1.0 - failure - repair);
            put(at + 1, failure + spoilt);
            if at > 0 {
                put(at - 1, repair - spoilt);
            }
            row
        };
        (0..=self.tolerance).map(row).chain([unit_row(size, size - 1)]).collect()
    }
}

fn unit_row(size: usize, at: usize) -> Vec<f64> {
    (0..size).map(|place| if place == at { 1.0 } else { 0.0 }).collect()
}

fn scaled(matrix: &Matrix, factor: f64) -> Matrix {
    matrix.iter().map(|row| row.iter().map(|cell| cell * factor).collect()).collect()
}

fn product(left: &Matrix, right: &Matrix) -> Matrix {
    let row = |row: &Vec<f64>| {
        let mut sums = vec![0.0; row.len()];
        for (factor, others) in row.iter().zip(right) {
            for (sum, other) in sums.iter_mut().zip(others) {
                *sum += factor * other;
            }
        }
        sums
    };
    left.iter().map(row).collect()
}

/// Makes every row add up to 1 again: a last bit too much would double with each squaring.
fn whole_rows(matrix: &mut Matrix) {
    for row in matrix {
        let sum: f64 = row.iter().sum();
        for cell in row {
            *cell /= sum;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::reliability::within;
    use super::*;

    #[test]
    fn a_drive_alone_fails_as_its_rate_says() {
        let alone =
            Chain { drives: 1, tolerance: 0, failure: 1e-5, repair: 0.0, parallel: false, unreadable: 0.0 };
        for hours in [1.0, 8760.0, 1e6] {
            assert!((alone.loss(hours) / within(hours, 1e-5) - 1.0).abs() < 1e-12, "{hours}");
        }
    }

    #[test]
    fn over_long_times_the_chance_is_that_of_the_mean_time() {
        for (tolerance, repair) in [(1, 0.04), (2, 0.04), (3, 1.0), (3, 1e7)] {
            let chain =
                Chain { drives: 12, tolerance, failure: 1e-6, repair, parallel: true, unreadable: 0.1 };
            let expected = within(1e6, 1.0 / chain.mttdl());
            assert!((chain.loss(1e6) / expected - 1.0).abs() < 1e-3, "{chain:?}");
        }
    }
}
