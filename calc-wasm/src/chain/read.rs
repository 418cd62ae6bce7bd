//! Chains as JSON: `{"parts":[{"id":"hba","kind":"hba","link":"pcie 2.0 x8",…},…],"arrays":[…]}`. What is wrong is said
//! of the part and the member that it is wrong about: `hba.link: pcie 9.0 x4`.

use super::cable::{self, Cable};
use super::part::{Array, Chain, HOST, Kind, MOST_DRIVES, MOST_PARTS, Part, Scheme};
use crate::array::level::{Layout, Level, Needs};
use crate::calculator::{Choice, Structured};
use crate::decimal;
use crate::error::{Allowed, CHAIN, Code, ID, Reason, Refused};
use crate::json::{self, Json};
use crate::number;
use crate::structured;
use crate::unit::Unit;
use std::rc::Rc;

/// The most characters of an id: it is read, typed and drawn.
const LONGEST_ID: usize = 40;
/// The most characters of a name.
const LONGEST_NAME: usize = 80;
/// The fastest rate of a part: beyond any memory bus of one machine.
const FASTEST: f64 = 1e13;

/// A number of a part: its member, its unit, its range, and where it is kept.
struct Field {
    name: &'static str,
    unit: Unit,
    range: (f64, f64),
    whole: bool,
    get: fn(&Part) -> f64,
    set: fn(&mut Part, f64),
}

macro_rules! fields {
    ($($name:ident: $unit:ident, $minimum:expr, $maximum:expr, $whole:literal;)+) => {
        &[$(Field {
            name: stringify!($name),
            unit: Unit::$unit,
            range: ($minimum, $maximum),
            whole: $whole,
            get: |part| part.$name,
            set: |part, value| part.$name = value,
        }),+]
    };
}

const FIELDS: &[Field] = fields! {
    count: Count, 1.0, MOST_DRIVES, true;
    max_payload_size: Byte, 128.0, 4096.0, true;
    read: BytePerSecond, 0.0, FASTEST, false;
    write: BytePerSecond, 0.0, FASTEST, false;
    read_iops: OperationPerSecond, 0.0, 1e9, false;
    write_iops: OperationPerSecond, 0.0, 1e9, false;
    slow_end: Ratio, 0.1, 1.0, false;
    size: Byte, 0.0, 1e15, true;
    mtu: Byte, 1280.0, 9216.0, true;
};

/// A yes or no of a part.
struct Flag {
    name: &'static str,
    get: fn(&Part) -> bool,
    set: fn(&mut Part, bool),
}

macro_rules! flags {
    ($($name:ident),+) => {
        &[$(Flag { name: stringify!($name), get: |part| part.$name, set: |part, value| part.$name = value }),+]
    };
}

const FLAGS: &[Flag] = flags![by_frame, buffered, bot, solid];

/// A link of a part.
struct Link {
    name: &'static str,
    get: fn(&Part) -> Option<Cable>,
    set: fn(&mut Part, Cable),
    /// Whether it may leave its width open.
    open: bool,
}

macro_rules! links {
    ($($name:ident: $open:literal),+) => {
        &[$(Link { name: stringify!($name), get: |part| part.$name, set: |part, value| part.$name = Some(value), open: $open }),+]
    };
}

const LINKS: &[Link] = links![link: false, slot: false, ports: true, network: false];

/// Members of a part that are text.
const TEXTS: [&str; 4] = ["id", "name", "kind", "on"];
/// Members of an array.
const ARRAY: [&str; 6] = ["id", "level", "groups", "copies", "members", "on"];
/// Members of a chain.
const MEMBERS: [&str; 2] = ["parts", "arrays"];
/// Levels that are no classic ones: RAID-Z with so many drives of parity in a vdev.
pub const RAIDZ: [&str; 3] = ["raidz1", "raidz2", "raidz3"];

