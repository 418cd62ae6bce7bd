//! Chains of real machines against worked answers.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::float_cmp, reason = "a test may fail loudly")]

use calc_wasm::calculator::Choice;
use calc_wasm::chain::load::Load;
use calc_wasm::chain::{answer, read};
use calc_wasm::json;
use serde_json::{Value, json};

fn solve(chain: &Value, load: &str) -> Value {
    let chain = read::read(&json::parse(&chain.to_string()).unwrap()).unwrap();
    let at = Load::NAMES.iter().position(|name| *name == load).unwrap();
    let load = Load::at(at);
    let size = if load.is_random() { 4096.0 } else { 131_072.0 };
    serde_json::from_str(&answer::detail(&chain, load, size).to_string()).unwrap()
}

#[test]
fn eight_drives_on_a_9211_8i_in_a_narrow_slot() {
    let chain = |rate: f64| {
        json!({"parts": [
            {"id": "hba", "kind": "hba", "link": "pcie 2.0 x8", "slot": "pcie 2.0 x4", "ports": "SAS-2", "read": 2.5e9},
            {"id": "drives", "kind": "drive", "on": "hba", "count": 8, "link": "sata 3", "read": rate},
        ]})
    };
    let disks = solve(&chain(180e6), "read");
    println!("{disks:#}");
    let ssds = solve(&chain(550e6), "read");
    println!("{ssds:#}");
}
