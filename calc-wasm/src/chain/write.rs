//! Chains as JSON that [`read`](super::read::read) reads.

use super::members::{FIELDS, FLAGS, LINKS, RAIDZ};
use super::part::{Array, Chain, Kind, Part, Scheme};
use crate::calculator::Choice;
use crate::json::Json;

/// The canonical form: [`read`](super::read::read) makes the same chain of it.
#[must_use]
pub fn write(chain: &Chain) -> Json {
    let id = |at: usize| chain.parts.get(at).map_or("", |part| part.id.as_str());
    let mut members =
        vec![("parts".into(), Json::List(chain.parts.iter().map(|part| write_part(part, id)).collect()))];
    if !chain.arrays.is_empty() {
        members.push((
            "arrays".into(),
            Json::List(chain.arrays.iter().map(|array| write_array(array, id)).collect()),
        ));
    }
    Json::Object(members)
}

fn write_part<'a>(part: &'a Part, id: impl Fn(usize) -> &'a str) -> Json {
    // Members are found in a part that can be changed, as reading does.
    let (mut own, mut usual) = (part.clone(), Part::new(&part.id, part.kind()));
    let mut members: Vec<(String, Json)> =
        vec![("id".into(), part.id.as_str().into()), ("kind".into(), part.kind().word().into())];
    if !part.name.is_empty() {
        members.push(("name".into(), part.name.as_str().into()));
    }
    if part.kind() != Kind::Host {
        members.push(("on".into(), id(part.on).into()));
    }
    for link in LINKS {
        if let Some(Some(cable)) = (link.at)(&mut own) {
            members.push((link.name.into(), cable.to_string().into()));
        }
    }
    for field in FIELDS {
        let (Some(&mut value), Some(&mut usual)) = ((field.at)(&mut own), (field.at)(&mut usual)) else {
            continue;
        };
        if value.to_bits() != usual.to_bits() {
            members.push((field.name.into(), value.into()));
        }
    }
    for flag in FLAGS {
        let (Some(&mut value), Some(&mut usual)) = ((flag.at)(&mut own), (flag.at)(&mut usual)) else {
            continue;
        };
        if value != usual {
            members.push((flag.name.into(), value.into()));
        }
    }
    Json::Object(members)
}

fn write_array<'a>(array: &'a Array, id: impl Fn(usize) -> &'a str) -> Json {
    let (level, groups) = named(array.scheme);
    let copies = if let Scheme::Classic(layout) = array.scheme { layout.copies } else { 2 };
    let mut members: Vec<(String, Json)> =
        vec![("id".into(), array.id.as_str().into()), ("level".into(), level.into())];
    for (name, value, usual) in [("groups", groups, 1), ("copies", copies, 2)] {
        if value != usual {
            members.push((name.into(), (value as f64).into()));
        }
    }
    members.push(("members".into(), Json::List(array.members.iter().map(|&at| id(at).into()).collect())));
    members.push(("on".into(), id(array.on).into()));
    Json::Object(members)
}

/// The name of a scheme, and its groups or vdevs.
pub(super) fn named(scheme: Scheme) -> (&'static str, usize) {
    match scheme {
        Scheme::Classic(layout) => (layout.level.word(), layout.groups),
        Scheme::Raidz { parity, vdevs } => {
            (RAIDZ.get(parity.wrapping_sub(1)).copied().unwrap_or_default(), vdevs)
        }
    }
}