/// What is wrong about a member of a part.
fn refuse(code: Code, id: &str, member: &str, value: &str, allowed: Allowed) -> Refused {
    Refused::new(code, &format!("{id}.{member}: {value}"), allowed)
}

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
    let parts = listed.iter().map(|value| reader.part(value)).collect::<Result<Vec<_>, _>>()?;
    let mut chain = Chain { parts, arrays: Vec::new() };
    if !reader.host_listed {
        chain.parts.insert(0, Part::new(HOST, Kind::Host));
    }
    check(&chain)?;
    for value in list(members, "arrays")? {
        let array = reader.array(value, &chain)?;
        chain.arrays.push(array);
    }
    Ok(chain)
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
            let id = text(value, "id").unwrap_or_default();
            if id.is_empty()
                || id.len() > LONGEST_ID
                || !id.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'-'))
            {
                return Err(refuse(Code::NotAnId, CHAIN, "id", id, Allowed::Form(ID)));
            }
            places.push((id.to_owned(), places.len()));
        }
        places.sort_unstable();
        if let Some([(twice, _), _]) = places.windows(2).find(|pair| matches!(pair, [a, b] if a.0 == b.0)) {
            let allowed = Allowed::Form(ID);
            return Err(
                refuse(Code::ImpossibleCombination, twice, "id", twice, allowed).because(Reason::IdTwice)
            );
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
                (field.set)(&mut part, number(id, field, value)?);
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
                (flag.set)(&mut part, yes);
            } else if let Some(link) = LINKS.iter().find(|link| link.name == name) {
                (link.set)(&mut part, cable(id, link, value)?);
            }
        }
        part.name = text(value, "name").unwrap_or_default().chars().take(LONGEST_NAME).collect();
        part.on = self.named(id, "on", text(value, "on").unwrap_or(HOST))?;
        Ok(part)
    }

    fn array(&self, value: &Json, chain: &Chain) -> Result<Array, Refused> {
        let Json::Object(members) = value else { return Err(form(value)) };
        let id = text(value, "id").unwrap_or_default();
        known(members, &ARRAY, id)?;
        let names: Vec<&'static str> = Level::NAMES.iter().chain(&RAIDZ).copied().collect();
        let level = word(members, id, "level", &names)?
            .ok_or_else(|| refuse(Code::NotAChoice, id, "level", "", Allowed::words(&names)))?;
        let count = |name: &str, usual: usize| -> Result<usize, Refused> {
            let Some((_, value)) = members.iter().find(|(member, _)| member == name) else {
                return Ok(usual);
            };
            let field = Field { name: "count", range: (1.0, 1_000.0), ..COUNT };
            #[allow(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "whole and in its range"
            )]
            number(id, &field, value).map(|number| number as usize)
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
                let place = self.named(id, "members", &name)?;
                let drive = chain.parts.get(place).is_some_and(|part| part.kind == Kind::Drive);
                let taken = chain.arrays.iter().any(|array| array.members.contains(&place));
                let reason = match (drive, taken) {
                    (false, _) => Reason::DrivesOnly,
                    (true, true) => Reason::InTwoArrays,
                    (true, false) => return Ok(place),
                };
                Err(refuse(Code::ImpossibleCombination, id, "members", &name, Allowed::Form(ID))
                    .because(reason))
            })
            .collect::<Result<Vec<_>, _>>()?;
        let on = self.named(id, "on", text(value, "on").unwrap_or(HOST))?;
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

const COUNT: Field = Field {
    name: "count",
    unit: Unit::Count,
    range: (1.0, MOST_DRIVES),
    whole: true,
    get: |part| part.count,
    set: |part, value| part.count = value,
};

impl Scheme {
    /// Whether so many drives make it.
    ///
    /// # Errors
    /// What would.
    pub(super) fn check(self, drives: usize) -> Result<(), Allowed> {
        match self {
            Self::Classic(layout) => layout.check(drives).map_err(Needs::allowed),
            Self::Raidz { parity, vdevs } => {
                let fits = drives >= (parity + 1) * vdevs && drives.is_multiple_of(vdevs);
                let allowed = Allowed::Drives { at_least: (parity + 1) * vdevs, multiple_of: vdevs };
                if fits { Ok(()) } else { Err(allowed) }
            }
        }
    }
}

