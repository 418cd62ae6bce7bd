//! What people type into the fields of every calculator, generated from the declarations: a number alone counts what the
//! label shows, a link counts base units, an example works, and every field that cannot be read is named.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail loudly")]

use lanewise::array::drives::Drives;
use lanewise::calculator::{Domain, Input, Model, Text};
use lanewise::calculators::{pcie, raid, sata};
use lanewise::catalog::{calculate, calculate_json, declared, read_typed_json};
use lanewise::error::Code;
use lanewise::unit::Unit;
use serde_json::{Value, json};

/// Every input that is typed into, with its calculator and its words.
fn fields() -> impl Iterator<Item = (&'static Model, &'static Input, &'static Text)> {
    declared().iter().flat_map(|&(model, words)| {
        let typed = |input: &Input| matches!(input.domain, Domain::Between { .. } | Domain::Structured(_));
        let inputs = model.inputs.iter().zip(words.inputs).filter(move |(input, _)| typed(input));
        inputs.map(move |(input, text)| (model, input, text))
    })
}

fn typed(model: &Model, inputs: &Value) -> Value {
    serde_json::from_str(&read_typed_json(model.name, &inputs.to_string())).unwrap()
}

/// The value that one text in one field stands for.
fn read(model: &Model, input: &Input, text: &str) -> Value {
    let read = typed(model, &json!({ input.name: text }));
    assert_eq!(read["refused"], json!([]), "{}.{}: {text}", model.name, input.name);
    read["inputs"][input.name].clone()
}

/// The value that a link gives one input; nothing where the other inputs exclude it, which is found after it was read.
fn linked(model: &Model, input: &Input, value: &Value) -> Option<Value> {
    let question = json!({ input.name: value }).to_string();
    let answer: Value = serde_json::from_str(&calculate_json(model.name, &question)).unwrap();
    let error = &answer["error"];
    assert!(error.is_null() || error["code"] == "impossible_combination", "{}: {question}: {error}", model.name);
    error.is_null().then(|| answer["inputs"][input.name].clone())
}

#[test]
fn every_field_has_an_example_that_works_in_the_form_and_in_a_link() {
    for (model, input, text) in fields() {
        let at = format!("{}.{}", model.name, input.name);
        assert!(!text.example.is_empty(), "{at} has no example");
        let value = read(model, input, text.example);
        let in_link = linked(model, input, &json!(text.example)).unwrap_or_else(|| value.clone());
        assert_eq!(in_link, value, "{at}: {}", text.example);
    }
}

#[test]
fn the_unit_of_the_label_may_be_left_out() {
    for (model, input, text) in fields() {
        let (number, _) = text.example.split_once(' ').unwrap_or((text.example, ""));
        // A share below one has its own rule; no example is one.
        assert_eq!(
            read(model, input, number),
            read(model, input, text.example),
            "{}.{}: {number}",
            model.name,
            input.name
        );
    }
}

#[test]
fn a_number_alone_in_a_link_counts_base_units_for_good() {
    for (model, input, text) in fields() {
        let Domain::Between { minimum, maximum, .. } = input.domain else { continue };
        let example = read(model, input, text.example).as_f64().unwrap();
        for number in [minimum, maximum, example] {
            for given in [json!(number), json!(number.to_string())] {
                let Some(read) = linked(model, input, &given) else { continue };
                let off = (read.as_f64().unwrap() - number).abs();
                assert!(off <= number.abs() * 1e-15, "{}.{}: {given}", model.name, input.name);
            }
        }
    }
}

#[test]
fn what_a_field_makes_of_a_text_means_the_same_in_a_link() {
    for (model, input, text) in fields() {
        let value = read(model, input, text.example);
        let in_link = linked(model, input, &value).unwrap_or_else(|| value.clone());
        assert_eq!(in_link, value, "{}.{}", model.name, input.name);
    }
}

#[test]
fn every_bad_field_is_named_at_once_and_the_good_ones_are_read() {
    for &(model, _) in declared() {
        let bad: Vec<&str> =
            fields().filter(|(of, ..)| of.name == model.name).map(|(_, input, _)| input.name).collect();
        let question = bad.iter().map(|&name| (name.to_owned(), json!("many"))).collect();
        let read = typed(model, &Value::Object(question));
        let refused = read["refused"].as_array().unwrap();
        let named: Vec<&str> = refused.iter().map(|error| error["input"].as_str().unwrap()).collect();
        assert_eq!(named, bad, "{}", model.name);
        assert!(refused.iter().all(|error| error["value"] == "many"), "{}", model.name);
    }
    let (pcie, _) = declared().first().unwrap();
    let read = typed(pcie, &json!({ "round_trip_time": "0", "lanes": "8", "transfer_size": "3,487", "color": "red" }));
    assert_eq!(read["inputs"], json!({ "lanes": 8 }));
    let codes: Vec<&Value> = read["refused"].as_array().unwrap().iter().map(|error| &error["code"]).collect();
    assert_eq!(codes, ["unknown_input", "ambiguous_number", "out_of_range"]);
}

