//! Every level, layout and scheme over 1 to 64 drives of equal and of odd sizes, asked as a reader asks: either an
//! answer that adds up, or a refusal that says which number of drives would do.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail loudly")]

use crate::sampled::is_tried;
use lanewise::calculator::Domain;
use lanewise::catalog::{calculate_json, declared};
use serde_json::{Value, json};

/// Sizes in GB of `n` drives: equal, growing, a crowd of small ones among large ones, one that dwarfs the others.
fn mixes(n: usize) -> [Vec<usize>; 4] {
    let sizes = |size: &dyn Fn(usize) -> usize| (0..n).map(size).collect();
    [
        sizes(&|_| 4000),
        sizes(&|i| 1000 + 37 * i),
        sizes(&|i| if i % 3 == 0 { 18_000 } else { 1920 }),
        sizes(&|i| if i == 0 { 900_000 } else { 500 }),
    ]
}

fn list(sizes: &[usize]) -> String {
    sizes.iter().map(|size| format!("{size}GB")).collect::<Vec<_>>().join("+")
}

fn choices(calculator: &str, input: &str) -> &'static [&'static str] {
    let (model, _) = declared().iter().find(|(model, _)| model.name == calculator).unwrap();
    let input = model.inputs.iter().find(|declared| declared.name == input).unwrap();
    let Domain::Choice(words) = input.domain else { panic!("{} is no choice", input.name) };
    words
}

fn number(answer: &Value, name: &str) -> f64 {
    answer[name].as_f64().unwrap_or_else(|| panic!("{name} of {answer}"))
}

/// The space for data, or nothing where the calculator refuses; whatever it answers adds up.
fn usable(calculator: &str, inputs: &Value, n: usize) -> Option<f64> {
    let answer: Value = serde_json::from_str(&calculate_json(calculator, &inputs.to_string())).unwrap();
    let error = &answer["error"];
    if error.is_object() {
        assert_eq!(error["code"], "impossible_combination", "{inputs}: {error}");
        assert_eq!(error["input"], "drives", "{inputs}: {error}");
        assert_eq!(error["allowed"]["kind"], "drives", "{error}");
        assert!(error["allowed"]["at_least"].as_f64().is_some_and(|least| least > 1.0), "{error}");
        return None;
    }
    let (usable, raw) = (number(&answer, "usable"), number(&answer, "raw"));
    assert!(usable > 0.0 && usable <= raw, "{inputs}: {usable} of {raw}");
    assert!((number(&answer, "efficiency") - usable / raw).abs() < 1e-12, "{inputs}");
    assert!(number(&answer, "tolerance") < n as f64, "{inputs}: all drives may fail");
    let layers = answer["breakdown"].as_array().unwrap();
    let taken: f64 = layers.iter().map(|layer| layer["taken"].as_f64().unwrap()).sum();
    assert!((raw - taken - usable).abs() < 2.0, "{inputs}: {taken} of {raw} is not {usable}");
    // Padding alone may be negative: ZFS counts in blocks of 128 KiB, which on paper may need more than they do.
    let lost = layers.iter().filter(|layer| layer["layer"] != "padding");
    assert!(lost.clone().all(|layer| layer["taken"].as_f64().unwrap() >= -1.0), "{inputs}: {answer}");
    Some(usable)
}

/// Walks one choice; with equal drives, one more never holds less.
fn walk(calculator: &str, choice: &str, more: &[Value]) {
    let (mut tried, mut answered) = (0, 0);
    for word in choices(calculator, choice) {
        for extra in more {
            let mut before = 0.0;
            // What is odd about a level shows with few drives.
            for n in (1..=64).filter(|&n| n <= 16 || is_tried(n)) {
                for (mix, sizes) in mixes(n).iter().enumerate() {
                    let mut inputs = json!({ "drives": list(sizes), choice: word });
                    inputs.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
                    tried += 1;
                    let Some(usable) = usable(calculator, &inputs, n) else { continue };
                    answered += 1;
                    if mix == 0 {
                        // RAID-Z pads more on some widths, so a drive more may hold a little less there.
                        let slack = if calculator == "zfs" { 0.95 } else { 1.0 };
                        assert!(usable >= before * slack, "{inputs}: {usable} after {before}");
                        before = usable;
                    }
                }
            }
        }
    }
    assert!(answered * 2 > tried, "{calculator}: only {answered} answers of {tried}");
}

#[test]
fn every_level_answers_or_says_what_would_do() {
    let more = [json!({}), json!({ "groups": 3, "copies": 3, "metadata": "1.2", "file_system": "ext4" })];
    walk("raid", "level", &more);
}

#[test]
fn every_zfs_layout_answers_or_says_what_would_do() {
    let more = [json!({}), json!({ "vdevs": 3, "draid_data": 4, "recordsize": 8192, "ashift": 13 })];
    walk("zfs", "layout", &more);
}

#[test]
fn every_scheme_for_unlike_drives_answers_or_says_what_would_do() {
    let more = [json!({}), json!({ "parity_drives": 2, "old_kernel": true, "reserve": "5 GB" })];
    walk("mixed-drives", "scheme", &more);
}
