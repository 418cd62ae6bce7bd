//! Chains as JSON: `{"parts":[{"id":"hba","kind":"hba","link":"pcie 2.0 x8",…},…],"arrays":[…]}`. A refusal names the part,
//! the member and its value: `hba.link: pcie 9.0 x4`.

use super::check::{check, refuse};
use super::kind::Kind;
use super::members::Number;
use super::part::{Array, Chain, HOST, MEMBERS, MOST_PARTS, Part, PartId, PerPart, RAIDZ, Scheme};
use super::write;
use crate::array::level::{Layout, Level};
use crate::calculator::{Choice, Structured};
use crate::error::{Allowed, CHAIN, Code, ID, Reason, Refused, TEXT};
use crate::json::{self, Json};
use crate::structured;
use crate::unit::Unit;
use std::rc::Rc;

/// The most characters of an id: it is read, typed and drawn.
const LONGEST_ID: usize = 40;
/// The most characters of a name.
const LONGEST_NAME: usize = 80;
/// Members of a chain.
const CHAIN_MEMBERS: [&str; 2] = ["parts", "arrays"];
/// Members of a part that are text.
const TEXT_MEMBERS: [&str; 4] = ["id", "name", "kind", "on"];
/// Members of an array.
const ARRAY_MEMBERS: [&str; 6] = ["id", "level", "groups", "copies", "members", "on"];
/// Groups of an array, and copies of its data.
const GROUPS: Number = Number::whole(Unit::Count, "2", 1.0, 1_000.0);

fn form(value: &Json) -> Refused {
    Refused::new(Code::WrongType, &value.typed(), Allowed::Form(CHAIN))
}

/// Reads a chain.
///
/// # Errors
/// [`Refused`] that names the part, the member and its value.
pub fn read(value: &Json) -> Result<Chain, Refused> {
    // A chain in an address is text that holds JSON.
    if let Json::Text(text) = value {
        let parsed =
            json::parse(text).map_err(|broken| Refused::new(Code::InvalidJson, &broken.text, Allowed::Form(CHAIN)))?;
        return if matches!(parsed, Json::Object(_)) { read(&parsed) } else { Err(form(value)) };
    }
    let Json::Object(members) = value else { return Err(form(value)) };
    known(members, &CHAIN_MEMBERS, CHAIN)?;
    let listed = list(members, "parts")?;
    if listed.len() > MOST_PARTS {
        let range = Allowed::Between { minimum: 1.0, maximum: MOST_PARTS as f64, unit: Unit::Count, whole: true };
        return Err(refuse(Code::OutOfRange, CHAIN, "parts", &listed.len().to_string(), range));
    }
    let reader = Reader::of(listed)?;
    let host = (!reader.host_listed).then(|| Ok(Part::new(HOST, Kind::Host)));
    let parts = host.into_iter().chain(listed.iter().map(|value| reader.part(value)));
    let mut chain = Chain::of(parts.collect::<Result<Vec<_>, _>>()?).ok_or_else(|| form(value))?;
    check(&chain)?;
    let mut taken = Taken(chain.parts.map(|_| None));
    for value in list(members, "arrays")? {
        let array = reader.array(value, &chain, &mut taken)?;
        chain.arrays.push(array);
    }
    Ok(chain)
}

/// Of each part, which array has it.
struct Taken(PerPart<Option<usize>>);

impl Taken {
    /// Takes a part for an array, which may have it once, and no other array beside it.
    fn take(&mut self, part: PartId, array: usize) -> Result<(), Reason> {
        match self.0[part].replace(array) {
            None => Ok(()),
            Some(other) if other == array => Err(Reason::TwiceInArray),
            Some(_) => Err(Reason::InTwoArrays),
        }
    }
}

/// The parts by the ids that they are listed under.
struct Reader {
    /// Sorted by these ids.
    named: Vec<(String, PartId)>,
    host_listed: bool,
}

impl Reader {
    /// Reads the ids first: a part may hang on one that comes after it.
    fn of(listed: &[Json]) -> Result<Self, Refused> {
        let mut named = Vec::with_capacity(listed.len() + 1);
        let host_listed = listed.first().is_some_and(|first| text(first, "id") == Some(HOST));
        if !host_listed {
            named.push((HOST.to_owned(), PartId::HOST));
        }
        for value in listed {
            let Json::Object(_) = value else { return Err(form(value)) };
            named.push((id_of(value)?.to_owned(), PartId::nth(named.len())));
        }
        named.sort_unstable();
        if let Some([(twice, _), _]) = named.windows(2).find(|pair| matches!(pair, [a, b] if a.0 == b.0)) {
            return Err(id_twice(twice));
        }
        Ok(Self { named, host_listed })
    }

