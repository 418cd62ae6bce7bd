//! Published answers: every row of `tests/golden` with its source, within its stated tolerance.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail loudly")]

use lanewise::catalog::{calculate_json, declared, size_json};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden").join(name)
}

fn answer(calculator: &str, inputs: &Value) -> Value {
    let inputs = inputs.to_string();
    let answer = if calculator == "sizer" { size_json(&inputs) } else { calculate_json(calculator, &inputs) };
    serde_json::from_str(&answer).unwrap()
}

fn close(actual: f64, expected: f64, tolerance: f64) -> bool {
    (actual - expected).abs() <= expected.abs() * tolerance
}

#[test]
fn worked_answers_hold() {
    let declared = declared().iter().map(|(model, _)| model.name);
    for name in declared.chain(["sizer"]) {
        let text = std::fs::read_to_string(golden(&format!("{name}.json")))
            .unwrap_or_else(|error| panic!("tests/golden/{name}.json: {error}"));
        let cases: Vec<Value> = serde_json::from_str(&text).unwrap();
        assert!(!cases.is_empty());
        for case in cases {
            let answer = answer(name, &case["inputs"]);
            let tolerance = case["relative_tolerance"].as_f64().unwrap();
            assert!(case["source"].is_string(), "{} has no source", case["question"]);
            for (output, expected) in case["expected"].as_object().unwrap() {
                // `flows.0.rate`: a member inside the answer.
                let actual =
                    answer.pointer(&format!("/{}", output.replace('.', "/"))).unwrap_or(&Value::Null);
                let holds = match expected.as_f64() {
                    Some(number) => actual.as_f64().is_some_and(|actual| close(actual, number, tolerance)),
                    None => actual == expected,
                };
                let question = format!("{name}: {}", case["question"]);
                assert!(holds, "{question}: {output} is {actual}, expected {expected}");
            }
        }
    }
}

#[test]
fn formula_vectors_hold() {
    let mut rows = csv::Reader::from_path(golden("link-vectors.csv")).unwrap();
    let header = rows.headers().unwrap().clone();
    let mut count = 0;
    for row in rows.records() {
        let row = row.unwrap();
        let cell = |name: &str| row.get(header.iter().position(|h| h == name).unwrap()).unwrap().to_owned();
        let read = cell("op") == "read";
        let mut inputs = json!({
            "generation": format!("{}.0", cell("gen")),
            "lanes": cell("lanes"),
            "flit_mode": cell("flit") == "1",
            "address_bits": cell("addr_bits"),
            "ecrc": cell("ecrc"),
            "direction": if read { "device_reads_host" } else { "device_writes_host" },
        });
        // The vectors' payload of 64 bytes is smaller than any Max Payload Size: a cut completion, or a 64-byte write.
        let payload = cell("mps");
        let small = payload == "64";
        inputs["max_payload_size"] = json!(if small { "128" } else { &payload });
        if read {
            inputs["completion_size"] = json!(cell("completion_payload"));
            inputs["max_read_request_size"] = json!(cell("mrrs"));
            inputs["dllps_per_request"] = json!(cell("dllps_per_mrd"));
        } else if small {
            inputs["transfer_size"] = json!(payload);
        }
        let answer = answer("pcie", &inputs);
        for (column, output) in [("raw_MBps_after_line_code", "encoded_rate"), ("payload_MBps", "ceiling")] {
            let expected: f64 = cell(column).parse::<f64>().unwrap() * 1e6;
            let actual = answer[output].as_f64().unwrap_or(f64::NAN);
            // 0.1 %: the vectors take 1 SKP in 376 blocks for FLIT links too, where Base 6.3 counts FLITs.
            assert!(close(actual, expected, 0.001), "{inputs}: {output} is {actual}, expected {expected}");
        }
        count += 1;
    }
    assert_eq!(count, 685);
}
