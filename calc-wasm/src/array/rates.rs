//! Markov chains with one state that nothing leaves: the mean time until it, and the chance of reaching it within a
//! time. Only sums, products and quotients of positive numbers, so that a chance of 1e-15 keeps its figures.

/// Rates of moving from each state (row) to each state (column). The last column is the end, which has no row.
pub type Rates = Vec<Vec<f64>>;

/// Terms of the series for one step; a step holds one event on average, so that twenty leave less than 1e-18.
const TERMS: u32 = 20;

/// Mean time from state 0 to the end, in the unit of which the rates are per. States are taken out from the last on
/// (Grassmann, Taksar, Heyman 1985): what led to one then leads where it led, and takes the time spent there too.
#[must_use]
pub fn mean_time(mut rates: Rates) -> f64 {
    // Time that passes for each unit of time in a state itself.
    let mut weights = vec![1.0; rates.len()];
    loop {
        let (Some(leaving), Some(weight)) = (rates.pop(), weights.pop()) else { return f64::NAN };
        let gone = rates.len();
        // Staying is no event.
        let onward = |(to, &rate): (usize, &f64)| if to == gone { 0.0 } else { rate };
        let total: f64 = leaving.iter().enumerate().map(onward).sum();
        if gone == 0 {
            return weight / total;
        }
        for (row, own) in rates.iter_mut().zip(&mut weights) {
            let share = row.get_mut(gone).map_or(0.0, std::mem::take) / total;
            *own += share * weight;
            for (cell, rate) in row.iter_mut().zip(leaving.iter().enumerate().map(onward)) {
                *cell += share * rate;
            }
        }
    }
}

/// The chance of going from state 0 to the end within `time`. Exact also for times so short that
/// `1 − exp(−time ÷ mean time)` counts ends before anything could lead there.
///
/// Uniformization, then squaring.
#[must_use]
pub fn reached(rates: &Rates, time: f64) -> f64 {
    let events = rates.iter().map(|row| row.iter().sum()).fold(0.0, f64::max);
    let (mut step, mut doublings) = (events * time, 0);
    while step > 1.0 {
        step /= 2.0;
        doublings += 1;
    }
    let mut within = moved(rates, events, step);
    let mut squared = Square::unit(within.width);
    for _ in 0..doublings {
        squared.set_product(&within, &within);
        squared.make_rows_whole();
        std::mem::swap(&mut within, &mut squared);
    }
    within.rows().next().and_then(|row| row.last()).copied().unwrap_or(f64::NAN)
}

/// Chances of moving between states in a time of `step` events, of which `events` happen in a unit of time.
fn moved(rates: &Rates, events: f64, step: f64) -> Square {
    let jumps = jumps(rates, events);
    let mut term = Square::unit(jumps.width);
    let mut next = Square::unit(jumps.width);
    let mut weight = libm::exp(-step);
    let mut sum = Square::unit(jumps.width);
    for cell in &mut sum.cells {
        *cell *= weight;
    }
    for count in 1..=TERMS {
        next.set_product(&term, &jumps);
        std::mem::swap(&mut term, &mut next);
        weight *= step / f64::from(count);
        for (cell, value) in sum.cells.iter_mut().zip(&term.cells) {
            *cell += weight * value;
        }
    }
    sum
}

/// Where one event leads from each state.
fn jumps(rates: &Rates, events: f64) -> Square {
    // The end leads nowhere else.
    let mut jumps = Square::unit(rates.len() + 1);
    for (at, (jump, row)) in jumps.rows_mut().zip(rates).enumerate() {
        for (cell, rate) in jump.iter_mut().zip(row) {
            *cell = rate / events;
        }
        let leaves: f64 = jump.iter().sum();
        if let Some(stays) = jump.get_mut(at) {
            *stays += 1.0 - leaves;
        }
    }
    jumps
}

/// A matrix with as many rows as columns, row after row: one piece of memory, which products are written into.
struct Square {
    width: usize,
    cells: Vec<f64>,
}

impl Square {
    /// What leaves everything where it is.
    fn unit(width: usize) -> Self {
        let cell = |place| if place % (width + 1) == 0 { 1.0 } else { 0.0 };
        Self { width, cells: (0..width * width).map(cell).collect() }
    }

    fn rows(&self) -> impl Iterator<Item = &[f64]> {
        self.cells.chunks_exact(self.width)
    }

    fn rows_mut(&mut self) -> impl Iterator<Item = &mut [f64]> {
        self.cells.chunks_exact_mut(self.width)
    }

    /// Becomes `left × right`, which are as wide.
    fn set_product(&mut self, left: &Self, right: &Self) {
        for (sums, row) in self.rows_mut().zip(left.rows()) {
            sums.fill(0.0);
            for (&factor, others) in row.iter().zip(right.rows()) {
                if factor > 0.0 {
                    for (sum, other) in sums.iter_mut().zip(others) {
                        *sum += factor * other;
                    }
                }
            }
        }
    }

    /// Makes every row add up to 1 again: a last bit too much would double with each squaring.
    fn make_rows_whole(&mut self) {
        for row in self.rows_mut() {
            let sum: f64 = row.iter().sum();
            for cell in row {
                *cell /= sum;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::reliability::{Chain, Spares, within};
    use super::*;

    #[test]
    fn a_drive_alone_fails_as_its_rate_says() {
        for time in [1.0, 8760.0, 1e6] {
            let chance = reached(&vec![vec![0.0, 1e-5]], time);
            assert!((chance / within(time, 1e-5) - 1.0).abs() < 1e-12, "{time}");
        }
        assert!((mean_time(vec![vec![0.0, 1e-5]]) - 1e5).abs() < 1e-6);
    }

    #[test]
    fn over_long_times_the_chance_is_that_of_the_mean_time() {
        let spares = Spares { count: 2, repair: 0.1, restock: 0.01 };
        for (tolerance, repair, spares) in
            [(1, 0.04, None), (2, 0.04, Some(spares)), (3, 1.0, Some(spares)), (3, 1e7, None)]
        {
            let chain = Chain { parallel: true, unreadable: 0.1, ..Chain::of(12, tolerance, 1e-6, repair) };
            let chain = Chain { spares: spares.unwrap_or(chain.spares), ..chain };
            let expected = within(1e6, 1.0 / chain.mttdl());
            assert!((chain.loss(1e6) / expected - 1.0).abs() < 1e-3, "{chain:?}");
        }
    }
}
