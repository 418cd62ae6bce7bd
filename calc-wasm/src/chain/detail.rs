//! An answer as JSON: what limits, what a picture of the chain needs part by part, and what changes would bring.

use super::answer::{Answer, Limit};
use super::change::{self, Change};
use super::filling::filling;
use super::kind::Kind;
use super::load::Load;
use super::network::{self, Source};
use super::part::{Chain, PartId, PerPart};
use super::write;
use crate::calculator::Choice;
use crate::json::{self, Json};

/// The most parts of a chain for which single changes are tried: each is solved anew.
pub const MOST_TRIED: usize = 512;

/// The members of an answer beside its totals: what limits, and what a picture of the chain needs, part by part.
#[must_use]
pub fn detail(chain: &Chain, load: Load, answer: &Answer) -> Vec<(String, Json)> {
    let few = chain.parts.len() <= MOST_TRIED;
    let changes = if few { change::worthwhile(chain, load, answer) } else { Vec::new() };
    let limit = answer.limits.first();
    let flows = answer.network.made_by.iter().zip(&answer.most.rates).zip(&answer.most.held_by);
    let drives: f64 = answer.network.made_by.iter().map(|made_by| drives(chain, made_by)).sum();
    let members = [
        ("drives", drives.into()),
        ("limited_by", limit.map_or(Json::Null, |limit| id(chain, limit.part))),
        ("limited_at", limit.map_or(Json::Null, |limit| limit.place.word().into())),
        ("limits", answer.limits.iter().map(|limit| limit_json(chain, limit)).collect()),
        ("flows", flows.map(|((made_by, &rate), &held_by)| flow_json(chain, answer, made_by, rate, held_by)).collect()),
        (
            "filling",
            filling(chain, load, answer)
                .map_or(Json::Null, |filling| filling.json(chain, chain.parts[PartId::HOST].copy_size)),
        ),
        ("parts", parts_json(chain, load, answer)),
        ("changes", changes.iter().map(|change| change_json(chain, change, answer.total)).collect()),
    ];
    members.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

fn id(chain: &Chain, part: PartId) -> Json {
    chain.parts[part].id.as_str().into()
}

fn limit_json(chain: &Chain, limit: &Limit) -> Json {
    json::object([
        ("part", id(chain, limit.part)),
        ("place", limit.place.word().into()),
        ("without", limit.without.into()),
    ])
}

/// How many drives make equal flows.
fn drives(chain: &Chain, &(source, instances): &(Source, f64)) -> f64 {
    match source {
        Source::Drives(_) => instances,
        Source::Array(array) => chain.drives(&array.members) as f64,
    }
}

fn flow_json(chain: &Chain, answer: &Answer, made_by: &(Source, f64), rate: f64, held_by: Option<usize>) -> Json {
    let source = match made_by.0 {
        Source::Drives(part) => id(chain, part),
        Source::Array(array) => array.id.as_str().into(),
    };
    let held = held_by.and_then(|resource| answer.network.resources.get(resource));
    json::object([
        ("source", source),
        ("rate", rate.into()),
        ("flows", made_by.1.into()),
        ("drives", drives(chain, made_by).into()),
        ("held_by", held.map_or(Json::Null, |resource| id(chain, resource.part))),
        ("held_at", held.map_or(Json::Null, |resource| resource.place.word().into())),
    ])
}

/// Bytes per second of all flows that pass each part, all of its instances together: what a reader of an array gets, or
/// of a scrub what its drives are read at.
fn passing(chain: &Chain, load: Load, answer: &Answer) -> PerPart<f64> {
    let mut passing = chain.parts.map(|_| 0.0);
    let mut all = 0.0;
    if let Some(ends) = network::ends(chain, load).filter(|_| load.has_two_ends()) {
        let top = network::turn(chain, ends);
        // Where it turns round, what is copied passes once.
        for (end, last) in ends.into_iter().zip([Some(top), None]) {
            let below_top = |part: &PartId| *part != top;
            let members = match end {
                Source::Drives(part) => vec![part],
                Source::Array(array) => array.members.clone(),
            };
            let drives = chain.drives(&members) as f64;
            for member in members {
                let share = answer.total * chain.instances(member) / drives;
                chain.way(member).take_while(below_top).chain(last).for_each(|part| passing[part] += share);
            }
        }
        return passing;
    }
    for (made_by, rate) in answer.network.made_by.iter().zip(&answer.most.rates) {
        let drives = drives(chain, made_by);
        match *made_by {
            (Source::Drives(part), instances) => {
                all += rate * instances;
                chain.way(part).for_each(|part| passing[part] += rate * instances);
            }
            (Source::Array(array), instances) => {
                let total = rate * if load == Load::Scrub { drives } else { instances };
                all += total;
                for &member in &array.members {
                    let share = total * chain.instances(member) / drives;
                    chain.way(member).for_each(|part| passing[part] += share);
                }
            }
        }
    }
    if matches!(load, Load::CopyIn | Load::CopyOut) {
        let ports: f64 = chain.of_kind(Kind::Nic).map(|card| chain.instances(card)).sum();
        for card in chain.of_kind(Kind::Nic) {
            let share = all * chain.instances(card) / ports;
            // The processor has seen these bytes already.
            let before_host = chain.way(card).take_while(|&part| part != PartId::HOST);
            before_host.for_each(|part| passing[part] += share);
        }
    }
    passing
}

/// Every part, with its link as it comes up, what flows through it and the use of each of its places.
fn parts_json(chain: &Chain, load: Load, answer: &Answer) -> Json {
    let passing = passing(chain, load, answer);
    let mut uses = chain.parts.map(|_| Vec::new());
    let resources = answer.network.resources.iter().zip(&answer.use_of).zip(&answer.demand);
    for ((resource, &used), &asked) in resources {
        uses[resource.part].push(json::object([
            ("place", resource.place.word().into()),
            ("use", used.into()),
            ("demand", asked.into()),
            ("expected_low", resource.expected.0.into()),
            ("expected_high", resource.expected.1.into()),
        ]));
    }
    let part = |part: PartId| {
        let mut members = vec![("id".into(), id(chain, part)), ("instances".into(), chain.instances(part).into())];
        if let Some(link) = chain.negotiated(part) {
            members.push(("link".into(), link.to_string().into()));
            members.push(("narrowed".into(), (chain.parts[part].link != Some(link)).into()));
        }
        members.push(("load".into(), passing[part].into()));
        members.push(("uses".into(), Json::List(std::mem::take(&mut uses[part]))));
        Json::Object(members)
    };
    chain.parts.ids().map(part).collect()
}

fn change_json(chain: &Chain, change: &Change, total: f64) -> Json {
    json::object([
        ("kind", change.kind.word().into()),
        ("part", id(chain, change.part)),
        ("to", change.to.as_str().into()),
        ("total", change.total.into()),
        ("gain", (change.total / total - 1.0).into()),
        ("chain", write::write(&change.chain)),
    ])
}
