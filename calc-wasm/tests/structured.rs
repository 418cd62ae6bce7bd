//! Inputs of any shape: a calculator that takes a tree, a text and two lists, which no shipped one does.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::float_cmp, reason = "a test may fail loudly")]

use lanewise::array::drives::Drives;
use lanewise::calculator::{Domain, Entry, Structured};
use lanewise::error::{Allowed, Code, Refused};
use lanewise::json::{self, Json};
use lanewise::{entry, structured};
use serde_json::{Value, json};
use std::rc::Rc;

/// A tree of parts, each with its rate; a part is as fast as those behind it, at most as itself.
#[derive(Debug, Clone, Default)]
struct Tree(Rc<Node>);

#[derive(Debug, Default)]
struct Node {
    name: String,
    rate: f64,
    behind: Vec<Node>,
}

impl Node {
    fn read(value: &Json) -> Result<Self, Refused> {
        let refuse = |value: &Json| {
            Refused::new(Code::NotAChoice, &value.to_string(), Allowed::words(&["name", "rate", "behind"]))
        };
        let Json::Object(members) = value else { return Err(refuse(value)) };
        let mut node = Self::default();
        for (name, value) in members {
            match (name.as_str(), value) {
                ("name", Json::Text(text)) => node.name.clone_from(text),
                ("rate", Json::Number(number)) => node.rate = number.parse().map_err(|_| refuse(value))?,
                ("behind", Json::List(parts)) => {
                    node.behind = parts.iter().map(Self::read).collect::<Result<_, _>>()?;
                }
                _ => return Err(refuse(value)),
            }
        }
        Ok(node)
    }

    fn write(&self) -> Json {
        json::object([
            ("name", self.name.as_str().into()),
            ("rate", self.rate.into()),
            ("behind", Json::List(self.behind.iter().map(Self::write).collect())),
        ])
    }

    fn delivers(&self) -> f64 {
        let behind: f64 = self.behind.iter().map(Self::delivers).sum();
        if self.behind.is_empty() { self.rate } else { behind.min(self.rate) }
    }
}

impl Structured for Tree {
    const NAME: &'static str = "tree";
    fn read(value: &Json) -> Result<Self, Refused> {
        Node::read(value).map(|node| Self(Rc::new(node)))
    }
    fn write(&self) -> Json {
        self.0.write()
    }
}
structured!(Tree);

/// Lines of a log.
#[derive(Debug, Clone, Default)]
struct Log(Rc<str>);

impl Structured for Log {
    const NAME: &'static str = "log";
    fn read(value: &Json) -> Result<Self, Refused> {
        match value {
            Json::Text(text) => Ok(Self(text.as_str().into())),
            other => Err(Refused::new(Code::WrongType, &other.to_string(), Allowed::Form(Self::NAME))),
        }
    }
    fn write(&self) -> Json {
        (&*self.0).into()
    }
    fn understood(&self) -> Json {
        json::object([("lines", (self.0.lines().count() as f64).into())])
    }
}
structured!(Log);

mod diagnosis {
    use super::{Domain, Drives, Log, Structured, Tree};
    use lanewise::calculator::{Model, Output};
    use lanewise::error::CalcError;
    use lanewise::unit::Unit;
    use lanewise::{inputs, outputs};

    inputs! {
        /// Everything at once.
        pub struct Inputs {
            all {
                /// Drives in the chassis.
                front: Drives = Drives::equal(8, 18_000_000_000_000), Byte, Domain::Structured(Drives::SHAPE), "Front";
                /// A number between structures.
                scale: f64 = 2.0, Count, Domain::Between { minimum: 0.0, maximum: 100.0, whole: false }, "Scale";
                /// Parts from the host outwards.
                tree: Tree = Tree::default(), BytePerSecond, Domain::Structured(Tree::SHAPE), "Tree";
                /// What the kernel said.
                log: Log = Log::default(), Count, Domain::Structured(Log::SHAPE), "Log";
                /// Drives in the shelf.
                rear: Drives = Drives::equal(1, 4_000_000_000_000), Byte, Domain::Structured(Drives::SHAPE), "Rear";
            }
        }
    }

    outputs! {
        /// One figure of each.
        pub struct Outputs {
            /// What the tree delivers.
            rate: f64, Some(Unit::BytePerSecond), "Rate";
            /// Lines of the log.
            lines: f64, Some(Unit::Count), "Lines";
            /// Bytes in front.
            front_bytes: f64, Some(Unit::Byte), "Front";
            /// Bytes at the rear.
            rear_bytes: f64, Some(Unit::Byte), "Rear";
        }
    }

    const OUTPUTS: &[Output] = Outputs::OUTPUTS;
    pub static MODEL: Model =
        Model { name: "diagnosis", version: 1, inputs: Inputs::INPUTS, outputs: OUTPUTS, stages: &[] };

