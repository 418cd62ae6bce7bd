//! Writes what the site knows of the core: `calc-wasm/js/generated/`: units, errors and the catalogue.
//! `gen` writes them, `gen --check` fails when they are stale. A test of this crate calls the check too.

use calc_wasm::array::level::Level;
use calc_wasm::calculator::{
    Answer, Choice as _, Domain, Expected, Headline, Kind, Meaning, Model, Text, Words,
};
use calc_wasm::catalog::{SIMULATED, calculate, declared, is_drawn};
use calc_wasm::chain::change::What;
use calc_wasm::chain::layouts::Family;
use calc_wasm::chain::load::Load;
use calc_wasm::chain::network::Place;
use calc_wasm::chain::plan::Reach;
use calc_wasm::chain::{cable, members, part, planner, sizer};
use calc_wasm::echo::Echo;
use calc_wasm::error::{Code, FORMS, Reason};
use calc_wasm::formula::{Line, When};
use calc_wasm::json::Json;
use calc_wasm::layer::Layer;
use calc_wasm::unit::{Scale, Unit};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

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

fn files() -> [(PathBuf, String); 4] {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("js/generated");
    [
        (folder.join("units.ts"), units()),
        (folder.join("errors.ts"), errors()),
        (folder.join("catalog.ts"), catalog()),
        (folder.join("chain.ts"), chain()),
    ]
}

fn errors() -> String {
    let codes = union("ErrorCode", Code::ALL.iter().map(|code| code.name()));
    let reasons = union("ErrorReason", Reason::ALL.iter().map(|reason| reason.name()));
    let forms = quoted(FORMS.into_iter());
    format!(
        "{HEAD}import type {{ StructureName }} from './catalog.ts';\n\n\
         /** What is wrong with a value. */\n{codes}\n\n\
         /** Why no more is allowed. */\n{reasons}\n\n\
         /** What a text has to be. */\nexport type FormName = StructureName | {forms};\n"
    )
}

fn chain() -> String {
    let lists = [
        ("PartKind", "What a part is.", part::Kind::NAMES.to_vec()),
        ("LinkKind", "What a link is.", cable::Kind::NAMES.to_vec()),
        ("Place", "What of a part may limit.", Place::NAMES.to_vec()),
        ("Load", "What the drives are asked to do.", Load::NAMES.to_vec()),
        ("ChangeKind", "What may be changed.", What::NAMES.to_vec()),
        ("Family", "Whose layouts are looked at.", Family::NAMES.to_vec()),
        ("Reach", "Whether drives give the rate that is wanted.", Reach::NAMES.to_vec()),
        (
            "ArrayLevel",
            "How drives are joined.",
            Level::NAMES.iter().chain(&members::RAIDZ).copied().collect(),
        ),
    ];
    let mut text = HEAD.to_owned();
    for (name, about, names) in lists {
        let stem = format!("{}{}", name[..1].to_lowercase(), &name[1..]);
        let plural = match stem.strip_suffix('y') {
            Some(start) => format!("{start}ies"),
            None if stem.ends_with("ch") => format!("{stem}es"),
            None => format!("{stem}s"),
        };
        let _ = write!(
            text,
            "\n/** {about} */\nexport const {plural} = [{}] as const;\nexport type {name} = (typeof {plural})[number];\n",
            names.iter().map(|name| format!("'{name}'")).collect::<Vec<_>>().join(", ")
        );
    }
    let versions: Map<String, Value> = [&sizer::MODEL, &planner::MODEL]
        .iter()
        .map(|model| (model.name.into(), json!(model.version)))
        .collect();
    let _ = write!(
        text,
        "\n/** Version of each model of chains. */\nexport const modelVersions = {};\n",
        pretty(&Value::Object(versions))
    );
    let _ = write!(
        text,
        "\n/** Bytes of one I/O: of sequential loads, and of the largest random one. */\n\
         export const ioSizes = {};\n",
        pretty(&json!({ "sequential": sizer::SEQUENTIAL, "largestRandom": sizer::LARGEST_RANDOM }))
    );
    let generations: Map<String, Value> = (0..cable::Kind::NAMES.len())
        .map(cable::Kind::at)
        .map(|kind| (kind.word().into(), json!({"generations": kind.generations(), "widths": kind.widths()})))
        .collect();
    let _ = write!(
        text,
        "\n/** Generations of each kind of link, the slowest first, and the widths that it has. */\n\
         export const links: Record<LinkKind, {{ generations: string[]; widths: number[] }}> = {};\n",
        pretty(&Value::Object(generations))
    );
    text
}