#[test]
fn what_is_unknown_is_left_empty() {
    let mut some = 0;
    for (model, input, text) in fields() {
        let empty = typed(model, &json!({ input.name: " " }));
        assert_eq!(input.blank, text.nothing.is_some(), "{}.{}", model.name, input.name);
        if input.blank {
            assert_eq!(empty["inputs"][input.name], 0, "{}.{}", model.name, input.name);
            some += 1;
        } else {
            assert_eq!(empty["refused"][0]["input"], input.name, "{}", model.name);
        }
    }
    assert!(some > 0);
}

#[test]
fn every_size_is_a_drive_or_a_block_and_every_share_per_cent() {
    for (model, input, text) in fields() {
        let at = format!("{}.{} in {}", model.name, input.name, text.example);
        match input.unit {
            Unit::Byte if matches!(input.domain, Domain::Structured(_)) => {
                assert_eq!(read(model, input, "2x16T"), "2x16TB", "{at}");
            }
            Unit::Byte if input.unit.is_large(input.bare) => {
                assert_eq!(read(model, input, "0.5T"), read(model, input, "0.5 TB"), "{at}");
            }
            Unit::Byte => {
                let Domain::Between { minimum, maximum, .. } = input.domain else { panic!("{at}") };
                // An MTU is no block; 1k is 1024 bytes there too.
                assert!((minimum..=maximum).contains(&1024.0), "{at}");
                assert_eq!(read(model, input, "1k"), 1024, "{at}");
            }
            Unit::Ratio => assert!(input.bare.symbol.starts_with('%'), "{at}"),
            Unit::BytePerSecond => assert!(input.bare.factor > 1.0, "{at}"),
            _ => {}
        }
    }
}

#[test]
fn values_outside_their_range_are_refused_from_rust_as_from_json() {
    let lanes = |lanes| pcie::compute(&pcie::Inputs { lanes, ..pcie::Inputs::default() });
    assert!(lanes(4.0).is_ok());
    for (given, code) in [(3.0, Code::NotAChoice), (f64::NAN, Code::NotANumber), (f64::INFINITY, Code::OutOfRange)] {
        let error = lanes(given).unwrap_err();
        assert_eq!((error.input.as_str(), error.code), ("lanes", code), "{given}");
    }
    let none = raid::Inputs { drives: Drives::equal(0, 0), ..raid::Inputs::default() };
    assert_eq!(raid::compute(&none).unwrap_err().input, "drives");
    let half = sata::Inputs { drives: 1.5, ..sata::Inputs::default() };
    assert_eq!(sata::compute(&half).unwrap_err().code, Code::NotWhole);
}

#[test]
fn defaults_are_in_their_ranges_whichever_way_they_are_asked() {
    assert!(sata::compute(&sata::Inputs::default()).is_ok());
    for &(model, _) in declared() {
        assert!(calculate(model.name, "{}").is_ok(), "{}", model.name);
    }
}

#[test]
fn a_refusal_is_a_sentence_with_the_input_its_value_and_what_to_give() {
    for (calculator, question, sentence) in [
        ("pcie", r#"{"lanes":3}"#, "lanes: \"3\" is none of the possible values; give 1, 2, 4, 8, 12, 16 or 32"),
        ("sata", r#"{"drives":16}"#, "drives: \"16\" is out of range; give a whole number from 1 to 15"),
        (
            "ethernet",
            r#"{"mtu":1000,"protocol":"ipv6"}"#,
            "mtu: \"1000\" does not go with the other inputs; give at least 1.28 kB (The smallest MTU of IPv6)",
        ),
    ] {
        assert_eq!(calculate(calculator, question).unwrap_err().to_string(), sentence);
    }
}

#[test]
fn case_tells_bits_from_bytes_where_a_capital_is_typed() {
    let unit_of = |typed: &str| {
        let answer: Value =
            serde_json::from_str(&calculate_json("units", &json!({ "value": 1, "from": typed }).to_string())).unwrap();
        answer["inputs"]["from"].as_str().map(str::to_owned)
    };
    for (typed, meant) in
        [("tb", "TB"), ("KIB", "KiB"), ("gib/s", "GiB/s"), ("TB/S", "TB/s"), ("TB/s", "TB/s"), ("Tb/s", "Tb/s")]
    {
        assert_eq!(unit_of(typed).as_deref(), Some(meant), "{typed}");
    }
    // A terabit is no terabyte, and of `tb/s` nobody knows which it is.
    for typed in ["Tb", "Pb", "Mib", "KIb/s", "mb/s", "tb/s", "PB/s"] {
        assert_eq!(unit_of(typed), None, "{typed}");
    }
}
