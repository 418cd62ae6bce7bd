//! What must hold for every input: small domains are walked whole, the rest is drawn at random.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail loudly")]

use crate::asked::{asked, visited};
use crate::sampled::is_tried;
use lanewise::calculator::{Domain, Input, Model};
use lanewise::catalog::{calculate, calculate_json, declared, sweep};
use lanewise::chain::sizer;
use lanewise::json;
use lanewise::link::pcie::GENERATIONS_NAMES as GENERATIONS;
use lanewise::unit::Unit;
use proptest::prelude::*;
use serde_json::{Value, json as object};
use std::collections::BTreeSet;

const LANES: [u32; 7] = [1, 2, 4, 8, 12, 16, 32];
const SIZES: [u32; 6] = [128, 256, 512, 1024, 2048, 4096];
const DIRECTIONS: [&str; 3] = ["device_writes_host", "device_reads_host", "both"];

fn answer(inputs: &Value) -> Value {
    serde_json::from_str(&calculate_json("pcie", &inputs.to_string())).unwrap()
}

fn number(answer: &Value, name: &str) -> f64 {
    answer[name].as_f64().unwrap_or_else(|| panic!("{name} of {answer}"))
}

#[test]
fn a_larger_payload_is_never_slower() {
    for generation in GENERATIONS {
        for direction in DIRECTIONS {
            for lanes in LANES {
                let ceilings = SIZES.map(|size| {
                    let inputs = object!({ "generation": generation, "lanes": lanes, "max_payload_size": size,
                        "max_read_request_size": 4096, "direction": direction });
                    number(&answer(&inputs), "ceiling")
                });
                assert!(ceilings.is_sorted(), "{generation} {direction} x{lanes} {ceilings:?}");
            }
        }
    }
}

/// What must hold for every answer: numbers, or `null` where `null` has a word; each layer, and each kind of
/// figure, at most what the one before leaves.
fn assert_sound(model: &Model, inputs: &Value, answer: &Value) {
    let worded = |name: &str| {
        let words = declared().iter().find(|(m, _)| m.name == model.name).unwrap().1;
        let at = model.outputs.iter().position(|output| output.name == name).unwrap();
        words.outputs[at].nothing.is_some()
    };
    for output in model.outputs {
        let value = &answer[output.name];
        assert!(!value.is_null() || worded(output.name), "{} {inputs}: {} is null", model.name, output.name);
    }
    let at_most = |smaller: f64, larger: f64| smaller >= 0.0 && smaller <= larger * (1.0 + 1e-12);
    let layers: Vec<f64> =
        answer["breakdown"].as_array().unwrap().iter().map(|l| l["left"].as_f64().unwrap()).collect();
    for pair in layers.windows(2) {
        assert!(at_most(pair[1], pair[0]), "{} {inputs}: {pair:?}", model.name);
    }
    // The rest is about links.
    if !model.outputs.iter().any(|o| o.name == "line_rate") {
        return;
    }
    assert!((layers[0] - number(answer, "line_rate")).abs() < 1e-6 * layers[0], "{}", model.name);
    let typical = answer["typical"].as_f64().unwrap_or(0.0);
    assert!(at_most(typical, number(answer, "ceiling")), "{} {inputs}: typical {typical}", model.name);
    let order = ["expected_low", "expected_high", "most", "ceiling", "encoded_rate", "line_rate"];
    for pair in order.windows(2) {
        let (smaller, larger) = (number(answer, pair[0]), number(answer, pair[1]));
        assert!(at_most(smaller, larger), "{} {inputs}: {} > {}", model.name, pair[0], pair[1]);
    }
}

