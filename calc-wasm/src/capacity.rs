//! What a capacity on a box means in blocks.

/// Up to here LBA1-03 counts.
pub const LBA1_03_GB: f64 = 8000.0;

/// Blocks of 512 bytes on a drive sold as `gigabytes`, which all makers agreed on; nothing for less than 50 GB
/// and for what is no whole number of gigabytes.
///
/// Up to 8 TB: IDEMA LBA1-03. Above: SFF-8447, the next whole multiple of 2^21 blocks (1 GiB).
#[must_use]
pub fn blocks_512(gigabytes: f64) -> Option<f64> {
    const STEP: f64 = 2_097_152.0;
    if gigabytes < 50.0 || gigabytes.fract() != 0.0 {
        None
    } else if gigabytes <= LBA1_03_GB {
        Some(97_696_368.0 + 1_953_504.0 * (gigabytes - 50.0))
    } else {
        Some((gigabytes * 1e9 / 512.0 / STEP).ceil() * STEP)
    }
}

#[cfg(test)]
mod tests {
    use super::blocks_512;

    #[test]
    fn drives_have_as_many_blocks_as_their_labels_say() {
        for (gigabytes, blocks) in [
            (500.0, 976_773_168.0),
            (1000.0, 1_953_525_168.0),
            (4000.0, 7_814_037_168.0),
            (8000.0, 15_628_053_168.0),
            (10_000.0, 19_532_873_728.0),
            (12_000.0, 23_437_770_752.0),
            (18_000.0, 35_156_656_128.0),
            (20_000.0, 39_063_650_304.0),
        ] {
            assert_eq!(blocks_512(gigabytes), Some(blocks), "{gigabytes} GB");
        }
        assert_eq!(blocks_512(49.0), None);
        assert_eq!(blocks_512(500.5), None);
    }
}
