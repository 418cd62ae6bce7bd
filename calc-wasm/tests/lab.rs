//! Arrays that real kernels made: every row of `tests/golden/lab/arrays.csv` against its calculator. Sizes agree to the
//! byte and what is available within 4 MiB or a millionth. Volumes of LVM, whose header and extents no calculator knows,
//! may be smaller by a header, a started extent and one of metadata for each drive. A row that differs says why, and a
//! reason that is no longer needed is an error.

use lanewise::catalog::calculate_json;
use serde_json::{Map, Value};
use std::collections::HashMap;
use std::path::Path;

const MIB: f64 = 1_048_576.0;

/// A table of the lab: its cells by their columns.
fn table(name: &str) -> Vec<HashMap<String, String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden/lab").join(name);
    let text = std::fs::read_to_string(path).unwrap();
    let mut lines = text.lines().map(|line| line.split(',').map(String::from));
    let columns: Vec<String> = lines.next().unwrap().collect();
    lines.map(|cells| columns.iter().cloned().zip(cells).collect()).collect()
}

fn value(text: &str) -> Value {
    serde_json::from_str(text).ok().filter(|value: &Value| !value.is_string()).unwrap_or_else(|| text.into())
}

type Row = HashMap<String, String>;

fn answer(row: &Row) -> Value {
    let mut inputs: Map<String, Value> = row["inputs"]
        .split(' ')
        .filter_map(|pair| pair.split_once('='))
        // What stands for itself as text would be read as a number: metadata "1.2".
        .map(|(name, text)| (name.into(), if name == "metadata" { text.into() } else { value(text) }))
        .collect();
    inputs.insert("drives".into(), row["drives"].as_str().into());
    serde_json::from_str(&calculate_json(&row["calculator"], &Value::Object(inputs).to_string())).unwrap()
}

/// The number of drives in `3x1000B + 2x2000B`.
fn drives(row: &Row) -> f64 {
    row["drives"].split(" + ").map(|term| term.split_once('x').unwrap().0.parse::<f64>().unwrap()).sum()
}

/// Each column that the answer does not meet. `held` has what a column is called among the outputs of each calculator,
/// and whether it is exact.
fn differences(row: &Row, held: &[Row]) -> Vec<String> {
    let answer = answer(row);
    let own = held.iter().filter(|column| column["calculator"] == row["calculator"]);
    own.filter_map(|column| {
        let name = &column["column"];
        let measured: f64 = row[name].parse().ok().filter(|&bytes| bytes > 0.0)?;
        let Some(computed) = answer[&column["output"]].as_f64() else {
            return Some(format!("{name} {measured}: {answer}"));
        };
        let allowed = if column["exact"] == "true" { 0.0 } else { (4.0 * MIB).max(measured / 1e6) };
        let allowed = allowed + drives(row) * column["per_drive"].parse::<f64>().unwrap();
        let off = computed - measured;
        (off.abs() > allowed).then(|| format!("{name} {measured} computed {off:+}"))
    })
    .collect()
}

#[test]
fn arrays_of_real_kernels_have_the_computed_sizes() {
    let held = table("held.csv");
    let mut unexplained = Vec::new();
    let mut rows = 0;
    // Those without a calculator are kept for calculators to come.
    for row in table("arrays.csv").iter().filter(|row| !row["calculator"].is_empty()) {
        rows += 1;
        let differences = differences(row, &held);
        if differences.is_empty() != row["reason"].is_empty() {
            let array = format!("{} {}: {}", row["command"], row["drives"], row["inputs"]);
            unexplained.push(format!("{array}: {differences:?}, reason “{}”", row["reason"]));
        }
    }
    assert!(rows > 0);
    assert!(unexplained.is_empty(), "{} of {rows}:\n{}", unexplained.len(), unexplained.join("\n"));
}