#[test]
fn every_calculator_is_sound_wherever_an_input_stands() {
    let mut cases = 0..;
    for (model, words) in declared() {
        let presets = words.presets.iter().map(|preset| serde_json::from_str(preset.inputs).unwrap());
        for (at, first) in model.inputs.iter().enumerate() {
            for x in visited(first) {
                for mut inputs in presets.clone().collect::<Vec<Value>>() {
                    inputs[first.name] = x.clone();
                    asked(model, &inputs).inspect(|answer| assert_sound(model, &inputs, answer));
                }
                // With the defaults, every pair of inputs.
                for second in &model.inputs[at..] {
                    for y in visited(second).into_iter().filter(|_| cases.next().is_some_and(is_tried)) {
                        let mut inputs = object!({ first.name: x });
                        inputs[second.name] = y;
                        asked(model, &inputs).inspect(|answer| assert_sound(model, &inputs, answer));
                    }
                }
            }
        }
    }
}

#[test]
fn more_lanes_are_never_slower_in_any_calculator() {
    let mut cases = 0..;
    for (model, words) in declared() {
        let Some(lanes) = model.inputs.iter().find(|i| i.unit == Unit::Lane) else { continue };
        for preset in words.presets {
            for other in model.inputs {
                for value in visited(other).into_iter().filter(|_| cases.next().is_some_and(is_tried)) {
                    let mut last = 0.0;
                    for lane in visited(lanes) {
                        let mut inputs: Value = serde_json::from_str(preset.inputs).unwrap();
                        inputs[other.name] = value.clone();
                        inputs[lanes.name] = lane;
                        let Some(answer) = asked(model, &inputs) else { continue };
                        let most = number(&answer, "most");
                        assert!(most >= last * (1.0 - 1e-12), "{} {inputs}", model.name);
                        last = most;
                    }
                }
            }
        }
    }
}

#[test]
fn what_should_never_hurt_never_hurts() {
    for row in include_str!("properties.csv").lines().skip(1) {
        let [calculator, input, output, only] = row.split(',').collect::<Vec<_>>()[..] else { panic!("{row}") };
        let (model, words) = declared().iter().find(|(model, _)| model.name == calculator).unwrap();
        let walked = model.inputs.iter().find(|i| i.name == input).unwrap();
        for preset in words.presets {
            let mut last: Option<f64> = None;
            for value in visited(walked) {
                // 0 means "not known": it comes first, but is not the least.
                if input.ends_with("_rate") && value == object!(0.0) {
                    continue;
                }
                // Another network, whose slowest comes after the fastest Ethernet.
                if value == object!("InfiniBand EDR") {
                    last = None;
                }
                let mut inputs: Value = serde_json::from_str(preset.inputs).unwrap();
                inputs[input] = value;
                let Some(answer) = asked(model, &inputs) else { continue };
                let now = number(&answer, output);
                if let Some(last) = last {
                    let holds = if only == "rises" { now >= last * (1.0 - 1e-12) } else { now <= last * (1.0 + 1e-12) };
                    assert!(holds, "{calculator}, {}: {output} goes from {last} to {now} at {inputs}", preset.question);
                }
                last = Some(now);
            }
        }
    }
}

/// What an answer takes for granted although the reader has not said it: the calculator, its input, the first output that
/// another value would exceed.
const TAKEN_FOR_GRANTED: &[(&str, &str, &str)] = &[
    // The question itself: other sizes, ports and streams are other questions.
    ("ethernet", "block_size", "ceiling"),
    ("ethernet", "multichannel", "most"),
    ("ethernet", "ports", "ceiling"),
    ("ethernet", "streams", "most"),
    ("usb", "transfer_size", "most"),
    // Times that count only beside a queue depth that the reader states, and that stand next to it.
    ("ethernet", "round_trip_time", "most"),
    ("pcie", "round_trip_time", "most"),
    ("sata", "command_latency", "most"),
    // Estimates fitted to what hardware was measured to do: they are in the maximum, never in the ceiling.
    ("sas", "connection_efficiency", "most"),
    ("sata", "handshake", "most"),
    ("usb", "command_gap", "most"),
    // What no host was seen to do, or few may: the caveats say so.
    ("nvme-queue", "max_payload_size", "ceiling"),
    ("pcie", "address_bits", "ceiling"),
    ("pcie", "max_payload_size", "ceiling"),
    ("usb", "tunnel_payload", "ceiling"),
];

