//! Places where drives could go: a machine with every place filled, of which a layout takes as many as it needs.

use super::cable::Traffic;
use super::part::{Array, Chain, Kind, Scheme};
use super::{read, write};
use crate::calculator::Structured;
use crate::error::{Allowed, Code, PLACES, Refused};
use crate::json::{self, Json};
use crate::structured;
use crate::unit::Unit;
use std::rc::Rc;

/// The most places of one question: a board, with every card of the registry in each of its slots.
const MOST_PLACES: usize = 500;
/// The id of the array over the drives.
const ARRAY: &str = "array";

/// A machine with a drive wherever one could be: the places that are filled first stand first.
#[derive(Debug, Clone, PartialEq)]
pub struct Place(pub Chain);

/// All places of a question.
pub type Places = Rc<Vec<Place>>;

impl Place {
    /// Where drives stand among the parts.
    fn drives(&self) -> impl Iterator<Item = usize> {
        let parts = self.0.parts.iter().enumerate();
        parts.filter(|(_, part)| part.kind() == Kind::Drive).map(|(at, _)| at)
    }

    /// How many drives there is room for.
    pub(super) fn room(&self) -> f64 {
        self.drives().map(|at| self.0.instances(at)).sum()
    }

    /// Bytes that every drive has; 0 where that is not known.
    pub(super) fn drive_size(&self) -> u64 {
        let sizes = self.drives().filter_map(|at| self.0.parts.get(at)).map(|part| part.size);
        let least = sizes.reduce(f64::min).unwrap_or(0.0);
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole, and in its range")]
        let least = least as u64;
        least
    }

    /// The machine with so many drives, joined; nothing where they do not divide among equal parts.
    pub(super) fn with(&self, scheme: Scheme, drives: usize) -> Option<Chain> {
        let mut chain = self.0.clone();
        let mut left = drives as f64;
        let mut empty = Vec::new();
        for at in self.drives() {
            let part = chain.parts.get_mut(at)?;
            let most = std::mem::replace(&mut part.count, 1.0);
            let hosts = chain.instances(at);
            let each = (left / hosts).floor().min(most);
            left -= each * hosts;
            if each > 0.0 {
                chain.parts.get_mut(at)?.count = each;
            } else {
                empty.push(at);
            }
        }
        if left > 0.0 {
            return None;
        }
        // From the last one on, so that the places of those before it stay.
        for &at in empty.iter().rev() {
            chain.parts.remove(at);
            for part in chain.parts.iter_mut().filter(|part| part.on > at) {
                part.on -= 1;
            }
        }
        if drives > 1 {
            let members = Self(chain.clone()).drives().collect();
            chain.arrays = vec![Array { id: ARRAY.into(), scheme, members, on: 0 }];
        }
        Some(chain)
    }

    /// What all network cards send at most, in bytes per second; 0 without any.
    pub(super) fn network(&self) -> f64 {
        let cards = self.0.parts.iter().enumerate().filter_map(|(at, part)| {
            let (network, mtu) = part.network()?;
            let carries = network.carries(&Traffic { mtu, ..Traffic::default() });
            Some(self.0.instances(at) / carries.down.along)
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
        items.iter().map(|chain| read::read(chain).map(Place)).collect::<Result<Vec<_>, _>>().map(Self::new)
    }

    fn write(&self) -> Json {
        Json::List(self.iter().map(|Place(chain)| write::write(chain)).collect())
    }
}

structured!(Places);
