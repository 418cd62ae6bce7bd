//! Layouts at places, ranked: what is proposed does what is asked, and nothing cheaper is left out.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail loudly")]

use lanewise::calculator::Choice;
use lanewise::catalog::{plan_json, size_json};
use lanewise::chain::layouts::Family;
use proptest::prelude::*;
use serde_json::{Value, json};

fn ask(inputs: &Value) -> Value {
    serde_json::from_str(&plan_json(&inputs.to_string())).unwrap()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(f64::NAN)
}

/// Hard disks on a card in this slot, beside a network card.
fn card(slot: &str, room: u32) -> Value {
    json!({"parts": [
        {"id": "hba", "kind": "hba", "link": "pcie 3.0 x8", "slot": slot, "ports": "sas 3"},
        {"id": "drives", "on": "hba", "count": room, "link": "sata 3.0", "read": 250e6, "size": 16e12, "slow_end": 0.5},
        {"id": "nic", "kind": "nic", "link": "pcie 3.0 x8", "network": "ethernet 10G"},
    ]})
}

/// Hard disks on the ports of a chipset.
fn ports(room: u32) -> Value {
    json!({"parts": [
        {"id": "chipset", "kind": "chipset", "link": "dmi 3.0 x4"},
        {"id": "drives", "on": "chipset", "count": room, "link": "sata 3.0", "read": 250e6, "size": 16e12, "slow_end": 0.5},
        {"id": "nic", "kind": "nic", "link": "pcie 3.0 x8", "network": "ethernet 10G"},
    ]})
}

fn listed(answer: &Value) -> &[Value] {
    answer["candidates"].as_array().unwrap()
}

#[test]
fn every_candidate_holds_and_survives_what_is_asked_and_its_chain_gives_its_rate() {
    for failures in 0..=3 {
        for family in Family::NAMES {
            let answer = ask(&json!({
                "usable": 80e12, "failures": failures, "family": family, "most_drives": 12,
                "places": [ports(8), card("pcie 3.0 x4", 8), card("pcie 3.0 x1", 16)],
            }));
            assert!(!listed(&answer).is_empty(), "{failures} {family}");
            for one in listed(&answer) {
                assert!(number(&one["usable"]) >= 80e12 && number(&one["survives"]) >= f64::from(failures));
                let room = match one["place"].as_u64() {
                    Some(0 | 1) => 8.0,
                    _ => 12.0,
                };
                assert!(number(&one["drives"]) <= room);
                let sized: Value =
                    serde_json::from_str(&size_json(&json!({"chain": one["chain"]}).to_string())).unwrap();
                assert_eq!(sized["most"], one["most"]);
                assert_eq!(sized["drives"], one["drives"]);
                assert_eq!(sized["limited_by"], one["limited_by"]);
            }
        }
    }
}

#[test]
fn no_fewer_drives_would_do() {
    // 5 × 16 TB of data, and one of parity.
    let answer = ask(&json!({"usable": 80e12, "family": "raid", "places": [ports(12)]}));
    let raid5 = listed(&answer).iter().find(|one| one["level"] == "raid5").unwrap();
    // The whole of 10 GbE takes the outer tracks of seven: six give 1,250 MB/s at best, five data drives' worth.
    assert_eq!(raid5["drives"], 6);
    assert_eq!(raid5["reach"], "at_best");
    let slow = ask(&json!({"usable": 80e12, "family": "raid", "rate": 1e6, "places": [ports(12)]}));
    assert_eq!(listed(&slow)[0]["level"], "raid5");
    assert_eq!(listed(&slow)[0]["reach"], "surely");
}

#[test]
fn more_drives_are_added_where_the_rate_asks_for_them() {
    let wish =
        |rate: f64| ask(&json!({"usable": 0, "family": "raid", "rate": rate, "places": [card("pcie 3.0 x8", 24)]}));
    let drives = |rate: f64| number(&listed(&wish(rate))[0]["drives"]);
    assert!(drives(2e9) > drives(1e9));
    // What misses the rate comes last.
    let answer = wish(3e9);
    let misses = |one: &Value| one["reach"] == "no";
    assert!(listed(&answer).iter().map(misses).is_sorted() && listed(&answer).iter().any(misses));
    // Where the rate is given, fewer drives come first.
    let given = listed(&answer).iter().filter(|one| !misses(one)).map(|one| number(&one["drives"]));
    assert!(given.is_sorted());
}

