//! Published array figures: every row of `tests/golden/array-vectors.csv` that has a function here, within its
//! tolerance. Trust A is the real implementation's own output, B another calculator or document, C a weak claim that is
//! only counted, X a known mistake from which our answer must differ.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail loudly")]
#![allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole numbers of a table")]

use calc_wasm::array::btrfs::{self, Profile, Rules};
use calc_wasm::array::drives::marketed_bytes;
use calc_wasm::array::level::{Layout, Level};
use calc_wasm::array::reliability::{self, Chain};
use calc_wasm::array::zfs::pool::{self, Vdev};
use calc_wasm::array::zfs::{self, Shape, Version};
use calc_wasm::array::{filesystem, md, mixed, perf};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;

/// One row of the table.
struct Row {
    level: String,
    drives: Vec<u64>,
    params: Value,
    quantity: String,
    expected: String,
    unit: String,
    tolerance: String,
}

impl Row {
    fn number(&self, name: &str) -> Option<f64> {
        self.params[name].as_f64()
    }
    fn whole(&self, name: &str) -> Option<u64> {
        self.number(name).map(|n| n as u64)
    }
    fn param(&self, name: &str) -> &str {
        self.params[name].as_str().unwrap_or("")
    }
}

#[test]
fn published_array_figures_hold() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden/array-vectors.csv");
    let mut table = csv::Reader::from_path(path).unwrap();
    let header = table.headers().unwrap().clone();
    let mut counts: BTreeMap<String, [u32; 3]> = BTreeMap::new();
    let mut wrong = Vec::new();
    let mut skipped = Vec::new();
    for record in table.records() {
        let record = record.unwrap();
        let cell = |name: &str| record[header.iter().position(|h| h == name).unwrap()].to_owned();
        let (id, trust) = (cell("id"), cell("trust"));
        let drives = cell("drives");
        let row = Row {
            level: cell("level"),
            drives: drives.split(';').filter(|d| !d.is_empty()).map(|d| d.parse().unwrap()).collect(),
            params: serde_json::from_str(&cell("params")).unwrap(),
            quantity: cell("quantity"),
            expected: cell("expected"),
            unit: cell("unit"),
            tolerance: cell("tolerance"),
        };
        let count = counts.entry(trust.clone()).or_default();
        let Some(ours) = answer(&row) else {
            count[2] += 1;
            skipped.push(id);
            continue;
        };
        if holds(&row, &ours) {
            count[0] += 1;
        } else {
            count[1] += 1;
            if trust != "C" {
                let (level, quantity) = (&row.level, &row.quantity);
                wrong.push(format!(
                    "{id} {trust} {level} {quantity}: {ours}, expected {} {} ± {}",
                    row.expected, row.unit, row.tolerance
                ));
            }
        }
    }
    for (trust, [passed, failed, skipped]) in &counts {
        println!("{trust}: {passed} passed, {failed} failed, {skipped} skipped");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(skipped.is_empty(), "without a function: {skipped:?}");
    assert_eq!(counts.values().flatten().sum::<u32>(), 468);
}

/// Whether our answer, written as the row writes it, is within the row's tolerance.
fn holds(row: &Row, ours: &str) -> bool {
    let (kind, limit) = row.tolerance.split_once(':').unwrap_or((&row.tolerance, ""));
    if kind == "exact" {
        return ours == row.expected;
    }
    let factor = match row.unit.as_str() {
        "KiB" => 1024.0,
        "GiB" => 1024f64.powi(3),
        "TiB" => 1024f64.powi(4),
        "MB/s" => 1e6,
        _ => 1.0,
    };
    let ours = ours.parse::<f64>().unwrap() / factor;
    let expected: f64 = row.expected.parse().unwrap();
    match kind {
        "abs" => (ours - expected).abs() <= limit.parse::<f64>().unwrap().max(expected.abs() * 1e-12),
        "rel" => (ours / expected - 1.0).abs() <= limit.parse::<f64>().unwrap(),
        "range" => {
            let (low, high) = limit.split_once("..").unwrap();
            (low.parse::<f64>().unwrap()..=high.parse().unwrap()).contains(&(ours / expected))
        }
        "must_differ" => (ours / expected - 1.0).abs() > limit.parse::<f64>().unwrap(),
        other => panic!("tolerance {other}"),
    }
}

