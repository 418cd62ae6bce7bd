//! Which layout, on which card, in which slot: every layout tried at every place with the fewest drives that do, and
//! ranked.

use super::answer::{self, Limit};
use super::layouts::Family;
use super::load::Load;
use super::part::{Chain, Scheme};
use super::place::Place;
use super::read;
use crate::calculator::Choice;
use crate::choice;
use crate::json::{self, Json};
use std::cmp::Ordering;

/// I/Os of sequential loads, as the sizer has them.
const IO: f64 = 131_072.0;

choice! {
    /// Whether drives give the rate that is wanted.
    pub enum Reach {
        Surely = "surely";
        AtBest = "at_best";
        No = "no";
    }
}

/// What is wanted.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Wish {
    /// Bytes for data.
    pub usable: f64,
    /// Drives that may fail, whichever they are.
    pub failures: usize,
    /// Bytes per second read; 0: as much as the network takes.
    pub rate: f64,
    /// Drives at most.
    pub most_drives: usize,
    /// Whose layouts.
    pub family: Family,
}

/// A layout at a place.
#[derive(Debug, Clone, PartialEq)]
pub struct Candidate {
    /// Which place.
    pub place: usize,
    /// How the drives are joined.
    pub scheme: Scheme,
    /// How many there are.
    pub drives: usize,
    /// Bytes for data.
    pub usable: f64,
    /// What the array gives a reader in the machine: at most, and what is expected, low and high.
    pub rates: (f64, f64, f64),
    /// The same over the network, where there is one: at most.
    pub over_network: Option<f64>,
    /// What holds the array back.
    pub limit: Option<Limit>,
    /// Whether it gives the rate that is wanted.
    pub reach: Reach,
    /// The machine.
    pub chain: Chain,
}

/// The best of each level at each place, the best first: those that give the rate, if only at best; of them the one with
/// the fewest drives, then the one that gives it surely, then the fastest.
#[must_use]
pub fn candidates(places: &[Place], wish: Wish) -> Vec<Candidate> {
    let mut found: Vec<Candidate> = Vec::new();
    for (at, place) in places.iter().enumerate() {
        for scheme in Scheme::surviving(wish.family, wish.failures) {
            let Some(candidate) = candidate(place, at, scheme, wish) else { continue };
            let alike = |other: &Candidate| other.place == at && is_same_level(other.scheme, scheme);
            if let Some(other) = found.iter().position(alike) {
                if found.get(other).is_some_and(|other| rank(&candidate, other) != Ordering::Less) {
                    continue;
                }
                found.remove(other);
            }
            // A few hundred at most: finding the place is quick, and a library's sort would be larger than all of this.
            let rest = found.iter().position(|other| rank(&candidate, other) == Ordering::Less);
            found.insert(rest.unwrap_or(found.len()), candidate);
        }
    }
    found
}

fn is_same_level(one: Scheme, other: Scheme) -> bool {
    match (one, other) {
        (Scheme::Classic(one), Scheme::Classic(other)) => one.level == other.level,
        (Scheme::Raidz { parity: one, .. }, Scheme::Raidz { parity: other, .. }) => one == other,
        _ => false,
    }
}

fn rank(one: &Candidate, other: &Candidate) -> Ordering {
    let misses = |candidate: &Candidate| candidate.reach == Reach::No;
    (misses(one).cmp(&misses(other)))
        .then(one.drives.cmp(&other.drives))
        .then(one.reach.index().cmp(&other.reach.index()))
        .then(other.rates.0.total_cmp(&one.rates.0))
        .then(one.place.cmp(&other.place))
}

/// A layout with the fewest drives that hold what is wanted and give the rate; where no number gives it, with the
/// fewest that hold it.
fn candidate(place: &Place, at: usize, scheme: Scheme, wish: Wish) -> Option<Candidate> {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole, and in its range")]
    let (room, size) = (place.room as usize, place.drive_size() as u64);
    let holds = |n: &usize| scheme.is_sound(*n) && scheme.usable(*n, size) as f64 >= wish.usable;
    let numbers: Vec<usize> = (1..=room.min(wish.most_drives)).filter(holds).collect();
    let with = |n: usize| measured(place, at, scheme, n, wish);
    // More drives never give less, so that the first that gives enough is found by halving.
    let enough = numbers.partition_point(|&n| with(n).is_none_or(|candidate| candidate.reach == Reach::No));
    numbers.get(enough).or(numbers.first()).and_then(|&n| with(n))
}

fn measured(place: &Place, at: usize, scheme: Scheme, drives: usize, wish: Wish) -> Option<Candidate> {
    let chain = place.with(scheme, drives)?;
    let read = answer::answer(&chain, Load::Read, IO);
    let network = place.network();
    let wanted = if wish.rate > 0.0 { wish.rate } else { network };
    let reach = if read.low >= wanted {
        Reach::Surely
    } else if read.total >= wanted {
        Reach::AtBest
    } else {
        Reach::No
    };
    Some(Candidate {
        place: at,
        scheme,
        drives,
        usable: scheme.usable(drives, place.drive_size() as u64) as f64,
        rates: (read.total, read.low, read.high),
        over_network: (network > 0.0).then(|| answer::total(&chain, Load::CopyOut, IO)),
        limit: read.limits.first().copied(),
        reach,
        chain,
    })
}

/// What a page and the terminal get of a candidate.
#[must_use]
pub fn json(candidate: &Candidate) -> Json {
    let Candidate { place, scheme, drives, usable, rates, over_network, limit, reach, chain } = candidate;
    let (level, groups) = read::named(*scheme);
    let part = limit.and_then(|limit| chain.parts.get(limit.part));
    json::object([
        ("place", (*place as f64).into()),
        ("level", level.into()),
        ("groups", (groups as f64).into()),
        ("drives", (*drives as f64).into()),
        ("survives", (scheme.tolerance() as f64).into()),
        ("usable", (*usable).into()),
        ("most", rates.0.into()),
        ("expected_low", rates.1.into()),
        ("expected_high", rates.2.into()),
        ("over_network", over_network.map_or(Json::Null, Json::from)),
        ("limited_by", part.map_or(Json::Null, |part| part.id.as_str().into())),
        ("limited_at", limit.map_or(Json::Null, |limit| limit.place.word().into())),
        ("reach", reach.word().into()),
        ("chain", read::write(chain)),
    ])
}
