//! One output at each point of one input.

use crate::error::CalcError;

/// One output of a calculator over one of its inputs, both by their places among the declared ones.
pub struct Walk<'a> {
    /// The input that walks.
    pub input: usize,
    /// The output that is asked for.
    pub output: usize,
    pub(super) points: &'a [f64],
    pub(super) answers: &'a mut [f64],
    /// Whether any point was answered, be it without this output.
    pub(super) answered: bool,
    pub(super) refused: Option<CalcError>,
}

/// The first error counts. Apart, so that the loop over points stays small.
#[cold]
#[inline(never)]
fn keep(refused: &mut Option<CalcError>, error: CalcError) {
    refused.get_or_insert(error);
}

impl Walk<'_> {
    /// Answers every point. Where inputs exclude each other, the line has a gap; where they do everywhere, there is no
    /// line.
    #[inline]
    pub fn each<O>(&mut self, mut compute: impl FnMut(f64) -> Result<O, CalcError>, read: impl Fn(&O) -> f64) {
        for (&point, answer) in self.points.iter().zip(&mut *self.answers) {
            match compute(point) {
                Ok(outputs) => {
                    *answer = read(&outputs);
                    self.answered = true;
                }
                Err(error) => keep(&mut self.refused, error),
            }
        }
    }
}
