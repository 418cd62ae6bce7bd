//! Random I/O of a vdev, in drives: an estimate from the documented rule that a raidz vdev does what one drive does
//! when a record spans all its data drives, and more when it does not.

use super::Shape;

/// `(read, write)` of one vdev in multiples of one drive's random I/O, for records of `physical` bytes.
#[must_use]
pub fn random(shape: Shape, width: u64, ashift: u32, physical: u64) -> (f64, f64) {
    match shape {
        Shape::Stripe => (1.0, 1.0),
        Shape::Mirror => (width as f64, 1.0),
        Shape::Raidz { parity } => {
            let data = width.saturating_sub(parity).max(1);
            let touched = physical.div_ceil(1 << ashift).clamp(1, data);
            ((data / touched) as f64, (width / (touched + parity)).max(1) as f64)
        }
        // OpenZFS documentation, dRAID: floor((children − spares) ÷ (data + parity)).
        Shape::Draid { parity, data, spares } => {
            let groups = (width.saturating_sub(spares) / (data + parity).max(1)) as f64;
            (groups, groups)
        }
    }
}

/// `(read, write)` of one vdev in multiples of one drive's sequential rate.
#[must_use]
pub fn streaming(shape: Shape, width: u64) -> (f64, f64) {
    match shape {
        Shape::Stripe => (1.0, 1.0),
        Shape::Mirror => (width as f64, 1.0),
        Shape::Raidz { parity } => {
            let data = width.saturating_sub(parity) as f64;
            (data, data)
        }
        Shape::Draid { parity, data, spares } => {
            let active = width.saturating_sub(spares) as f64;
            let rate = active * data as f64 / (data + parity).max(1) as f64;
            (rate, rate)
        }
    }
}
