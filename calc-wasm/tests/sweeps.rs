//! A sweep is many answers at once: whatever it walks and reads, it gives what the single answers give.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail loudly")]

use crate::sampled::is_tried;
use lanewise::calculator::{Domain, Input, Kind, MOST_POINTS, Model};
use lanewise::catalog::{calculate, calculate_json, declared, sweep};
use lanewise::echo::Echo;
use lanewise::error::CalcError;
use proptest::prelude::*;
use serde_json::{Value, json};
use std::thread;

/// Ranges with at most so many whole numbers are walked whole; others from end to end in a few steps.
const SMALL: f64 = 32.0;
const STEPS: u32 = 7;

/// How an input walks: the range and the number of points that are asked for, and the points that come of it.
struct Walk {
    range: (f64, f64),
    asked: u32,
    points: Vec<f64>,
}

impl Walk {
    /// All of a list, or of a small range; nothing where an input cannot walk.
    fn of(input: &Input) -> Option<Self> {
        let list = |points| Some(Self { range: (0.0, 0.0), asked: 0, points });
        let (from, to, whole) = match input.domain {
            Domain::Choice(words) => return list((0..words.len()).map(|place| place as f64).collect()),
            Domain::OneOf(values) => return list(values.to_vec()),
            Domain::Flag => return list(vec![0.0, 1.0]),
            Domain::Between { minimum, maximum, whole } => (minimum, maximum, whole),
            // More drives than that take long and show nothing else.
            Domain::Structured(shape) => (shape.walk?.0, shape.walk?.1.min(SMALL), true),
        };
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
        let asked = if whole && to - from < SMALL { (to - from) as u32 + 1 } else { STEPS };
        let step = (to - from) / f64::from(asked - 1);
        let at = |n| from + step * f64::from(n);
        let points = (0..asked).map(|n| if whole { at(n).round() } else { at(n) }).collect();
        Some(Self { range: (from, to), asked, points })
    }
}

/// The first point of a walk from there.
fn first(input: &Input, from: f64) -> f64 {
    match input.domain {
        Domain::OneOf(values) => values[0],
        Domain::Choice(_) | Domain::Flag => 0.0,
        Domain::Between { whole: false, .. } => from,
        Domain::Between { .. } | Domain::Structured(_) => from.round(),
    }
}

/// The value that a point stands for, as a question gives it. A list keeps what is `held` beside the count that walks.
fn value_at(input: &Input, point: f64, held: &Value) -> Value {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the place in a list")]
    let place = point as usize;
    match input.domain {
        Domain::Choice(words) => json!(words[place]),
        Domain::Flag => json!(place == 1),
        Domain::OneOf(_) | Domain::Between { .. } => json!(point),
        Domain::Structured(_) => {
            let drives = held.as_str().unwrap();
            let counted = drives.split_once('x').filter(|(count, _)| count.parse::<u32>().is_ok());
            json!(format!("{place}x{}", counted.map_or(drives, |(_, size)| size)))
        }
    }
}

/// The number that stands for an output in a line.
fn drawn(kind: Kind, echo: &Echo) -> f64 {
    match (echo, kind) {
        (Echo::Number(number), _) => *number,
        (Echo::Flag(flag), _) => f64::from(u8::from(*flag)),
        (Echo::Word(word), Kind::Word(words)) => words.iter().position(|w| w == word).unwrap() as f64,
        (other, _) => panic!("{other:?} is no output"),
    }
}

/// Walks one input past every output: at each point the bits of the single answer, a gap where that is refused, and
/// the first refusal where all are.
fn assert_same(model: &Model, question: &Value, input: &Input, walk: &Walk) {
    let single = |&point: &f64| {
        let mut inputs = question.clone();
        inputs[input.name] = value_at(input, point, &question[input.name]);
        calculate(model.name, &inputs.to_string()).map(|answer| answer.outputs())
    };
    let singles: Vec<Result<Vec<Echo>, CalcError>> = walk.points.iter().map(single).collect();
    let refused = singles[0].as_ref().err().filter(|_| singles.iter().all(Result::is_err));
    for (at, output) in model.outputs.iter().enumerate() {
        let number = |single: &Result<Vec<Echo>, CalcError>| {
            single.as_ref().map_or(f64::NAN, |outputs| drawn(output.kind, &outputs[at]))
        };
        let answers: Vec<f64> = singles.iter().map(number).collect();
        let expected = match refused {
            Some(error) => Err(error.clone()),
            None => Ok(walk.points.iter().chain(&answers).map(|number| number.to_bits()).collect::<Vec<_>>()),
        };
        let line = sweep(model.name, &question.to_string(), input.name, output.name, walk.range, walk.asked);
        let line = line.map(|line| line.iter().map(|number| number.to_bits()).collect());
        assert_eq!(line, expected, "{} {question}: {} over {}", model.name, output.name, input.name);
    }
}

