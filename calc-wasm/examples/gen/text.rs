//! Values as TypeScript and JSON.

use serde_json::Value;
use std::fmt::Write as _;

/// The names of a list as a type: `'a' | 'b'`.
pub fn quoted<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.map(|w| format!("'{w}'")).collect::<Vec<_>>().join(" | ")
}

/// A type that is one of these names.
pub fn union<'a>(name: &str, words: impl Iterator<Item = &'a str>) -> String {
    format!("export type {name} = {};", quoted(words))
}

/// A value whose lists and objects take a line for each of their parts down to so many levels, and one line in all
/// below: a line of a diff is then an input, an output, a unit. Members that are single values share a line.
pub fn spread(value: &Value, levels: usize) -> String {
    let mut text = String::new();
    write(&mut text, value, levels, 0);
    text
}

fn write(text: &mut String, value: &Value, levels: usize, depth: usize) {
    let (marks, parts): (_, Vec<(Option<&String>, &Value)>) = match value {
        Value::Array(parts) => (['[', ']'], parts.iter().map(|part| (None, part)).collect()),
        Value::Object(parts) => (['{', '}'], parts.iter().map(|(name, part)| (Some(name), part)).collect()),
        single => {
            let _ = write!(text, "{single}");
            return;
        }
    };
    // A list of words or numbers has no parts worth a line.
    let flat = depth > 0 && !parts.iter().any(|(_, part)| part.is_array() || part.is_object());
    let spread = depth < levels && !flat && !parts.is_empty();
    let (before, between, after) = match marks {
        _ if spread => {
            let indent = "  ".repeat(depth);
            (format!("\n{indent}  "), format!(",\n{indent}  "), format!("\n{indent}"))
        }
        ['{', _] if !parts.is_empty() => (" ".into(), ", ".into(), " ".into()),
        _ => (String::new(), ", ".into(), String::new()),
    };
    text.push(marks[0]);
    let mut is_after_single = false;
    for (index, (name, part)) in parts.into_iter().enumerate() {
        let is_single = name.is_some() && !part.is_array() && !part.is_object();
        text.push_str(match index {
            0 => &before,
            _ if is_single && is_after_single => ", ",
            _ => &between,
        });
        is_after_single = is_single;
        if let Some(name) = name {
            let _ = write!(text, "{}: ", Value::from(name.as_str()));
        }
        write(text, part, if spread { levels } else { 0 }, depth + 1);
    }
    text.push_str(&after);
    text.push(marks[1]);
}
