//! Every value of every choice is called something, and nothing that is said goes unheard: which label or phrase is
//! missing, repeats another or is never shown, by calculator and name.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail loudly")]

use crate::asked::{asked, visited};
use lanewise::calculator::{Choice, Domain, Headline, Kind, Meaning, Model, Text, Words};
use lanewise::catalog::declared;
use lanewise::formula::When;
use lanewise::layer::Layer;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What the headline says in place of a name for the layers that take most.
const TAKERS: &str = "takers";

/// A declared input or output.
struct Named<'a> {
    name: &'static str,
    /// The values, where they are words.
    values: &'static [&'static str],
    text: &'a Text,
}

fn inputs<'a>(model: &'a Model, words: &'a Words) -> impl Iterator<Item = Named<'a>> {
    model.inputs.iter().zip(words.inputs).map(|(input, text)| {
        let values = if let Domain::Choice(values) = input.domain { values } else { &[] };
        Named { name: input.name, values, text }
    })
}

fn outputs<'a>(model: &'a Model, words: &'a Words) -> impl Iterator<Item = Named<'a>> {
    model.outputs.iter().zip(words.outputs).map(|(output, text)| {
        let values = if let Kind::Word(values) = output.kind { values } else { &[] };
        Named { name: output.name, values, text }
    })
}

/// The names in braces.
fn placeholders(text: &str) -> impl Iterator<Item = &str> {
    text.split('{').skip(1).map(|rest| rest.split('}').next().unwrap_or_default())
}

/// What is wrong with the words of a calculator, each line with its name and the value it is about.
fn findings(model: &Model, words: &Words) -> Vec<String> {
    let all: Vec<Named> = inputs(model, words).chain(outputs(model, words)).collect();
    let is_limit = |name: &str| words.headlines.iter().any(|headline| headline.limit == name);
    let limiting = || all.iter().filter(|named| is_limit(named.name));
    let limits = limiting().flat_map(|named| named.text.meanings).filter_map(|one| one.phrase);
    let texts = words.headlines.iter().flat_map(Headline::texts);
    let said: BTreeSet<&str> = limits.chain(texts).flat_map(placeholders).collect();
    let known = |name: &str| all.iter().any(|named| named.name == name);
    let mut found = Vec::new();
    let mut find = |at: &str, what: String| found.push(format!("{}.{at}: {what}", model.name));

    for headline in words.headlines {
        for name in headline.outputs() {
            if !known(name) {
                find("headline", format!("there is no {name}"));
            }
        }
        let limit = headline.limit;
        if !limit.is_empty() && limiting().all(|named| named.name != limit || named.values.is_empty()) {
            find("headline", format!("{limit} is no choice that could limit"));
        }
        if limit.is_empty() == headline.why.is_empty() {
            find("headline", format!("{} has no reason, or two of them", headline.value));
        }
    }
    for (value, layer) in words.limits {
        if !limiting().any(|named| named.values.contains(value)) {
            find("limits", format!("{value} limits nothing"));
        }
        if model.stages.iter().all(|stage| stage.layer != *layer) {
            find("limits", format!("{} is never drawn", layer.word()));
        }
    }
    for preset in words.presets {
        if !preset.answer.is_empty() && words.headlines.iter().all(|headline| headline.value != preset.answer) {
            find("presets", format!("no headline is about {}, which answers “{}”", preset.answer, preset.question));
        }
    }
    for name in &said {
        if *name == TAKERS && model.stages.is_empty() {
            find("headline", "it has no layers that could take anything".into());
        } else if *name != TAKERS && !known(name) {
            find("headline", format!("a sentence names {{{name}}}, which is neither input nor output"));
        }
    }
    let drawn: Vec<Layer> = model.stages.iter().map(|stage| stage.layer).collect();
    for (at, stage) in model.stages.iter().enumerate() {
        if !outputs(model, words).any(|named| named.name == stage.output) {
            find("stages", format!("there is no {}", stage.output));
        }
        if drawn[..at].contains(&stage.layer) {
            find("stages", format!("{} is drawn twice", stage.layer.word()));
        }
    }
    for (layer, label) in words.stages {
        if !drawn.contains(layer) {
            find("stages", format!("{} is called {label} and never drawn", layer.word()));
        }
        if Layer::MEANINGS[layer.index()].label == *label {
            find("stages", format!("{} is said twice", layer.word()));
        }
    }
    for Named { name, text, .. } in inputs(model, words) {
        for When::Is(of, values) | When::Not(of, values) in text.when {
            // A form decides by what stands in it, without an answer.
            let other = inputs(model, words).find(|named| named.name == *of);
            if !other.is_some_and(|named| values.iter().all(|value| named.values.contains(value))) {
                find(name, format!("it counts by {of}, which is no choice that takes {values:?}"));
            }
        }
    }
    for Named { name, values, text } in &all {
        let limits = is_limit(name);
        if values.len() != text.meanings.len() {
            let (values, meanings) = (values.len(), text.meanings.len());
            find(name, format!("{values} values are called {meanings} things"));
        }
        let meanings = values.iter().copied().zip(text.meanings);
        for (value, Meaning { label, phrase }) in meanings.chain(text.nothing.iter().map(|m| ("null", m))) {
            // `3.0` and `ecc` read as they are; `read_requests` and `null` do not.
            if label.is_empty() && (value.contains('_') || value == "null") {
                find(name, format!("{value} has no label"));
            }
            // A label that is the value itself is how a plain word reaches translators.
            if *phrase == Some(label) {
                find(name, format!("{value} is said twice"));
            }
            if label.contains('{') || (!limits && phrase.is_some_and(|phrase| phrase.contains('{'))) {
                find(name, format!("{value} holds a name that nothing fills in"));
            }
            if limits && value != "null" && phrase.is_none() {
                find(name, format!("{value} limits and has no phrase"));
            }
            if !limits && phrase.is_some() && !said.contains(name) {
                find(name, format!("the phrase of {value} is never said"));
            }
        }
    }
    found
}