/// The inputs of a question as its calculator understands them, so that each is held while another one walks.
fn understood(model: &Model, inputs: &str) -> Value {
    serde_json::from_str::<Value>(&calculate_json(model.name, inputs)).unwrap()["inputs"].take()
}

#[test]
fn a_sweep_gives_the_bits_of_single_answers_for_every_input_and_output_of_every_calculator() {
    let walkers = declared().iter().map(|(model, words)| {
        thread::spawn(move || {
            let mut cases = 0..;
            for inputs in ["{}"].into_iter().chain(words.presets.iter().map(|preset| preset.inputs)) {
                let question = understood(model, inputs);
                for input in model.inputs.iter().filter(|_| cases.next().is_some_and(is_tried)) {
                    if let Some(walk) = Walk::of(input) {
                        assert_same(model, &question, input, &walk);
                    }
                }
            }
        })
    });
    for walker in walkers.collect::<Vec<_>>() {
        walker.join().unwrap();
    }
}

#[test]
fn a_sweep_is_refused_only_where_every_point_is() {
    let over = |inputs, over| sweep("pcie", inputs, over, "ceiling", (0.0, 0.0), 0);
    // Completions of 512 B fit no smaller payload: a gap at 128 and 256, then answers.
    let gapped = over(r#"{"completion_size":"512"}"#, "max_payload_size").unwrap();
    assert_eq!(gapped[6..].iter().map(|y| y.is_nan()).collect::<Vec<_>>(), [true, true, false, false, false, false]);
    let refused = over(r#"{"efficiency_low":0.9,"efficiency_high":0.5}"#, "lanes").unwrap_err();
    assert_eq!((refused.code.name(), refused.input.as_str()), ("impossible_combination", "efficiency_low"));
    // Metadata 0.90 reaches no large drive; with the others equal drives leave nothing unused: no point, and no refusal.
    let without = sweep("raid", "{}", "metadata", "wasted_by", (0.0, 0.0), 0).unwrap();
    assert!(without[without.len() / 2..].iter().all(|y| y.is_nan()));
}

#[test]
fn a_sweep_outside_its_input_is_refused() {
    for (over, output, from, to, points, input) in [
        ("transfer_size", "ceiling", 0.0, 100.0, 10, "from"),
        ("transfer_size", "ceiling", 1.0, f64::NAN, 10, "to"),
        ("transfer_size", "ceiling", 1.0, 100.0, 1, "points"),
        ("transfer_size", "ceiling", 1.0, 100.0, 4_000_000_000, "points"),
        ("speed", "ceiling", 1.0, 100.0, 10, "over"),
        ("transfer_size", "speed", 1.0, 100.0, 10, "output"),
    ] {
        assert_eq!(sweep("pcie", "{}", over, output, (from, to), points).unwrap_err().input, input);
    }
    assert!(sweep("pcie", "{}", "tags", "latency_bound", (1.0, 16_384.0), u32::try_from(MOST_POINTS).unwrap()).is_ok());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_range_makes_a_sweep_panic(
        calculator in 0..declared().len(), input in 0usize..64, output in 0usize..64,
        from in proptest::num::f64::ANY, to in proptest::num::f64::ANY, points in 0u32..12,
    ) {
        let (model, _) = declared()[calculator];
        let (input, output) = (&model.inputs[input % model.inputs.len()], &model.outputs[output % model.outputs.len()]);
        match sweep(model.name, "{}", input.name, output.name, (from, to), points) {
            Ok(line) => prop_assert!(line.len() >= 4 && line.len() % 2 == 0),
            Err(refused) if ["from", "to", "points", "over"].contains(&refused.input.as_str()) => {}
            // Or the first point itself has no answer.
            Err(refused) => {
                let question = understood(model, "{}");
                let held = &question[input.name];
                let single = json!({ input.name: value_at(input, first(input, from), held) });
                prop_assert_eq!(calculate(model.name, &single.to_string()).err(), Some(refused));
            }
        }
    }
}
