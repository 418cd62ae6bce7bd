//! A chain under a load, as flows that share resources. Every resource has a capacity of 1 (all of its time), and a cost
//! is the time in seconds that a byte of a flow takes of it: so a link's load is its use, whatever passes over it.

use super::cable::{self, Carries, Cost, Traffic};
use super::fair::{Flow, Use};
use super::load::Load;
use super::part::{Array, Chain, Kind, Part, Role};
use super::share::{Serving, Share, share};
use crate::calculator::Choice;
use crate::choice;

choice! {
    /// What of a part is a resource.
    pub enum Place {
        Up = "link_up";
        Down = "link_down";
        Media = "media";
        Passing = "passing";
        Operations = "operations";
        Turns = "turns";
        Sends = "sends";
        Receives = "receives";
        Memory = "memory";
    }
}

/// Something of which there is only so much.
#[derive(Debug, Clone, Copy)]
pub struct Resource {
    /// Place of its part in the chain.
    pub part: usize,
    /// What of it.
    pub place: Place,
    /// Share of it that comparable hardware gives: low and high.
    pub expected: (f64, f64),
    /// What its wire format allows, as a multiple of its rate.
    pub wire: f64,
}

/// What a flow is made by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// Each drive of a part.
    Drives(usize),
    /// An array.
    Array(usize),
}

/// A chain under a load.
#[derive(Debug, Clone)]
pub struct Network {
    /// All resources of parts, instance by instance alike.
    pub resources: Vec<Resource>,
    /// All flows; one stands for each of its instances.
    pub flows: Vec<Flow>,
    /// What each flow is made by.
    pub sources: Vec<Source>,
    /// How many such flows there are.
    pub instances: Vec<f64>,
}

/// What drives joined by software deliver of what each gives alone, streaming: low and high. Measured for stripes,
/// mirrors and RAID-Z of hard disks and SSDs on one computer (calomel.org); the pools that the pair was chosen on are
/// marked as such in the dataset and judge nothing.
const JOINED: (f64, f64) = (0.7, 1.0);
/// The same for random I/O: as much as drives of one model differ from each other.
const JOINED_RANDOM: (f64, f64) = (0.9, 1.0);
/// Share of the most that software of a host was measured to pass on which it gives other arrays; chosen as [`JOINED`].
const HOST: (f64, f64) = (0.6, 1.0);
/// Share of what its channels transfer at most (transfers per second times their width) that memory gives under STREAM:
/// 67 to 79 % on two processors whose maker published all four of its tests (TI SPRAD45A, SPRACV1B).
const MEMORY: (f64, f64) = (0.67, 0.79);

/// The chain under this load, with I/Os of `size` bytes.
#[must_use]
pub fn network(chain: &Chain, load: Load, size: f64, serving: Serving) -> Network {
    let mut builder = Builder::new(chain, load, size, serving);
    for (at, array) in chain.arrays.iter().enumerate() {
        builder.array(at, array);
    }
    for (at, part) in chain.parts.iter().enumerate() {
        if part.kind() != Kind::Drive || builder.is_joined(at) {
            continue;
        }
        builder.drives(at);
        if load == Load::One {
            break;
        }
    }
    builder.network
}

/// Collects what flows take. A resource is made when something takes of it for the first time.
struct Builder<'a> {
    chain: &'a Chain,
    load: Load,
    size: f64,
    serving: Serving,
    network: Network,
    /// Of each part, what its link does.
    carries: Vec<Option<Carries>>,
    /// How many there are of each part.
    instances: Vec<f64>,
    /// Of each part, whether it is a drive of an array.
    joined: Vec<bool>,
    /// Network cards, and what lies behind them.
    cards: Vec<(usize, Carries)>,
    /// Of each place of each part, its resource.
    places: Vec<Option<usize>>,
    /// What the flow takes that is being made; of each resource, where in it that stands, and of which flow it was said.
    uses: Vec<Use>,
    stands: Vec<(usize, usize)>,
}

const PLACES: usize = Place::NAMES.len();

impl<'a> Builder<'a> {
    fn new(chain: &'a Chain, load: Load, size: f64, serving: Serving) -> Self {
        let parts = 0..chain.parts.len();
        let sata = above_sata_drives(chain);
        let mut joined = vec![false; chain.parts.len()];
        for &member in chain.arrays.iter().flat_map(|array| &array.members) {
            if let Some(joined) = joined.get_mut(member) {
                *joined = true;
            }
        }
        let cards = chain.parts.iter().enumerate().filter_map(|(at, part)| {
            let (network, mtu) = part.network()?;
            Some((at, network.carries(&Traffic { mtu, ..Traffic::default() })))
        });
        Self {
            chain,
            load,
            size,
            serving,
            carries: parts.clone().zip(sata).map(|(at, sata)| carries(chain, at, size, sata)).collect(),
            instances: parts.map(|at| chain.instances(at)).collect(),
            joined,
            cards: cards.collect(),
            places: vec![None; chain.parts.len() * PLACES],
            network: Network {
                resources: Vec::new(),
                flows: Vec::new(),
                sources: Vec::new(),
                instances: Vec::new(),
            },
            uses: Vec::new(),
            stands: Vec::new(),
        }
    }

