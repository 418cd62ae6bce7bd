//! A PCIe link and the array behind it, by the core as a library: `cargo run -p lanewise-core --example link`.

use lanewise::calculators::pcie::{self, Generation};
use lanewise::calculators::raid;
use lanewise::{CalcError, Drives, Level};

/// Bytes.
const TB: u64 = 1_000_000_000_000;
/// Bytes a second.
const GB_PER_S: f64 = 1e9;

fn main() -> Result<(), CalcError> {
    let link = pcie::compute(&pcie::Inputs {
        generation: Generation::V3,
        lanes: 4.0,
        max_payload_size: Some(256.0),
        ..pcie::Inputs::default()
    })?;
    println!(
        "PCIe 3.0 x4: {:.2} GB/s of payload at most, {:.2} to {:.2} GB/s expected",
        link.most / GB_PER_S,
        link.expected_low / GB_PER_S,
        link.expected_high / GB_PER_S,
    );

    let array = raid::compute(&raid::Inputs {
        drives: Drives::equal(8, 18 * TB),
        level: Level::Raid6,
        drive_rate: 250e6,
        ..raid::Inputs::default()
    })?;
    println!(
        "RAID6 of 8 x 18 TB: {:.0} TB for data, {:.2} GB/s of sequential reads",
        array.usable / TB as f64,
        array.read_rate / GB_PER_S,
    );
    let limit = if array.read_rate > link.most { "link" } else { "array" };
    println!("Together: {:.2} GB/s, which the {limit} limits", array.read_rate.min(link.most) / GB_PER_S);
    Ok(())
}