#[test]
fn places_are_filled_in_their_order_and_empty_ones_are_left_out() {
    let drive = |id: &str, on: &str, count: u32| json!({"id": id, "on": on, "count": count, "link": "pcie 4.0 x4", "read": 7e9, "size": 4e12});
    let board = json!({"parts": [
        drive("second", "chipset", 2),
        {"id": "chipset", "kind": "chipset", "link": "pcie 4.0 x4"},
        drive("first", "host", 1),
    ]});
    // The first that are listed are filled first.
    let answer = ask(&json!({"usable": 4e12, "failures": 0, "places": [board.clone()], "family": "raid"}));
    let ids = |one: &Value| -> Vec<String> {
        one["chain"]["parts"].as_array().unwrap().iter().map(|part| part["id"].as_str().unwrap().into()).collect()
    };
    let of = |drives: u32| listed(&answer).iter().find(|one| one["drives"] == drives).map(ids).unwrap();
    assert_eq!(of(2), ["host", "second", "chipset"]);
    let three = ask(&json!({"usable": 8e12, "failures": 1, "places": [board], "family": "raid"}));
    let raid5 = listed(&three).iter().find(|one| one["level"] == "raid5").unwrap();
    assert_eq!(ids(raid5), ["host", "second", "chipset", "first"]);
    assert_eq!(raid5["chain"]["arrays"][0]["members"], json!(["second", "first"]));
    assert_eq!(raid5["chain"]["parts"][2]["on"], "host");
}

#[test]
fn of_equals_the_one_without_a_card_comes_first() {
    let answer = ask(&json!({"usable": 40e12, "rate": 1e8, "places": [card("pcie 3.0 x8", 8), ports(8)]}));
    assert_eq!(listed(&answer)[0]["place"], 1);
    let other = listed(&answer).iter().find(|one| one["place"] == 0).unwrap();
    for figure in ["level", "drives", "most"] {
        assert_eq!(listed(&answer)[0][figure], other[figure]);
    }
}

#[test]
fn a_slot_that_limits_is_named() {
    let answer = ask(&json!({"usable": 80e12, "rate": 2e9, "places": [card("pcie 3.0 x1", 24)]}));
    let best = &listed(&answer)[0];
    assert_eq!(best["reach"], "no");
    assert_eq!(best["limited_by"], "hba");
    assert!(number(&best["over_network"]) <= number(&best["most"]));
}

#[test]
fn nothing_is_proposed_where_nothing_fits() {
    let answer = ask(&json!({"usable": 1e18, "places": [ports(4)]}));
    assert!(listed(&answer).is_empty());
    assert_eq!(answer["drives"], Value::Null);
    assert!(listed(&ask(&json!({}))).is_empty());
}

#[test]
fn what_is_no_place_is_refused_by_name() {
    let error = |places: Value| ask(&json!({"places": places}))["error"].clone();
    for (places, code) in [
        (json!("no json"), "invalid_json"),
        (json!({"parts": []}), "wrong_type"),
        (json!([4]), "wrong_type"),
        (json!([{"parts": []}]), "out_of_range"),
        (json!([{"parts": [{"id": "d", "link": "sata 3.0", "room": 4}]}]), "unknown_input"),
        (json!(vec![ports(4); 501]), "out_of_range"),
    ] {
        assert_eq!(error(places.clone())["code"], code, "{places}");
        assert_eq!(error(places)["input"], "places");
    }
}

/// Values of any kind where numbers, lists and chains are wanted.
fn hostile() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-1e20..1e20f64).prop_map(Value::from),
        (0..40u32).prop_map(Value::from),
        "[a-z0-9 .{}\\[\\]\":,-]{0,12}".prop_map(Value::from),
        Just(card("pcie 3.0 x4", 6)),
        Just(ports(300)),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::hash_map(
                prop_oneof![Just("parts".to_owned()), Just("arrays".to_owned()), "[a-z]{1,4}"],
                inner,
                0..4
            )
            .prop_map(|members| json!(members)),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn whatever_comes_is_answered_or_refused(
        places in hostile(), usable in hostile(), rate in 0.0..1e11f64, failures in 0..4u32, most in 1..257u32,
    ) {
        for inputs in [
            json!({"places": places, "usable": usable}),
            json!({"places": [card("pcie 3.0 x8", most), places], "rate": rate, "most_drives": most}),
            json!({"places": [card("pcie 3.0 x8", most)], "rate": rate, "failures": failures, "most_drives": most}),
        ] {
            let answer = ask(&inputs);
            prop_assert!(answer["error"]["code"].is_string() || answer["candidates"].is_array(), "{answer}");
        }
    }
}