    fn of(&self, at: usize) -> f64 {
        self.instances.get(at).copied().unwrap_or(1.0)
    }

    fn is_joined(&self, at: usize) -> bool {
        self.joined.get(at).copied().unwrap_or(false)
    }

    /// Makes the flow take of a place.
    fn add(&mut self, part: usize, place: Place, cost: f64) {
        if cost <= 0.0 {
            return;
        }
        let flow = self.network.flows.len();
        let resources = self.network.resources.len();
        let Some(known) = self.places.get_mut(part * PLACES + place.index()) else { return };
        let resource = *known.get_or_insert(resources);
        if resource == resources {
            let expected = self.expected(part, place);
            let wire = match place {
                Place::Up | Place::Down => {
                    self.carries.get(part).copied().flatten().map_or(1.0, |link| link.wire)
                }
                _ => 1.0,
            };
            self.network.resources.push(Resource { part, place, expected, wire });
            self.stands.push((usize::MAX, 0));
        }
        let Some(stands) = self.stands.get_mut(resource) else { return };
        if stands.0 != flow {
            *stands = (flow, self.uses.len());
            self.uses.push(Use { resource, cost });
        } else if let Some(used) = self.uses.get_mut(stands.1) {
            used.cost += cost;
        }
    }

    /// Share of a place that comparable hardware gives.
    fn expected(&self, at: usize, place: Place) -> (f64, f64) {
        const ALL: (f64, f64) = (1.0, 1.0);
        match place {
            Place::Up | Place::Down => {
                self.carries.get(at).copied().flatten().map_or(ALL, |carries| carries.expected)
            }
            Place::Media => self.chain.parts.get(at).map_or(ALL, |part| {
                let (low, high) = self.joined(at);
                (part.drive().map_or(1.0, |drive| drive.slow_end) * low, high)
            }),
            Place::Passing if at == 0 => HOST,
            Place::Memory => MEMORY,
            Place::Sends | Place::Receives => {
                self.cards.iter().find(|(card, _)| *card == at).map_or(ALL, |(_, carries)| carries.expected)
            }
            Place::Passing | Place::Operations | Place::Turns => ALL,
        }
    }

    /// What a drive gives beside others of its array, as a share of what it gives alone.
    fn joined(&self, at: usize) -> (f64, f64) {
        if !self.is_joined(at) {
            (1.0, 1.0)
        } else if self.load.is_random() {
            JOINED_RANDOM
        } else {
            JOINED
        }
    }

    /// One flow for each drive of a part, on its way to the host.
    fn drives(&mut self, at: usize) {
        let share = match self.load {
            Load::Write | Load::CopyIn | Load::RandomWrite => Share::writes(1.0, 1.0),
            _ => Share::reads(1.0, 1.0),
        };
        let alone = self.load == Load::One;
        let instances = if alone { 1.0 } else { self.of(at) };
        self.travel(at, 0, share, if alone { None } else { Some(instances) });
        self.link(0, share, instances);
        self.memory(share, instances);
        self.beyond(share, instances);
        self.push(Source::Drives(at), instances);
    }

    /// One flow for a whole array.
    fn array(&mut self, at: usize, array: &Array) {
        let n = self.chain.drives(&array.members);
        let solid = array
            .members
            .iter()
            .all(|&at| self.chain.parts.get(at).and_then(Part::drive).is_some_and(|drive| drive.solid));
        let share = share(array.scheme, n, self.load, (self.serving, solid));
        for &member in &array.members {
            self.travel(member, array.on, share, Some(self.of(member)));
            // The host joins the drives itself: whatever they give or get is in its memory.
            if array.on == 0 {
                self.memory(share, self.of(member));
            }
        }
        if !matches!(self.load, Load::Scrub | Load::Rebuild) {
            let payload = match self.load {
                Load::Write | Load::CopyIn | Load::RandomWrite => Share::writes(1.0, 0.0),
                _ => Share::reads(1.0, 0.0),
            };
            self.links(array.on, 0, payload, 1.0);
            self.link(0, payload, 1.0);
            if array.on != 0 {
                self.memory(payload, 1.0);
            }
        }
        let payload = match self.load {
            Load::CopyIn => Share::writes(1.0, 0.0),
            _ => Share::reads(1.0, 0.0),
        };
        self.beyond(payload, 1.0);
        self.push(Source::Array(at), 1.0);
    }

