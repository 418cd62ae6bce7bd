//! Chains: what is refused and how it is named, what equal parts may be written as, what no load may break.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail loudly")]

use lanewise::calculator::Choice;
use lanewise::calculators::{pcie, usb};
use lanewise::catalog::size_json;
use lanewise::chain::kind::Kind;
use lanewise::chain::load::Load;
use lanewise::chain::members::Domain;
use lanewise::chain::part::{MEMBERS, TEXTS};
use proptest::prelude::*;
use serde_json::{Value, json};

fn ask(inputs: &Value) -> Value {
    serde_json::from_str(&size_json(&inputs.to_string())).unwrap()
}

fn golden() -> Vec<Value> {
    serde_json::from_str(include_str!("../../tests/golden/sizer.json")).unwrap()
}

/// A table of cases of `chain.json`.
fn table(name: &str) -> Value {
    serde_json::from_str::<Value>(include_str!("chain.json")).unwrap()[name].take()
}

/// What is asked, the value that the refusal names, and its reason or code.
fn refusals(name: &str) -> Vec<(Value, Value, Value)> {
    serde_json::from_value(table(name)).unwrap()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(f64::NAN)
}

fn close(one: f64, other: f64) -> bool {
    (one - other).abs() <= 1e-9 * other.abs()
}

#[test]
fn the_canonical_chain_gives_the_same_answer() {
    for case in golden() {
        let first = ask(&case["inputs"]);
        let again = ask(&first["inputs"]);
        assert_eq!(first, again, "{}", case["question"]);
        // In an address a chain is text that holds JSON.
        let mut text = first["inputs"].clone();
        text["chain"] = json!(text["chain"].to_string());
        assert_eq!(first, ask(&text), "{}", case["question"]);
    }
}

#[test]
fn a_member_is_kept_by_kinds_that_have_it_and_refused_by_others() {
    for (member, words) in MEMBERS.iter().zip(TEXTS) {
        let value = match (words.domain)() {
            Domain::Number(number) => {
                let (least, most) = number.range;
                json!(if least + 1.0 <= most { least + 1.0 } else { least })
            }
            Domain::Link if member.name == "network" => json!("ethernet 10G"),
            Domain::Link => json!("pcie 3.0 x4"),
            Domain::Choice(names, _) => json!(names[1]),
            Domain::Flag => json!((words.usual)().unwrap().to_string() == "false"),
        };
        for kind in (0..Kind::NAMES.len()).map(Kind::at) {
            let is_host = kind == Kind::Host;
            let mut part =
                json!({"id": if is_host { "host" } else { "part" }, "kind": kind.word(), member.name: value});
            if !is_host && member.name != "link" {
                part["link"] = json!("pcie 4.0 x8");
            }
            let answer = ask(&json!({"chain": {"parts": [part, {"id": "drive", "link": "pcie 4.0 x4"}]}}));
            let refused = answer["error"]["reason"] == "other_kind";
            assert_eq!(refused, !member.kinds.has(kind), "{} of {}: {answer}", member.name, kind.word());
            if !refused {
                let parts = answer["inputs"]["chain"]["parts"].as_array().unwrap();
                let kept = parts.iter().find(|kept| kept["id"] == part["id"]).unwrap();
                assert!(
                    kept[member.name] == value || kept[member.name].as_f64() == value.as_f64(),
                    "{kept} for {part}"
                );
            }
        }
    }
}