    #[allow(clippy::unnecessary_wraps, reason = "as calculators do")]
    pub fn compute(inputs: &Inputs) -> Result<Outputs, CalcError> {
        Ok(Outputs {
            rate: inputs.tree.0.delivers() * inputs.scale,
            lines: inputs.log.0.lines().count() as f64,
            front_bytes: inputs.front.raw() as f64,
            rear_bytes: inputs.rear.raw() as f64,
        })
    }
}

static DIAGNOSIS: Entry = entry!(diagnosis);

fn ask(inputs: &Value) -> Value {
    let answer = DIAGNOSIS.calculate(&inputs.to_string());
    let json = answer.map_or_else(|error| Json::from(&error), |answer| Json::from(&answer));
    serde_json::from_str(&json.to_string()).unwrap()
}

fn chain() -> Value {
    json!({ "name": "slot", "rate": 4e9, "behind": [
        { "name": "ssd", "rate": 3e9, "behind": [] },
        { "name": "card", "rate": 2e9, "behind": [{ "name": "disk", "rate": 2e8, "behind": [] }] },
    ] })
}

#[test]
fn structures_and_numbers_stand_side_by_side() {
    let answer = ask(&json!({ "tree": chain(), "log": "one\ntwo", "front": "2x4TB", "rear": "3x1TB", "scale": 1 }));
    assert_eq!(
        [&answer["rate"], &answer["lines"], &answer["front_bytes"], &answer["rear_bytes"]],
        [&json!(3_200_000_000_u64), &json!(2), &json!(8_000_000_000_000_u64), &json!(3_000_000_000_000_u64)],
        "{answer}"
    );
}

#[test]
fn what_is_not_given_takes_its_own_default() {
    let answer = ask(&json!({ "rear": "1TB" }));
    assert_eq!(answer["inputs"]["front"], "8x18TB");
    assert_eq!(answer["inputs"]["rear"], "1TB");
    assert_eq!(answer["inputs"]["tree"], json!({ "name": "", "rate": 0, "behind": [] }));
}

#[test]
fn the_canonical_form_is_read_back_as_the_same() {
    let asked = ask(&json!({ "tree": chain(), "log": "a\nb\n", "front": "2 × 4 TB" }));
    assert_eq!(asked["inputs"]["tree"].to_string().replace(".0", ""), chain().to_string().replace(".0", ""));
    assert_eq!(ask(&asked["inputs"]), asked);
}

#[test]
fn each_kind_says_what_it_understood() {
    let answer = ask(&json!({ "log": "a\nb\nc", "rear": "2x1TB+4TB" }));
    let understood = answer["understood"].as_object().unwrap();
    // A tree says all in its canonical form.
    assert_eq!(understood.keys().collect::<Vec<_>>(), ["front", "log", "rear"]);
    assert_eq!(understood["log"], json!({ "kind": "log", "lines": 3 }));
    assert_eq!(understood["rear"]["count"], 3);
}

#[test]
fn a_structure_that_is_wrong_is_refused_by_its_piece() {
    let error = ask(&json!({ "tree": { "name": "slot", "behind": [{ "speed": 1 }] } }));
    assert_eq!(
        (&error["code"], &error["input"], &error["value"]),
        (&json!("not_a_choice"), &json!("tree"), &json!("1"))
    );
    assert_eq!(ask(&json!({ "log": 3 }))["input"], "log");
    assert_eq!(ask(&json!({ "rear": "18" }))["input"], "rear");
}

#[test]
fn a_sweep_walks_numbers_and_what_a_structure_lets_walk() {
    let question = json!({ "tree": chain() }).to_string();
    let sweep = |over, output, range, steps| DIAGNOSIS.sweep(&question, over, output, range, steps);
    assert_eq!(sweep("scale", "rate", (1.0, 3.0), 3).unwrap()[3..], [3.2e9, 6.4e9, 9.6e9]);
    // Each list walks by itself.
    assert_eq!(sweep("rear", "rear_bytes", (1.0, 3.0), 3).unwrap()[3..], [4e12, 8e12, 12e12]);
    assert_eq!(sweep("rear", "front_bytes", (1.0, 2.0), 2).unwrap()[2..], [144e12, 144e12]);
    assert_eq!(sweep("front", "front_bytes", (1.0, 2.0), 2).unwrap()[2..], [18e12, 36e12]);
    let refused = sweep("tree", "rate", (0.0, 1.0), 2).unwrap_err();
    assert_eq!((refused.code.name(), refused.input.as_str(), refused.value.as_str()), ("not_walked", "over", "tree"));
    assert_eq!(refused.allowed, Allowed::words(&["front", "scale", "rear"]));
}
