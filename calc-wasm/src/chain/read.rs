//! Chains as JSON: `{"parts":[{"id":"hba","kind":"hba","link":"pcie 2.0 x8",…},…],"arrays":[…]}`. What is wrong is said
//! of the part and the member that it is wrong about: `hba.link: pcie 9.0 x4`.

use super::cable::Cable;
use super::check::{check, refuse};
use super::members::{ARRAY, FIELDS, FLAGS, Field, LINKS, Link, MEMBERS, RAIDZ, kinds_with, part_members};
use super::part::{Array, Chain, HOST, Kind, MOST_PARTS, Part, Scheme};
use super::write;
use crate::array::level::{Layout, Level};
use crate::calculator::{Choice, Structured};
use crate::error::{Allowed, CHAIN, Code, ID, Reason, Refused, TEXT};
use crate::json::{self, Json};
use crate::number;
use crate::structured;
use crate::unit::Unit;
use std::rc::Rc;

/// The most characters of an id: it is read, typed and drawn.
const LONGEST_ID: usize = 40;
/// The most characters of a name.
const LONGEST_NAME: usize = 80;

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
        let parsed = json::parse(text)
            .map_err(|broken| Refused::new(Code::InvalidJson, &broken.text, Allowed::Form(CHAIN)))?;
        return if matches!(parsed, Json::Object(_)) { read(&parsed) } else { Err(form(value)) };
    }
    let Json::Object(members) = value else { return Err(form(value)) };
    known(members, &MEMBERS, CHAIN)?;
    let listed = list(members, "parts")?;
    if listed.len() > MOST_PARTS {
        let range =
            Allowed::Between { minimum: 1.0, maximum: MOST_PARTS as f64, unit: Unit::Count, whole: true };
        return Err(refuse(Code::OutOfRange, CHAIN, "parts", &listed.len().to_string(), range));
    }
    let mut reader = Reader::of(listed)?;
    let mut taken = Taken(vec![None; listed.len() + 1]);
    let parts = listed.iter().map(|value| reader.part(value)).collect::<Result<Vec<_>, _>>()?;
    let mut chain = Chain { parts, arrays: Vec::new() };
    if !reader.host_listed {
        chain.parts.insert(0, Part::new(HOST, Kind::Host));
    }
    check(&chain)?;
    for value in list(members, "arrays")? {
        let array = reader.array(value, &chain, &mut taken)?;
        chain.arrays.push(array);
    }
    Ok(chain)
}

/// Of each part, the array that has it, by its place among the arrays.
struct Taken(Vec<Option<usize>>);

impl Taken {
    /// Takes a part for an array, which may have it once, and no other array beside it.
    fn take(&mut self, part: usize, array: usize) -> Result<(), Reason> {
        let Some(taken) = self.0.get_mut(part) else { return Err(Reason::NoSuchPart) };
        match taken.replace(array) {
            None => Ok(()),
            Some(other) if other == array => Err(Reason::TwiceInArray),
            Some(_) => Err(Reason::InTwoArrays),
        }
    }
}

/// Ids and where they stand.
struct Reader {
    /// Sorted by id.
    places: Vec<(String, usize)>,
    host_listed: bool,
}

impl Reader {
    /// Reads the ids first: a part may hang on one that comes after it.
    fn of(listed: &[Json]) -> Result<Self, Refused> {
        let mut places = Vec::with_capacity(listed.len() + 1);
        let host_listed = listed.first().is_some_and(|first| text(first, "id") == Some(HOST));
        if !host_listed {
            places.push((HOST.to_owned(), 0));
        }
        for value in listed {
            let Json::Object(_) = value else { return Err(form(value)) };
            places.push((id_of(value)?.to_owned(), places.len()));
        }
        places.sort_unstable();
        if let Some([(twice, _), _]) = places.windows(2).find(|pair| matches!(pair, [a, b] if a.0 == b.0)) {
            return Err(id_twice(twice));
        }
        Ok(Self { places, host_listed })
    }