/// Of every link, whatever a reader leaves out: its default carries at least as much as each value that might be meant.
#[test]
fn what_nobody_states_is_bounded_by_what_carries_most() {
    let mut exceeded = BTreeSet::new();
    for (model, words) in declared().iter().filter(|(model, _)| model.outputs.iter().any(|o| o.name == "line_rate")) {
        let left_out = |at: usize| words.input_groups[at].starts_with("advanced") || model.inputs[at].blank;
        for preset in words.presets {
            let question: Value = serde_json::from_str(preset.inputs).unwrap();
            let bound = asked(model, &question).unwrap();
            for (_, input) in model.inputs.iter().enumerate().filter(|(at, _)| left_out(*at)) {
                for value in visited(input).into_iter().filter(|_| question[input.name].is_null()) {
                    let mut stated = question.clone();
                    stated[input.name] = value;
                    let Some(answer) = asked(model, &stated) else { continue };
                    let above = |output: &&str| number(&answer, output) > number(&bound, output) * (1.0 + 1e-12);
                    exceeded.extend(["ceiling", "most"].into_iter().filter(above).map(|o| (model.name, input.name, o)));
                }
            }
        }
    }
    let first = |&(calculator, input, output): &(_, _, _)| {
        output == "ceiling" || !exceeded.contains(&(calculator, input, "ceiling"))
    };
    // What is taken for granted without need is an error, too.
    let exceeded: BTreeSet<_> = exceeded.iter().copied().filter(first).collect();
    assert_eq!(exceeded, TAKEN_FOR_GRANTED.iter().copied().collect());
}

#[test]
fn any_two_figures_of_a_workload_give_the_third() {
    let (model, _) = declared().iter().find(|(model, _)| model.name == "queue-depth").unwrap();
    // Without a ceiling, given figures come back as they were.
    for (depth, latency) in [(1.0, 68e-6), (25.0, 5e-4), (9.95, 0.061), (1024.0, 3600.0), (4e9, 1e-3)] {
        let rate = depth / latency;
        if rate > 1e9 {
            continue;
        }
        let two = [
            object!({ "depth": depth, "latency": latency }),
            object!({ "depth": depth, "iops": rate }),
            object!({ "iops": rate, "latency": latency }),
            object!({ "throughput": rate * 4096.0, "latency": latency }),
        ];
        for inputs in two {
            let answer = asked(model, &inputs).unwrap_or_else(|| panic!("{inputs} is refused"));
            for (output, expected) in [("in_flight", depth), ("rate", rate), ("mean_latency", latency)] {
                let found = number(&answer, output);
                assert!((found / expected - 1.0).abs() < 1e-9, "{inputs}: {output} is {found}");
            }
        }
    }
}

#[test]
fn every_unit_converts_there_and_back() {
    let (model, _) = declared().iter().find(|(model, _)| model.name == "units").unwrap();
    let Domain::Choice(units) = model.inputs[1].domain else { panic!() };
    for from in units {
        for to in units {
            let there = object!({ "value": 7.5, "from": from, "to": to });
            let Some(answer) = asked(model, &there) else { continue };
            let back = object!({ "value": answer["converted"], "from": to, "to": from });
            let seven = number(&asked(model, &back).unwrap(), "converted");
            assert!((seven - 7.5).abs() < 1e-9, "{there}: {seven}");
        }
    }
}