/// Our answer in base units, or `None` where no function answers the row.
fn answer(row: &Row) -> Option<String> {
    let level = row.level.as_str();
    if level.starts_with("raidz") || level.starts_with("zfs_") || level.starts_with("draid") {
        return zfs_answer(row);
    }
    let number = if level.starts_with("btrfs") {
        btrfs_answer(row)?
    } else if level.starts_with("md_") {
        md_answer(row)?
    } else if level == "erasure" || level.starts_with("ceph") || level == "fleet" {
        erasure_answer(row)?
    } else {
        match (level, row.quantity.as_str()) {
            ("fs_ext4", "df_avail_empty_fs") => filesystem::ext4_available(row.drives[0]) as f64,
            ("fs_xfs", "df_avail_empty_fs") => filesystem::xfs_available(row.drives[0]) as f64,
            ("drive", "bytes") => marketed_bytes(row.whole("marketing_gb")? * 1_000_000_000) as f64,
            ("drive", "linux_zfs_partition_sectors") => {
                (zfs::linux_partition(row.whole("sectors")? * 512) / 512) as f64
            }
            ("shr1" | "shr2", _) => shr_answer(row)?,
            ("unraid2" | "snapraid2", "usable") => mixed::dedicated_parity(&row.drives, 2)? as f64,
            ("snapraid1", "usable") => mixed::dedicated_parity(&row.drives, 1)? as f64,
            _ => return classic_answer(row),
        }
    };
    Some(number.to_string())
}

fn shape(row: &Row) -> Shape {
    let digit = row.level.bytes().find(u8::is_ascii_digit).map_or(0, |digit| u64::from(digit - b'0'));
    match row.level.as_str() {
        "zfs_stripe" => Shape::Stripe,
        "zfs_mirror" => Shape::Mirror,
        level if level.starts_with("draid") => Shape::Draid {
            parity: digit,
            data: row.whole("data").unwrap(),
            spares: row.whole("spares").unwrap_or(0),
        },
        _ => Shape::Raidz { parity: digit },
    }
}

fn zfs_answer(row: &Row) -> Option<String> {
    let shape = shape(row);
    let ashift = row.whole("ashift").unwrap_or(12) as u32;
    let width = row.whole("width").or(row.whole("children")).unwrap_or(row.drives.len() as u64);
    let physical = row.whole("psize").unwrap_or(0);
    let vdevs: Vec<Vdev> = row
        .drives
        .chunks(width.max(1) as usize)
        .map(|drives| {
            let drive = *drives.iter().min().unwrap();
            let whole = row.param("sizes_are") == "zfs_partition";
            Vdev { shape, width, partition: if whole { drive } else { zfs::linux_partition(drive) } }
        })
        .collect();
    let version = if row.param("zfs").starts_with("0.6") { Version::V06 } else { Version::V21 };
    let space = pool::space(&vdevs, ashift, version);
    let number = match row.quantity.as_str() {
        "zfs_list_avail" => space.available as f64,
        "zpool_list_size" => space.size as f64,
        "slop" => space.slop as f64,
        "metaslab_shift_count_deflate" => {
            let metaslabs = vdevs[0].metaslabs(version);
            return Some(format!("{}/{}/{}", metaslabs.shift, metaslabs.count, shape.deflate(width, ashift)));
        }
        "block_asize" => shape.allocated(width, ashift, physical) as f64,
        "block_dsize" => shape.charged(width, ashift, physical) as f64,
        "used" => {
            let block = row.whole("volblocksize")?;
            let blocks = row.whole("zvol_gib")? * (1 << 30) / block;
            (blocks * shape.charged(width, ashift, block)) as f64
        }
        // `raidz(4, 8, 1)`, and drives counted by their labels.
        "usable" => {
            let groups = row.whole("groups").unwrap_or(1);
            (groups * shape.nominal(width, *row.drives.iter().min()?)) as f64
        }
        "random_iops_factor" => zfs::iops::random(shape, width, ashift, 131_072).0,
        "p_loss_extrapolated" => reliability::repeated(row.number("p_1yr")?, row.number("years")?),
        "p_fail_within_one_window" => {
            let (width, tolerance) = if level_is_mirror(row) { (2, 1) } else { (row.drives.len() as u32, 2) };
            let chance = row.number("afr")? * row.number("resilver_h")? / reliability::YEAR_HOURS;
            let one = reliability::window_loss(width, tolerance, chance);
            reliability::repeated(one, row.drives.len() as f64 / f64::from(width))
        }
        _ => return None,
    };
    Some(number.to_string())
}

