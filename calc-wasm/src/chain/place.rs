//! Places where drives could go: a chain with one drive in it, and how many of that drive there is room for.

use super::cable::Traffic;
use super::part::{Array, Chain, Kind, MOST_DRIVES, Scheme};
use super::{read, write};
use crate::calculator::Structured;
use crate::decimal;
use crate::error::{Allowed, Code, PLACES, Refused};
use crate::json::{self, Json};
use crate::structured;
use crate::unit::Unit;
use std::rc::Rc;

/// The most places of one question: a board, with every card of the registry in each of its slots.
const MOST_PLACES: usize = 500;
/// The id of the array over the drives.
const ARRAY: &str = "array";

/// Somewhere drives can be.
#[derive(Debug, Clone, PartialEq)]
pub struct Place {
    /// The parts, with one drive where the drives will be: the first drive that is listed.
    pub chain: Chain,
    /// How many drives there is room for.
    pub room: f64,
}

/// All places of a question.
pub type Places = Rc<Vec<Place>>;

impl Place {
    /// Where the drive stands among the parts.
    fn drive(&self) -> Option<usize> {
        self.chain.parts.iter().position(|part| part.kind == Kind::Drive)
    }

    /// Bytes of one drive; 0 where that is not known.
    pub(super) fn drive_size(&self) -> u64 {
        let size = self.drive().and_then(|at| self.chain.parts.get(at)).map_or(0.0, |part| part.size);
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole, and in its range")]
        let size = size as u64;
        size
    }

    /// The chain with so many drives, joined; nothing where they do not divide among equal parts.
    pub(super) fn with(&self, scheme: Scheme, drives: usize) -> Option<Chain> {
        let at = self.drive()?;
        let mut chain = self.chain.clone();
        let part = chain.parts.get_mut(at)?;
        part.count = 1.0;
        let hosts = chain.instances(at);
        let each = drives as f64 / hosts;
        if each.fract() != 0.0 {
            return None;
        }
        chain.parts.get_mut(at)?.count = each;
        if drives > 1 {
            chain.arrays = vec![Array { id: ARRAY.into(), scheme, members: vec![at], on: 0 }];
        }
        Some(chain)
    }

    /// What all network cards send at most, in bytes per second; 0 without any.
    pub(super) fn network(&self) -> f64 {
        let cards = self.chain.parts.iter().enumerate().filter_map(|(at, part)| {
            let carries = part.network?.carries(&Traffic { mtu: part.mtu, ..Traffic::default() });
            Some(self.chain.instances(at) / carries.down.along)
        });
        cards.sum()
    }
}

fn refuse(code: Code, about: &str, allowed: Allowed) -> Refused {
    Refused::new(code, about, allowed)
}

impl Structured for Places {
    const NAME: &'static str = PLACES;

    fn read(value: &Json) -> Result<Self, Refused> {
        let form = || refuse(Code::WrongType, &value.typed(), Allowed::Form(PLACES));
        // A list in an address is text that holds JSON.
        if let Json::Text(text) = value {
            let parsed = json::parse(text)
                .map_err(|broken| refuse(Code::InvalidJson, &broken.text, Allowed::Form(PLACES)))?;
            return if matches!(parsed, Json::List(_)) {
                <Self as Structured>::read(&parsed)
            } else {
                Err(form())
            };
        }
        let Json::List(items) = value else { return Err(form()) };
        if items.len() > MOST_PLACES {
            let range = Allowed::Between {
                minimum: 0.0,
                maximum: MOST_PLACES as f64,
                unit: Unit::Count,
                whole: true,
            };
            return Err(refuse(Code::OutOfRange, &items.len().to_string(), range));
        }
        items.iter().map(place).collect::<Result<Vec<_>, _>>().map(Self::new)
    }

    fn write(&self) -> Json {
        let one = |place: &Place| {
            json::object([("room", place.room.into()), ("chain", write::write(&place.chain))])
        };
        Json::List(self.iter().map(one).collect())
    }
}

/// Reads one place.
fn place(value: &Json) -> Result<Place, Refused> {
    let Json::Object(members) = value else {
        return Err(refuse(Code::WrongType, &value.typed(), Allowed::Form(PLACES)));
    };
    let (mut chain, mut room) = (None, None);
    for (name, value) in members {
        match (name.as_str(), value) {
            ("chain", given) => chain = Some(read::read(given)?),
            ("room", Json::Number(number)) => {
                let range =
                    Allowed::Between { minimum: 1.0, maximum: MOST_DRIVES, unit: Unit::Count, whole: true };
                let given = decimal::read(number);
                if !(1.0..=MOST_DRIVES).contains(&given) || given.fract() != 0.0 {
                    return Err(refuse(Code::OutOfRange, &format!("room: {number}"), range));
                }
                room = Some(given);
            }
            (name, value) => {
                let about = format!("{name}: {}", value.typed());
                return Err(refuse(Code::UnknownInput, &about, Allowed::words(&["chain", "room"])));
            }
        }
    }
    chain
        .zip(room)
        .map(|(chain, room)| Place { chain, room })
        .ok_or_else(|| refuse(Code::WrongType, &value.typed(), Allowed::Form(PLACES)))
}

structured!(Places);