#[test]
fn equal_drives_may_be_counted_or_listed() {
    let card = json!({"id": "hba", "kind": "hba", "link": "pcie 2.0 x4", "ports": "sas 2"});
    let drive = |id: &str, count: u32| json!({"id": id, "on": "hba", "count": count, "link": "sata 3.0", "read": 550e6, "write": 500e6, "read_iops": 9e4});
    let counted = json!([card, drive("d", 8)]);
    let mut listed = vec![card.clone()];
    listed.extend((0..8).map(|at| drive(&format!("d{at}"), 1)));
    // Of a copy, what is listed apart is another end.
    let one_end = Load::NAMES.iter().filter(|load| !["copy", "copy_back"].contains(load));
    for load in one_end {
        let of = |parts: &Value| number(&ask(&json!({"chain": {"parts": parts}, "load": load}))["most"]);
        let (one, other) = (of(&counted), of(&json!(listed)));
        assert!(close(one, other), "{load}: {one}, {other}");
    }
    let array = |members: &[&str]| json!([{"id": "a", "level": "raid6", "members": members}]);
    let names: Vec<String> = (0..8).map(|at| format!("d{at}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    for load in Load::NAMES {
        let of = |parts: &Value, arrays: &Value| {
            number(&ask(&json!({"chain": {"parts": parts, "arrays": arrays}, "load": load}))["most"])
        };
        let (one, other) = (of(&counted, &array(&["d"])), of(&json!(listed), &array(&names)));
        assert!(close(one, other), "{load}: {one}, {other}");
    }
}

#[test]
fn nothing_is_used_more_than_it_can_be() {
    for case in golden() {
        for load in Load::NAMES {
            let mut inputs = case["inputs"].clone();
            inputs["load"] = json!(load);
            let answer = ask(&inputs);
            for part in answer["parts"].as_array().unwrap() {
                for used in part["uses"].as_array().unwrap() {
                    assert!(number(&used["use"]) <= 1.0 + 1e-9, "{} {load}: {part}", case["question"]);
                }
            }
            let [low, high, most] = ["expected_low", "expected_high", "most"].map(|name| number(&answer[name]));
            assert!(0.0 < low && low <= high && high <= most * (1.0 + 1e-12), "{} {load}: {answer}", case["question"]);
        }
    }
}

#[test]
fn a_wider_slot_never_lowers_what_equal_drives_get() {
    for load in Load::NAMES {
        let mut before = 0.0;
        for lanes in [1, 2, 4, 8, 16] {
            let parts = json!([
                {"id": "hba", "kind": "hba", "link": "pcie 3.0 x16", "slot": format!("pcie 3.0 x{lanes}"), "ports": "sas 3"},
                {"id": "d", "on": "hba", "count": 24, "link": "sas 3", "read": 1.1e9, "write": 9e8, "read_iops": 2e5},
            ]);
            let most = number(&ask(&json!({"chain": {"parts": parts}, "load": load}))["most"]);
            assert!(most >= before * (1.0 - 1e-9), "{load} x{lanes}");
            before = most;
        }
    }
}

#[test]
fn a_change_brings_what_it_promises() {
    let slow = json!({"parts": [
        {"id": "hba", "kind": "hba", "link": "pcie 2.0 x8", "slot": "pcie 2.0 x4", "ports": "sas 2"},
        {"id": "d", "on": "hba", "count": 8, "link": "sata 3.0", "read": 550e6},
    ]});
    let answer = ask(&json!({"chain": slow}));
    let change = &answer["changes"][0];
    assert_eq!(
        (&change["kind"], &change["part"], &change["to"]),
        (&json!("slot"), &json!("hba"), &json!("pcie 2.0 x8"))
    );
    let mut wide = slow;
    wide["parts"][0].as_object_mut().unwrap().remove("slot");
    assert!(close(number(&ask(&json!({"chain": wide}))["most"]), number(&change["total"])));
}

/// Every change to a machine whose one card or box limits, by the link of it and of the ports that it is plugged into.
fn changes_of(kind: &str, link: &str, ports: Option<&str>) -> Vec<Value> {
    let mut host = json!({"id": "up", "kind": "usb_host", "link": "pcie 5.0 x16"});
    if let Some(ports) = ports {
        host["ports"] = json!(ports);
    } else {
        host["kind"] = json!("switch");
    }
    let parts = json!([
        host,
        {"id": "it", "on": "up", "kind": kind, "link": link},
        {"id": "d", "on": "it", "link": "sata 3.0", "count": 40, "read": 5e9},
    ]);
    ask(&json!({"chain": {"parts": parts}}))["changes"].as_array().cloned().unwrap_or_default()
}

#[test]
fn no_change_names_a_link_that_cannot_be_bought() {
    for generation in pcie::Generation::NAMES {
        for lanes in [1, 2, 4, 8, 12, 16, 32] {
            for change in changes_of("hba", &format!("pcie {generation} x{lanes}"), None) {
                let to = change["to"].as_str().unwrap();
                assert!(!to.contains("x32") && !to.contains("7.0"), "{generation} x{lanes}: {to}");
            }
        }
    }
    for generation in usb::Generation::NAMES {
        for change in changes_of("bridge", &format!("usb {generation}"), Some(&format!("usb {generation}"))) {
            assert!(!change["to"].as_str().unwrap().contains("1x2"), "{generation}");
        }
    }
}

/// Machines of a chipset with drives of its own, a card and an enclosure with theirs, and a drive at the processor.
fn machine() -> impl Strategy<Value = Value> {
    let rate = prop::sample::select(vec![2e8, 5.4e8, 2e9, 7e9]);
    let link = prop::sample::select(vec!["sata 3.0", "pcie 3.0 x1", "pcie 4.0 x4"]);
    let drives = (rate, link, 1..6_u32).prop_map(|(rate, link, count)| (rate, link, count));
    let lanes = prop::sample::select(vec![1, 4, 8]);
    (prop::collection::vec(drives, 4), lanes, 1..4_u32).prop_map(|(drives, lanes, generation)| {
        let hosts = ["chip", "card", "box", "host"];
        let mut parts = vec![
            json!({"id": "chip", "kind": "chipset", "link": format!("pcie {generation}.0 x4")}),
            json!({"id": "card", "kind": "adapter", "link": "pcie 4.0 x16", "slot": format!("pcie {generation}.0 x{lanes}")}),
            json!({"id": "box", "kind": "bridge", "link": "usb 3.2 Gen 2x1"}),
        ];
        for (at, ((rate, link, count), on)) in drives.iter().zip(hosts).enumerate() {
            parts.push(json!({"id": format!("d{at}"), "on": on, "count": count, "link": link, "read": rate, "write": rate}));
        }
        json!({"parts": parts})
    })
}

proptest! {
    #[test]
    fn the_best_change_is_of_what_limits_and_can_be_made(chain in machine(), load in 0..Load::NAMES.len()) {
        let load = Load::NAMES[load];
        let answer = ask(&json!({"chain": chain, "load": load}));
        let changes = answer["changes"].as_array().unwrap();
        if let Some(best) = changes.first() {
            prop_assert_eq!(&best["part"], &answer["limited_by"], "{}: {}", load, chain);
        }
        for change in changes {
            let most = number(&ask(&json!({"chain": change["chain"], "load": load}))["most"]);
            prop_assert!(close(most, number(&change["total"])), "{}: {}", load, change);
            let count = |chain: &Value, id: &str| {
                let part = chain["parts"].as_array().unwrap().iter().find(|part| part["id"] == id).unwrap();
                part["count"].as_f64().unwrap_or(1.0)
            };
            // An enclosure has its bays, and a copy of loose drives stays one of those.
            prop_assert!(close(count(&change["chain"], "d2"), count(&chain, "d2")));
            prop_assert!(change["kind"] != "drives" || !["copy", "copy_back"].contains(&load), "{}", change);
        }
    }
}

#[test]
fn where_both_ends_are_of_one_generation_a_newer_one_at_both_brings_what_it_promises() {
    for generation in ["2.0", "3.2 Gen 1x1", "3.2 Gen 2x1", "Thunderbolt 2"] {
        let link = format!("usb {generation}");
        let changes = changes_of("bridge", &link, Some(&link));
        let both = changes.iter().find(|change| change["kind"] == "both").expect(generation);
        assert!(number(&both["gain"]) > 0.01, "{generation}");
        let most = number(&ask(&json!({"chain": both["chain"]}))["most"]);
        assert!(close(most, number(&both["total"])), "{generation}");
        // Of two that differ the slower one alone is what to change.
        let mixed = changes_of("bridge", &link, Some("usb USB4 Gen 3x2"));
        assert!(mixed.iter().all(|change| change["kind"] != "both"), "{generation}");
    }
}

#[test]
fn what_cannot_be_is_refused_by_its_part() {
    for (parts, value, reason) in refusals("parts") {
        let error = &ask(&json!({"chain": {"parts": parts}}))["error"];
        assert_eq!([&error["input"], &error["value"], &error["reason"]], [&json!("chain"), &value, &reason], "{parts}");
    }
    for (more, value, code) in refusals("drive") {
        let mut drive = json!({"id": "d", "link": "sata 3.0", "read": 2e8});
        drive.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let error = &ask(&json!({"chain": {"parts": [drive]}}))["error"];
        assert_eq!([&error["value"], &error["code"]], [&value, &code], "{more}");
    }
}

#[test]
fn an_array_is_named_as_a_part_is_and_as_nothing_else() {
    let parts = json!([{"id": "d", "count": 4, "link": "sata 3.0", "read": 2e8}]);
    for (array, value, code) in refusals("array") {
        let mut whole = json!({"level": "raid5", "members": ["d"]});
        whole.as_object_mut().unwrap().extend(array.as_object().unwrap().clone());
        let error = &ask(&json!({"chain": {"parts": parts, "arrays": [whole]}}))["error"];
        assert_eq!([&error["value"], &error["code"]], [&value, &code], "{array}");
    }
    let twice = json!([
        {"id": "a", "level": "raid0", "members": []},
        {"id": "a", "level": "raid5", "members": ["d"]},
    ]);
    let error = &ask(&json!({"chain": {"parts": parts, "arrays": twice}}))["error"];
    assert!(error["code"].is_string(), "{error}");
}

#[test]
fn drives_moved_from_several_chipsets_to_the_processor_stay_as_many() {
    let chain = json!({"parts": [
        {"id": "chipset", "kind": "chipset", "count": 2, "link": "dmi 3.0 x4"},
        {"id": "d", "on": "chipset", "count": 3, "link": "pcie 3.0 x4", "read": 35e8},
    ]});
    let answer = ask(&json!({"chain": chain}));
    let change = answer["changes"].as_array().unwrap().iter().find(|one| one["kind"] == "processor").unwrap();
    let moved = ask(&json!({"chain": change["chain"]}));
    let drives = |answer: &Value| number(&answer["flows"][0]["drives"]);
    assert!(close(drives(&answer), 6.0));
    assert!(close(drives(&moved), 6.0), "{moved}");
    assert!(close(number(&moved["most"]), number(&change["total"])));
}

#[test]
fn what_a_part_of_its_kind_does_not_have_is_refused_with_the_kinds_that_do() {
    for (kind, member, value, kinds) in [
        ("drive", "mtu", json!(9000), json!(["nic"])),
        ("drive", "network", json!("ethernet 10G"), json!(["nic"])),
        ("hba", "slow_end", json!(0.5), json!(["drive"])),
        ("hba", "by_frame", json!(false), json!(["multiplier"])),
        ("nic", "bot", json!(true), json!(["bridge", "drive"])),
    ] {
        let part = json!({"id": "p", "kind": kind, "link": "pcie 3.0 x4", member: value});
        let drive = json!({"id": "d", "link": "pcie 3.0 x4", "read": 1e9});
        let error = &ask(&json!({"chain": {"parts": [part, drive]}}))["error"];
        let named = error["value"].as_str().unwrap_or_default().to_owned();
        assert!(named.starts_with(&format!("p.{member}: ")), "{error}");
        assert_eq!((&error["reason"], &error["allowed"]["values"]), (&json!("other_kind"), &kinds), "{error}");
    }
}

#[test]
fn arrays_say_what_is_wrong_with_them() {
    let parts = json!([
        {"id": "hba", "kind": "hba", "link": "pcie 3.0 x8", "ports": "sas 2"},
        {"id": "d", "on": "hba", "count": 3, "link": "sata 3.0", "read": 2e8},
        {"id": "e", "link": "pcie 3.0 x4", "read": 2e9},
    ]);
    for (arrays, value, reason) in refusals("arrays") {
        let error = &ask(&json!({"chain": {"parts": parts, "arrays": arrays}}))["error"];
        assert_eq!([&error["value"], &error["reason"]], [&value, &reason], "{arrays}");
    }
}

#[test]
fn links_are_read_as_people_write_them() {
    let written: Vec<[Value; 2]> = serde_json::from_value(table("links")).unwrap();
    for [typed, canonical] in written {
        let chain = json!({"parts": [{"id": "d", "link": typed, "read": 1e8}]});
        let link = &ask(&json!({"chain": chain}))["inputs"]["chain"]["parts"][1]["link"];
        assert_eq!(*link, canonical, "{typed}");
    }
}

/// JSON that looks like a chain often enough to get far.
fn hostile() -> impl Strategy<Value = Value> {
    let words = "host, a, b, c, drive, hba, expander, multiplier, nic, pcie 3.0 x4, \
                 sata 3.0, sas 2 x4, ethernet 10G, Thunderbolt 3, raid5, raidz2, dmi 3.0 x8, x, 💥";
    let word = prop::sample::select(words.split(", ").collect::<Vec<_>>());
    let leaf = prop_oneof![
        word.prop_map(Value::from),
        any::<f64>().prop_map(|number| json!(number)),
        (0u32..5).prop_map(|number| json!(number)),
        any::<bool>().prop_map(Value::from),
        Just(Value::Null),
    ];
    let name = prop::sample::select(vec![
        "id", "kind", "on", "link", "slot", "ports", "network", "count", "read", "by_frame", "level", "members",
        "groups",
    ]);
    let part = prop::collection::btree_map(name, leaf.clone(), 0..7);
    let part = part.prop_map(|members| json!(members));
    let list = prop::collection::vec(prop_oneof![part, leaf.clone()], 0..6);
    (list.clone(), list).prop_map(|(parts, arrays)| json!({"parts": parts, "arrays": arrays}))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5000))]

    #[test]
    fn whatever_comes_is_answered_or_refused(chain in hostile(), load in 0..Load::NAMES.len()) {
        let answer = ask(&json!({"chain": chain, "load": Load::NAMES[load]}));
        prop_assert!(answer["error"]["code"].is_string() || answer["parts"].is_array(), "{answer}");
    }
}

