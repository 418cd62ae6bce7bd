//! Published answers: every row of `tests/golden` with its source, within its stated tolerance.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail loudly")]

use lanewise::catalog::{calculate_json, declared, size_json};
use serde_json::Value;
use std::path::{Path, PathBuf};

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden").join(name)
}

fn answer(calculator: &str, inputs: &Value) -> Value {
    let inputs = inputs.to_string();
    let answer = if calculator == "sizer" { size_json(&inputs) } else { calculate_json(calculator, &inputs) };
    serde_json::from_str(&answer).unwrap()
}

/// Whether a number is what the case expects, within the tolerance that it states.
fn holds(case: &Value, actual: f64, expected: f64) -> bool {
    let stated = |name: &str| case[name].as_f64();
    // A mistake that somebody published: the answer has to stay away from it.
    if let Some(distance) = stated("must_differ") {
        return (actual / expected - 1.0).abs() > distance;
    }
    if let Some([low, high]) = case["share_of_expected"].as_array().map(Vec::as_slice) {
        return actual >= expected * low.as_f64().unwrap() && actual <= expected * high.as_f64().unwrap();
    }
    let relative = stated("relative_tolerance").map(|share| expected.abs() * share);
    let tolerance = relative.or_else(|| stated("absolute_tolerance")).unwrap();
    (actual - expected).abs() <= tolerance
}

/// Checks every case of a file: of the calculator that each names, or of the one that the file is named after.
/// Returns their number.
fn check(file: &str) -> usize {
    let text = std::fs::read_to_string(golden(&format!("{file}.json")))
        .unwrap_or_else(|error| panic!("tests/golden/{file}.json: {error}"));
    let cases: Vec<Value> = serde_json::from_str(&text).unwrap();
    for case in &cases {
        let answer = answer(case["calculator"].as_str().unwrap_or(file), &case["inputs"]);
        let question = case["question"].as_str().map_or_else(|| case["inputs"].to_string(), str::to_owned);
        assert!(case["source"].is_string(), "{question} has no source");
        for (output, expected) in case["expected"].as_object().unwrap() {
            // `flows.0.rate`: a member inside the answer. `md_reads + md_writes`: their sum.
            let found: Vec<&Value> = output
                .split(" + ")
                .map(|name| answer.pointer(&format!("/{}", name.replace('.', "/"))).unwrap_or(&Value::Null))
                .collect();
            let agrees = match expected.as_f64() {
                Some(number) => {
                    let sum: Option<f64> = found.iter().map(|value| value.as_f64()).sum();
                    sum.is_some_and(|actual| holds(case, actual, number))
                }
                None => found == [expected],
            };
            assert!(agrees, "{file}: {question}: {output} is {found:?}, expected {expected}");
        }
    }
    cases.len()
}

#[test]
fn worked_answers_hold() {
    let declared = declared().iter().map(|(model, _)| model.name);
    for name in declared.chain(["sizer"]) {
        assert!(check(name) > 0);
    }
}

/// 0.1 %: the vectors take 1 SKP in 376 blocks for FLIT links too, where Base 6.3 counts FLITs.
#[test]
fn vectors_of_links_hold() {
    assert_eq!(check("link-vectors"), 685);
}

/// 461 published figures; five of them state the size of the partition, too. `arrays.rs` has the seven that no
/// calculator shows.
#[test]
fn vectors_of_arrays_hold() {
    assert_eq!(check("array-vectors"), 466);
}
