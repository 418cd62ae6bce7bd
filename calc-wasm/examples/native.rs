//! The core as it runs natively, for tests that compare it with what runs in JavaScript. Each line of the input is a
//! JSON list; each line of the output the answer to it. Numbers are answered by their bits.
//!
//! - `["number", text, unit, bare]`: how [`lanewise::number::typed`] reads it in a field of that symbol, or the problem.
//! - `["answer", calculator, inputs]`: every input and output, or the refusal.
//! - `["sweep", calculator, inputs, over, output, from, to, points]`: the points, then the output at each.
//! - `["picture", calculator, inputs, failed]`: the drawn array as the JSON text that it leaves the core as.
//! - `["simulate", inputs, trials]`: how many trials were played, and how many lost data.

use lanewise::catalog::{calculate, error_json, picture_json, simulate, sweep};
use lanewise::echo::Echo;
use lanewise::error::CalcError;
use lanewise::number::{self, Problem};
use lanewise::unit::Unit;
use serde_json::{Value, json};
use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let question: Value = serde_json::from_str(&line?)?;
        let part = |at: usize| question.get(at).and_then(Value::as_str).unwrap_or_default();
        let number = |at: usize| question.get(at).and_then(Value::as_f64).unwrap_or_default();
        let whole = |at: usize| question.get(at).and_then(Value::as_u64).and_then(|n| n.try_into().ok()).unwrap_or(0);
        let answer = match part(0) {
            "number" => read(part(1), part(2), part(3)),
            "answer" => answer(part(1), part(2)),
            "sweep" => {
                let range = (number(5), number(6));
                match sweep(part(1), part(2), part(3), part(4), range, whole(7)) {
                    Ok(values) => values.into_iter().map(bits).collect(),
                    Err(error) => refusal(&error),
                }
            }
            "picture" => picture_json(part(1), part(2), part(3)).into(),
            "simulate" => match simulate(part(1), 0, whole(2)) {
                Ok(counts) => json!([counts.trials, counts.losses]),
                Err(error) => refusal(&error),
            },
            other => return Err(io::Error::other(format!("unknown question \"{other}\""))),
        };
        writeln!(out, "{answer}")?;
    }
    out.flush()
}

/// Sixteen hexadecimal digits: what a number is to the last bit. All that is no number is alike.
fn bits(number: f64) -> Value {
    let number = if number.is_nan() { f64::NAN } else { number };
    format!("{:016x}", number.to_bits()).into()
}

fn refusal(error: &CalcError) -> Value {
    serde_json::from_str(&error_json(error)).unwrap_or_default()
}

fn read(text: &str, unit: &str, bare: &str) -> Value {
    let unit = Unit::ALL.into_iter().find(|known| known.name() == unit).unwrap_or(Unit::Count);
    let scales = [unit.decimal(), unit.binary(), unit.shorthands()];
    let scale = scales.into_iter().flatten().find(|scale| scale.symbol == bare);
    match number::typed(text, unit, scale.copied().unwrap_or(unit.base())) {
        Ok(value) => bits(value),
        Err(Problem::NotANumber) => "not_a_number".into(),
        Err(Problem::Transfers) => "transfers".into(),
        Err(Problem::Ambiguous(readings)) => json!(readings),
    }
}

fn answer(calculator: &str, inputs: &str) -> Value {
    let plain = |echo: Echo| match echo {
        // As JSON writes it: nothing for what is not finite, and no sign of zero.
        Echo::Number(number) if !number.is_finite() => Value::Null,
        Echo::Number(number) => bits(number + 0.0),
        Echo::Flag(flag) => flag.into(),
        Echo::Word(word) => word.into(),
        Echo::Structure(json) => serde_json::from_str(&json.to_string()).unwrap_or_default(),
    };
    match calculate(calculator, inputs) {
        Ok(answer) => json!([
            answer.inputs().into_iter().map(plain).collect::<Value>(),
            answer.outputs().into_iter().map(plain).collect::<Value>(),
        ]),
        Err(error) => refusal(&error),
    }
}