proptest! {
    #[test]
    fn a_copy_fills_the_caches_of_its_target_at_their_rates(
        size in 1e9..4e12_f64,
        cache in 1e9..1e12_f64,
        after in 5e7..3e9_f64,
        read in 1e8..7e9_f64,
        count in 1_u32..6,
    ) {
        let target = |more: Value| {
            let mut target = json!({"id": "to", "count": count, "link": "pcie 4.0 x4", "write": 3e9, "solid": true});
            target.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            json!({"load": "copy", "chain": {"parts": [
                {"id": "host", "kind": "host", "copy_size": size.round()},
                {"id": "from", "link": "pcie 4.0 x4", "read": read}, target]}})
        };
        let answer = ask(&target(json!({"write_cache": cache.round(), "write_after": after})));
        let filling = &answer["filling"];
        let (fast, most) = (number(&answer["most"]), number(&filling["stages"][0]["rate"]));
        prop_assert!(close(fast, most) && close(fast, read.min(3e9 * f64::from(count)).min(fast)));
        let slow = fast.min(after * f64::from(count));
        let cached = size.round().min(cache.round() * f64::from(count));
        let time = cached / fast + (size.round() - cached) / slow;
        // A drop of less than a thousandth is none.
        prop_assert!((number(&filling["time"]) / time - 1.0).abs() < 2e-3, "{}: {time}", filling);
        // Without the figures nothing is claimed of the cache, and a disk has none.
        let unknown = &ask(&target(json!({})))["filling"];
        prop_assert_eq!(&unknown["unknown"], &json!(["to"]));
        let disk = &ask(&target(json!({"solid": false})))["filling"];
        prop_assert_eq!(&disk["unknown"], &json!([]));
        prop_assert_eq!(disk["stages"].as_array().unwrap().len(), 1);
        // What the target cannot hold takes no time.
        let small = &ask(&target(json!({"size": (size / f64::from(count) * 0.9).round()})))["filling"];
        prop_assert_eq!(&small["time"], &Value::Null);
    }
}

