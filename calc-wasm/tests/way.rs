//! The way over the network and between two ends: whatever limits is named, and what is full duplex is not halved.

use lanewise::catalog::{calculate_json, size_json};
use proptest::prelude::*;
use serde_json::{Value, json};

fn sized(parts: &Value, arrays: &Value, load: &str) -> Value {
    let question = json!({"chain": {"parts": parts, "arrays": arrays}, "load": load});
    serde_json::from_str(&size_json(&question.to_string())).unwrap()
}

fn most(answer: &Value) -> f64 {
    answer["most"].as_f64().unwrap_or(f64::NAN)
}

/// What a card and the calculator of its network are asked alike: the member, the input, and values of it.
fn settings() -> impl Strategy<Value = Value> {
    let transports =
        ["tcp", "nfs", "smb", "smb_signed", "smb_encrypted", "iscsi", "nvme_tcp", "rocev2"].map(str::to_owned);
    (
        prop::sample::select(vec!["1G", "2.5G", "10G", "25G", "100G", "800G"]),
        prop::sample::select(transports.to_vec()),
        prop::sample::select(vec!["1", "2", "4", "8"]),
        any::<bool>(),
        1..=64_u32,
        1..=64_u32,
        prop::sample::select(vec![4096.0, 65_536.0, 1_048_576.0]),
        prop::sample::select(vec![1e-5, 1e-4, 5e-3, 0.1]),
        prop::option::of(prop::sample::select(vec![2e8, 3.5e9, 7e9])),
    )
        .prop_map(|(network, transport, bond, multichannel, streams, depth, size, time, peer)| {
            json!({
                "id": "nic", "kind": "nic", "link": "pcie 7.0 x16", "network": format!("ethernet {network}"),
                "transport": transport, "bond": bond, "multichannel": multichannel, "streams": streams,
                "queue_depth": depth, "request_size": size, "round_trip_time": time, "peer": peer
            })
        })
}

proptest! {
    #[test]
    fn a_copy_over_the_network_gets_the_least_of_its_stages_and_names_it(card in settings(), drive in 1e8..2e10_f64, out in any::<bool>()) {
        let drives = json!({"id": "drives", "link": "pcie 7.0 x16", "read": drive, "write": drive});
        let answer = sized(&json!([card, drives]), &json!([]), if out { "copy_out" } else { "copy_in" });
        let question = json!({
            "generation": card["network"].as_str().unwrap().trim_start_matches("ethernet "), "mtu": 1500.0, "timestamps": "on",
            "transport": card["transport"], "ports": card["bond"].as_str().unwrap().parse::<f64>().unwrap(),
            "multichannel": card["multichannel"], "streams": card["streams"], "queue_depth": card["queue_depth"],
            "block_size": card["request_size"], "round_trip_time": card["round_trip_time"]
        });
        let network: Value =
            serde_json::from_str(&calculate_json("ethernet", &question.to_string())).unwrap();
        let peer = card["peer"].as_f64().unwrap_or(f64::INFINITY);
        let expected = most(&network).min(drive).min(peer);
        prop_assert!((most(&answer) / expected - 1.0).abs() < 1e-9, "{answer} of {network}");
        let place = answer["limited_at"].as_str().unwrap();
        let named = if (drive / expected - 1.0).abs() < 1e-9 {
            vec!["media"]
        } else if (peer / expected - 1.0).abs() < 1e-9 {
            vec!["peer"]
        } else {
            match network["limited_by"].as_str().unwrap() {
                "waiting" => vec!["waiting"],
                "streams" => vec!["streams"],
                "protocol" => vec!["protocol"],
                _ => vec!["sends", "receives"],
            }
        };
        prop_assert!(named.contains(&place), "{place} of {answer}");
        prop_assert!(answer["expected_low"].as_f64() <= answer["most"].as_f64(), "{answer}");
    }

    /// Behind one chipset a copy uses both directions of the uplink, so that it is as fast as reading alone.
    #[test]
    fn two_drives_behind_one_chipset_copy_as_fast_as_the_slower_of_them(rate in 1e8..3e9_f64, other in 1e8..3e9_f64) {
        let parts = json!([
            {"id": "chipset", "kind": "chipset", "link": "dmi 3.0 x4"},
            {"id": "from", "on": "chipset", "link": "pcie 3.0 x4", "read": rate, "write": rate},
            {"id": "to", "on": "chipset", "link": "pcie 3.0 x4", "read": other, "write": other}
        ]);
        for load in ["copy", "copy_back"] {
            let copied = most(&sized(&parts, &json!([]), load));
            prop_assert!((copied / rate.min(other) - 1.0).abs() < 0.02, "{load}: {copied} of {rate} and {other}");
        }
    }

    /// Behind one port multiplier both ends take turns on one SATA link.
    #[test]
    fn two_drives_on_one_half_duplex_lane_share_it(rate in 4.5e8..6e8_f64) {
        let on = |parent: &str| json!([
            {"id": "card", "kind": "sata_controller", "link": "pcie 3.0 x1", "ports": "sata 3.0"},
            {"id": "box", "kind": "multiplier", "on": "card", "link": "sata 3.0", "ports": "sata 3.0"},
            {"id": "from", "on": parent, "link": "sata 3.0", "read": rate, "write": rate},
            {"id": "to", "on": parent, "link": "sata 3.0", "read": rate, "write": rate}
        ]);
        let [alone, shared] = ["card", "box"].map(|parent| sized(&on(parent), &json!([]), "copy"));
        // What SATA 3 carries in frames, 594 MB/s, is for reading and writing together.
        prop_assert!(2.0 * most(&shared) <= 5.95e8, "{shared}");
        // On ports of their own they share the lane of the card, which carries one end each way.
        prop_assert!(most(&alone) > 1.6 * most(&shared), "{alone} and {shared}");
    }
}

#[test]
fn a_network_that_cannot_be_is_refused_by_the_member_that_says_so() {
    for (member, value) in [
        ("bond", json!("3")),
        ("mtu", json!(40)),
        ("streams", json!("no")),
        ("round_trip_time", json!(1)),
        ("transport", json!("ftp")),
        ("network", json!("usb 2.0")),
    ] {
        let mut card = json!({"id": "nic", "kind": "nic", "link": "pcie 3.0 x8", "network": "ethernet 10G"});
        card[member] = value;
        let answer = sized(&json!([card, {"id": "drive", "link": "sata 3.0"}]), &json!([]), "copy_out");
        let refused = answer["error"]["value"].as_str().unwrap_or_default().to_owned();
        assert!(refused.starts_with(&format!("nic.{member}: ")), "{member}: {answer}");
    }
}
