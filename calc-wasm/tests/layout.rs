//! Where blocks lie and what survives: every level over 1 to 16 drives, every set of failed drives of up to 10.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail loudly")]

use lanewise::array::layout::{self, Cell, Kind, Picture, Piece, ROWS, Redundancy, Vdev};
use lanewise::array::level::{Layout, Level, Order};
use lanewise::array::zfs::Shape;
use lanewise::calculator::Choice;
use lanewise::catalog::{calculate_json, is_drawn, picture, picture_json};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

const TB: u64 = 1_000_000_000_000;

/// Every level that `n` equal drives make, with several numbers of groups and copies.
fn layouts(n: usize) -> impl Iterator<Item = Layout> {
    let levels = (0..Level::NAMES.len()).map(Level::at);
    levels
        .flat_map(|level| {
            [(1, 2), (2, 3), (3, 4)].map(|(groups, copies)| Layout { groups, copies, ..Layout::of(level) })
        })
        .filter(move |layout| layout.check(n).is_ok())
}

/// Every level over each of these numbers of equal drives, with its picture.
fn drawn(counts: RangeInclusive<usize>) -> impl Iterator<Item = (usize, Layout, Picture)> {
    counts.flat_map(|n| layouts(n).map(move |layout| (n, layout, layout::classic(layout, &vec![TB; n]))))
}

/// Every set of failed drives out of `n`.
fn failures(n: usize) -> impl Iterator<Item = Vec<bool>> {
    (0..1u32 << n).map(move |mask| (0..n).map(|drive| mask >> drive & 1 == 1).collect())
}

fn count(failed: &[bool]) -> usize {
    failed.iter().filter(|&&gone| gone).count()
}

/// The cells of each stripe, and how many may be missing.
fn stripes(picture: &Picture) -> Vec<(Vec<Cell>, usize)> {
    let mut stripes: Vec<(Vec<Cell>, usize)> = picture.stripes.iter().map(|&may_miss| (Vec::new(), may_miss)).collect();
    for cell in &picture.cells {
        stripes[cell.stripe].0.push(*cell);
    }
    stripes
}

/// Whether data of one of these stripes is lost.
fn broken(stripes: &[(Vec<Cell>, usize)], failed: &[bool]) -> bool {
    let missing = |cells: &[Cell]| cells.iter().filter(|cell| cell.piece.counts() && failed[cell.drive]).count();
    stripes.iter().any(|(cells, may_miss)| missing(cells) > *may_miss)
}

/// Fewest failures that lose data, and most that do not.
fn extremes(picture: &Picture) -> (usize, usize) {
    let n = picture.sizes.len();
    let (mut fewest, mut most) = (n + 1, 0);
    for failed in failures(n) {
        if picture.survives(&failed) {
            most = most.max(count(&failed));
        } else {
            fewest = fewest.min(count(&failed));
        }
    }
    (fewest - 1, most)
}

#[test]
fn every_piece_of_data_lies_as_often_as_its_level_says_on_different_drives() {
    for (n, layout, picture) in drawn(1..=16) {
        let mut places = BTreeSet::new();
        let mut drives: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for cell in &picture.cells {
            assert!(places.insert((cell.slice, cell.drive, cell.row)), "{layout:?} {n}: two in {cell:?}");
            if let Piece::Data(number) | Piece::Copy(number) = cell.piece {
                drives.entry(number).or_default().push(cell.drive);
            }
        }
        let numbered = layout.shape().order != Order::Concatenated;
        assert!(!numbered || drives.len() >= ROWS, "{layout:?} {n}: {} blocks", drives.len());
        for (number, on) in &drives {
            assert_eq!(on.len(), layout.stored(n), "{layout:?} {n}: block {number} on {on:?}");
            assert_eq!(on.iter().collect::<BTreeSet<_>>().len(), on.len(), "{layout:?} {n}: {number}");
        }
        // No gap in the numbers, and no cell of the first rows without a piece.
        assert!(drives.keys().zip(0..).all(|(&number, expected)| number == expected), "{layout:?} {n}");
        for (index, slice) in picture.slices.iter().enumerate().filter(|(_, s)| s.kind != Kind::Spare) {
            for drive in (0..n).filter(|&drive| slice.bytes[drive] > 0) {
                assert!((0..ROWS).all(|row| places.contains(&(index, drive, row))), "{layout:?} {n}: {drive}");
            }
        }
    }
}

#[test]
fn what_survives_is_what_the_level_promises() {
    for (n, layout, picture) in drawn(1..=10) {
        assert_eq!(extremes(&picture), layout.tolerance(n), "{layout:?} of {n}");
    }
}

