//! `catalog.ts` and `catalog.json`: every calculator as the site knows it, its types and what it declares.

use crate::HEAD;
use crate::interfaces::{help, interfaces, pascal_case};
use crate::text::{spread, union};
use lanewise::calculator::{Answer, Choice as _, Domain, Expected, Headline, Kind, Meaning, Model, Text, Words};
use lanewise::catalog::{SIMULATED, calculate, declared, is_drawn};
use lanewise::formula::{Line, When};
use lanewise::json::Json;
use lanewise::layer::Layer;
use lanewise::unit::Unit;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// What a calculator declares is typed by hand, in `js/declared.ts`.
const IMPORT: &str = "
export type { Domain, Input, Output, Headline, Phrases, When, FormulaLine, Calculator } from '../declared.ts';
";

/// Levels of the list that take a line for each of their parts: calculators, their members, and one input, output,
/// preset or line of a formula on each line.
const LEVELS: usize = 3;

pub fn catalog() -> String {
    let mut text = format!("{HEAD}\n{IMPORT}");
    let _ = writeln!(
        text,
        "/** Inputs that are no single number. */\n{}\n",
        union("StructureName", structures().into_iter())
    );
    text.push_str("/** The names of the calculators, in the order of the site. */\n");
    let _ = writeln!(text, "{}\n", union("CalculatorName", declared().iter().map(|(model, _)| model.name)));
    let _ = writeln!(
        text,
        "/** What takes from a rate or a capacity: all that a breakdown can draw. */\n\
         export const layers = [{}] as const;\nexport type LayerName = (typeof layers)[number];\n",
        Layer::NAMES.iter().map(|name| format!("'{name}'")).collect::<Vec<_>>().join(", "),
    );
    for (model, words) in declared() {
        let _ = writeln!(text, "{}", interfaces(model, words));
    }
    text.push_str("/** What each calculator takes and gives. */\nexport interface Calculators {\n");
    for name in declared().iter().map(|(model, _)| model.name) {
        let pascal = pascal_case(name);
        let _ = writeln!(text, "  '{name}': {{ inputs: {pascal}Inputs; outputs: {pascal}Outputs }};");
    }
    text + "}\n"
}

/// What each calculator declares.
pub fn declarations() -> String {
    let all: Value = declared().iter().map(|(model, words)| calculator(model, words)).collect();
    format!("{}\n", spread(&all, LEVELS))
}

/// The kinds of structured inputs, each once.
fn structures() -> BTreeSet<&'static str> {
    let inputs = declared().iter().flat_map(|(model, _)| model.inputs);
    inputs
        .filter_map(|input| if let Domain::Structured(shape) = input.domain { Some(shape.name) } else { None })
        .collect()
}

fn calculator(model: &Model, words: &Words) -> Value {
    let answer = calculate(model.name, "{}");
    let defaults = answer.as_ref().map(Answer::inputs).unwrap_or_default();
    let inputs: Value = model
        .inputs
        .iter()
        .zip(words.inputs)
        .zip(words.input_groups)
        .zip(defaults)
        .map(|(((input, text), group), default)| {
            let domain = match input.domain {
                Domain::Choice(names) => {
                    let label = |name, meaning: &Meaning| if meaning.label.is_empty() { name } else { meaning.label };
                    let values: Value = names
                        .iter()
                        .zip(text.meanings)
                        .map(|(&name, meaning)| json!({ "value": name, "label": label(name, meaning) }))
                        .collect();
                    json!({ "kind": "choice", "values": values })
                }
                Domain::OneOf(values) => json!({ "kind": "one_of", "values": values.iter().map(|&v| plain(v)).collect::<Value>() }),
                Domain::Between { minimum, maximum, whole } => {
                    json!({ "kind": "between", "minimum": plain(minimum), "maximum": plain(maximum), "whole": whole })
                }
                Domain::Flag => json!({ "kind": "flag" }),
                Domain::Structured(shape) => json!({ "kind": shape.name }),
            };
            json!({
                "name": input.name, "group": group, "label": text.label, "help": help(text),
                "unit": input.unit.name(), "bare": [input.bare.symbol, plain(input.bare.factor)], "example": text.example,
                "nothing": text.nothing.map(|meaning| meaning.label), "domain": domain, "default": plain(default),
                "when": text.when.iter().map(condition).collect::<Value>(),
            })
        })
        .collect();
    let outputs: Value = model
        .outputs
        .iter()
        .zip(words.outputs)
        .map(|(output, text)| {
            json!({
                "name": output.name, "label": text.label, "help": help(text),
                "unit": output.unit.map(Unit::name),
                "words": called(output.kind, text, |meaning| meaning.label),
            })
        })
        .collect();
    json!({
        "name": model.name,
        "modelVersion": model.version,
        "title": words.title,
        "summary": words.summary,
        "groups": words.groups.iter().map(|(name, label)| {
            json!({ "name": name, "label": label, "folded": name.starts_with("advanced") })
        }).collect::<Value>(),
        "inputs": inputs,
        "outputs": outputs,
        "headlines": words.headlines.iter().map(headline).collect::<Value>(),
        "limits": words.limits.iter().map(|(value, layer)| ((*value).to_owned(), json!(layer.word()))).collect::<Map<_, _>>(),
        "digits": words.digits,
        "phrases": phrases(model, words),
        "stages": model.stages.iter().map(|s| json!({ "layer": s.layer.word(), "output": s.output, "label": words.layer(s.layer) })).collect::<Value>(),
        "formula": formula(model, words),
        "presets": words.presets.iter().map(|preset| {
            let inputs = serde_json::from_str::<Value>(preset.inputs).unwrap_or_default();
            let first = words.headlines.first().map_or("", |headline| headline.value);
            let answer = if preset.answer.is_empty() { first } else { preset.answer };
            json!({ "slug": preset.slug, "question": preset.question, "inputs": inputs, "answer": answer })
        }).collect::<Value>(),
        "charts": words.charts.iter().map(|c| {
            json!({
                "question": c.question, "input": c.input, "output": c.output,
                "from": plain(c.range.0), "to": plain(c.range.1),
            })
        }).collect::<Value>(),
        "sources": words.sources,
        "caveats": words.caveats,
        "drawn": is_drawn(model.name),
        "simulated": model.name == SIMULATED.name,
    })
}

