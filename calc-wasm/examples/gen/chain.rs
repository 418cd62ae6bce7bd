//! `chain.ts`: what the site knows of chains.

use crate::HEAD;
use crate::text::spread;
use lanewise::array::level::{Layout, Level};
use lanewise::calculator::{Choice as _, Meaning};
use lanewise::chain::change::What;
use lanewise::chain::kind::Kind;
use lanewise::chain::layouts::Family;
use lanewise::chain::load::Load;
use lanewise::chain::members::Domain;
use lanewise::chain::network::Place;
use lanewise::chain::part::{MEMBERS, RAIDZ, TEXTS};
use lanewise::chain::plan::Reach;
use lanewise::chain::{cable, planner, sizer};
use lanewise::json::Json;
use serde_json::{Map, Value, json};
use std::fmt::Write as _;

pub fn chain() -> String {
    let lists = [
        ("PartKind", "What a part is.", Kind::NAMES.to_vec()),
        ("LinkKind", "What a link is.", cable::Kind::NAMES.to_vec()),
        ("Place", "What of a part may limit.", Place::NAMES.to_vec()),
        ("Load", "What the drives are asked to do.", Load::NAMES.to_vec()),
        ("ChangeKind", "What may be changed.", What::NAMES.to_vec()),
        ("Family", "Whose layouts are looked at.", Family::NAMES.to_vec()),
        ("Reach", "Whether drives give the rate that is wanted.", Reach::NAMES.to_vec()),
        ("ArrayLevel", "How drives are joined.", Level::NAMES.iter().chain(&RAIDZ).copied().collect()),
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
    let versions: Map<String, Value> =
        [&sizer::MODEL, &planner::MODEL].iter().map(|model| (model.name.into(), json!(model.version))).collect();
    let _ = write!(
        text,
        "\n/** Version of each model of chains. */\nexport const modelVersions = {};\n",
        spread(&Value::Object(versions), 1)
    );
    let _ = write!(
        text,
        "\n/** Bytes of one I/O: of sequential loads, and of the largest random one. */\n\
         export const ioSizes = {};\n",
        spread(&json!({ "sequential": sizer::SEQUENTIAL, "largestRandom": sizer::LARGEST_RANDOM }), 0)
    );
    let _ = write!(
        text,
        "\n/** Bytes of the largest packet that paths usually carry, where nothing is known of a path. */\n\
         export const usualPayload = {};\n",
        lanewise::link::pcie::USUAL_PAYLOAD
    );
    let _ = write!(
        text,
        "\n/** The most parts of a chain for which changes are tried. */\nexport const mostTried = {};\n",
        lanewise::chain::detail::MOST_TRIED
    );
    let _ = write!(
        text,
        "\n/** The use of its link above which the core offers no faster drive. */\nexport const filled = {};\n",
        lanewise::chain::change::FILLED
    );
    let _ = write!(
        text,
        "\n/** Drive failures that the smallest array of each level survives, whichever drives fail: in one span of raid50 \
         and raid60, in one vdev of RAID-Z. */\n\
         export const failuresSurvived: Readonly<Record<string, number>> = {};\n\n\
         /** Levels that are striped over several spans. */\nexport const groupedLevels: readonly string[] = {};\n",
        spread(&Value::Object(failures_survived()), 1),
        json!(levels().filter(|level| level.shape().grouped).map(Level::word).collect::<Vec<_>>())
    );
    let generations: Map<String, Value> = (0..cable::Kind::NAMES.len())
        .map(cable::Kind::at)
        .map(|kind| (kind.word().into(), json!({"generations": kind.generations(), "widths": kind.widths()})))
        .collect();
    let _ = write!(
        text,
        "\n/** Generations of each kind of link, the slowest first, and the widths that it has. */\n\
         export const links: Record<LinkKind, {{ generations: string[]; widths: number[] }}> = {};\n",
        spread(&Value::Object(generations), 1)
    );
    text
}

fn levels() -> impl Iterator<Item = Level> {
    (0..Level::NAMES.len()).map(Level::at)
}

/// Drive failures that each level survives, by its name.
fn failures_survived() -> Map<String, Value> {
    let classic = levels().map(|level| {
        let layout = Layout::of(level);
        (level.word().into(), json!(layout.tolerance(layout.minimum()).0))
    });
    let raidz = RAIDZ.iter().zip(1..).map(|(&name, parity): (_, usize)| (name.into(), json!(parity)));
    classic.chain(raidz).collect()
}

/// The words of a choice, each with its label; nothing of what is none.
fn choices(domain: Domain) -> Option<Vec<[&'static str; 2]>> {
    let Domain::Choice(names, meanings) = domain else { return None };
    let called = |(&name, meaning): (&&'static str, &Meaning)| {
        [name, if meaning.label.is_empty() { name } else { meaning.label }]
    };
    Some(names.iter().zip(meanings).map(called).collect())
}

/// What [`members`] writes of each.
const PART_MEMBER: &str = "\
/** A member of a part, as the core declares it: `null` is no unit, nothing usual, no choice, or every kind. */
export interface PartMember {
  name: keyof PartMembers; label: string; takes: 'number' | 'link' | 'flag' | 'choice';
  unit: UnitName | null; bare: Scale | null; usual: number | boolean | string | null;
  choices: readonly (readonly [string, string])[] | null;
  folded: boolean; shown: PartKind[]; kinds: PartKind[] | null;
}";

/// The members of a part: their type, what a form shows of them, and what it says below them. A file of its own: few
/// pages have that form.
pub fn members() -> String {
    let mut text = format!(
        "{HEAD}import type {{ PartKind }} from './chain.ts';\n\
         import help from './member-help.json' with {{ type: 'json' }};\n\
         import declared from './members.json' with {{ type: 'json' }};\n\
         import type {{ Scale, UnitName }} from './units.ts';\n"
    );
    text.push_str(
        "\n/** A number in base units, or as people write it: `180 MB/s`. */\n\
        export type Amount = number | string;\n\n\
        /** Members of a part that are no text. */\nexport interface PartMembers {\n",
    );
    for (member, words) in MEMBERS.iter().zip(TEXTS) {
        let kind = match (words.domain)() {
            Domain::Number(_) => "Amount",
            Domain::Link | Domain::Choice(..) => "string",
            Domain::Flag => "boolean",
        };
        let _ = writeln!(text, "  /** {} */ {}?: {kind};", words.about.trim(), member.name);
    }
    let _ = write!(
        text,
        "}}\n\n{PART_MEMBER}\n\n/** The members in the order of forms, addresses and JSON. */\n\
         export const partMembers = declared as readonly unknown[] as readonly PartMember[];\n\n\
         /** What a form says below the field of a member. */\n\
         export const memberHelp: Readonly<Partial<Record<keyof PartMembers, string>>> = help;\n",
    );
    text
}

/// What each member of a part declares.
pub fn member_declarations() -> String {
    let all: Value = MEMBERS.iter().zip(TEXTS).map(|(member, words)| {
        let (takes, number) = match (words.domain)() {
            Domain::Number(number) => ("number", Some(number)),
            Domain::Link => ("link", None),
            Domain::Flag => ("flag", None),
            Domain::Choice(..) => ("choice", None),
        };
        let usual = (words.usual)().unwrap_or(Json::Null);
        json!({
            "name": member.name, "label": words.label, "takes": takes,
            "unit": number.map(|number| number.unit.name()),
            "bare": number.filter(|number| !number.bare.symbol.is_empty()).map(|number| json!([number.bare.symbol, number.bare.factor])),
            "folded": words.folded,
            "usual": serde_json::from_str::<Value>(&usual.to_string()).unwrap_or_default(),
            "shown": words.shown.words(), "kinds": Some(member.kinds.words()).filter(|kinds| kinds.len() < Kind::NAMES.len()),
            "choices": choices((words.domain)()),
        })
    }).collect();
    format!("{}\n", spread(&all, 1))
}

/// What a form says below the field of a member.
pub fn member_help() -> String {
    let help: Map<String, Value> = MEMBERS
        .iter()
        .zip(TEXTS)
        .filter(|(_, words)| !words.help.is_empty())
        .map(|(member, words)| (member.name.into(), words.help.into()))
        .collect();
    format!("{}\n", spread(&Value::Object(help), 1))
}
