//! Writes what the site knows of the core: `calc-wasm/js/generated/`: units, errors and the catalogue.
//! `gen` writes them, `gen --check` fails when they are stale. A test of this crate calls the check too.

use lanewise::error::{Allowed, Code, FORMS, Reason};
use lanewise::json::Json;
use serde_json::Value;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

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
const MEND: &str = "run `npm run gen` and commit the result";

fn main() -> ExitCode {
    let check = env::args().any(|arg| arg == "--check");
    let mut stale = false;
    for (path, text) in files() {
        if fs::read_to_string(&path).is_ok_and(|old| old == text) {
            continue;
        }
        if check {
            eprintln!("{}", stale_file(&path, &text));
            stale = true;
        } else if let Err(error) = fs::write(&path, text) {
            eprintln!("{}: {error}", path.display());
            return ExitCode::FAILURE;
        }
    }
    if stale { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Lines of a stale file that are shown: enough to see which declaration changed.
const SHOWN: usize = 5;

/// Says that a file is stale, and where it first differs from what it should be.
fn stale_file(path: &Path, fresh: &str) -> String {
    let old = fs::read_to_string(path).unwrap_or_default();
    let same = old.lines().zip(fresh.lines()).take_while(|(old, new)| old == new).count();
    let mut said = format!("{} is stale from line {} on: {MEND}", path.display(), same + 1);
    for (sign, text) in [('-', old.as_str()), ('+', fresh)] {
        for line in text.lines().skip(same).take(SHOWN) {
            let _ = write!(said, "\n{sign} {line}");
        }
    }
    said
}

fn files() -> [(PathBuf, String); 8] {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("js/generated");
    [
        (folder.join("units.ts"), units::units()),
        (folder.join("errors.ts"), errors()),
        (folder.join("catalog.ts"), catalog::catalog()),
        (folder.join("catalog.json"), catalog::declarations()),
        (folder.join("chain.ts"), chain::chain()),
        (folder.join("members.ts"), chain::members()),
        (folder.join("members.json"), chain::member_declarations()),
        (folder.join("member-help.json"), chain::member_help()),
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

#[cfg(test)]
mod tests {
    use std::fs;

    #[test]
    fn generated_files_are_fresh() {
        for (path, text) in super::files() {
            let is_fresh = fs::read_to_string(&path).is_ok_and(|old| old == text);
            assert!(is_fresh, "{}", super::stale_file(&path, &text));
        }
    }

    #[test]
    fn a_stale_file_shows_where_it_differs() {
        let path = std::env::temp_dir().join(format!("stale-{}.ts", std::process::id()));
        fs::write(&path, "one\ntwo\nthree\n").unwrap();
        let said = super::stale_file(&path, "one\n2\nthree\n");
        fs::remove_file(&path).unwrap();
        assert!(said.contains("is stale from line 2 on"), "{said}");
        assert!(said.ends_with("\n- two\n- three\n+ 2\n+ three"), "{said}");
        let missing = super::stale_file(&path, "one\n");
        assert!(missing.ends_with("from line 1 on: run `npm run gen` and commit the result\n+ one"), "{missing}");
    }
}