fn level_is_mirror(row: &Row) -> bool {
    row.level == "zfs_mirror"
}

fn btrfs_answer(row: &Row) -> Option<f64> {
    let profile = match row.level.trim_start_matches("btrfs_") {
        "single" => Profile::Single,
        "raid0" | "custom" => Profile::Raid0,
        "raid1" => Profile::Raid1,
        "raid1c3" => Profile::Raid1c3,
        "raid10" => Profile::Raid10,
        "raid5" => Profile::Raid5,
        _ => return None,
    };
    let mut rules = profile.rules(row.whole("slo") != Some(2));
    if row.level == "btrfs_custom" {
        let copies = row.whole("c")? as usize;
        let devices = |name| row.whole(name).map(|stripes| stripes as usize * copies);
        rules = Rules { copies, least: devices("slo")?, most: devices("shi")?, step: copies, ..rules };
    }
    let space = btrfs::allocate(&row.drives, rules);
    let data = space.usable as f64;
    Some(match row.quantity.as_str() {
        "usable_data_bytes" | "usable_data" => data - btrfs::metadata_reserve(space.usable) as f64,
        "df_avail_empty_fs" => {
            let available = btrfs::df_available(&row.drives, rules);
            (available - btrfs::metadata_reserve(available)) as f64
        }
        "usable_upper" | "usable" => data,
        "first_region_usable" => rules.data(*space.regions.first()?) as f64,
        "unallocatable" => space.unallocatable as f64,
        _ => return None,
    })
}

fn md_answer(row: &Row) -> Option<f64> {
    let layout_name = row.param("layout");
    let level = match row.level.as_str() {
        "md_raid0" => Level::Raid0,
        "md_raid1" => Level::Raid1,
        "md_raid5" => Level::Raid5,
        "md_raid6" => Level::Raid6,
        _ if layout_name.starts_with('f') => Level::MdFar,
        _ => Level::MdNear,
    };
    let copies = layout_name.get(1..).and_then(|n| n.parse().ok()).unwrap_or(2);
    let layout = Layout { copies, ..Layout::of(level) };
    // mdadm gives RAID1 no chunk. Older arrays have smaller ones: take the largest that divides the used size.
    let chunk = if level == Level::Raid1 { 0 } else { md::DEFAULT_CHUNK };
    let metadata = match row.param("metadata") {
        "0.90" => md::Metadata::V090,
        "none" => md::Metadata::None,
        _ => md::Metadata::V12,
    };
    let n = row.drives.len();
    Some(match row.quantity.as_str() {
        "array_size" => {
            let used = row.drives[0];
            let chunk = (0..=4).map(|halvings| chunk >> halvings).find(|&c| used.is_multiple_of(c))?;
            md::array_size(layout, &row.drives, chunk) as f64
        }
        "used_dev_size" => md::used_size(row.drives[0], chunk, metadata)? as f64,
        "array_size_upper" => {
            let used: Option<Vec<u64>> =
                row.drives.iter().map(|&drive| md::used_size(drive, chunk, metadata)).collect();
            md::array_size(layout, &used?, chunk) as f64
        }
        "stripe_ios_total" => {
            let n = row.whole("n")? as usize;
            let may_modify = row.whole("rmw_level") != Some(0);
            let write = perf::md_write(n, layout.parity(), row.whole("written_blocks")? as usize, may_modify);
            (write.reads + write.writes) as f64
        }
        "seq_write_ideal" => {
            let n = row.whole("n")? as usize;
            perf::streaming(layout, n).1 * row.number("drive_mb_s")? * 1e6
        }
        _ => panic!("{} of {n}", row.quantity),
    })
}

