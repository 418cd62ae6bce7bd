//! Places where drives could go: a machine with every place filled, of which a layout takes as many as it needs.

use super::kind::Kind;
use super::part::{Array, Chain, PartId, Scheme};
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
pub struct Place(Chain);

/// All places of a question.
pub type Places = Rc<Vec<Place>>;

impl Place {
    /// How many drives there is room for.
    pub(super) fn room(&self) -> f64 {
        self.0.of_kind(Kind::Drive).map(|part| self.0.instances(part)).sum()
    }

    /// Bytes that every drive has; nothing where that of some drive is unknown.
    pub(super) fn drive_size(&self) -> Option<u64> {
        let sizes = self.0.of_kind(Kind::Drive).map(|part| self.0.parts[part].size);
        let least = sizes.reduce(|least, size| Some(least?.min(size?)))?;
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole, and in its range")]
        least.map(|least| least as u64)
    }

    /// The machine with this number of drives, joined; nothing where they do not divide among equal parts.
    pub(super) fn with(&self, scheme: Scheme, drives: usize) -> Option<Chain> {
        let mut chain = self.0.clone();
        let mut left = drives as f64;
        let mut empty = Vec::new();
        for part in self.0.of_kind(Kind::Drive) {
            let most = std::mem::replace(&mut chain.parts[part].count, 1.0);
            let hosts = chain.instances(part);
            let each = (left / hosts).floor().min(most);
            left -= each * hosts;
            if each > 0.0 {
                chain.parts[part].count = each;
            } else {
                empty.push(part);
            }
        }
        if left > 0.0 {
            return None;
        }
        chain = chain.without(&empty)?;
        if drives > 1 {
            let members = chain.of_kind(Kind::Drive).collect();
            chain.arrays = vec![Array { id: ARRAY.into(), scheme, members, on: PartId::HOST }];
        }
        Some(chain)
    }

    /// What all network cards send at most, in bytes per second; nothing without any.
    pub(super) fn network(&self) -> Option<f64> {
        let cards = self
            .0
            .of_kind(Kind::Nic)
            .filter_map(|card| Some(self.0.instances(card) * self.0.network(card, false)?.after_latency));
        cards.reduce(|sum, card| sum + card)
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
            let parsed =
                json::parse(text).map_err(|broken| refuse(Code::InvalidJson, &broken.text, Allowed::Form(PLACES)))?;
            return if matches!(parsed, Json::List(_)) { <Self as Structured>::read(&parsed) } else { Err(form()) };
        }
        let Json::List(items) = value else { return Err(form()) };
        if items.len() > MOST_PLACES {
            let range = Allowed::Between { minimum: 0.0, maximum: MOST_PLACES as f64, unit: Unit::Count, whole: true };
            return Err(refuse(Code::OutOfRange, &items.len().to_string(), range));
        }
        items.iter().map(|chain| read::read(chain).map(Place)).collect::<Result<Vec<_>, _>>().map(Self::new)
    }

    fn write(&self) -> Json {
        self.iter().map(|Place(chain)| write::write(chain)).collect()
    }
}

structured!(Places);