fn headline(headline: &Headline) -> Value {
    let (range, unstated) = match headline.expected {
        Expected::Between { low, high, basis, same } => (json!({ "low": low, "high": high, "basis": basis }), same),
        Expected::Unstated(why) => (Value::Null, why),
    };
    json!({
        "value": headline.value, "note": headline.note, "range": range,
        "words": { "unstated": unstated, "why": headline.why }, "limit": headline.limit,
    })
}

fn formula(model: &Model, words: &Words) -> Value {
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    let lines = words.formula.iter().map(|line| {
        let count = seen.entry(line.about()).or_default();
        *count += 1;
        let number = if *count > 1 { count.to_string() } else { String::new() };
        formula_line(line, &format!("{}{number}", line.about()), model, words)
    });
    lines.collect()
}

/// A line with its conditions. A result that may have no value must have one.
fn formula_line(line: &Line, id: &str, model: &Model, words: &Words) -> Value {
    let place = model.outputs.iter().position(|output| output.name == line.about());
    let may_be_nothing = place.and_then(|at| words.outputs.get(at)).is_some_and(|text| text.nothing.is_some());
    let declared = line.when.iter().map(condition);
    let implied = may_be_nothing.then(|| json!({ "name": line.about(), "not": ["null"] }));
    let when: Value = declared.chain(implied).collect();
    let (_, text) = line.text.split_once(" = ").unwrap_or_default();
    json!({ "id": id, "of": line.about(), "text": text, "when": when, "wordsOnly": line.words_only })
}

fn condition(when: &When) -> Value {
    match when {
        When::Is(name, values) => json!({ "name": name, "is": values }),
        When::Not(name, values) => json!({ "name": name, "not": values }),
    }
}

/// Each value of an output, and nothing, with what `say` finds in its meaning; what finds nothing is left out.
fn called(kind: Kind, text: &Text, say: impl Fn(&Meaning) -> &'static str) -> Map<String, Value> {
    let names = if let Kind::Word(names) = kind { names } else { &[] };
    let values = names.iter().copied().zip(text.meanings);
    let all = values.chain(text.nothing.iter().map(|meaning| ("null", meaning)));
    let said = all.map(|(name, meaning)| (name, say(meaning)));
    // Those that read like the value itself, too: another language says them otherwise.
    said.filter(|(_, said)| !said.is_empty()).map(|(name, said)| (name.to_owned(), json!(said))).collect()
}

/// What headlines say of the values that they name, in their texts or in the phrases of what limits.
fn phrases(model: &Model, words: &Words) -> Value {
    let inputs = model.inputs.iter().zip(words.inputs).map(|(input, text)| {
        let kind = if let Domain::Choice(names) = input.domain { Kind::Word(names) } else { Kind::Number };
        (input.name, kind, text)
    });
    let outputs = model.outputs.iter().zip(words.outputs).map(|(output, text)| (output.name, output.kind, text));
    let all: Vec<_> = inputs.chain(outputs).collect();
    let is_limit = |name: &str| words.headlines.iter().any(|headline| headline.limit == name);
    let limits = all.iter().filter(|(name, ..)| is_limit(name)).flat_map(|(.., text)| text.meanings);
    let says: String =
        limits.filter_map(|meaning| meaning.phrase).chain(words.headlines.iter().flat_map(Headline::texts)).collect();
    let mut phrases = Map::new();
    for (name, kind, text) in all {
        if is_limit(name) || says.contains(&format!("{{{name}}}")) {
            let said = called(kind, text, |meaning| meaning.phrase.unwrap_or(meaning.label));
            if !said.is_empty() {
                phrases.insert(name.to_owned(), Value::Object(said));
            }
        }
    }
    Value::Object(phrases)
}

/// The core's own JSON writes 4 as `4`, as people do.
fn plain(value: impl Into<Json>) -> Value {
    serde_json::from_str(&value.into().to_string()).unwrap_or_default()
}
