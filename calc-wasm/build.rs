//! Turns tables of `datasets/registry`, and the questions of `tables/presets.csv`, into Rust tables, so that a new generation,
//! chipset or question is one row of data and no line of code. What a column may hold is the business of its descriptor in `datasets/schema`. A published package
//! has copies of those of the registry in `tables/`: links there make them when it is packed.

use std::fmt::Write as _;
use std::{env, error::Error, fs, mem::take, path::Path};

/// Where the tables are in the repository, and where in a package, which cargo unpacks alone, and the questions in both.
const FOLDERS: [&str; 2] = ["../datasets/registry", "tables"];

/// How a cell becomes a Rust expression.
enum Cell {
    /// A text.
    Text(&'static str),
    /// Words separated by single spaces; none in an empty cell.
    Words(&'static str),
    /// Numbers separated by single spaces.
    Numbers(&'static str),
    /// A flag, `true` or `false`.
    Flag(&'static str),
    /// A number.
    Number(&'static str),
    /// A number, or `None` in an empty cell: what does not occur.
    Optional(&'static str),
    /// A number, or this in an empty cell.
    Or(&'static str, &'static str),
    /// One number over another.
    Share(&'static str, &'static str),
    /// What is left of the second number without the first; all of it where the cells are empty.
    Rest(&'static str, &'static str),
    /// A variant of an enum, spelled `two_words` in the cell.
    Variant(&'static str, &'static str),
}
use Cell::{Flag, Number, Numbers, Optional, Or, Rest, Share, Text, Variant, Words};

/// A table of the registry and the Rust struct that holds its rows.
struct Table {
    stem: &'static str,
    row: &'static str,
    /// The column that names a row; empty where nobody looks for one by its name.
    key: &'static str,
    /// Columns without which a row says nothing here, so that it is left out.
    needs: &'static [&'static str],
    /// What the Rust table is called.
    name: &'static str,
    /// The column that splits the file into one Rust table each, called by its values; the whole file is one where it is empty.
    split: &'static str,
    fields: &'static [(&'static str, Cell)],
}

const TABLES: &[Table] = &[
    Table {
        stem: "pcie-generations",
        row: "Pcie",
        key: "generation",
        needs: &[],
        name: "generations",
        split: "",
        fields: &[
            ("name", Text("generation")),
            ("transfer_rate", Number("transfer_rate_per_s")),
            ("code_efficiency", Share("code_payload_bits", "code_line_bits")),
            ("flit_required", Flag("flit_required")),
            ("framing", Number("framing_bytes")),
            ("skp", Number("skp_bytes")),
            ("skp_period", Optional("skp_period_bytes")),
            ("skp_period_sris", Optional("skp_period_sris_bytes")),
            ("flit_skp", Number("flit_skp_bytes")),
            ("flit_skp_flits", Optional("flit_skp_flits")),
            ("flit_skp_sris_flits", Optional("flit_skp_sris_flits")),
        ],
    },
    Table {
        stem: "link-generations",
        row: "Link",
        key: "generation",
        needs: &[],
        name: "generations",
        split: "interface",
        fields: &[
            ("name", Text("generation")),
            ("transfer_rate", Number("transfer_rate_per_s")),
            ("lanes", Number("lanes")),
            ("code_efficiency", Share("code_payload_bits", "code_line_bits")),
            ("clock_efficiency", Rest("clock_bytes", "clock_period_bytes")),
            ("payload", Or("packet_payload_bytes", "f64::INFINITY")),
            ("overhead", Or("packet_overhead_bytes", "0.0")),
            ("packets_per_frame", Or("packets_per_frame", "f64::INFINITY")),
            ("frames", Or("frames_per_s", "f64::INFINITY")),
            ("tunnels", Words("pcie_generations")),
            ("tunnel_cap", Or("pcie_cap_bytes_per_s", "f64::INFINITY")),
            ("expected_low", Number("expected_low")),
            ("expected_high", Number("expected_high")),
            ("range_basis", Variant("Basis", "range_basis")),
            ("confidence", Variant("Confidence", "confidence")),
        ],
    },
    Table {
        stem: "dmi-generations",
        row: "Dmi",
        key: "generation",
        needs: &[],
        name: "generations",
        split: "",
        fields: &[
            ("name", Text("generation")),
            ("pcie_generation", Text("pcie_generation")),
            ("lanes", Numbers("lanes")),
            ("expected_low", Number("expected_low")),
            ("expected_high", Number("expected_high")),
            ("range_basis", Variant("Basis", "range_basis")),
            ("confidence", Variant("Confidence", "confidence")),
        ],
    },
    Table {
        stem: "chipset-uplinks",
        row: "Uplink",
        key: "chipset_id",
        // HyperTransport is no PCI Express; of some chipsets the width is not known.
        needs: &["uplink", "pcie_generation", "lanes"],
        name: "chipsets",
        split: "",
        fields: &[
            ("name", Text("chipset_id")),
            ("link", Text("uplink")),
            ("pcie_generation", Text("pcie_generation")),
            ("lanes", Number("lanes")),
            ("via", Text("via_chipset_id")),
            ("known", Variant("Known", "confidence")),
        ],
    },
    Table {
        stem: "presets",
        row: "Preset",
        key: "",
        needs: &[],
        name: "presets",
        split: "calculator",
        fields: &[
            ("slug", Text("slug")),
            ("question", Text("question")),
            ("inputs", Text("inputs")),
            ("answer", Text("answer")),
        ],
    },
];

fn main() -> Result<(), Box<dyn Error>> {
    for table in TABLES {
        let out = Path::new(&env::var("OUT_DIR")?).join(format!("{}.rs", table.stem));
        fs::write(out, table.code(&place(table.stem)?)?)?;
    }
    measurements()
}

/// What was measured of each network that no model gives, as a Rust table of `Measured`: from the lowest to the highest.
fn measurements() -> Result<(), Box<dyn Error>> {
    let mut records = records(&fs::read_to_string(place("network-measurements")?)?).into_iter();
    let header = records.next().ok_or("no measurements")?;
    let [link, rate] = ["generation", "rate_bits_per_s"].map(|name| header.iter().position(|cell| cell == name));
    let (link, rate) = link.zip(rate).ok_or("network-measurements: no generation or no rate")?;
    let mut links: Vec<(String, Vec<f64>)> = Vec::new();
    for record in records {
        let cells = record.get(link).zip(record.get(rate));
        let (name, rate) = cells.ok_or("network-measurements: a row is too short")?;
        let bytes = rate.parse::<f64>()? / 8.0;
        match links.iter_mut().find(|(known, _)| known == name) {
            Some((_, rates)) => rates.push(bytes),
            None => links.push((name.clone(), vec![bytes])),
        }
    }
    let rows = links.iter().map(|(name, rates)| {
        let (low, high) = rates.iter().fold((f64::INFINITY, 0.0), |(low, high), &rate| (rate.min(low), rate.max(high)));
        format!("Measured {{ link: {name:?}, low: {low:?}, high: {high:?}, count: {:?} }}", rates.len() as f64)
    });
    let rows = rows.collect::<Vec<_>>().join(",\n");
    let code =
        format!("/// What was measured of each.\npub static MEASURED: [Measured; {}] = [\n{rows},\n];\n", links.len());
    fs::write(Path::new(&env::var("OUT_DIR")?).join("network-measurements.rs"), code)?;
    Ok(())
}

/// The file of a table.
fn place(stem: &str) -> Result<String, String> {
    let places = FOLDERS.map(|folder| format!("{folder}/{stem}.csv"));
    let [repository, package] = &places;
    let path = places.iter().find(|path| Path::new(path).is_file());
    let path = path.ok_or_else(|| format!("neither {repository} nor {package} is there"))?;
    println!("cargo:rerun-if-changed={path}");
    Ok(path.clone())
}

/// The cells of each line of a CSV file. It takes less time to build than a crate that does.
fn records(text: &str) -> Vec<Vec<String>> {
    let (mut rows, mut row, mut cell, mut is_quoted) = (Vec::new(), Vec::new(), String::new(), false);
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            '"' if is_quoted && signs.next_if_eq(&'"').is_some() => cell.push('"'),
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => row.push(take(&mut cell)),
            '\n' if !is_quoted => {
                row.push(take(&mut cell));
                rows.push(take(&mut row));
            }
            '\r' => {}
            _ => cell.push(sign),
        }
    }
    rows
}

/// One Rust table: its name, its rows, the names of the rows and their labels.
struct Part {
    name: String,
    rows: Vec<String>,
    names: Vec<String>,
    labels: Vec<String>,
}

impl Table {
    fn code(&self, path: &str) -> Result<String, Box<dyn Error>> {
        let mut records = records(&fs::read_to_string(path)?).into_iter();
        let header = records.next().ok_or_else(|| format!("{path} is empty"))?;
        let mut parts: Vec<Part> = Vec::new();
        for (index, record) in records.enumerate() {
            let at = format!("{path}:{}", index + 2);
            let cell = |name: &str| -> Result<&str, String> {
                let column = header.iter().position(|h| h == name);
                column.and_then(|c| record.get(c)).map(String::as_str).ok_or_else(|| format!("{at}: no column {name}"))
            };
            let name = if self.split.is_empty() { self.name } else { cell(self.split)? }.to_uppercase();
            if self.needs.iter().any(|column| cell(column).is_ok_and(str::is_empty)) {
                continue;
            }
            let mut row = String::new();
            for (field, kind) in self.fields {
                write!(row, "{field}: {}, ", kind.expression(&at, &cell)?)?;
            }
            if !parts.iter().any(|part| part.name == name) {
                parts.push(Part { name: name.clone(), rows: vec![], names: vec![], labels: vec![] });
            }
            for part in parts.iter_mut().filter(|part| part.name == name) {
                part.rows.push(format!("{} {{ {row}}}", self.row));
                if !self.key.is_empty() {
                    part.names.push(format!("{:?}", cell(self.key)?));
                }
                if let Ok(label) = cell("label") {
                    part.labels.push(format!("{label:?}"));
                } else if let Ok(chipset) = cell("chipset") {
                    part.labels.push(format!("{:?}", chipset_label(chipset, &cell)?));
                } else if let Ok(rate) = cell("transfer_rate_per_s") {
                    // As `lspci` names a generation: by its rate.
                    part.labels.push(format!("\"{} · {} GT/s\"", cell("generation")?, rate.parse::<f64>()? / 1e9));
                }
            }
        }
        Ok(parts.iter().map(|part| part.code(self.row, path)).collect())
    }
}

/// "B650, B650E · AMD, PCIe 4.0 ×4": the chipset comes first, as people look for it.
fn chipset_label<'a>(chipset: &str, cell: &impl Fn(&str) -> Result<&'a str, String>) -> Result<String, String> {
    let link = match cell("uplink")? {
        "PCIe" => format!("PCIe {}", cell("pcie_generation")?),
        named => named.to_owned(),
    };
    let doubt = if cell("confidence")? == "unverified" { " (unverified)" } else { "" };
    Ok(format!("{chipset} · {}, {link} ×{}{doubt}", cell("vendor")?, cell("lanes")?))
}

