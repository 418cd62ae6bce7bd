//! Which layout, on which card, in which slot: every layout tried at every place with the fewest drives that do, and
//! ranked.

use super::answer::{self, Limit};
use super::kind::Kind;
use super::layouts::Family;
use super::load::Load;
use super::part::{Chain, Scheme};
use super::place::Place;
use super::sizer::SEQUENTIAL;
use super::write;
use crate::calculator::Choice;
use crate::choice;
use crate::json::{self, Json};
use std::cmp::Ordering;

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
    /// Drive failures that it survives, whichever drives fail.
    pub failures: usize,
    /// Bytes per second read; nothing for as much as the network takes.
    pub rate: Option<f64>,
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
    /// Bytes for data; nothing where the size of some drive is unknown.
    pub usable: Option<f64>,
    /// What the array gives a reader in the machine: at most, and what is expected, low and high.
    pub rates: (f64, f64, f64),
    /// The rate that is wanted: what the wish says, else what the network takes.
    pub wanted: Option<f64>,
    /// What a reader on the network gets, where there is one: at most.
    pub over_network: Option<f64>,
    /// What limits the array.
    pub limit: Option<Limit>,
    /// Whether it gives the rate that is wanted.
    pub reach: Reach,
    /// The machine.
    pub chain: Chain,
}

/// The best of each level at each place, the best first: those that give the rate, if only at best; of them the one with
/// the fewest drives, then the one that gives it surely, then with the fewest cards, then the fastest.
#[must_use]
pub fn candidates(places: &[Place], wish: Wish) -> Vec<Candidate> {
    let layouts: Vec<Scheme> = Scheme::surviving(wish.family, wish.failures).collect();
    // Of each size of drive, the numbers of drives that hold what is wanted, layout by layout: the same at every place.
    let mut sizes: Vec<(Option<u64>, Vec<Vec<usize>>)> = Vec::new();
    let mut found: Vec<Candidate> = Vec::new();
    for (at, place) in places.iter().enumerate() {
        let size = place.drive_size();
        if !sizes.iter().any(|(known, _)| *known == size) {
            let numbers = layouts.iter().map(|&scheme| enough_space(scheme, size, wish)).collect();
            sizes.push((size, numbers));
        }
        let Some((_, numbers)) = sizes.iter().find(|(known, _)| *known == size) else { continue };
        for candidate in at_place(place, at, &layouts, numbers, wish) {
            // A few hundred at most: finding the place is quick, and a library's sort would be larger than all of this.
            let rest = found.iter().position(|other| rank(&candidate, other) == Ordering::Less);
            found.insert(rest.unwrap_or(found.len()), candidate);
        }
    }
    found
}

/// Numbers of drives with which a layout holds what is wanted, the fewest first.
fn enough_space(scheme: Scheme, size: Option<u64>, wish: Wish) -> Vec<usize> {
    let usable = |n| size.map_or(0, |size| scheme.usable(n, size));
    let holds = |n: &usize| scheme.is_sound(*n) && usable(*n) as f64 >= wish.usable;
    (1..=wish.most_drives).filter(holds).collect()
}

/// The best of each level at a place: with the fewest drives that give the rate, or else that hold what is wanted.
fn at_place(place: &Place, at: usize, layouts: &[Scheme], numbers: &[Vec<usize>], wish: Wish) -> Vec<Candidate> {
    let mut best: Vec<Candidate> = Vec::new();
    let (room, network) = (place.room(), place.network());
    let wanted = wish.rate.or(network);
    for (&scheme, numbers) in layouts.iter().zip(numbers) {
        let fitting = numbers.get(..numbers.partition_point(|&n| n as f64 <= room)).unwrap_or_default();
        // More drives never give less, so that the first that gives enough is found by halving.
        let too_slow = |&n: &usize| {
            let gives = |chain: Chain| answer::total(&chain, Load::Read, SEQUENTIAL);
            place.with(scheme, n).map(gives).is_none_or(|rate| wanted.is_some_and(|wanted| rate < wanted))
        };
        let enough = fitting.get(fitting.partition_point(too_slow));
        let Some(&drives) = enough.or(fitting.first()) else { continue };
        let known = best.iter().position(|other| is_same_level(other.scheme, scheme));
        let other = known.and_then(|known| best.get(known));
        if other.is_some_and(|other| other.reach != Reach::No && other.drives < drives) {
            continue;
        }
        let Some(candidate) = measured(place, at, scheme, drives, wanted) else { continue };
        match known.and_then(|known| best.get_mut(known)) {
            Some(other) if rank(&candidate, other) == Ordering::Less => *other = candidate,
            Some(_) => {}
            None => best.push(candidate),
        }
    }
    best
}

