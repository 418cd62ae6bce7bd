//! `units.ts`: symbols, and what people write beside them.

use crate::HEAD;
use crate::text::{spread, union};
use lanewise::unit::{Scale, Unit};
use serde_json::{Map, Value, json};

pub fn units() -> String {
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
        spread(&Value::Object(all), 1),
        spread(&Value::Object(spellings), 1),
        spread(&Value::Object(letters), 1),
    )
}
