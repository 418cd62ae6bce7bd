//! Questions for tests that walk the calculators: what to ask, and what is answered.

use lanewise::calculator::{Domain, Input, Model};
use lanewise::catalog::calculate_json;
use serde_json::{Value, json};

/// Points of an input that are worth a visit: every entry of a list, the ends and the middles of a range, ascending.
pub fn visited(input: &Input) -> Vec<Value> {
    match input.domain {
        Domain::Choice(words) => words.iter().map(|w| json!(w)).collect(),
        Domain::OneOf(values) => values.iter().map(|v| json!(v)).collect(),
        Domain::Flag => vec![json!(false), json!(true)],
        Domain::Between { minimum, maximum, whole } => {
            let middles = [minimum + 1.0, (minimum * maximum).sqrt(), f64::midpoint(minimum, maximum)];
            let middles = middles.iter().map(|&v| if whole { v.round() } else { v });
            let mut points: Vec<f64> = middles.chain([minimum, maximum]).collect();
            points.retain(|v| (minimum..=maximum).contains(v));
            points.sort_by(f64::total_cmp);
            points.iter().map(|v| json!(v)).collect()
        }
        Domain::Structured(shape) => match shape.name {
            "drives" => {
                ["4TB", "2x4TB", "3x1MB", "7x18TB+2x4 TiB", "60x1,92TB", "1000x1000TB"].map(|list| json!(list)).to_vec()
            }
            other => panic!("which values of {other} are worth a visit?"),
        },
    }
}

/// Asks with these inputs; nothing when two of them exclude each other.
pub fn asked(model: &Model, inputs: &Value) -> Option<Value> {
    let answer: Value = serde_json::from_str(&calculate_json(model.name, &inputs.to_string())).unwrap();
    if answer["error"].is_null() {
        return Some(answer);
    }
    assert_eq!(answer["error"]["code"], "impossible_combination", "{inputs}: {answer}");
    None
}
