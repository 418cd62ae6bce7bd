//! The sentence and the picture agree: over all calculators, presets and walked inputs the waterfall ends at the figure
//! of the headline, what the sentence calls the limit is its last step, and a range is one.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail loudly")]

use crate::asked::{asked, visited};
use crate::sampled::is_tried;
use lanewise::calculator::{Choice, Expected, Headline, Kind, Model, Words};
use lanewise::catalog::declared;
use serde_json::{Value, json};

/// Asks at the defaults, at every preset, and at each value of each input from there.
fn walk(mut visit: impl FnMut(&Model, &Words, &Value)) {
    let mut cases = 0..;
    for (model, words) in declared() {
        let presets = words.presets.iter().map(|preset| serde_json::from_str(preset.inputs).unwrap());
        for preset in presets.chain([json!({})]) {
            for input in model.inputs {
                for value in visited(input).into_iter().filter(|_| cases.next().is_some_and(is_tried)) {
                    let mut inputs: Value = preset.clone();
                    inputs[input.name] = value;
                    if let Some(answer) = asked(model, &inputs) {
                        visit(model, words, &answer);
                    }
                }
            }
        }
    }
}

fn layers(answer: &Value) -> &[Value] {
    answer["breakdown"].as_array().unwrap()
}

/// The steps that a reader sees: those that take something.
fn steps(answer: &Value) -> impl DoubleEndedIterator<Item = &str> {
    let taking = layers(answer).iter().filter(|layer| layer["taken"].as_f64().unwrap() > 0.0);
    taking.map(|layer| layer["layer"].as_str().unwrap())
}

fn unit_of(model: &Model, name: &str) -> Option<lanewise::unit::Unit> {
    model.outputs.iter().find(|output| output.name == name).unwrap().unit
}

#[test]
fn the_waterfall_ends_at_the_figure_of_the_headline() {
    walk(|model, words, answer| {
        let (Some(last), Some(stage)) = (layers(answer).last(), model.stages.last()) else { return };
        let first = words.headlines[0];
        let (left, figure) = (last["left"].as_f64().unwrap(), answer[first.value].as_f64().unwrap());
        let expected = if unit_of(model, first.value) == unit_of(model, stage.output) {
            figure
        } else {
            // Commands of NVMe: the waterfall shows their data on the way that limits them.
            assert_eq!((model.name, stage.output), ("nvme-queue", "most"));
            let share = answer["inputs"]["read_share"].as_f64().unwrap();
            let block = answer["inputs"]["block_size"].as_f64().unwrap();
            let ways = [figure * block * share, figure * block * (1.0 - share)];
            if (ways[0] - left).abs() < (ways[1] - left).abs() { ways[0] } else { ways[1] }
        };
        let close = (left - expected).abs() <= expected.abs() * 1e-12;
        assert!(close, "{}: the waterfall ends at {left}, the headline says {expected}: {answer}", model.name);
    });
}

#[test]
fn what_limits_is_the_last_step_and_named_in_the_sentence() {
    walk(|model, words, answer| {
        let first = words.headlines[0];
        let outer: Vec<&str> = words.limits.iter().map(|(_, layer)| layer.word()).collect();
        let Some(limit) = answer[first.limit].as_str().filter(|_| !outer.is_empty()) else { return };
        let last = steps(answer).next_back();
        let at = format!("{} limited by {limit}: {answer}", model.name);
        match words.limits.iter().find(|(value, _)| *value == limit) {
            Some((_, layer)) => assert_eq!(last, Some(layer.word()), "{at}"),
            // The link itself: nothing behind it takes anything.
            None => assert!(last.is_none_or(|last| !outer.contains(&last)), "{at}"),
        }
    });
    for (model, words) in declared() {
        for (value, layer) in words.limits {
            let place = model.outputs.iter().position(|output| output.name == words.headlines[0].limit).unwrap();
            let Kind::Word(names) = model.outputs[place].kind else { panic!("{value} is no word") };
            let at = names.iter().position(|name| name == value).unwrap();
            let sentence = words.outputs[place].meanings[at].phrase.unwrap();
            let label = words.layer(*layer);
            let named = sentence.to_lowercase().contains(&label.to_lowercase());
            assert!(named, "{}: “{sentence}” does not name the step “{label}”", model.name);
        }
    }
}

#[test]
fn a_range_has_two_ends_or_says_why_there_is_none() {
    let (mut stated, mut ranges) = (0, 0);
    walk(|model, words, answer| {
        for Headline { expected, .. } in words.headlines {
            match expected {
                Expected::Unstated(why) => {
                    let says_why = ["No range: ", "Exact: "].iter().any(|start| why.starts_with(start));
                    assert!(says_why, "{}: {why}", model.name);
                }
                Expected::Between { low, high, basis, same } => {
                    let [low, high] = [low, high].map(|name| answer[*name].as_f64().unwrap());
                    assert!(low <= high, "{}: {low} to {high}", model.name);
                    assert!(!same.is_empty() && answer[*basis].is_string(), "{}: {answer}", model.name);
                    stated += 1;
                    ranges += usize::from(low < high);
                }
            }
        }
    });
    assert!(ranges * 2 > stated, "only {ranges} of {stated} are ranges");
}

#[test]
fn no_layer_takes_less_than_nothing_or_the_noise_of_arithmetic() {
    walk(|model, _, answer| {
        for layer in layers(answer) {
            let (left, taken) = (layer["left"].as_f64().unwrap(), layer["taken"].as_f64().unwrap());
            let whole = taken == 0.0 || taken > (left + taken) * 8.0 * f64::EPSILON;
            assert!(taken >= 0.0 && whole, "{}: {layer} of {answer}", model.name);
            // Arrays count whole bytes.
            let bytes = unit_of(model, model.stages[0].output) == Some(lanewise::unit::Unit::Byte);
            assert!(!bytes || left.fract() == 0.0, "{}: {layer} is no whole number of bytes", model.name);
        }
    });
}