fn erasure_answer(row: &Row) -> Option<f64> {
    let (data, parity) = (row.whole("k").unwrap_or(1) as usize, row.whole("m").unwrap_or(1) as usize);
    Some(match row.quantity.as_str() {
        "usable" => mixed::erasure(&row.drives, data, parity) as f64,
        "efficiency" | "data_fraction" => {
            let sizes = vec![1 << 40; data + parity];
            mixed::erasure(&sizes, data, parity) as f64 / sizes.iter().sum::<u64>() as f64
        }
        "nearfull_ratio" => mixed::CEPH_NEARFULL,
        "mttdl" => {
            let n = row.whole("n")? as u32;
            let (failure, repair) = (1.0 / row.number("mtbf_h")?, 1.0 / row.number("mttr_h")?);
            let parallel = row.param("repair") == "parallel";
            let chain = Chain { parallel, ..Chain::of(n, n - data as u32, failure, repair) };
            if row.param("form") == "homogeneous" { chain.mttdl_formula() } else { chain.mttdl() }
        }
        "mean_time_first_failure" => {
            let chain = Chain::of(row.whole("n")? as u32, 0, 1.0 / row.number("mtbf_h")?, 0.0);
            chain.mttdl()
        }
        _ => return None,
    })
}

fn shr_answer(row: &Row) -> Option<f64> {
    let parity = if row.level == "shr1" { 1 } else { 2 };
    // Where a row gives the data partition of the smallest drives, it replaces their size.
    let smallest = *row.drives.iter().min()?;
    let partition = row.whole("partition_sectors").map_or(smallest, |sectors| sectors * 512);
    let sizes: Vec<u64> =
        row.drives.iter().map(|&size| if size == smallest { partition } else { size }).collect();
    let tiers = mixed::shr(&sizes, parity);
    Some(match row.whole("tier") {
        Some(tier) => tiers.get(tier as usize - 1)?.usable as f64,
        None => tiers.iter().map(|tier| tier.usable).sum::<u64>() as f64,
    })
}

fn classic_answer(row: &Row) -> Option<String> {
    let level = match row.level.as_str() {
        "raid0" => Level::Raid0,
        // Some calculators call four drives of RAID1 two pairs.
        "raid1" if row.params["nway"] == false => Level::Raid10,
        "raid1" => Level::Raid1,
        "raid10" => Level::Raid10,
        "raid3" => Level::Raid3,
        "raid4" => Level::Raid4,
        "raid5" => Level::Raid5,
        "raid5e" => Level::Raid5e,
        "raid5ee" => Level::Raid5ee,
        "raid6" => Level::Raid6,
        "raid50" => Level::Raid50,
        _ => return None,
    };
    let layout = Layout { groups: row.whole("groups").unwrap_or(1) as usize, ..Layout::of(level) };
    let n = row.drives.len();
    let number = match row.quantity.as_str() {
        "valid" => return Some(i32::from(layout.check(n).is_ok()).to_string()),
        "guaranteed_tolerance" => return Some(layout.tolerance(n).0.to_string()),
        "usable" => layout.capacity(&row.drives).ok()?.usable as f64,
        "small_write_ios" => perf::write_penalty(layout, 2),
        "frontend_iops" => perf::mixed_iops(row.number("n")?, row.number("drive_iops")?, 1.0, 1.0),
        "mixed_iops_additive" => {
            let n = row.number("n")?;
            let drive = row.number("raw_iops")? / n;
            perf::mixed_iops(n, drive, row.number("read")?, perf::write_penalty(layout, n as usize))
        }
        _ => return None,
    };
    Some(number.to_string())
}