fn units() -> String {
    let scales = |list: &[Scale]| list.iter().map(|s| json!([s.symbol, s.factor])).collect::<Value>();
    let all: Map<String, Value> = Unit::ALL
        .iter()
        .map(|unit| {
            let value = json!({
                "symbol": unit.symbol(),
                "decimal": scales(unit.decimal()),
                "binary": scales(unit.binary()),
            });
            (unit.name().into(), value)
        })
        .collect();
    let spellings: Map<String, Value> =
        Unit::ALL.iter().map(|unit| (unit.name().into(), scales(unit.shorthands()))).collect();
    let letters: Map<String, Value> = Unit::ALL
        .iter()
        .map(|unit| {
            let of = |large| scales(unit.letters(large));
            let symbols = [unit.decimal(), unit.binary(), unit.shorthands()];
            let large: Value = symbols
                .into_iter()
                .flatten()
                .filter(|scale| unit.is_large(**scale))
                .map(|scale| scale.symbol)
                .collect();
            (unit.name().into(), json!({ "small": of(false), "large": of(true), "largeSymbols": large }))
        })
        .collect();
    format!(
        "{HEAD}\n/** A symbol, and how many base units it stands for. */\n\
         export type Scale = [symbol: string, factor: number];\n\n\
         /** Symbols as they are shown, smallest first. */\n\
         export interface Unit {{\n  symbol: string;\n  decimal: Scale[];\n  binary: Scale[];\n}}\n\n{}\n\n\
         export const units: Record<UnitName, Unit> = {};\n\n\
         /** What people and tools write beside the symbols that are shown. */\n\
         export const spellings: Record<UnitName, Scale[]> = {};\n\n\
         /** Letters whose meaning depends on the unit that a field counts in: see `letters` in calc-wasm. */\n\
         export const letters: Record<UnitName, {{ small: Scale[]; large: Scale[]; largeSymbols: string[] }}> = {};\n",
        union("UnitName", Unit::ALL.iter().map(|unit| unit.name())),
        pretty(&Value::Object(all)),
        pretty(&Value::Object(spellings)),
        pretty(&Value::Object(letters)),
    )
}

const TYPES: &str = "import type { Scale, UnitName } from './units.ts';

export type Domain =
  | { kind: 'choice'; values: { value: string; label: string }[] }
  | { kind: 'one_of'; values: number[] }
  | { kind: 'between'; minimum: number; maximum: number; whole: boolean }
  | { kind: 'flag' }
  | { kind: StructureName };

export interface Input {
  name: string;
  group: string;
  label: string;
  help: string;
  unit: UnitName;
  /** What a number alone counts that is typed into the form; numbers in JSON and links count `unit`. */
  bare: Scale;
  /** A value as people type it; empty where a value is chosen. */
  example: string;
  /** The word for 0, where that says that nothing is known and people leave the field empty. */
  nothing: string | null;
  domain: Domain;
  default: number | string | boolean;
  /** When it counts at all; always where this is empty. */
  when: When[];
}

export interface Output {
  name: string;
  label: string;
  help: string;
  unit: UnitName | null;
  words: Record<string, string>;
}

/** The answer in one line; see `Headline` in calc-wasm. */
export interface Headline {
  value: string;
  note: string;
  /** The outputs that are the ends of the expected range and say where it comes from; `null` where there is none. */
  range: { low: string; high: string; basis: string } | null;
  /** What is said where the ends are the same, or why there is no range; and what is said where no output limits. */
  words: { unstated: string; why: string };
  limit: string;
}

/** Name of a choice, then its value, then what the value means inside a sentence. */
export type Phrases = Record<string, Record<string, string>>;

/** A condition on an input or output, whose value is one of `is` and none of `not`; `null` is no value. */
export interface When {
  name: string;
  is?: string[];
  not?: string[];
}

/** One line of the computation; see `Line` in calc-wasm. It is shown where all of `when` holds. */
export interface FormulaLine {
  /** The output that it is about; a number follows where several lines are about it, one at a time. */
  id: string;
  /** The output that it is about. */
  of: string;
  /** The computation and, last, its result. */
  text: string;
  when: When[];
  /** Whether it claims no arithmetic. */
  wordsOnly: boolean;
}

