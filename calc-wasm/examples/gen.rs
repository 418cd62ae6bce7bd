//! Writes what the site knows of the core: `calc-wasm/js/generated/`: units, errors and the catalogue.
//! A file that is as it should be keeps its time, so that what depends on it is not built again.

use lanewise::error::{Allowed, Code, FORMS, Reason};
use lanewise::json::Json;
use serde_json::Value;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

#[path = "gen/catalog.rs"]
mod catalog;
#[path = "gen/chain.rs"]
mod chain;
#[path = "gen/interfaces.rs"]
mod interfaces;
#[path = "gen/text.rs"]
mod text;
#[path = "gen/units.rs"]
mod units;

use text::{quoted, union};

const HEAD: &str = "// Generated from calc-wasm by `npm run gen`. Do not edit.\n";

fn main() -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("js/generated");
    fs::create_dir_all(&folder)?;
    for (name, text) in files() {
        let path = folder.join(name);
        if !fs::read_to_string(&path).is_ok_and(|old| old == text) {
            fs::write(path, text)?;
        }
    }
    Ok(())
}

fn files() -> [(&'static str, String); 8] {
    [
        ("units.ts", units::units()),
        ("errors.ts", errors()),
        ("catalog.ts", catalog::catalog()),
        ("catalog.json", catalog::declarations()),
        ("chain.ts", chain::chain()),
        ("members.ts", chain::members()),
        ("members.json", chain::member_declarations()),
        ("member-help.json", chain::member_help()),
    ]
}

fn errors() -> String {
    let codes = union("ErrorCode", Code::ALL.iter().map(|code| code.name()));
    let reasons = union("ErrorReason", Reason::ALL.iter().map(|reason| reason.name()));
    let forms = quoted(FORMS.into_iter());
    format!(
        "{HEAD}import type {{ StructureName }} from './catalog.ts';\nimport type {{ UnitName }} from './units.ts';\n\n\
         /** What is wrong with a value. */\n{codes}\n\n\
         /** Why no more is allowed. */\n{reasons}\n\n\
         /** What a text has to be. */\nexport type FormName = StructureName | {forms};\n\n\
         /** What would have been accepted instead of a refused value; numbers in base units. */\n{}",
        allowed()
    )
}

/// What each kind of [`Allowed`] holds.
fn allowed() -> String {
    let mut text = "export type Allowed =".to_owned();
    for allowed in Allowed::one_of_each() {
        let value: Value = serde_json::from_str(&Json::from(&allowed).to_string()).unwrap_or_default();
        let members = value.as_object().into_iter().flatten().map(|(name, value)| {
            let kind = match (name.as_str(), value, &allowed) {
                ("unit", ..) => "UnitName".to_owned(),
                ("form", ..) => "FormName".to_owned(),
                (_, Value::Array(_), Allowed::Readings(readings)) => {
                    format!("[{}]", readings.each_ref().map(|_| "string").join(", "))
                }
                (_, Value::Array(_), _) => "(string | number | boolean)[]".to_owned(),
                (_, Value::Bool(_), _) => "boolean".to_owned(),
                (_, Value::Number(_), _) => "number".to_owned(),
                (_, value, _) => quoted(value.as_str().into_iter()),
            };
            format!("{name}: {kind}")
        });
        let _ = write!(text, "\n  | {{ {} }}", members.collect::<Vec<_>>().join("; "));
    }
    text + ";\n"
}