#[test]
fn data_is_lost_exactly_when_a_drawn_stripe_is() {
    for (n, layout, picture) in drawn(1..=10) {
        let stripes = stripes(&picture);
        for failed in failures(n) {
            assert_eq!(broken(&stripes, &failed), !picture.survives(&failed), "{layout:?} {failed:?}");
        }
    }
}

#[test]
fn the_next_fatal_drives_are_those_whose_failure_loses_data() {
    for (n, layout, picture) in drawn(1..=8) {
        for failed in failures(n).filter(|failed| picture.survives(failed)) {
            for drive in 0..n {
                let mut next = failed.clone();
                next[drive] = true;
                assert_eq!(picture.fatal(&failed, drive), !picture.survives(&next), "{layout:?} {failed:?}");
            }
        }
    }
}

#[test]
fn parity_visits_every_drive_in_turn_unless_it_has_a_drive_of_its_own() {
    for (n, layout, picture) in drawn(3..=ROWS).filter(|(_, layout, _)| layout.parity() > 0) {
        let width = n / layout.spans();
        for which in 0..layout.parity() {
            let piece = Piece::Parity(which);
            let cells = picture.cells.iter();
            let of_group = cells.filter(|cell| cell.piece == piece && cell.drive < width && cell.row < width);
            let drives: Vec<usize> = of_group.map(|cell| cell.drive).collect();
            let expected: Vec<usize> = if layout.shape().order == Order::Fixed {
                vec![n - 1; n]
            } else {
                (0..width).map(|row| (width - 1 - row + which) % width).collect()
            };
            assert_eq!(drives, expected, "{layout:?} {n}");
        }
    }
}

#[test]
fn linux_md_lays_chunks_as_its_manual_draws_them() {
    let rows = |level: Level, copies: usize, n: usize, rows: usize| {
        let layout = Layout { copies, ..Layout::of(level) };
        let picture = layout::classic(layout, &vec![TB; n]);
        let mut table = vec![vec![usize::MAX; n]; rows * picture.slices.len()];
        for cell in picture.cells.iter().filter(|cell| cell.row < rows) {
            if let Piece::Data(number) | Piece::Copy(number) = cell.piece {
                table[cell.slice * rows + cell.row][cell.drive] = number;
            }
        }
        table
    };
    assert_eq!(rows(Level::MdNear, 2, 3, 3), [[0, 0, 1], [1, 2, 2], [3, 3, 4]]);
    assert_eq!(rows(Level::MdOffset, 2, 3, 4), [[0, 1, 2], [2, 0, 1], [3, 4, 5], [5, 3, 4]]);
    assert_eq!(rows(Level::MdFar, 2, 3, 2), [[0, 1, 2], [3, 4, 5], [2, 0, 1], [5, 3, 4]]);
    // Left-symmetric: after the parity, from the left again.
    let none = usize::MAX;
    assert_eq!(rows(Level::Raid5, 2, 4, 3), [[0, 1, 2, none], [4, 5, none, 3], [8, none, 6, 7]]);
    assert_eq!(rows(Level::Raid6, 2, 4, 2), [[none, 0, 1, none], [2, 3, none, none]]);
    // Three parities: P, Q and R beside each other, round the end of the row.
    assert_eq!(rows(Level::RaidTp, 2, 5, 2), [[none, none, 0, 1, none], [none, 2, 3, none, none]]);
}

#[test]
fn what_is_drawn_of_the_drives_is_what_the_level_uses() {
    let mixes = [vec![8 * TB, 8 * TB, 4 * TB, 4 * TB, 6 * TB, 8 * TB], vec![TB; 12], vec![3 * TB, TB, 2 * TB]];
    for sizes in mixes {
        for zones in [false, true] {
            for layout in layouts(sizes.len()).map(|layout| Layout { zones, ..layout }) {
                let picture = layout::classic(layout, &sizes);
                let drawn: u64 = picture.slices.iter().flat_map(|slice| &slice.bytes).sum();
                let capacity = layout.capacity(&sizes).unwrap();
                // A drive that copies do not divide keeps a few bytes.
                let rounding = (capacity.raw - capacity.unused).abs_diff(drawn);
                assert!(rounding < 4 * sizes.len() as u64, "{layout:?} {sizes:?}: {rounding}");
            }
        }
    }
}