    fn find(&self, id: &str) -> Option<PartId> {
        let place = self.named.binary_search_by(|(other, _)| other.as_str().cmp(id)).ok()?;
        self.named.get(place).map(|&(_, part)| part)
    }

    /// The part that a member names.
    fn named(&self, id: &str, member: &str, value: &str) -> Result<PartId, Refused> {
        self.find(value)
            .ok_or_else(|| refuse(Code::NotAChoice, id, member, value, Allowed::Form(ID)).because(Reason::NoSuchPart))
    }

    fn part(&self, value: &Json) -> Result<Part, Refused> {
        let Json::Object(members) = value else { return Err(form(value)) };
        let id = text(value, "id").unwrap_or_default();
        let names: Vec<&'static str> =
            TEXT_MEMBERS.into_iter().chain(MEMBERS.iter().map(|member| member.name)).collect();
        known(members, &names, id)?;
        let kind =
            word(members, id, "kind", Kind::NAMES)?.map_or(if id == HOST { Kind::Host } else { Kind::Drive }, Kind::at);
        let mut part = Part::new(id, kind);
        for (name, value) in members.iter().filter(|(_, value)| *value != Json::Null) {
            let Some(member) = MEMBERS.iter().find(|member| member.name == name) else { continue };
            let refuse = |code, allowed| refuse(code, id, name, &value.typed(), allowed);
            (member.parse)(&mut part, value).map_err(|(code, allowed)| refuse(code, allowed))?;
            if !member.kinds.has(kind) {
                let kinds = Allowed::words(&member.kinds.words());
                return Err(refuse(Code::ImpossibleCombination, kinds).because(Reason::OtherKind));
            }
        }
        let name = text_of(members, id, "name", TEXT)?.unwrap_or_default();
        part.name = name.chars().take(LONGEST_NAME).collect();
        part.on = self.named(id, "on", text_of(members, id, "on", ID)?.unwrap_or(HOST))?;
        Ok(part)
    }

    fn array(&self, value: &Json, chain: &Chain, taken: &mut Taken) -> Result<Array, Refused> {
        let Json::Object(members) = value else { return Err(form(value)) };
        let id = id_of(value)?;
        // Addresses and answers name parts and arrays alike.
        if self.find(id).is_some() || chain.arrays.iter().any(|other| *other.id == *id) {
            return Err(id_twice(id));
        }
        known(members, &ARRAY_MEMBERS, id)?;
        let names: Vec<&'static str> = Level::NAMES.iter().chain(&RAIDZ).copied().collect();
        let level = word(members, id, "level", &names)?
            .ok_or_else(|| refuse(Code::NotAChoice, id, "level", "", Allowed::words(&names)))?;
        let count = |name: &str, usual: usize| -> Result<usize, Refused> {
            let Some((_, value)) = members.iter().find(|(member, _)| member == name) else {
                return Ok(usual);
            };
            let number = GROUPS.parse(value);
            let number = number.map_err(|(code, allowed)| refuse(code, id, name, &value.typed(), allowed))?;
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole and in its range")]
            let number = number as usize;
            Ok(number)
        };
        let (groups, copies) = (count("groups", 1)?, count("copies", 2)?);
        let scheme = match level.checked_sub(Level::NAMES.len()) {
            Some(parity) => Scheme::Raidz { parity: parity + 1, vdevs: groups },
            None => Scheme::Classic(Layout { groups, copies, ..Layout::of(Level::at(level)) }),
        };
        let drives = list(members, "members")?
            .iter()
            .map(|member| {
                let name = member.typed();
                let Json::Text(_) = member else {
                    return Err(refuse(Code::WrongType, id, "members", &name, Allowed::Form(ID)));
                };
                let part = self.named(id, "members", &name)?;
                let is_drive = chain.parts[part].kind == Kind::Drive;
                let taken = if is_drive { taken.take(part, chain.arrays.len()) } else { Err(Reason::DrivesOnly) };
                let Err(reason) = taken else { return Ok(part) };
                Err(refuse(Code::ImpossibleCombination, id, "members", &name, Allowed::Form(ID)).because(reason))
            })
            .collect::<Result<Vec<_>, _>>()?;
        let on = self.named(id, "on", text_of(members, id, "on", ID)?.unwrap_or(HOST))?;
        let array = Array { id: id.into(), scheme, members: drives, on };
        let drives = chain.drives(&array.members);
        if let Err(allowed) = array.scheme.check(drives) {
            let part = format!("{id}.members: {drives}");
            return Err(Refused::new(Code::ImpossibleCombination, &part, allowed));
        }
        if let Some(&stray) = array.members.iter().find(|&&member| !chain.way(member).any(|part| part == on)) {
            let stray = &chain.parts[stray].id;
            return Err(
                refuse(Code::ImpossibleCombination, id, "on", stray, Allowed::Form(ID)).because(Reason::NotBelow)
            );
        }
        Ok(array)
    }
}