#[test]
fn every_declared_input_refuses_what_it_does_not_declare() {
    for (model, _) in declared() {
        for input in model.inputs {
            for bad in bad_values(input) {
                let text = calculate_json(model.name, &object!({ input.name: bad }).to_string());
                let answer: Value = serde_json::from_str(&text).unwrap();
                let error = &answer["error"];
                assert_eq!(error["input"], input.name, "{bad} gave {text}");
                assert!(!error["allowed"].is_null() && error["code"].is_string(), "{text}");
            }
        }
    }
}

fn bad_values(input: &Input) -> Vec<Value> {
    let mut values = vec![
        object!("nonsense"),
        object!(""),
        object!([]),
        object!({}),
        object!("NaN"),
        object!("1e400"),
        object!("x".repeat(10_000)),
    ];
    match input.domain {
        Domain::Between { minimum, maximum, whole } => {
            values.extend([object!(minimum - 1.0), object!(maximum * 2.0), object!(true)]);
            if whole {
                values.push(object!(minimum + 0.5));
            }
        }
        Domain::OneOf(list) => {
            values.extend([
                object!(list[0] + 0.1),
                object!(list[list.len() - 1] * 2.0),
                object!(-list[list.len() - 1]),
            ]);
        }
        Domain::Choice(_) | Domain::Flag | Domain::Structured(_) => values.push(object!(300)),
    }
    // 0 stands for none where there may be none.
    values.retain(|value| !input.blank || *value != object!(0.0));
    values
}