impl Part {
    fn code(&self, row: &str, path: &str) -> String {
        let Self { name, rows, names, labels } = self;
        let count = rows.len();
        let mut code = format!(
            "/// Rows of `{path}`, in their order.\n\
             pub static {name}: [{row}; {count}] = [\n{},\n];\n",
            rows.join(",\n"),
        );
        if !names.is_empty() {
            let _ = writeln!(
                code,
                "/// The names of [`{name}`], as a reader types them.\n\
                 pub static {name}_NAMES: [&str; {count}] = [{}];",
                names.join(", ")
            );
        }
        if !labels.is_empty() {
            let _ = writeln!(
                code,
                "/// The names of [`{name}`], as a form shows them.\n\
                 pub static {name}_LABELS: [&str; {count}] = [{}];",
                labels.join(", ")
            );
        }
        code
    }
}

impl Cell {
    fn expression<'a>(&self, at: &str, cell: &impl Fn(&str) -> Result<&'a str, String>) -> Result<String, String> {
        let number = |name: &str| -> Result<String, String> {
            let text = cell(name)?;
            let value: f64 = text.parse().map_err(|_| format!("{at}: {name} is \"{text}\", expected a number"))?;
            Ok(format!("{value:?}"))
        };
        Ok(match *self {
            Text(name) => format!("{:?}", cell(name)?),
            Words(name) => format!("&{:?}", cell(name)?.split_whitespace().collect::<Vec<_>>()),
            Numbers(name) => {
                let numbers: Result<Vec<f64>, _> = cell(name)?.split_whitespace().map(str::parse).collect();
                format!("&{:?}", numbers.map_err(|_| format!("{at}: {name}: expected numbers"))?)
            }
            Flag(name) => cell(name)?.to_owned(),
            Optional(name) if cell(name)?.is_empty() => "None".to_owned(),
            Optional(name) => format!("Some({})", number(name)?),
            Or(name, otherwise) if cell(name)?.is_empty() => otherwise.to_owned(),
            Number(name) | Or(name, _) => number(name)?,
            Share(part, whole) => format!("{} / {}", number(part)?, number(whole)?),
            Rest(part, whole) if cell(part)?.is_empty() && cell(whole)?.is_empty() => "1.0".to_owned(),
            Rest(part, whole) => format!("1.0 - {} / {}", number(part)?, number(whole)?),
            Variant(of, name) => {
                let words = cell(name)?.split('_').map(|word| {
                    let (first, rest) = word.split_at(word.len().min(1));
                    first.to_uppercase() + rest
                });
                format!("{of}::{}", words.collect::<String>())
            }
        })
    }
}