export interface Calculator {
  name: CalculatorName;
  modelVersion: number;
  title: string;
  summary: string;
  groups: { name: string; label: string; folded: boolean }[];
  inputs: Input[];
  outputs: Output[];
  /** The first answers unless a question or the reader asks for another one. */
  headlines: Headline[];
  /** The layer that is the limit, by the value of the first headline's `limit`. */
  limits: Record<string, LayerName>;
  /** Significant figures of rounded numbers. */
  digits: number;
  phrases: Phrases;
  stages: { layer: LayerName; output: string; label: string }[];
  formula: FormulaLine[];
  /** Questions; `answer` is the output of the headline that answers. */
  presets: { slug: string; question: string; inputs: Record<string, number | string | boolean>; answer: string }[];
  charts: { question: string; input: string; output: string; from: number; to: number }[];
  sources: string[];
  caveats: string[];
  /** Whether it has an array to draw. */
  drawn: boolean;
  /** Whether its chances can be played out. */
  simulated: boolean;
}
";

fn catalog() -> String {
    let mut text = format!("{HEAD}\n{TYPES}\n");
    let _ = writeln!(
        text,
        "/** Inputs that are no single number. */\n{}\n",
        union("StructureName", structures().into_iter())
    );
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
    text.push_str("}\n\n");
    let all: Value = declared().iter().map(|(model, words)| calculator(model, words)).collect();
    let _ = writeln!(text, "export const catalog: Calculator[] = {};", pretty(&all));
    text
}

/// The kinds of structured inputs, each once.
fn structures() -> BTreeSet<&'static str> {
    let inputs = declared().iter().flat_map(|(model, _)| model.inputs);
    inputs
        .filter_map(
            |input| if let Domain::Structured(shape) = input.domain { Some(shape.name) } else { None },
        )
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
        Expected::Between { low, high, basis, same } => {
            (json!({ "low": low, "high": high, "basis": basis }), same)
        }
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
    let may_be_nothing =
        place.and_then(|at| words.outputs.get(at)).is_some_and(|text| text.nothing.is_some());
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
    let outputs =
        model.outputs.iter().zip(words.outputs).map(|(output, text)| (output.name, output.kind, text));
    let all: Vec<_> = inputs.chain(outputs).collect();
    let is_limit = |name: &str| words.headlines.iter().any(|headline| headline.limit == name);
    let limits = all.iter().filter(|(name, ..)| is_limit(name)).flat_map(|(.., text)| text.meanings);
    let says: String = limits
        .filter_map(|meaning| meaning.phrase)
        .chain(words.headlines.iter().flat_map(Headline::texts))
        .collect();
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

/// `PcieInputs` and `PcieOutputs`: what [`calculate`] takes and gives, in TypeScript.
fn interfaces(model: &Model, words: &Words) -> String {
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
        let _ = writeln!(code, "  /** {} */\n  {}: {kind};", documented(text, input.unit), input.name);
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
        let _ = writeln!(code, "  /** {unit} */\n  {}: {kind};", output.name);
    }
    code.push_str("}\n");
    code
}

/// The core's own JSON writes 4 as `4`, as people do.
fn plain(value: impl Into<Json>) -> Value {
    serde_json::from_str(&value.into().to_string()).unwrap_or_default()
}

fn documented(words: &Text, unit: Unit) -> String {
    if unit.symbol().is_empty() { help(words) } else { format!("{} [{}]", help(words), unit.symbol()) }
}

fn help(text: &Text) -> String {
    text.help.trim().to_owned()
}

fn pascal_case(name: &str) -> String {
    name.split('-').map(capitalised).collect()
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}

fn quoted<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.map(|w| format!("'{w}'")).collect::<Vec<_>>().join(" | ")
}

fn union<'a>(name: &str, words: impl Iterator<Item = &'a str>) -> String {
    format!("export type {name} = {};", quoted(words))
}

fn pretty(value: &Value) -> String {
    serde_json::to_string_pretty(value).unwrap_or_default()
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
        assert!(
            missing.ends_with("from line 1 on: run `npm run gen` and commit the result\n+ one"),
            "{missing}"
        );
    }
}