/// Refuses a member that is none of these: misspelt, it would be a silent default.
fn known(members: &[(String, Json)], names: &[&'static str], id: &str) -> Result<(), Refused> {
    match members.iter().find(|(name, _)| !names.contains(&name.as_str())) {
        Some((name, value)) => Err(refuse(Code::UnknownInput, id, name, &value.typed(), Allowed::words(names))),
        None => Ok(()),
    }
}

fn text<'a>(value: &'a Json, name: &str) -> Option<&'a str> {
    let Json::Object(members) = value else { return None };
    members.iter().find_map(|(member, value)| match value {
        Json::Text(text) if member == name => Some(text.as_str()),
        _ => None,
    })
}

/// A member that is text, where it is there: of another type it would be a silent default.
fn text_of<'a>(
    members: &'a [(String, Json)],
    id: &str,
    name: &str,
    form: &'static str,
) -> Result<Option<&'a str>, Refused> {
    match members.iter().find(|(member, _)| member == name) {
        None | Some((_, Json::Null)) => Ok(None),
        Some((_, Json::Text(text))) => Ok(Some(text)),
        Some((_, other)) => Err(refuse(Code::WrongType, id, name, &other.typed(), Allowed::Form(form))),
    }
}

/// The id of a part or an array.
fn id_of(value: &Json) -> Result<&str, Refused> {
    let Json::Object(members) = value else { return Err(form(value)) };
    let id = text_of(members, CHAIN, "id", ID)?.unwrap_or_default();
    if id.is_empty() || id.len() > LONGEST_ID || !id.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'-')) {
        return Err(refuse(Code::NotAnId, CHAIN, "id", id, Allowed::Form(ID)));
    }
    Ok(id)
}

fn id_twice(id: &str) -> Refused {
    refuse(Code::ImpossibleCombination, id, "id", id, Allowed::Form(ID)).because(Reason::IdTwice)
}

fn list<'a>(members: &'a [(String, Json)], name: &str) -> Result<&'a [Json], Refused> {
    match members.iter().find(|(member, _)| member == name) {
        None | Some((_, Json::Null)) => Ok(&[]),
        Some((_, Json::List(items))) => Ok(items),
        Some((_, other)) => Err(form(other)),
    }
}

/// Where a word stands among `names`; nothing where the member is absent.
fn word(members: &[(String, Json)], id: &str, name: &str, names: &[&'static str]) -> Result<Option<usize>, Refused> {
    let Some((_, value)) = members.iter().find(|(member, _)| member == name) else { return Ok(None) };
    let typed = value.typed();
    let place = names.iter().position(|known| known.eq_ignore_ascii_case(typed.trim()));
    place.map(Some).ok_or_else(|| refuse(Code::NotAChoice, id, name, &typed, Allowed::words(names)))
}

impl Default for Chain {
    /// Eight hard disks on a 9211-8i in a slot with half of its lanes: what people ask about most.
    fn default() -> Self {
        let host = || Self::host(Part::new(HOST, Kind::Host));
        json::parse(DEFAULT).ok().and_then(|value| read(&value).ok()).unwrap_or_else(host)
    }
}

const DEFAULT: &str = r#"{"parts":[
{"id":"hba","kind":"hba","name":"LSI 9211-8i","link":"pcie 2.0 x8","slot":"pcie 2.0 x4","ports":"sas 2","read":2500000000},
{"id":"drives","on":"hba","count":8,"link":"sata 3.0","read":180000000,"write":180000000,"slow_end":0.5}]}"#;

impl Structured for Rc<Chain> {
    const NAME: &'static str = CHAIN;

    fn read(value: &Json) -> Result<Self, Refused> {
        read(value).map(Self::new)
    }

    fn write(&self) -> Json {
        write::write(self)
    }
}

structured!(Rc<Chain>);