#[test]
fn a_record_of_raidz_takes_the_cells_that_it_takes_on_disk() {
    for parity in 1..=3 {
        for width in parity + 1..=10 {
            for sectors in 1..=4 {
                let picture = layout::pool(&[vec![TB; width]], Vdev::Raidz { parity, sectors });
                let stripes = stripes(&picture);
                // Where the stripe with the first sector of the second record starts.
                let start = |(cells, _): &(Vec<Cell>, usize)| {
                    let second = cells.iter().any(|cell| cell.piece == Piece::Data(sectors));
                    second.then(|| cells.iter().map(|cell| cell.row * width + cell.drive).min().unwrap())
                };
                let taken = stripes.iter().find_map(start).unwrap_or_else(|| panic!("{width} {sectors}"));
                let shape = Shape::Raidz { parity: parity as u64 };
                let expected = shape.allocated(width as u64, 12, sectors as u64 * 4096) / 4096;
                assert_eq!(taken as u64, expected, "Z{parity} of {width}, {sectors} sectors");
                for (cells, may_miss) in stripes {
                    let drives: BTreeSet<usize> = cells.iter().map(|cell| cell.drive).collect();
                    assert!(may_miss == width || drives.len() == cells.len());
                }
            }
        }
    }
}

/// The picture that a calculator draws.
fn of(calculator: &str, inputs: &str) -> Picture {
    picture(calculator, inputs).unwrap_or_else(|error| panic!("{inputs}: {error:?}"))
}

#[test]
fn schemes_for_unlike_drives_survive_what_their_calculator_says() {
    let lists = ["4x8TB+2x4TB", "4TB+2x1TB", "1TB+2TB+4TB", "8TB+3x4TB", "6x1TB", "10TB+8TB+6TB+4TB", "2x1TB"];
    let schemes = "shr1 shr2 btrfs_raid1 btrfs_raid1c3 btrfs_raid1c4 btrfs_raid10 btrfs_raid5 btrfs_raid6 btrfs_raid0 \
                   btrfs_single btrfs_dup parity_drives erasure";
    let mut seen = 0;
    for list in lists {
        for scheme in schemes.split(' ') {
            for parity in [1, 2] {
                let inputs = format!(
                    r#"{{"drives":"{list}","scheme":"{scheme}","parity_drives":{parity},"data_pieces":2,"parity_pieces":{parity}}}"#
                );
                let answer: Value = serde_json::from_str(&calculate_json("mixed-drives", &inputs)).unwrap();
                let Some(tolerance) = answer["tolerance"].as_f64() else { continue };
                let (guaranteed, _) = extremes(&of("mixed-drives", &inputs));
                let picture = of("mixed-drives", &inputs);
                assert!((guaranteed as f64 - tolerance).abs() < 0.5, "{inputs}: {guaranteed}");
                let drawn: u64 = picture.slices.iter().flat_map(|slice| &slice.bytes).sum();
                let used = answer["raw"].as_f64().unwrap() - answer["wasted"].as_f64().unwrap();
                assert!((drawn as f64 - used).abs() < 100.0, "{inputs}: {drawn} of {used}");
                for (drive, &size) in picture.sizes.iter().enumerate() {
                    let on: u64 = picture.slices.iter().map(|slice| slice.bytes[drive]).sum();
                    assert!(on <= size, "{inputs}: {on} on drive {drive}");
                }
                seen += 1;
            }
        }
    }
    assert!(seen > 100, "{seen} combinations");
}