proptest! {
    #[test]
    fn a_copy_between_peers_of_a_switch_leaves_its_uplink_and_the_memory_alone(
        slot in prop::sample::select(vec![1, 2, 4, 8]),
        rate in 1e8..7e9_f64,
        below in any::<bool>(),
    ) {
        let asked = |peers: bool| {
            let mut parts = vec![
                json!({"id": "host", "kind": "host", "memory": 2e9}),
                json!({"id": "switch", "kind": "switch", "link": "pcie 4.0 x16", "slot": format!("pcie 3.0 x{slot}"), "peer_to_peer": peers}),
                json!({"id": "from", "on": "switch", "link": "pcie 4.0 x4", "read": rate}),
            ];
            // A peer may stand behind a switch of its own.
            if below {
                parts.push(json!({"id": "inner", "kind": "switch", "on": "switch", "link": "pcie 4.0 x8"}));
            }
            let on = if below { "inner" } else { "switch" };
            parts.push(json!({"id": "to", "on": on, "link": "pcie 4.0 x4", "write": rate}));
            ask(&json!({"load": "copy", "chain": {"parts": parts}}))
        };
        let (through, apart) = (asked(true), asked(false));
        let used = |answer: &Value, id: &str| {
            answer["parts"].as_array().unwrap().iter().find(|part| part["id"] == id).unwrap().clone()
        };
        prop_assert!(number(&through["most"]) >= number(&apart["most"]) * (1.0 - 1e-9));
        prop_assert_eq!(&used(&through, "switch")["uses"], &json!([]));
        prop_assert_eq!(&used(&through, "host")["uses"], &json!([]));
        prop_assert!(number(&used(&through, "host")["load"]) <= 0.0);
        prop_assert!(close(number(&used(&through, "switch")["load"]), number(&through["most"])));
        // Memory takes it twice where it passes the host: in and out.
        prop_assert!(number(&apart["most"]) <= 1e9 * (1.0 + 1e-9));
    }
}
