//! The core as it runs natively, for tests that compare it with what runs in JavaScript. Each line of the input is a
//! JSON list; each line of the output the answer to it.
//!
//! - `["number", text, unit]`: how [`calc_wasm::number::read`] reads it: the bits of the number, or the problem.
//! - `["answer", calculator, inputs]`: the bits of every input and output, or the answer's refusal as JSON.

use calc_wasm::catalog::{calculate, calculate_json};
use calc_wasm::echo::Echo;
use calc_wasm::number::{self, Problem};
use calc_wasm::unit::Unit;
use serde_json::{Value, json};
use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let question: Value = serde_json::from_str(&line?)?;
        let part = |at: usize| question.get(at).and_then(Value::as_str).unwrap_or_default();
        let answer = match part(0) {
            "number" => read(part(1), part(2)),
            "answer" => answer(part(1), part(2)),
            other => return Err(io::Error::other(format!("unknown question \"{other}\""))),
        };
        writeln!(out, "{answer}")?;
    }
    out.flush()
}

/// Sixteen hexadecimal digits: what a number is to the last bit.
fn bits(number: f64) -> Value {
    format!("{:016x}", number.to_bits()).into()
}

fn read(text: &str, unit: &str) -> Value {
    let unit = Unit::ALL.into_iter().find(|known| known.name() == unit).unwrap_or(Unit::Count);
    match number::read(text, unit) {
        Ok(value) => bits(value),
        Err(Problem::NotANumber) => "not_a_number".into(),
        Err(Problem::Ambiguous(readings)) => json!(readings),
    }
}

fn answer(calculator: &str, inputs: &str) -> Value {
    let plain = |echo: Echo| match echo {
        Echo::Number(number) => bits(number),
        Echo::Flag(flag) => flag.into(),
        Echo::Word(word) => word.into(),
        Echo::Structure(json) => json.to_string().into(),
    };
    match calculate(calculator, inputs) {
        Ok(answer) => json!({
            "inputs": answer.inputs().into_iter().map(plain).collect::<Value>(),
            "outputs": answer.outputs().into_iter().map(plain).collect::<Value>(),
        }),
        Err(_) => serde_json::from_str(&calculate_json(calculator, inputs)).unwrap_or_default(),
    }
}
