//! An answer as JSON: what limits, what a picture of the chain needs part by part, and what changes would bring.

use super::answer::{Answer, Limit};
use super::change::{self, Change};
use super::load::Load;
use super::network::Source;
use super::part::{Chain, Kind};
use super::write;
use crate::calculator::Choice;
use crate::json::{self, Json};

/// The most parts of a chain for which single changes are tried: each is solved anew.
const MOST_TRIED: usize = 512;

/// The members of an answer beside its totals: what limits, and what a picture of the chain needs, part by part.
#[must_use]
pub fn detail(chain: &Chain, load: Load, answer: &Answer) -> Vec<(String, Json)> {
    let few = chain.parts.len() <= MOST_TRIED;
    let changes = if few { change::worthwhile(chain, load, answer) } else { Vec::new() };
    let limit = answer.limits.first();
    let drives = |at| flow(chain, answer, at).1;
    let drives: f64 = (0..answer.network.flows.len()).map(drives).sum();
    let list = |count: usize, each: &dyn Fn(usize) -> Json| Json::List((0..count).map(each).collect());
    let members = [
        ("drives", drives.into()),
        ("limited_by", limit.map_or(Json::Null, |limit| id(chain, limit.part))),
        ("limited_at", limit.map_or(Json::Null, |limit| limit.place.word().into())),
        ("limits", Json::List(answer.limits.iter().map(|limit| limit_json(chain, limit)).collect())),
        ("flows", list(answer.network.flows.len(), &|at| flow_json(chain, answer, at))),
        ("parts", parts_json(chain, load, answer)),
        (
            "changes",
            Json::List(changes.iter().map(|change| change_json(chain, change, answer.total)).collect()),
        ),
    ];
    members.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

fn id(chain: &Chain, at: usize) -> Json {
    chain.parts.get(at).map_or(Json::Null, |part| part.id.as_str().into())
}

fn limit_json(chain: &Chain, limit: &Limit) -> Json {
    json::object([
        ("part", id(chain, limit.part)),
        ("place", limit.place.word().into()),
        ("without", limit.without.into()),
    ])
}

/// What a flow is made by, and how many drives that is.
fn flow(chain: &Chain, answer: &Answer, at: usize) -> (Json, f64) {
    match answer.network.sources.get(at) {
        Some(&Source::Drives(part)) => {
            (id(chain, part), answer.network.instances.get(at).copied().unwrap_or(f64::NAN))
        }
        Some(&Source::Array(array)) => chain.arrays.get(array).map_or((Json::Null, f64::NAN), |array| {
            (array.id.as_str().into(), chain.drives(&array.members) as f64)
        }),
        None => (Json::Null, f64::NAN),
    }
}

fn flow_json(chain: &Chain, answer: &Answer, at: usize) -> Json {
    let of = |list: &[f64]| list.get(at).copied().unwrap_or(f64::NAN);
    let (source, drives) = flow(chain, answer, at);
    let held = answer.most.held_by.get(at).copied().flatten();
    let held = held.and_then(|resource| answer.network.resources.get(resource));
    json::object([
        ("source", source),
        ("rate", of(&answer.most.rates).into()),
        ("flows", of(&answer.network.instances).into()),
        ("drives", drives.into()),
        ("held_by", held.map_or(Json::Null, |resource| id(chain, resource.part))),
        ("held_at", held.map_or(Json::Null, |resource| resource.place.word().into())),
    ])
}

/// Bytes per second of all flows that pass each part, all of its instances together: what a reader of an array gets, or
/// of a scrub what its drives are read at.
fn passing(chain: &Chain, load: Load, answer: &Answer) -> Vec<f64> {
    let mut passing = vec![0.0; chain.parts.len()];
    let mut add = |from: usize, rate: f64| {
        for place in chain.way(from) {
            if let Some(sum) = passing.get_mut(place) {
                *sum += rate;
            }
        }
    };
    let flows = answer.network.sources.iter().zip(&answer.most.rates).zip(&answer.network.instances);
    let mut all = 0.0;
    for ((source, rate), instances) in flows {
        let array = if let Source::Array(array) = *source { chain.arrays.get(array) } else { None };
        let drives = array.map_or(0.0, |array| chain.drives(&array.members) as f64);
        let total = rate * if array.is_some() && load == Load::Scrub { drives } else { *instances };
        all += total;
        match *source {
            Source::Drives(part) => add(part, total),
            Source::Array(_) => {
                for &member in array.iter().flat_map(|array| &array.members) {
                    add(member, total * chain.instances(member) / drives);
                }
            }
        }
    }
    if matches!(load, Load::CopyIn | Load::CopyOut) {
        let is_card = |&at: &usize| chain.parts.get(at).is_some_and(|part| part.kind() == Kind::Nic);
        let cards: Vec<usize> = (0..chain.parts.len()).filter(is_card).collect();
        let ports: f64 = cards.iter().map(|&at| chain.instances(at)).sum();
        for at in cards {
            // The processor has seen these bytes already.
            let share = all * chain.instances(at) / ports;
            for place in chain.way(at).filter(|&place| place != 0) {
                if let Some(sum) = passing.get_mut(place) {
                    *sum += share;
                }
            }
        }
    }
    passing
}

/// Every part, with its link as it comes up, what flows through it and the use of each of its places.
fn parts_json(chain: &Chain, load: Load, answer: &Answer) -> Json {
    let passing = passing(chain, load, answer);
    let mut uses: Vec<Vec<Json>> = vec![Vec::new(); chain.parts.len()];
    let resources = answer.network.resources.iter().zip(&answer.use_of).zip(&answer.demand);
    for ((resource, &used), &asked) in resources {
        if let Some(uses) = uses.get_mut(resource.part) {
            uses.push(json::object([
                ("place", resource.place.word().into()),
                ("use", used.into()),
                ("demand", asked.into()),
                ("expected_low", resource.expected.0.into()),
                ("expected_high", resource.expected.1.into()),
            ]));
        }
    }
    let part = |(at, uses): (usize, Vec<Json>)| {
        let mut members =
            vec![("id".into(), id(chain, at)), ("instances".into(), chain.instances(at).into())];
        if let Some(link) = chain.negotiated(at) {
            members.push(("link".into(), link.to_string().into()));
            let own = chain.parts.get(at).and_then(|part| part.link);
            members.push(("narrowed".into(), (own != Some(link)).into()));
        }
        members.push(("load".into(), passing.get(at).copied().unwrap_or(f64::NAN).into()));
        members.push(("uses".into(), Json::List(uses)));
        Json::Object(members)
    };
    Json::List(uses.into_iter().enumerate().map(part).collect())
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
