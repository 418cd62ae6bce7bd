//! What one block takes on disk: data, parity and padding.

use super::Shape;

/// Blocks of 128 KiB set the ratio by which a pool converts raw to shown space, whatever the recordsize.
const REFERENCE: u64 = 1 << 17;

impl Shape {
    /// Bytes that a block of `physical` bytes takes on a vdev of `width` drives.
    #[must_use]
    pub fn allocated(self, width: u64, ashift: u32, physical: u64) -> u64 {
        let sectors = physical.div_ceil(1 << ashift);
        match self {
            Self::Stripe | Self::Mirror => sectors << ashift,
            Self::Raidz { parity } => {
                let rows = sectors.div_ceil(width.saturating_sub(parity).max(1));
                // A multiple of parity + 1, so that what is freed can hold at least a one-sector block.
                (sectors + parity * rows).next_multiple_of(parity + 1) << ashift
            }
            Self::Draid { parity, data, .. } => physical.div_ceil(data.max(1) << ashift) * ((data + parity) << ashift),
        }
    }

    /// The part of an allocated byte that counts as space, in 512ths.
    #[must_use]
    pub fn deflate(self, width: u64, ashift: u32) -> u64 {
        REFERENCE / (self.allocated(width, ashift, REFERENCE) >> 9).max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_volume_blocks_waste_half_of_a_raidz2() {
        let z2 = Shape::Raidz { parity: 2 };
        assert_eq!(z2.allocated(6, 12, 8192), 24_576);
        assert_eq!((24_576 >> 9) * z2.deflate(6, 12), 16_368);
    }

    #[test]
    fn a_seven_wide_raidz2_keeps_two_thirds() {
        let z2 = Shape::Raidz { parity: 2 };
        assert_eq!(z2.allocated(7, 12, 131_072), 196_608);
    }
}
