//! Published array figures that no calculator shows: a tier of SHR, one phase of btrfs' allocator, arrays that a
//! calculator refuses. `golden.rs` asks all others through the calculators (`tests/golden/array-vectors.json`).
#![allow(clippy::float_cmp, reason = "whole numbers have to agree exactly")]
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail loudly")]

use lanewise::array::btrfs::{self, Profile, Rules};
use lanewise::array::level::{Layout, Level};
use lanewise::array::{md, mixed, reliability};

const TB: u64 = 1_000_000_000_000;

fn first_region(rules: Rules, drives: &[u64]) -> f64 {
    rules.data(btrfs::allocate(drives, rules).regions[0]) as f64
}

#[test]
fn the_first_phase_of_btrfs_takes_every_drive_of_a_stripe() {
    // V0710, darkling/btrfs-usage@d081ac84 tests/MainTests.elm.
    assert_eq!(first_region(Profile::Raid0.rules(true), &[25, 15, 15]), 45.0);
}

#[test]
fn a_profile_that_btrfs_does_not_have_follows_the_same_rules() {
    // V0712, darkling/btrfs-usage@d081ac84 tests/MainTests.elm.
    // Two copies, on at least one and at most two pairs of drives.
    let rules = Rules { copies: 2, least: 2, most: 4, step: 2, ..Profile::Raid0.rules(true) };
    assert_eq!(first_region(rules, &[10; 5]), 24.0);
}

#[test]
fn a_tier_of_shr_is_as_large_as_its_slice_of_each_drive() {
    const TIB: f64 = (1u64 << 40) as f64;
    // V0665, needtoknowit.com.au, table of tiers.
    let second = mixed::shr(&[2 * TB, 3 * TB, 4 * TB, 4 * TB], 1)[1].usable as f64 / TIB;
    assert!((second - 1.82).abs() <= 0.01, "{second}");

    // V0670, tech.webit.nu SHR part 1 and 2, a real DS1517 ("about 11.7TB"), with the data partition of its smallest drives.
    let partition = 5_850_872_960 * 512;
    let first = mixed::shr(&[partition, partition, partition, 8 * TB, 8 * TB], 1)[0].usable as f64;
    assert!((first / 11.98e12 - 1.0).abs() <= 0.03, "{first}");
}

#[test]
fn md_without_metadata_uses_all_of_each_drive() {
    // V0655, md-raid-utilities/mdadm@d1447022 tests/00*.
    let layout = Layout::of(Level::Raid0);
    let used = md::used_size(20_480_000, 20_480_000, layout, md::DEFAULT_CHUNK, md::Metadata::None).unwrap();
    let kibibytes = md::array_size(layout, &[used; 5], md::DEFAULT_CHUNK) as f64 / 1024.0;
    // mdadm's own test accepts 80 to 100 % of its figure.
    assert!((0.8..=1.0).contains(&(kibibytes / 99_840.0)), "{kibibytes}");
}

#[test]
fn md_makes_raid5_of_two_drives() {
    // V0642, the output of `mdadm -D` in a public file.
    assert_eq!(
        md::array_size(Layout::of(Level::Raid5), &[1_071_644_672; 2], md::DEFAULT_CHUNK) as f64 / 1024.0,
        1_046_528.0
    );
}

#[test]
fn a_chance_of_a_year_repeats_over_years() {
    // V0940, the output of WintelGuy raidmttdl, quoted in public.
    let ten_years = reliability::repeated(4.062_242_882_97e-05, 10.0);
    assert!((ten_years / 0.000_406_150_038_163_6 - 1.0).abs() <= 1e-6, "{ten_years}");
}