#[test]
fn a_large_drive_with_a_copy_of_everything_outlives_two_small_ones() {
    let picture = of("mixed-drives", r#"{"drives":"4TB+2x1TB","scheme":"btrfs_raid1"}"#);
    assert!(picture.survives(&[false, true, true]));
    assert!(!picture.survives(&[true, true, false]));
    let fatal = |drive| picture.fatal(&[false, true, false], drive);
    assert_eq!([fatal(0), fatal(1), fatal(2)], [true, false, false]);
}

#[test]
fn vdevs_survive_as_the_zfs_calculator_says() {
    for inputs in [
        r#"{"drives":"8x4TB","layout":"mirror","vdevs":4}"#,
        r#"{"drives":"9x4TB","layout":"mirror","vdevs":3}"#,
        r#"{"drives":"4x4TB","layout":"stripe"}"#,
        r#"{"drives":"8x4TB","layout":"raidz2","vdevs":2}"#,
        r#"{"drives":"9x4TB","layout":"raidz1","vdevs":2}"#,
        r#"{"drives":"7x4TB","layout":"raidz3","recordsize":8192}"#,
        r#"{"drives":"10x4TB","layout":"draid2","draid_data":4,"draid_spares":1}"#,
    ] {
        let answer: Value = serde_json::from_str(&calculate_json("zfs", inputs)).unwrap();
        let number = |name: &str| answer[name].as_f64().unwrap();
        let (guaranteed, best) = extremes(&of("zfs", inputs));
        assert_eq!((guaranteed as f64, best as f64), (number("tolerance"), number("best_tolerance")), "{inputs}");
    }
}

#[test]
fn hot_spares_come_last_and_hold_no_data() {
    let picture = of("raid", r#"{"drives":"2x4TB+3x8TB+2x4TB","level":"raid5","hot_spares":2}"#);
    assert_eq!(picture.sizes, [8, 4, 4, 4, 4, 8, 8].map(|tb| tb * TB));
    assert!(picture.sets.iter().all(|set| set.drives == [0, 1, 2, 3, 4]));
    let bytes: Vec<&[u64]> = picture.slices.iter().map(|slice| &slice.bytes[..]).collect();
    assert_eq!(bytes, [[4, 4, 4, 4, 4, 0, 0].map(|tb| tb * TB), [0, 0, 0, 0, 0, 8, 8].map(|tb| tb * TB)]);
    assert!(picture.cells.iter().all(|cell| (cell.drive > 4) == (cell.piece == Piece::Spare)));
    assert!(picture.survives(&[true, false, false, false, false, true, true]));
    assert!(!picture.survives(&[true, true, false, false, false, false, false]));
}

#[test]
fn redundancy_is_one_number_of_groups_where_groups_do_not_overlap() {
    let found = |calculator, inputs| of(calculator, inputs).redundancy().map(|r| (r.groups, r.drives, r.tolerance));
    assert_eq!(found("raid", r#"{"drives":"8x1TB","level":"raid10"}"#), Some((4, 2, 1)));
    assert_eq!(found("raid", r#"{"drives":"8x1TB","level":"raid6"}"#), Some((1, 8, 2)));
    assert_eq!(found("raid", r#"{"drives":"9x1TB","level":"raid50","groups":3}"#), Some((3, 3, 1)));
    assert_eq!(found("raid", r#"{"drives":"5x1TB","level":"md_raid10_near"}"#), None);
    assert_eq!(found("raid", r#"{"drives":"4x1TB","level":"raid0"}"#), Some((4, 1, 0)));
    assert_eq!(found("mixed-drives", r#"{"drives":"4x8TB+2x4TB","scheme":"shr1"}"#), Some((1, 6, 1)));
    assert_eq!(found("mixed-drives", r#"{"drives":"6x8TB","scheme":"btrfs_raid1"}"#), Some((1, 6, 1)));
    let one = Redundancy { groups: 1, drives: 3, tolerance: 2 };
    assert_eq!(of("zfs", r#"{"drives":"3x1TB","layout":"mirror"}"#).redundancy(), Some(one));
}

#[test]
fn failed_drives_are_counted_from_one_and_refused_beyond_the_last() {
    let drawn = |failed: &str| -> Value {
        serde_json::from_str(&picture_json("raid", r#"{"drives":"4x1TB","level":"raid10"}"#, failed)).unwrap()
    };
    let none = drawn("");
    assert_eq!((&none["survives"], &none["fatal"]), (&Value::from(true), &Value::from(Vec::<u32>::new())));
    let two = drawn("3, 1,3");
    assert_eq!(two["failed"], serde_json::json!([1, 3]));
    assert_eq!((&two["survives"], &two["fatal"]), (&Value::from(true), &serde_json::json!([2, 4])));
    assert_eq!(drawn("1,2")["slices"][0]["cells"][0], "d0! d2! d4! d6! d8! d10! d12! d14!");
    for wrong in ["0", "5", "-1", "one", "1;2", "99999999999999999999"] {
        let error = &drawn(wrong)["error"];
        assert_eq!((error["code"].as_str(), error["input"].as_str()), (Some("out_of_range"), Some("failed")));
        assert_eq!(error["allowed"]["maximum"], 4, "{wrong}");
    }
    assert!(is_drawn("zfs") && !is_drawn("pcie"));
    assert!(picture_json("pcie", "{}", "").contains("unknown_calculator"));
}

#[test]
fn a_thousand_unlike_drives_have_no_picture_but_their_redundancy() {
    let unlike = (0..1000).map(|n| format!("{}GB", 1000 + n * 7919 % 4001)).collect::<Vec<_>>().join("+");
    for (calculator, of) in [
        ("raid", r#""level":"raid6""#),
        ("raid", r#""level":"md_raid10_far""#),
        ("raid", r#""level":"raid0","metadata":"1.2""#),
        ("zfs", r#""layout":"raidz2","vdevs":10"#),
        ("mixed-drives", r#""scheme":"shr2""#),
        ("mixed-drives", r#""scheme":"btrfs_raid1""#),
        ("mixed-drives", r#""scheme":"parity_drives""#),
    ] {
        let inputs = format!(r#"{{"drives":"{unlike}",{of}}}"#);
        let drawn: Value = serde_json::from_str(&picture_json(calculator, &inputs, "1,2,3")).unwrap();
        assert_eq!(drawn["sizes"].as_array().unwrap().len(), 1000, "{of}");
        assert_eq!((&drawn["slices"], &drawn["sets"]), (&serde_json::json!([]), &serde_json::json!([])), "{of}");
        assert_eq!(drawn["redundancy"].is_null(), of.contains("far"), "{of}");
    }
}