#[test]
fn every_value_has_its_words_and_every_word_its_value() {
    let found: Vec<String> = declared().iter().flat_map(|(model, words)| findings(model, words)).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// A reader chooses by what is asked: a title, a preset or a chart that asks nothing promises no answer.
#[test]
fn titles_presets_and_charts_ask_a_question_each_its_own() {
    for (model, words) in declared() {
        let presets = words.presets.iter().map(|preset| preset.question);
        let charts = words.charts.iter().map(|chart| chart.question);
        let mut asked = BTreeSet::new();
        for question in std::iter::once(words.title).chain(presets).chain(charts) {
            assert!(question.ends_with('?'), "{}: “{question}” asks nothing", model.name);
            assert!(asked.insert(question), "{}: “{question}” is asked twice", model.name);
        }
    }
}

#[test]
fn every_layer_is_drawn_by_somebody() {
    for layer in (0..Layer::NAMES.len()).map(Layer::at) {
        let drawn = declared().iter().any(|(model, _)| model.stages.iter().any(|stage| stage.layer == layer));
        assert!(drawn, "{} takes nothing from anything", layer.word());
    }
}

/// A word for nothing is there to be shown: some question must be answered so.
#[test]
fn what_stands_for_nothing_is_shown_to_somebody() {
    for (model, words) in declared() {
        let mut unseen: BTreeSet<&str> =
            outputs(model, words).filter(|named| named.text.nothing.is_some()).map(|named| named.name).collect();
        let presets = words.presets.iter().map(|preset| serde_json::from_str(preset.inputs).unwrap());
        for preset in presets.chain([json!({})]) {
            for input in model.inputs {
                for value in visited(input) {
                    let mut inputs: Value = preset.clone();
                    inputs[input.name] = value;
                    let Some(answer) = asked(model, &inputs) else { continue };
                    unseen.retain(|name| !answer[name].is_null());
                }
            }
        }
        assert!(unseen.is_empty(), "{}: {unseen:?} always have a value", model.name);
    }
}

/// PCIe with one of its words changed.
fn changed(change: impl Fn(&mut Text, &'static str)) -> Vec<String> {
    let (model, words) = declared().iter().find(|(model, _)| model.name == "pcie").unwrap();
    let mut inputs = words.inputs.to_vec();
    let mut outputs = words.outputs.to_vec();
    for (text, input) in inputs.iter_mut().zip(model.inputs) {
        change(text, input.name);
    }
    for (text, output) in outputs.iter_mut().zip(model.outputs) {
        change(text, output.name);
    }
    findings(model, &Words { inputs: inputs.leak(), outputs: outputs.leak(), ..**words })
}

/// The meanings of one name, passed through `meaning` with their places.
fn with(name: &'static str, meaning: impl Fn(usize, Meaning) -> Meaning) -> Vec<String> {
    changed(|text, at| {
        if at == name {
            let all: Vec<Meaning> = text.meanings.iter().enumerate().map(|(place, &old)| meaning(place, old)).collect();
            text.meanings = all.leak();
        }
    })
}

#[test]
fn a_missing_an_orphaned_and_an_unused_word_are_named() {
    let first = |place, new: Meaning, old: Meaning| if place == 0 { new } else { old };
    let unlabelled = |place, old| first(place, Meaning { label: "", ..old }, old);
    assert_eq!(
        with("direction", unlabelled),
        ["pcie.direction: device_writes_host has no label"],
        "an input without a label"
    );
    assert_eq!(
        with("limited_by", |_, old| Meaning { label: "", ..old }),
        ["pcie.limited_by: request_headers has no label"],
        "an output without a label"
    );
    assert_eq!(
        with("limited_by", |place, old| first(place, Meaning { phrase: None, ..old }, old)),
        ["pcie.limited_by: link limits and has no phrase"]
    );
    assert_eq!(
        with("limited_by", |place, old| first(place, Meaning { phrase: Some("{lane} limit."), ..old }, old)),
        ["pcie.headline: a sentence names {lane}, which is neither input nor output"]
    );
    assert_eq!(
        with("flit_mode", |place, old| first(place, Meaning { phrase: Some("by itself"), ..old }, old)),
        ["pcie.flit_mode: the phrase of auto is never said"]
    );
    assert_eq!(
        with("direction", |place, old| first(place, Meaning { phrase: Some("{lanes} up"), ..old }, old)),
        ["pcie.direction: device_writes_host holds a name that nothing fills in"]
    );
    let shortened = changed(|text, at| {
        if at == "direction" {
            text.meanings = &text.meanings[1..];
        }
    });
    assert!(shortened.contains(&"pcie.direction: 3 values are called 2 things".to_owned()), "{shortened:?}");
    let (model, words) = declared().iter().find(|(model, _)| model.name == "pcie").unwrap();
    let orphan = Words { stages: &[(Layer::Slop, "Slope"), (Layer::Flit, "FLIT framing")], ..**words };
    assert_eq!(
        findings(model, &orphan),
        ["pcie.stages: slop is called Slope and never drawn", "pcie.stages: flit is said twice"]
    );
    let unsaid = changed(|text, at| {
        if at == "latency_bound" {
            text.nothing = Some(Meaning::label(""));
        }
    });
    assert_eq!(unsaid, ["pcie.latency_bound: null has no label"]);
    let never = changed(|text, at| {
        if at == "lanes" {
            text.when = &[When::Is("generation", &["3.5"])];
        }
    });
    assert_eq!(never, [r#"pcie.lanes: it counts by generation, which is no choice that takes ["3.5"]"#]);
}