    fn push(&mut self, source: Source, instances: f64) {
        self.network.flows.push(Flow { pace: 1.0, uses: std::mem::take(&mut self.uses) });
        self.network.sources.push(source);
        self.network.instances.push(instances);
    }

    /// What drives of a part take of themselves and of every link up to `top`. With `instances` all of them are busy,
    /// without it one alone.
    fn travel(&mut self, at: usize, top: usize, share: Share, instances: Option<f64>) {
        let chain = self.chain;
        let Some(part) = chain.parts.get(at) else { return };
        let (read, write) = (self.media(part.read, part.read_iops), self.media(part.write, part.write_iops));
        self.add(at, Place::Media, share.busy_reading * read + share.busy_writing * write);
        for place in chain.way(at).take_while(|&place| place != top) {
            let sharing = instances.map_or(1.0, |instances| instances / self.of(place));
            // What is an average over all drives of a rebuild is one or nothing for the link of each.
            let own = place == at && self.load == Load::Rebuild;
            self.link(place, if own { Share::reads(1.0, 1.0) } else { share }, sharing);
            let Some(passed) = chain.parts.get(place).filter(|_| place != at) else { continue };
            // A multiplier that switches by command serves one drive while the others wait.
            if passed.takes_turns() {
                self.add(
                    place,
                    Place::Turns,
                    sharing * (share.busy_reading * read + share.busy_writing * write),
                );
            }
        }
    }

    /// The links from a part to `top`, for each instance of it.
    fn links(&mut self, from: usize, top: usize, share: Share, instances: f64) {
        let chain = self.chain;
        for place in chain.way(from).take_while(|&place| place != top) {
            self.link(place, share, instances / self.of(place));
        }
    }

    /// What `sharing` drives take of the link of a part, and of what it passes on.
    fn link(&mut self, at: usize, share: Share, sharing: f64) {
        let chain = self.chain;
        let Some(part) = chain.parts.get(at) else { return };
        if let Some(carries) = self.carries.get(at).copied().flatten() {
            let none = Cost { along: 0.0, against: 0.0 };
            let (up, down) = (
                if share.read > 0.0 { carries.up } else { none },
                if share.written > 0.0 { carries.down } else { none },
            );
            let upward = share.read * up.along + share.written * down.against;
            let downward = share.written * down.along + share.read * up.against;
            if carries.half_duplex {
                self.add(at, Place::Up, sharing * (upward + downward));
            } else {
                self.add(at, Place::Up, sharing * upward);
                self.add(at, Place::Down, sharing * downward);
            }
        }
        if part.kind() == Kind::Drive {
            return;
        }
        let passing = |rate: f64, bytes: f64| if rate > 0.0 { bytes / rate } else { 0.0 };
        self.add(
            at,
            Place::Passing,
            sharing * (passing(part.read, share.read) + passing(part.write, share.written)),
        );
        let operations = |rate: f64, bytes: f64| if rate > 0.0 { bytes / self.size / rate } else { 0.0 };
        let io = operations(part.read_iops, share.read) + operations(part.write_iops, share.written);
        if self.load.is_random() {
            self.add(at, Place::Operations, sharing * io);
        }
    }

    /// What a flow takes of the memory of the host, where that is judged: what a device reads or writes there, once. What
    /// software copies from one place of it to another comes on top and is not known.
    fn memory(&mut self, share: Share, sharing: f64) {
        let rate = self.chain.parts.first().map_or(0.0, Part::memory);
        if rate > 0.0 {
            self.add(0, Place::Memory, sharing * (share.read + share.written) / rate);
        }
    }

    /// What a flow takes of the network, and of the cards that lead to it.
    fn beyond(&mut self, share: Share, instances: f64) {
        if !matches!(self.load, Load::CopyOut | Load::CopyIn) {
            return;
        }
        let cards: f64 = self.cards.iter().map(|&(at, _)| self.of(at)).sum();
        for (at, carries) in self.cards.clone() {
            // What is read is sent: it leaves the host again, on its way to the card.
            let out = Share { read: share.written, written: share.read, ..Share::default() };
            self.links(at, 0, out, instances / cards * self.of(at));
            let card = instances / cards;
            self.memory(out, card * self.of(at));
            self.add(at, Place::Sends, card * out.written * carries.down.along);
            self.add(at, Place::Receives, card * out.read * carries.up.along);
        }
    }

