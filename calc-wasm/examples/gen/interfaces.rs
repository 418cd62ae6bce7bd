//! What each calculator takes and gives, in TypeScript.

use crate::text::quoted;
use lanewise::calculator::{Domain, Kind, Model, Text, Words};
use lanewise::catalog::calculate;
use lanewise::echo::Echo;
use lanewise::json::Json;
use lanewise::unit::Unit;
use std::fmt::Write as _;

/// `PcieInputs` and `PcieOutputs`: what [`calculate`] takes and gives, in TypeScript.
pub fn interfaces(model: &Model, words: &Words) -> String {
    let name = pascal_case(model.name);
    let mut code = format!("export interface {name}Inputs {{\n");
    let Ok(answer) = calculate(model.name, "{}") else { return code };
    for ((input, text), default) in model.inputs.iter().zip(words.inputs).zip(answer.inputs()) {
        let kind = match input.domain {
            Domain::Choice(names) => quoted(names.iter().copied()),
            Domain::Flag => "boolean".into(),
            // A list that is written as text is given as text; of a tree the site declares what it is made of.
            Domain::Structured(_) if matches!(default, Echo::Structure(Json::Text(_))) => "string".into(),
            Domain::Structured(_) => "unknown".into(),
            Domain::OneOf(_) | Domain::Between { .. } => "number".into(),
        };
        let _ = writeln!(code, "  /** {} */ {}: {kind};", documented(text, input.unit), input.name);
    }
    let _ = write!(code, "}}\n\nexport interface {name}Outputs {{\n");
    for ((output, text), value) in model.outputs.iter().zip(words.outputs).zip(answer.outputs()) {
        let kind = match value {
            Echo::Number(n) if n.is_finite() => "number".into(),
            Echo::Number(_) => "number | null".into(),
            Echo::Flag(_) => "boolean".into(),
            Echo::Structure(_) => "unknown".into(),
            Echo::Word(_) => match output.kind {
                Kind::Word(names) => quoted(names.iter().copied()),
                Kind::Number | Kind::Flag => "string".into(),
            },
        };
        let unit = output.unit.map_or_else(|| help(text), |u| documented(text, u));
        let _ = writeln!(code, "  /** {unit} */ {}: {kind};", output.name);
    }
    code.push_str("}\n");
    code
}

fn documented(words: &Text, unit: Unit) -> String {
    if unit.symbol().is_empty() { help(words) } else { format!("{} [{}]", help(words), unit.symbol()) }
}

pub fn help(text: &Text) -> String {
    text.help.trim().to_owned()
}

pub fn pascal_case(name: &str) -> String {
    name.split('-').map(capitalised).collect()
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}
