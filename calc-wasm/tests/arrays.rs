//! Published array figures that no calculator shows, so that `npm run -s vectors` has to skip them: a tier of SHR, one
//! phase of btrfs' allocator, arrays that a calculator refuses. Every other row of `tests/golden/array-vectors.csv` is
//! asked through the calculators; `tests/golden/array-vectors-of-core.txt` lists those that are asked here.
#![allow(clippy::float_cmp, reason = "whole numbers have to agree exactly")]
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail loudly")]

use lanewise::array::btrfs::{self, Profile, Rules};
use lanewise::array::level::{Layout, Level};
use lanewise::array::{md, mixed, reliability};
use std::path::Path;

/// What a row gives, and what it expects.
struct Row {
    drives: Vec<u64>,
    expected: f64,
}

/// The rows that are asked here, a line each: `tests/unit/array-vectors.test.ts` reads the same file.
const ASKED: &str = include_str!("../../tests/golden/array-vectors-of-core.txt");

fn row(id: &str) -> Row {
    assert!(ASKED.lines().any(|asked| asked == id), "add {id} to tests/golden/array-vectors-of-core.txt");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden/array-vectors.csv");
    let mut table = csv::Reader::from_path(path).unwrap();
    let header = table.headers().unwrap().clone();
    let record = table.records().map(Result::unwrap).find(|record| &record[0] == id).unwrap();
    let cell = |name: &str| &record[header.iter().position(|column| column == name).unwrap()];
    Row {
        drives: cell("drives").split(';').filter_map(|size| size.parse().ok()).collect(),
        expected: cell("expected").parse().unwrap(),
    }
}

fn first_region(rules: Rules, drives: &[u64]) -> f64 {
    rules.data(btrfs::allocate(drives, rules).regions[0]) as f64
}

#[test]
fn the_first_phase_of_btrfs_takes_every_drive_of_a_stripe() {
    let Row { drives, expected } = row("V0710");
    assert_eq!(first_region(Profile::Raid0.rules(true), &drives), expected);
}

#[test]
fn a_profile_that_btrfs_does_not_have_follows_the_same_rules() {
    let Row { drives, expected } = row("V0712");
    // Two copies, on at least one and at most two pairs of drives.
    let rules = Rules { copies: 2, least: 2, most: 4, step: 2, ..Profile::Raid0.rules(true) };
    assert_eq!(first_region(rules, &drives), expected);
}

#[test]
fn a_tier_of_shr_is_as_large_as_its_slice_of_each_drive() {
    const TIB: f64 = (1u64 << 40) as f64;
    let Row { drives, expected } = row("V0665");
    let second = mixed::shr(&drives, 1)[1].usable as f64 / TIB;
    assert!((second - expected).abs() <= 0.01, "{second}");

    // A real system: the row gives the data partition of its smallest drives, in sectors.
    let Row { drives, expected } = row("V0670");
    let smallest = *drives.iter().min().unwrap();
    let partition = 5_850_872_960 * 512;
    let sizes: Vec<u64> =
        drives.iter().map(|&size| if size == smallest { partition } else { size }).collect();
    let first = mixed::shr(&sizes, 1)[0].usable as f64;
    assert!((first / expected - 1.0).abs() <= 0.03, "{first}");
}

#[test]
fn md_without_metadata_uses_all_of_each_drive() {
    let Row { drives, expected } = row("V0655");
    let used: Vec<u64> = drives
        .iter()
        .map(|&drive| md::used_size(drive, md::DEFAULT_CHUNK, md::Metadata::None).unwrap())
        .collect();
    let kibibytes = md::array_size(Layout::of(Level::Raid0), &used, md::DEFAULT_CHUNK) as f64 / 1024.0;
    // mdadm's own test accepts 80 to 100 % of its figure.
    assert!((0.8..=1.0).contains(&(kibibytes / expected)), "{kibibytes}");
}

#[test]
fn md_makes_raid5_of_two_drives() {
    let Row { drives, expected } = row("V0642");
    assert_eq!(
        md::array_size(Layout::of(Level::Raid5), &drives, md::DEFAULT_CHUNK) as f64 / 1024.0,
        expected
    );
}

#[test]
fn a_chance_of_a_year_repeats_over_years() {
    let Row { expected, .. } = row("V0940");
    let ten_years = reliability::repeated(4.062_242_882_97e-05, 10.0);
    assert!((ten_years / expected - 1.0).abs() <= 1e-6, "{ten_years}");
}

#[test]
fn every_row_that_is_listed_is_asked() {
    let here = include_str!("arrays.rs");
    for id in ASKED.lines() {
        assert!(here.contains(&format!("row(\"{id}\")")), "{id} is listed, and no test asks it");
    }
}