    /// Seconds of a drive for each byte; none where its rate is not known.
    fn media(&self, rate: f64, iops: f64) -> f64 {
        if self.load.is_random() && iops > 0.0 {
            1.0 / (iops * self.size)
        } else if rate > 0.0 {
            1.0 / rate
        } else {
            0.0
        }
    }
}

/// What the link of a part does for the drives behind it; `sata` where SATA drives are among them.
fn carries(chain: &Chain, at: usize, size: f64, sata: bool) -> Option<Carries> {
    let part = chain.parts.get(at)?;
    let link = chain.negotiated(at)?;
    let traffic = Traffic {
        size,
        max_payload_size: chain.max_payload_size(at),
        mtu: part.mtu(),
        tunnelled: match part.role {
            Role::Expander { buffered } if sata => Some(buffered),
            _ => None,
        },
        multiplied: if let Role::Multiplier { by_frame } = part.role { Some(by_frame) } else { None },
        bot: part.is_bot(),
    };
    Some(link.carries(&traffic))
}

/// Of each part, whether SATA drives hang on it, however far behind it. One walk up from each drive: asked of each
/// expander anew, the work would grow with the square of the parts.
fn above_sata_drives(chain: &Chain) -> Vec<bool> {
    let mut above = vec![false; chain.parts.len()];
    for (at, part) in chain.parts.iter().enumerate() {
        if part.kind() == Kind::Drive && part.link.is_some_and(|link| link.kind == cable::Kind::Sata) {
            for place in chain.way(at) {
                if let Some(above) = above.get_mut(place) {
                    *above = true;
                }
            }
        }
    }
    above
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chain::read::read;
    use crate::json;

    #[test]
    fn a_part_stands_above_sata_drives_through_whatever_lies_between() {
        let text = r#"{"parts":[
            {"id":"hba","kind":"hba","link":"pcie 3.0 x8","ports":"sas 3"},
            {"id":"near","kind":"expander","on":"hba","link":"sas 3 x4","ports":"sas 3"},
            {"id":"far","kind":"expander","on":"near","link":"sas 3 x4","ports":"sas 3"},
            {"id":"other","kind":"expander","on":"hba","link":"sas 3 x4","ports":"sas 3"},
            {"id":"sata","on":"far","link":"sata 3.0","read":2e8},
            {"id":"sas","on":"other","link":"sas 3","read":2e8}]}"#;
        let chain = read(&json::parse(text).unwrap()).unwrap();
        let found: Vec<&str> = above_sata_drives(&chain)
            .into_iter()
            .zip(&chain.parts)
            .filter(|(above, part)| *above && part.id != "sata")
            .map(|(_, part)| part.id.as_str())
            .collect();
        assert_eq!(found, ["host", "hba", "near", "far"]);
    }

    /// All flows together of four drives of 7 GB/s on a host with this memory.
    fn total(memory: &str, load: Load, more: &str) -> f64 {
        let text = format!(
            r#"{{"parts":[{{"id":"host","kind":"host"{memory}}},{{"id":"nic","kind":"nic","link":"pcie 5.0 x16","network":"ethernet 400G"}},
            {{"id":"drives","count":4,"link":"pcie 4.0 x4","read":7e9,"write":7e9,"solid":true}}]{more}}}"#
        );
        crate::chain::answer::total(&read(&json::parse(&text).unwrap()).unwrap(), load, 131_072.0)
    }

    #[test]
    fn memory_that_is_not_stated_limits_nothing() {
        for load in (0..Load::NAMES.len()).map(Load::at) {
            let [without, ample] = ["", r#","memory":1e13"#].map(|memory| total(memory, load, ""));
            assert!((without / ample - 1.0).abs() < 1e-12, "{load:?}: {without} and {ample}");
        }
    }

    #[test]
    fn what_is_read_crosses_memory_once_and_what_goes_on_to_the_network_twice() {
        let memory = r#","memory":12e9"#;
        assert!((total(memory, Load::Read, "") / 12e9 - 1.0).abs() < 1e-12);
        assert!((total(memory, Load::Write, "") / 12e9 - 1.0).abs() < 1e-12);
        assert!((total(memory, Load::CopyOut, "") / 6e9 - 1.0).abs() < 1e-12);
    }

    #[test]
    fn parity_that_the_host_writes_is_in_its_memory_too() {
        let array = r#","arrays":[{"id":"array","level":"raid5","members":["drives"]}]"#;
        let memory = r#","memory":12e9"#;
        // Of four drives one holds parity: four bytes are written for three of data.
        assert!((total(memory, Load::Write, array) / 9e9 - 1.0).abs() < 1e-12);
        assert!((total(memory, Load::Read, array) / 12e9 - 1.0).abs() < 1e-12);
    }
}
