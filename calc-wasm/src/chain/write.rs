//! Chains as JSON that [`read`](super::read::read) reads.

use super::kind::Kind;
use super::part::{Array, Chain, MEMBERS, Part, RAIDZ, Scheme};
use crate::calculator::Choice;
use crate::json::Json;

/// The canonical form: [`read`](super::read::read) makes the same chain of it.
#[must_use]
pub fn write(chain: &Chain) -> Json {
    let mut members = vec![("parts".into(), chain.parts.values().map(|part| write_part(part, chain)).collect())];
    if !chain.arrays.is_empty() {
        members.push(("arrays".into(), chain.arrays.iter().map(|array| write_array(array, chain)).collect()));
    }
    Json::Object(members)
}

fn write_part(part: &Part, chain: &Chain) -> Json {
    let usual = Part::new(&part.id, part.kind);
    let mut members: Vec<(String, Json)> =
        vec![("id".into(), part.id.as_str().into()), ("kind".into(), part.kind.word().into())];
    if !part.name.is_empty() {
        members.push(("name".into(), part.name.as_str().into()));
    }
    if part.kind != Kind::Host {
        members.push(("on".into(), chain.parts[part.on].id.as_str().into()));
    }
    let stated = MEMBERS.iter().filter_map(|member| Some((member.name.into(), (member.written)(part, &usual)?)));
    members.extend(stated);
    Json::Object(members)
}

fn write_array(array: &Array, chain: &Chain) -> Json {
    let (level, groups) = named(array.scheme);
    let copies = if let Scheme::Classic(layout) = array.scheme { layout.copies } else { 2 };
    let mut members: Vec<(String, Json)> =
        vec![("id".into(), array.id.as_str().into()), ("level".into(), level.into())];
    for (name, value, usual) in [("groups", groups, 1), ("copies", copies, 2)] {
        if value != usual {
            members.push((name.into(), (value as f64).into()));
        }
    }
    let ids = array.members.iter().map(|&member| chain.parts[member].id.as_str().into());
    members.push(("members".into(), ids.collect()));
    members.push(("on".into(), chain.parts[array.on].id.as_str().into()));
    Json::Object(members)
}

/// The name of a scheme, and its groups or vdevs.
pub(super) fn named(scheme: Scheme) -> (&'static str, usize) {
    match scheme {
        Scheme::Classic(layout) => (layout.level.word(), layout.groups),
        Scheme::Raidz { parity, vdevs } => (RAIDZ.get(parity.wrapping_sub(1)).copied().unwrap_or_default(), vdevs),
    }
}
