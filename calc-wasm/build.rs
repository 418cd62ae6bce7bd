//! Turns `datasets/registry/pcie-generations.csv` into a Rust table, so that a new generation is
//! one row of data and no line of code.

use std::{env, fmt::Write as _, fs, path::Path};

const TABLE: &str = "../datasets/registry/pcie-generations.csv";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo:rerun-if-changed={TABLE}");
    let mut reader = csv::Reader::from_path(TABLE)?;
    let header = reader.headers()?.clone();
    let mut rows = String::new();
    let mut names = String::new();
    let mut count = 0;
    for (index, record) in reader.records().enumerate() {
        let record = record?;
        let cell = |name: &str| -> Result<&str, String> {
            let column = header.iter().position(|h| h == name);
            column
                .and_then(|c| record.get(c))
                .ok_or_else(|| format!("{TABLE}:{}: no column {name}", index + 2))
        };
        let number = |name: &str| -> Result<String, String> {
            let text = cell(name)?;
            let value: f64 = text
                .parse()
                .map_err(|_| format!("{TABLE}:{}: {name} is \"{text}\", expected a number", index + 2))?;
            Ok(format!("{value:?}"))
        };
        // An empty cell means "does not occur": no SKP by FLIT count on 8b/10b, none without FLIT on 1b/1b.
        let optional = |name: &str| -> Result<String, String> {
            if cell(name)?.is_empty() { Ok("None".into()) } else { Ok(format!("Some({})", number(name)?)) }
        };
        let name = cell("generation")?;
        write!(names, "{name:?}, ")?;
        writeln!(
            rows,
            "    Generation {{ name: {name:?}, transfer_rate: {}, code_efficiency: {} / {}, \
             flit_required: {}, framing: {}, skp: {}, skp_period: {}, skp_period_sris: {}, \
             flit_skp: {}, flit_skp_flits: {}, flit_skp_sris_flits: {} }},",
            number("transfer_rate_per_s")?,
            number("code_payload_bits")?,
            number("code_line_bits")?,
            cell("flit_required")?,
            number("framing_bytes")?,
            number("skp_bytes")?,
            optional("skp_period_bytes")?,
            optional("skp_period_sris_bytes")?,
            number("flit_skp_bytes")?,
            optional("flit_skp_flits")?,
            optional("flit_skp_sris_flits")?,
        )?;
        count += 1;
    }
    let code = format!(
        "/// Every generation of `datasets/registry/pcie-generations.csv`, oldest first.\n\
         pub static GENERATIONS: [Generation; {count}] = [\n{rows}];\n\
         /// The names of [`GENERATIONS`], as a reader types them.\n\
         pub static GENERATION_NAMES: [&str; {count}] = [{names}];\n"
    );
    fs::write(Path::new(&env::var("OUT_DIR")?).join("pcie_generations.rs"), code)?;
    Ok(())
}