    fn place(&self, id: &str) -> Option<usize> {
        let found = self.places.binary_search_by(|(other, _)| other.as_str().cmp(id)).ok()?;
        self.places.get(found).map(|(_, place)| *place)
    }

    /// The place of the part that a member names.
    fn named(&self, id: &str, member: &str, value: &str) -> Result<usize, Refused> {
        self.place(value).ok_or_else(|| {
            refuse(Code::NotAChoice, id, member, value, Allowed::Form(ID)).because(Reason::NoSuchPart)
        })
    }

    fn part(&mut self, value: &Json) -> Result<Part, Refused> {
        let Json::Object(members) = value else { return Err(form(value)) };
        let id = text(value, "id").unwrap_or_default();
        let names: Vec<&'static str> = part_members().collect();
        known(members, &names, id)?;
        let kind = word(members, id, "kind", Kind::NAMES)?
            .map_or(if id == HOST { Kind::Host } else { Kind::Drive }, Kind::at);
        let mut part = Part::new(id, kind);
        for (name, value) in members.iter().filter(|(_, value)| *value != Json::Null) {
            if let Some(field) = FIELDS.iter().find(|field| field.name == name) {
                let number = number(id, &field.range(), value)?;
                *kept(&mut part, field.at, name, value)? = number;
            } else if let Some(flag) = FLAGS.iter().find(|flag| flag.name == name) {
                let &Json::Flag(yes) = value else {
                    return Err(refuse(
                        Code::WrongType,
                        id,
                        name,
                        &value.typed(),
                        Allowed::words(&["true", "false"]),
                    ));
                };
                *kept(&mut part, flag.at, name, value)? = yes;
            } else if let Some(link) = LINKS.iter().find(|link| link.name == name) {
                let cable = cable(id, link, value)?;
                *kept(&mut part, link.at, name, value)? = Some(cable);
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
        if self.place(id).is_some() || chain.arrays.iter().any(|other| *other.id == *id) {
            return Err(id_twice(id));
        }
        known(members, &ARRAY, id)?;
        let names: Vec<&'static str> = Level::NAMES.iter().chain(&RAIDZ).copied().collect();
        let level = word(members, id, "level", &names)?
            .ok_or_else(|| refuse(Code::NotAChoice, id, "level", "", Allowed::words(&names)))?;
        let count = |name: &str, usual: usize| -> Result<usize, Refused> {
            let Some((_, value)) = members.iter().find(|(member, _)| member == name) else {
                return Ok(usual);
            };
            let range = Range { name: "count", unit: Unit::Count, ends: (1.0, 1_000.0), whole: true };
            #[allow(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "whole and in its range"
            )]
            number(id, &range, value).map(|number| number as usize)
        };
        let (groups, copies) = (count("groups", 1)?, count("copies", 2)?);
        let scheme = match level.checked_sub(Level::NAMES.len()) {
            Some(parity) => Scheme::Raidz { parity: parity + 1, vdevs: groups },
            None => Scheme::Classic(Layout { groups, copies, ..Layout::of(Level::at(level)) }),
        };
        let places = list(members, "members")?
            .iter()
            .map(|member| {
                let name = member.typed();
                let Json::Text(_) = member else {
                    return Err(refuse(Code::WrongType, id, "members", &name, Allowed::Form(ID)));
                };
                let place = self.named(id, "members", &name)?;
                let drive = chain.parts.get(place).is_some_and(|part| part.kind() == Kind::Drive);
                let taken =
                    if drive { taken.take(place, chain.arrays.len()) } else { Err(Reason::DrivesOnly) };
                let Err(reason) = taken else { return Ok(place) };
                Err(refuse(Code::ImpossibleCombination, id, "members", &name, Allowed::Form(ID))
                    .because(reason))
            })
            .collect::<Result<Vec<_>, _>>()?;
        let on = self.named(id, "on", text_of(members, id, "on", ID)?.unwrap_or(HOST))?;
        let array = Array { id: id.into(), scheme, members: places, on };
        let drives = chain.drives(&array.members);
        if let Err(allowed) = array.scheme.check(drives) {
            let part = format!("{id}.members: {drives}");
            return Err(Refused::new(Code::ImpossibleCombination, &part, allowed));
        }
        if let Some(&stray) = array.members.iter().find(|&&member| !chain.way(member).any(|at| at == on)) {
            let name = chain.parts.get(stray).map_or("", |part| part.id.as_str());
            return Err(refuse(Code::ImpossibleCombination, id, "on", name, Allowed::Form(ID))
                .because(Reason::NotBelow));
        }
        Ok(array)
    }
}

