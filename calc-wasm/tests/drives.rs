//! Lists of drives, over texts that nobody thought of.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail loudly")]

use lanewise::array::drives::{Drives, MOST_DRIVES};
use lanewise::error::Allowed;
use proptest::prelude::*;

/// Sizes of drives: round ones, as they are sold, and odd ones to the byte.
fn size() -> impl Strategy<Value = u64> {
    prop_oneof![
        (1u64..1000, prop_oneof![Just(1_000_000u64), Just(1_000_000_000), Just(1_000_000_000_000)])
            .prop_map(|(number, unit)| number * unit),
        (1u64..512).prop_map(|number| number << 40),
        1_000_000u64..=1_000_000_000_000_000,
    ]
}

fn list(sizes: &[(u32, u64)]) -> Drives {
    sizes.iter().fold(Drives::default(), |drives, &(count, bytes)| drives.and(count, bytes))
}

/// The same drive on its label: how a size may be written, and in which unit.
fn label(bytes: u64, style: u8) -> String {
    match style % 6 {
        0 if bytes.is_multiple_of(1_000_000_000) => format!("{} GB", bytes / 1_000_000_000),
        1 if bytes.is_multiple_of(1_000_000_000_000) => format!("{}t", bytes / 1_000_000_000_000),
        2 if bytes.is_multiple_of(1_000_000_000) && bytes < 1_000_000_000_000_000 => {
            format!("{}.{:03} TB", bytes / 1_000_000_000_000, bytes / 1_000_000_000 % 1000)
        }
        3 if bytes.is_multiple_of(1 << 40) => format!("{}TiB", bytes >> 40),
        4 if bytes.is_multiple_of(1_000_000) => format!("{}\u{a0}МБ", bytes / 1_000_000),
        _ => format!("{bytes} B"),
    }
}

#[test]
fn a_number_that_reads_two_ways_is_not_what_is_wrong_where_neither_way_reads_on() {
    let refused = Drives::parse("1,000,TB").unwrap_err();
    assert!(!matches!(refused.allowed, Allowed::Readings(_)), "{refused:?}");
    assert_eq!(refused.part, "1,000,TB");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn a_list_is_read_back_from_its_shortest_text(sizes in prop::collection::vec((1u32..50, size()), 1..12)) {
        let drives = list(&sizes);
        prop_assert_eq!(Drives::parse(&drives.text()), Ok(drives));
    }

    #[test]
    fn order_count_and_sum_are_kept_however_it_is_written(
        sizes in prop::collection::vec((1u32..50, size(), any::<u8>()), 1..12),
        times in prop::sample::select(vec!["x", "×", " x ", "*", " х ", "X"]),
        plus in prop::sample::select(vec!["+", " + ", "; ", ", ", " "]),
    ) {
        let parts = sizes.iter().map(|&(count, bytes, style)| format!("{count}{times}{}", label(bytes, style)));
        let text = parts.collect::<Vec<_>>().join(plus);
        let drives = Drives::parse(&text);
        prop_assert!(drives.is_ok(), "{text}: {drives:?}");
        let drives = drives.unwrap();
        let each: Vec<u64> =
            sizes.iter().flat_map(|&(count, bytes, _)| std::iter::repeat_n(bytes, count as usize)).collect();
        prop_assert_eq!(u64::from(drives.count()), each.len() as u64, "{}", text);
        prop_assert_eq!(drives.raw(), each.iter().sum::<u64>(), "{}", text);
        prop_assert_eq!(drives.sizes(), each, "{}", text);
    }

    #[test]
    fn neighbours_of_one_size_are_one_group(count in 1u32..400, more in 1u32..400, bytes in size()) {
        let drives = list(&[(count, bytes), (more, bytes)]);
        prop_assert_eq!(drives.groups().len(), 1);
        prop_assert_eq!(drives.count(), count + more);
    }

    #[test]
    fn nothing_panics_and_what_is_read_is_in_its_limits(
        text in prop_oneof![".{0,60}", "[0-9xX×*+,;. TGMKBi\u{a0}-]{0,40}", "([0-9]{1,5}[x,. ]?){1,5}(TB|GB|T)?"],
    ) {
        match Drives::parse(&text) {
            Ok(drives) => {
                prop_assert!((1..=MOST_DRIVES).contains(&drives.count()), "{text}");
                for bytes in drives.sizes() {
                    prop_assert!((1_000_000..=1_000_000_000_000_000).contains(&bytes), "{text}");
                }
                prop_assert_eq!(Drives::parse(&drives.text()), Ok(drives), "{}", text);
            }
            Err(refused) => {
                // The piece is of the text, so that the reader finds it.
                prop_assert!(text.contains(&refused.part), "{text}: {refused:?}");
                if let Allowed::Readings(readings) = refused.allowed {
                    let [one, other] = readings.map(|reading| Drives::parse(&reading));
                    prop_assert_ne!(one, other, "{}", text);
                }
            }
        }
    }
}