fn is_same_level(first: Scheme, second: Scheme) -> bool {
    match (first, second) {
        (Scheme::Classic(first), Scheme::Classic(second)) => first.level == second.level,
        (Scheme::Raidz { parity: first, .. }, Scheme::Raidz { parity: second, .. }) => first == second,
        _ => false,
    }
}

/// Parts between drives and board: each is one more to buy.
fn cards(chain: &Chain) -> usize {
    let own = |kind| matches!(kind, Kind::Host | Kind::Chipset | Kind::Drive | Kind::Nic);
    chain.parts.values().filter(|part| !own(part.kind)).count()
}

fn rank(first: &Candidate, second: &Candidate) -> Ordering {
    let misses = |candidate: &Candidate| candidate.reach == Reach::No;
    (misses(first).cmp(&misses(second)))
        .then(first.drives.cmp(&second.drives))
        .then(first.reach.index().cmp(&second.reach.index()))
        .then(cards(&first.chain).cmp(&cards(&second.chain)))
        .then(second.rates.0.total_cmp(&first.rates.0))
        .then(first.place.cmp(&second.place))
}

fn measured(place: &Place, at: usize, scheme: Scheme, drives: usize, wanted: Option<f64>) -> Option<Candidate> {
    let chain = place.with(scheme, drives)?;
    let read = answer::answer(&chain, Load::Read, SEQUENTIAL);
    let reach = if wanted.is_none_or(|wanted| read.low >= wanted) {
        Reach::Surely
    } else if wanted.is_none_or(|wanted| read.total >= wanted) {
        Reach::AtBest
    } else {
        Reach::No
    };
    Some(Candidate {
        place: at,
        scheme,
        drives,
        usable: place.drive_size().map(|size| scheme.usable(drives, size) as f64),
        rates: (read.total, read.low, read.high),
        wanted,
        over_network: place.network().map(|_| answer::total(&chain, Load::CopyOut, SEQUENTIAL)),
        limit: read.limits.first().copied(),
        reach,
        chain,
    })
}

/// What a page and the terminal get of a candidate; both take 0 as unknown.
#[must_use]
pub fn json(candidate: &Candidate) -> Json {
    let Candidate { place, scheme, drives, usable, rates, wanted, over_network, limit, reach, chain } = candidate;
    let (level, groups) = write::named(*scheme);
    let part = limit.map(|limit| &chain.parts[limit.part]);
    json::object([
        ("place", (*place as f64).into()),
        ("level", level.into()),
        ("groups", (groups as f64).into()),
        ("drives", (*drives as f64).into()),
        ("survives", (scheme.tolerance() as f64).into()),
        ("usable", usable.unwrap_or(0.0).into()),
        ("most", rates.0.into()),
        ("expected_low", rates.1.into()),
        ("expected_high", rates.2.into()),
        ("wanted", wanted.unwrap_or(0.0).into()),
        ("over_network", over_network.map_or(Json::Null, Json::from)),
        ("limited_by", part.map_or(Json::Null, |part| part.id.as_str().into())),
        ("limited_at", limit.map_or(Json::Null, |limit| limit.place.word().into())),
        ("reach", reach.word().into()),
        ("chain", write::write(chain)),
    ])
}