/// Refuses a member that is none of these: misspelt, it would be a silent default.
fn known(members: &[(String, Json)], names: &[&'static str], id: &str) -> Result<(), Refused> {
    match members.iter().find(|(name, _)| !names.contains(&name.as_str())) {
        Some((name, value)) => {
            Err(refuse(Code::UnknownInput, id, name, &value.typed(), Allowed::words(names)))
        }
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

/// What a part or an array is named by.
fn id_of(value: &Json) -> Result<&str, Refused> {
    let Json::Object(members) = value else { return Err(form(value)) };
    let id = text_of(members, CHAIN, "id", ID)?.unwrap_or_default();
    if id.is_empty()
        || id.len() > LONGEST_ID
        || !id.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'-'))
    {
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

/// The place of a word among `names`; nothing where the member is absent.
fn word(
    members: &[(String, Json)],
    id: &str,
    name: &str,
    names: &[&'static str],
) -> Result<Option<usize>, Refused> {
    let Some((_, value)) = members.iter().find(|(member, _)| member == name) else { return Ok(None) };
    let typed = value.typed();
    let place = names.iter().position(|known| known.eq_ignore_ascii_case(typed.trim()));
    place.map(Some).ok_or_else(|| refuse(Code::NotAChoice, id, name, &typed, Allowed::words(names)))
}

/// Where a part keeps a member, if parts of its kind have it.
fn kept<'a, T>(
    part: &'a mut Part,
    at: fn(&mut Part) -> Option<&mut T>,
    name: &str,
    value: &Json,
) -> Result<&'a mut T, Refused> {
    let id = part.id.clone();
    at(part).ok_or_else(|| {
        let kinds = Allowed::words(&kinds_with(at));
        refuse(Code::ImpossibleCombination, &id, name, &value.typed(), kinds).because(Reason::OtherKind)
    })
}

/// What a number counts, and the least and the most of it.
struct Range {
    name: &'static str,
    unit: Unit,
    ends: (f64, f64),
    whole: bool,
}

impl Field {
    fn range(&self) -> Range {
        let &Self { name, unit, range, whole, .. } = self;
        Range { name, unit, ends: range, whole }
    }
}

fn number(id: &str, range: &Range, value: &Json) -> Result<f64, Refused> {
    let Range { name, unit, ends: (minimum, maximum), whole } = *range;
    let allowed = Allowed::Between { minimum, maximum, unit, whole };
    let typed = value.typed();
    let refused = |code| refuse(code, id, name, &typed, allowed.clone());
    let (Json::Number(text) | Json::Text(text)) = value else { return Err(refused(Code::WrongType)) };
    let number = number::given(text, unit, unit.base()).map_err(|_| refused(Code::NotANumber))?;
    if whole && number.fract() != 0.0 {
        return Err(refused(Code::NotWhole));
    }
    if (minimum..=maximum).contains(&number) { Ok(number) } else { Err(refused(Code::OutOfRange)) }
}

fn cable(id: &str, link: &Link, value: &Json) -> Result<Cable, Refused> {
    let typed = value.typed();
    Cable::parse(&typed, link.open).map_err(|(code, allowed)| refuse(code, id, link.name, &typed, allowed))
}

impl Default for Chain {
    /// Eight hard disks on a 9211-8i in a slot with half of its lanes: what people ask about most.
    fn default() -> Self {
        json::parse(DEFAULT)
            .ok()
            .and_then(|value| read(&value).ok())
            .unwrap_or(Self { parts: Vec::new(), arrays: Vec::new() })
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