/// What only the whole chain can tell: loops, links that do not fit, drives.
fn check(chain: &Chain) -> Result<(), Refused> {
    let mut drives = 0.0;
    for (at, part) in chain.parts.iter().enumerate() {
        let parent = chain.parts.get(part.on);
        let parent_id = parent.map_or("", |parent| parent.id.as_str());
        let clash = |member: &str, value: &str, reason: Reason| {
            refuse(Code::ImpossibleCombination, &part.id, member, value, Allowed::Form(CHAIN)).because(reason)
        };
        if (at == 0) != (part.kind == Kind::Host) {
            return Err(clash("kind", part.kind.word(), Reason::OneHost));
        }
        if chain.way(at).last() != Some(0) {
            return Err(clash("on", parent_id, Reason::Loop));
        }
        if at > 0 && parent.is_some_and(|parent| parent.kind == Kind::Drive) {
            return Err(clash("on", parent_id, Reason::NothingBehindDrives));
        }
        if at > 0 && part.link.is_none() {
            return Err(clash("link", "", Reason::NoLink));
        }
        let ports = parent.filter(|_| at > 0).and_then(|parent| parent.ports);
        for (member, other) in [("slot", part.slot), ("on", ports)] {
            let (Some(link), Some(other)) = (part.link, other) else { continue };
            if !fits(link.kind, other.kind) {
                return Err(clash(
                    member,
                    if member == "on" { parent_id } else { other.kind.word() },
                    Reason::OtherPlug,
                ));
            }
        }
        if part.kind == Kind::Drive {
            drives += chain.instances(at);
        }
    }
    if !(1.0..=MOST_DRIVES).contains(&drives) {
        let range = Allowed::Between { minimum: 1.0, maximum: MOST_DRIVES, unit: Unit::Count, whole: true };
        return Err(refuse(Code::OutOfRange, CHAIN, "drives", &decimal::write(drives), range)
            .because(Reason::DrivesInAll));
    }
    Ok(())
}

/// Whether a plug goes into a socket: SATA drives go into SAS ports, and DMI is PCI Express of the vendor's own.
fn fits(plug: cable::Kind, socket: cable::Kind) -> bool {
    plug == socket || (plug == cable::Kind::Sata && socket == cable::Kind::Sas)
}

/// Members of a part.
pub fn part_members() -> impl Iterator<Item = &'static str> {
    let texts = TEXTS.into_iter();
    let fields = FIELDS.iter().map(|field| field.name);
    texts.chain(fields).chain(FLAGS.iter().map(|flag| flag.name)).chain(LINKS.iter().map(|link| link.name))
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

fn number(id: &str, field: &Field, value: &Json) -> Result<f64, Refused> {
    let Field { name, unit, range: (minimum, maximum), whole, .. } = *field;
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

/// The canonical form: [`read`] makes the same chain of it.
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
    let usual = Part::new(&part.id, part.kind);
    let mut members: Vec<(String, Json)> =
        vec![("id".into(), part.id.as_str().into()), ("kind".into(), part.kind.word().into())];
    if !part.name.is_empty() {
        members.push(("name".into(), part.name.as_str().into()));
    }
    if part.kind != Kind::Host {
        members.push(("on".into(), id(part.on).into()));
    }
    for link in LINKS {
        if let Some(cable) = (link.get)(part) {
            members.push((link.name.into(), cable.to_string().into()));
        }
    }
    for field in FIELDS {
        let value = (field.get)(part);
        if value.to_bits() != (field.get)(&usual).to_bits() {
            members.push((field.name.into(), value.into()));
        }
    }
    for flag in FLAGS {
        let value = (flag.get)(part);
        if value != (flag.get)(&usual) {
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
        write(self)
    }
}

structured!(Rc<Chain>);