#[test]
fn an_error_names_the_input_the_value_and_the_choice() {
    let allowed = |values: Value| object!({ "kind": "one_of", "values": values, "unit": "count" });
    let names: Vec<&str> = declared().iter().map(|(model, _)| model.name).collect();
    for (calculator, inputs, code, input, value, allowed) in [
        ("pcie", r#"{"generation":0.5}"#, "not_a_choice", "generation", "0.5", allowed(object!(GENERATIONS))),
        ("pcie", r#"{"lanes": NaN}"#, "invalid_json", "lanes", "NaN", object!({ "kind": "form", "form": "json" })),
        ("pci", "{}", "unknown_calculator", "calculator", "pci", allowed(object!(names))),
    ] {
        let answer: Value = serde_json::from_str(&calculate_json(calculator, inputs)).unwrap();
        let expected = object!({ "code": code, "input": input, "value": value, "allowed": allowed });
        assert_eq!(answer["error"], expected, "{inputs}");
    }
}

#[test]
fn a_number_too_large_for_a_double_is_quoted_as_typed() {
    let answer: Value = serde_json::from_str(&calculate_json("pcie", r#"{"transfer_size":1e400}"#)).unwrap();
    assert_eq!(answer["error"]["code"], "not_a_number");
    assert!(answer["error"]["value"].as_str().unwrap().contains("400"), "{answer}");
}

#[test]
fn a_value_of_ten_megabytes_is_refused_and_cut() {
    let text = calculate_json("pcie", &object!({ "lanes": "x".repeat(10_000_000) }).to_string());
    assert!(text.contains("(10000000)") && text.len() < 1000, "{}", &text[..200]);
}

#[test]
fn the_same_value_may_be_written_in_several_ways() {
    for (name, ways) in [
        ("generation", vec![object!(3), object!(3.0), object!("3"), object!("3.0"), object!("gen3")]),
        ("lanes", vec![object!(8), object!("8"), object!("x8"), object!(8.0)]),
        ("transfer_size", vec![object!(65536), object!("64k"), object!("64 KiB"), object!("65 536")]),
        ("round_trip_time", vec![object!(6e-7), object!("600 ns"), object!("0,6 µs")]),
    ] {
        let first = answer(&object!({ name: ways[0] }));
        for way in ways {
            let other = answer(&object!({ name: way }));
            let (a, b) = (number(&first, "ceiling"), number(&other, "ceiling"));
            assert!((a - b).abs() < 1e-6 * a, "{name} {way}");
        }
    }
}

#[test]
fn every_file_of_a_calculator_is_in_the_catalogue_and_every_golden_file_has_its_calculator() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let stems = |path: &str, extension: &str| -> BTreeSet<String> {
        let files = std::fs::read_dir(folder.join(path)).unwrap().map(|entry| entry.unwrap().path());
        let named = files.filter(|file| file.extension().is_some_and(|found| found == extension));
        named.map(|file| file.file_stem().unwrap().to_str().unwrap().replace('_', "-")).collect()
    };
    let listed = || declared().iter().map(|(model, _)| model.name.to_owned());
    assert_eq!(stems("src/calculators", "rs"), listed().chain(["mod", "shared"].map(str::to_owned)).collect());
    // What models miss by, the vectors, what others measured and what people ask, also in the box, are about several, and
    // the chain has a page of its own.
    let beside = ["accuracy", "array-vectors", "box", "link-vectors", "published", "questions", sizer::MODEL.name]
        .map(str::to_owned);
    assert_eq!(stems("../tests/golden", "json"), listed().chain(beside).collect());
}

#[test]
fn a_declaration_is_whole() {
    for (model, words) in declared() {
        assert_eq!(model.inputs.len(), words.inputs.len());
        assert_eq!(model.outputs.len(), words.outputs.len());
        let known =
            |name: &str| model.inputs.iter().any(|i| i.name == name) || model.outputs.iter().any(|o| o.name == name);
        for line in words.formula {
            for placeholder in line.text.split('{').skip(1) {
                let name = placeholder.split('}').next().unwrap();
                assert!(known(name), "{name} in {}", line.text);
            }
        }
        for preset in words.presets {
            assert!(calculate(model.name, preset.inputs).is_ok(), "{}", preset.question);
        }
        for chart in words.charts {
            let (from, to) = chart.range;
            assert!(sweep(model.name, "{}", chart.input, chart.output, (from, to), 100).is_ok(), "{}", chart.question);
        }
        for group in words.input_groups {
            assert!(words.groups.iter().any(|g| g.0 == *group), "{group}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_makes_the_core_panic(text in ".{0,200}", name in "[a-z_]{0,20}") {
        for inputs in [text.clone(), object!({ name.clone(): text.clone() }).to_string(), object!({ "tags": text.clone() }).to_string()] {
            let answer: Value = serde_json::from_str(&calculate_json("pcie", &inputs)).unwrap();
            prop_assert!(answer["error"].is_object() || answer["ceiling"].is_number());
        }
    }

    #[test]
    fn json_is_read_as_the_established_reader_reads_it(text in r#"[\[\]{}:,"\\ntrufalse0-9.eE+ \-é]{0,24}"#) {
        let ours = json::parse(&text);
        match serde_json::from_str::<Value>(&text) {
            Ok(value) => {
                // Ours refuses a name that occurs twice; the established reader keeps the last.
                if let Ok(ours) = ours {
                    prop_assert_eq!(serde_json::from_str::<Value>(&ours.to_string()).unwrap(), value, "{}", text);
                } else {
                    prop_assert!(text.matches("\":").count() > 1, "{} is JSON", text);
                }
            }
            // 1e999 is JSON by the grammar; the established reader refuses it, an input of ours does too.
            Err(error) if error.to_string().contains("number out of range") => {}
            Err(_) => prop_assert!(ours.is_err(), "{} is not JSON", text),
        }
    }

    #[test]
    fn written_text_is_read_back(text in ".{0,60}", number in proptest::num::f64::ANY) {
        let value = json::Json::List(vec![json::Json::from(text.as_str()), json::Json::from(number)]);
        let read: Value = serde_json::from_str(&value.to_string()).unwrap();
        prop_assert_eq!(read[0].as_str(), Some(text.as_str()));
        prop_assert_eq!(read[1].as_f64(), number.is_finite().then_some(number));
        prop_assert_eq!(json::parse(&value.to_string()).map(|v| v.to_string()), Ok(value.to_string()));
    }
}
