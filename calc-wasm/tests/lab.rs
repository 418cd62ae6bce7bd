//! Arrays that real kernels made: every row of `tests/golden/lab/arrays.csv` against its calculator. Sizes agree to the
//! byte and what is available within 4 MiB or a millionth; a row that differs says why, and a reason that is no longer
//! needed is an error.

use lanewise::catalog::calculate_json;
use serde_json::{Map, Value};
use std::path::Path;

const MIB: f64 = 1_048_576.0;

/// What a column of the table is called among the outputs of each calculator, and whether it is exact.
const OUTPUTS: &[(&str, &str, &str, bool)] = &[
    ("raid", "size", "usable", true),
    ("raid", "used", "used_size", true),
    ("zfs", "size", "size", true),
    ("zfs", "available", "usable", false),
    ("mixed-drives", "free", "usable", false),
    ("mixed-drives", "available", "df_available", false),
];

fn value(text: &str) -> Value {
    serde_json::from_str(text).ok().filter(|value: &Value| !value.is_string()).unwrap_or_else(|| text.into())
}

/// One array: its cells by their columns.
struct Row<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Row<'a> {
    fn cell(&self, column: &str) -> &'a str {
        self.0.iter().find(|(name, _)| *name == column).unwrap().1
    }

    fn answer(&self) -> Value {
        let mut inputs: Map<String, Value> = self
            .cell("inputs")
            .split(' ')
            .filter_map(|pair| pair.split_once('='))
            // What stands for itself as text would be read as a number: metadata "1.2".
            .map(|(name, text)| (name.into(), if name == "metadata" { text.into() } else { value(text) }))
            .collect();
        inputs.insert("drives".into(), self.cell("drives").into());
        serde_json::from_str(&calculate_json(self.cell("calculator"), &Value::Object(inputs).to_string())).unwrap()
    }

    /// Each column that the answer does not meet.
    fn differences(&self) -> Vec<String> {
        let answer = self.answer();
        OUTPUTS
            .iter()
            .filter(|(calculator, ..)| *calculator == self.cell("calculator"))
            .filter_map(|&(_, column, output, exact)| {
                let measured: f64 = self.cell(column).parse().ok().filter(|&bytes| bytes > 0.0)?;
                let Some(computed) = answer[output].as_f64() else {
                    return Some(format!("{column} {measured}: {answer}"));
                };
                let allowed = if exact { 0.0 } else { (4.0 * MIB).max(measured / 1e6) };
                let off = computed - measured;
                (off.abs() > allowed).then(|| format!("{column} {measured} computed {off:+}"))
            })
            .collect()
    }
}

#[test]
fn arrays_of_real_kernels_have_the_computed_sizes() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden/lab/arrays.csv");
    let table = std::fs::read_to_string(path).unwrap();
    let mut lines = table.lines();
    let columns: Vec<&str> = lines.next().unwrap().split(',').collect();
    let mut unexplained = Vec::new();
    let mut rows = 0;
    for line in lines {
        let row = Row(columns.iter().copied().zip(line.split(',')).collect());
        // Kept for calculators to come.
        if row.cell("calculator").is_empty() {
            continue;
        }
        rows += 1;
        let differences = row.differences();
        if differences.is_empty() != row.cell("reason").is_empty() {
            let array = format!("{} {}: {}", row.cell("command"), row.cell("drives"), row.cell("inputs"));
            unexplained.push(format!("{array}: {differences:?}, reason “{}”", row.cell("reason")));
        }
    }
    assert!(rows > 0);
    assert!(unexplained.is_empty(), "{} of {rows}:\n{}", unexplained.len(), unexplained.join("\n"));
}
