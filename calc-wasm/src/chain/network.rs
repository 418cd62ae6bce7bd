//! A chain under a load, as flows that share resources. Every resource has a capacity of 1 (all of its time), and a cost
//! is the seconds of it that a byte of a flow takes, so that the loads of unlike flows add up.

use super::cable::{self, Cable, Carries, Cost, Traffic};
use super::fair::{Flow, Use};
use super::kind::Kind;
use super::load::Load;
use super::part::{Array, Chain, PartId, PerPart};
use super::share::{Serving, Share, share};
use crate::calculator::Choice;
use crate::calculators::ethernet::{self, LimitedBy};
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
        Streams = "streams";
        Protocol = "protocol";
        Waiting = "waiting";
        Peer = "peer";
    }
}

/// Something of limited capacity.
#[derive(Debug, Clone, Copy)]
pub struct Resource {
    /// The part that it is of.
    pub(super) part: PartId,
    /// What of that part.
    pub place: Place,
    /// Share of its capacity that comparable hardware gives: low and high.
    pub expected: (f64, f64),
}

/// What a flow is made by.
#[derive(Debug, Clone, Copy)]
pub(super) enum Source<'a> {
    /// Each drive of a part.
    Drives(PartId),
    /// An array.
    Array(&'a Array),
}

/// A chain under a load.
#[derive(Debug, Clone)]
pub struct Network<'a> {
    /// All resources of parts, instance by instance alike.
    pub resources: Vec<Resource>,
    /// All flows; each stands for all equal ones.
    pub flows: Vec<Flow>,
    /// What makes each flow, and how many equal ones there are.
    pub(super) made_by: Vec<(Source<'a>, f64)>,
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
pub fn network(chain: &Chain, load: Load, size: f64, serving: Serving) -> Network<'_> {
    let mut builder = Builder::new(chain, load, size, serving);
    if load.has_two_ends() {
        builder.copy();
        return builder.network;
    }
    for array in &chain.arrays {
        builder.array(array);
    }
    for (id, part) in chain.parts.iter() {
        if part.kind != Kind::Drive || builder.joined[id] {
            continue;
        }
        builder.drives(id);
        if load == Load::One {
            break;
        }
    }
    builder.network
}

/// The two ends of a copy, from where and to where: of what is listed, loose drives before arrays, the first and the last.
/// They are the same where there is one alone, which then reads and writes.
pub(super) fn ends(chain: &Chain, load: Load) -> Option<[Source<'_>; 2]> {
    let joined = chain.joined();
    let loose = chain.parts.iter().filter(|(id, part)| part.kind == Kind::Drive && !joined[*id]);
    let mut sources = loose.map(|(id, _)| Source::Drives(id)).chain(chain.arrays.iter().map(Source::Array));
    let first = sources.next()?;
    let last = sources.last().unwrap_or(first);
    Some(if load == Load::CopyBack { [last, first] } else { [first, last] })
}

/// Where what is copied turns round: software of the host joins arrays, so that theirs passes it.
pub(super) fn turn(chain: &Chain, ends: [Source<'_>; 2]) -> PartId {
    match ends {
        [Source::Drives(from), Source::Drives(to)] => chain.turn(from, to),
        _ => PartId::HOST,
    }
}

/// Collects what flows take. A resource is made when the first flow takes of it.
struct Builder<'a> {
    chain: &'a Chain,
    load: Load,
    size: f64,
    serving: Serving,
    network: Network<'a>,
    /// Of each part, what its link does.
    carries: PerPart<Option<Carries>>,
    /// How many there are of each part.
    instances: PerPart<f64>,
    /// Of each part, whether it is a drive of an array.
    joined: PerPart<bool>,
    /// Network cards, and what lies behind them.
    cards: Vec<(PartId, ethernet::Outputs)>,
    /// Of each place of each part, its resource.
    places: PerPart<[Option<usize>; PLACES]>,
    /// What the flow takes that is being made.
    uses: Vec<Use>,
    /// Of each resource, the last flow that takes of it, and where that stands in the uses of the flow.
    last_used: Vec<(usize, usize)>,
}

const PLACES: usize = Place::NAMES.len();

impl<'a> Builder<'a> {
    fn new(chain: &'a Chain, load: Load, size: f64, serving: Serving) -> Self {
        let behind = drives_behind(chain);
        let bounding = serving == Serving::Bound;
        let cards = chain.of_kind(Kind::Nic).filter_map(|card| Some((card, chain.network(card, bounding)?)));
        Self {
            chain,
            load,
            size,
            serving,
            carries: chain.parts.map(|part| carries(chain, part, (size, bounding), behind[part])),
            instances: chain.parts.map(|part| chain.instances(part)),
            joined: chain.joined(),
            cards: cards.collect(),
            places: chain.parts.map(|_| [None; PLACES]),
            network: Network { resources: Vec::new(), flows: Vec::new(), made_by: Vec::new() },
            uses: Vec::new(),
            last_used: Vec::new(),
        }
    }

    /// Makes the flow take of a place.
    #[allow(clippy::indexing_slicing, reason = "places name resources that were pushed, and these their uses")]
    fn add(&mut self, part: PartId, place: Place, cost: f64) {
        if cost <= 0.0 {
            return;
        }
        let flow = self.network.flows.len();
        let resources = self.network.resources.len();
        let resource = *self.places[part][place.index()].get_or_insert(resources);
        if resource == resources {
            let expected = self.expected(part, place);
            self.network.resources.push(Resource { part, place, expected });
            self.last_used.push((usize::MAX, 0));
        }
        let last_used = &mut self.last_used[resource];
        if last_used.0 == flow {
            self.uses[last_used.1].cost += cost;
        } else {
            *last_used = (flow, self.uses.len());
            self.uses.push(Use { resource, cost });
        }
    }

    /// Share of a place that comparable hardware gives.
    fn expected(&self, part: PartId, place: Place) -> (f64, f64) {
        const ALL: (f64, f64) = (1.0, 1.0);
        match place {
            Place::Up | Place::Down => self.carries[part].map_or(ALL, |carries| carries.expected),
            Place::Media => {
                let (low, high) = self.beside_others(part);
                (self.chain.parts[part].slow_end.unwrap_or(1.0) * low, high)
            }
            Place::Passing if part == PartId::HOST => HOST,
            Place::Memory => MEMORY,
            Place::Sends | Place::Receives | Place::Protocol => {
                let answer = self.cards.iter().find(|(card, _)| *card == part);
                answer.map_or(ALL, |(_, answer)| {
                    (answer.expected_low / answer.ceiling, answer.expected_high / answer.ceiling)
                })
            }
            Place::Passing | Place::Operations | Place::Turns | Place::Streams | Place::Waiting | Place::Peer => ALL,
        }
    }

    /// What a drive gives beside others of its array, as a share of what it gives alone.
    fn beside_others(&self, part: PartId) -> (f64, f64) {
        if !self.joined[part] {
            (1.0, 1.0)
        } else if self.load.is_random() {
            JOINED_RANDOM
        } else {
            JOINED
        }
    }

    /// One flow for each drive of a part, on its way to the host.
    fn drives(&mut self, part: PartId) {
        let share = match self.load {
            Load::Write | Load::CopyIn | Load::RandomWrite => Share::writes(1.0, 1.0),
            _ => Share::reads(1.0, 1.0),
        };
        let alone = self.load == Load::One;
        let instances = if alone { 1.0 } else { self.instances[part] };
        self.travel(part, PartId::HOST, share, if alone { None } else { Some(instances) });
        self.link(PartId::HOST, share, instances);
        self.memory(share, instances);
        self.beyond(share, instances);
        self.push(Source::Drives(part), instances);
    }

    /// One flow from one end to the other: what they share carries both ways.
    fn copy(&mut self) {
        let Some([from, to]) = ends(self.chain, self.load) else { return };
        let top = turn(self.chain, [from, to]);
        for (end, load) in [(from, Load::Read), (to, Load::Write)] {
            self.load = load;
            match end {
                Source::Array(array) => self.take_array(array),
                Source::Drives(part) => self.take_together(part, top),
            }
        }
        self.push(to, 1.0);
    }

    /// What all drives of a part take that share a byte, on the way to where it turns round.
    fn take_together(&mut self, part: PartId, top: PartId) {
        let way = if self.load == Load::Write { Share::writes } else { Share::reads };
        let drives = self.instances[part];
        self.travel(part, top, way(1.0 / drives, 1.0 / drives), Some(drives));
        if top == PartId::HOST {
            self.link(PartId::HOST, way(1.0, 1.0), 1.0);
            self.memory(way(1.0, 1.0), 1.0);
        }
    }

    /// One flow for a whole array.
    fn array(&mut self, array: &'a Array) {
        self.take_array(array);
        self.push(Source::Array(array), 1.0);
    }

    /// What a whole array takes.
    fn take_array(&mut self, array: &Array) {
        let n = self.chain.drives(&array.members);
        let solid = array.members.iter().all(|&member| self.chain.parts[member].solid == Some(true));
        let share = share(array.scheme, n, self.load, (self.serving, solid));
        for &member in &array.members {
            self.travel(member, array.on, share, Some(self.instances[member]));
            // The host joins the drives itself: all that they read or write is in its memory.
            if array.on == PartId::HOST {
                self.memory(share, self.instances[member]);
            }
        }
        if !matches!(self.load, Load::Scrub | Load::Rebuild) {
            let payload = match self.load {
                Load::Write | Load::CopyIn | Load::RandomWrite => Share::writes(1.0, 0.0),
                _ => Share::reads(1.0, 0.0),
            };
            self.links(array.on, payload, 1.0);
            self.link(PartId::HOST, payload, 1.0);
            if array.on != PartId::HOST {
                self.memory(payload, 1.0);
            }
        }
        let payload = match self.load {
            Load::CopyIn => Share::writes(1.0, 0.0),
            _ => Share::reads(1.0, 0.0),
        };
        self.beyond(payload, 1.0);
    }

    fn push(&mut self, source: Source<'a>, instances: f64) {
        self.network.flows.push(Flow { pace: 1.0, uses: std::mem::take(&mut self.uses) });
        self.network.made_by.push((source, instances));
    }

    /// What drives of a part take of themselves and of every link up to `top`. With `instances` all of them are busy,
    /// without it one alone.
    fn travel(&mut self, from: PartId, top: PartId, share: Share, instances: Option<f64>) {
        let chain = self.chain;
        let part = &chain.parts[from];
        let (read, write) = (self.media(part.read, part.read_iops), self.media(part.write, part.write_iops));
        let busy = share.busy_reading * read + share.busy_writing * write;
        self.add(from, Place::Media, busy);
        for passed in chain.way(from).take_while(|&passed| passed != top) {
            let sharing = instances.map_or(1.0, |instances| instances / self.instances[passed]);
            // The average over all drives of a rebuild is a whole read or nothing for the link of each.
            let own = passed == from && self.load == Load::Rebuild;
            self.link(passed, if own { Share::reads(1.0, 1.0) } else { share }, sharing);
            // A multiplier that switches by command serves one drive while the others wait.
            if chain.parts[passed].by_frame == Some(false) {
                self.add(passed, Place::Turns, sharing * busy);
            }
        }
    }

    /// The links from a part to the host, for each of its instances.
    fn links(&mut self, from: PartId, share: Share, instances: f64) {
        let chain = self.chain;
        for passed in chain.way(from).take_while(|&passed| passed != PartId::HOST) {
            self.link(passed, share, instances / self.instances[passed]);
        }
    }

    /// What `sharing` drives take of the link of a part, and of what it passes on.
    fn link(&mut self, id: PartId, share: Share, sharing: f64) {
        let part = &self.chain.parts[id];
        if let Some(carries) = self.carries[id] {
            let none = Cost::one_way(0.0);
            let (up, down) = (
                if share.read > 0.0 { carries.up } else { none },
                if share.written > 0.0 { carries.down } else { none },
            );
            let upward = share.read * up.along + share.written * down.against;
            let downward = share.written * down.along + share.read * up.against;
            if carries.half_duplex {
                self.add(id, Place::Up, sharing * (upward + downward));
            } else {
                self.add(id, Place::Up, sharing * upward);
                self.add(id, Place::Down, sharing * downward);
            }
        }
        if part.kind == Kind::Drive {
            return;
        }
        let passing = |rate: Option<f64>, bytes: f64| rate.map_or(0.0, |rate| bytes / rate);
        self.add(id, Place::Passing, sharing * (passing(part.read, share.read) + passing(part.write, share.written)));
        let operations = |rate: Option<f64>, bytes: f64| rate.map_or(0.0, |rate| bytes / self.size / rate);
        let io = operations(part.read_iops, share.read) + operations(part.write_iops, share.written);
        if self.load.is_random() {
            self.add(id, Place::Operations, sharing * io);
        }
    }

    /// What a flow takes of the memory of the host, where its bandwidth is stated: what a device reads or writes there,
    /// once. What software copies within it comes on top and is unknown.
    fn memory(&mut self, share: Share, sharing: f64) {
        if let Some(rate) = self.chain.parts[PartId::HOST].memory {
            self.add(PartId::HOST, Place::Memory, sharing * (share.read + share.written) / rate);
        }
    }

    /// What a flow takes of the network, and of the cards that lead to it.
    fn beyond(&mut self, share: Share, instances: f64) {
        if !matches!(self.load, Load::CopyOut | Load::CopyIn) {
            return;
        }
        let cards: f64 = self.cards.iter().map(|&(card, _)| self.instances[card]).sum();
        for (card, answer) in self.cards.clone() {
            // What is read is sent: it leaves the host again, on its way to the card.
            let out = Share { read: share.written, written: share.read, ..Share::default() };
            self.links(card, out, instances / cards * self.instances[card]);
            let sharing = instances / cards;
            self.memory(out, sharing * self.instances[card]);
            // Where a processor may limit before the link, the link is called by what it does for the protocol.
            let named = |way| if answer.limited_by == LimitedBy::Protocol { Place::Protocol } else { way };
            self.add(card, named(Place::Sends), sharing * out.written / answer.ceiling);
            self.add(card, named(Place::Receives), sharing * out.read / answer.ceiling);
            let all = sharing * (out.written + out.read);
            // Each names itself as the limit only where it is a lower one than that before it.
            if answer.after_streams < answer.ceiling {
                self.add(card, Place::Streams, all / answer.after_streams);
            }
            if answer.after_latency < answer.after_streams {
                self.add(card, Place::Waiting, all / answer.after_latency);
            }
            if let Some(peer) = self.chain.parts[card].peer {
                self.add(card, Place::Peer, all / peer);
            }
        }
    }

    /// Seconds of a drive for each byte; none where its throughput is unknown.
    fn media(&self, rate: Option<f64>, iops: Option<f64>) -> f64 {
        let random = iops.filter(|_| self.load.is_random()).map(|iops| iops * self.size);
        random.or(rate).map_or(0.0, |rate| 1.0 / rate)
    }
}

/// What the link of a part does for the drives behind it.
fn carries(chain: &Chain, id: PartId, (size, bounding): (f64, bool), behind: Behind) -> Option<Carries> {
    let part = &chain.parts[id];
    let link = chain.negotiated(id)?;
    let traffic = Traffic {
        size,
        max_payload_size: chain.max_payload_size(id),
        tunnelled: behind.sata,
        matched: if bounding || part.buffered == Some(true) { f64::INFINITY } else { behind.lane },
        multiplied: part.by_frame,
        bot: part.bot == Some(true),
        bounding,
    };
    Some(link.carries(&traffic))
}

/// The drives that hang on a part, however far behind it.
#[derive(Debug, Clone, Copy)]
struct Behind {
    /// Whether SATA drives are among them.
    sata: bool,
    /// Bytes per second of the lane of the fastest one; infinite without any.
    lane: f64,
}

/// Of each part, what hangs on it. One walk up from each drive: asked of each expander anew, the work would grow with
/// the square of the parts.
fn drives_behind(chain: &Chain) -> PerPart<Behind> {
    let mut found = chain.parts.map(|_| Behind { sata: false, lane: 0.0 });
    for (id, part) in chain.parts.iter().filter(|(_, part)| part.kind == Kind::Drive) {
        let link = chain.negotiated(id);
        let sata = part.link.is_some_and(|link| link.kind == cable::Kind::Sata);
        let lane = link.map_or(f64::INFINITY, Cable::lane_rate);
        for passed in chain.way(id) {
            let behind = &mut found[passed];
            (behind.sata, behind.lane) = (behind.sata || sata, behind.lane.max(lane));
        }
    }
    found.map(|part| match found[part] {
        Behind { sata, lane: 0.0 } => Behind { sata, lane: f64::INFINITY },
        some => some,
    })
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
        let behind = drives_behind(&chain);
        let ids: Vec<&str> =
            chain.parts.iter().filter(|(id, _)| behind[*id].sata).map(|(_, part)| part.id.as_str()).collect();
        assert_eq!(ids, ["host", "hba", "near", "far", "sata"]);
        let lane = |name: &str| chain.parts.iter().find(|(_, part)| *part.id == *name).map(|(id, _)| behind[id].lane);
        assert_eq!((lane("near"), lane("other"), lane("hba")), (Some(600e6), Some(1200e6), Some(1200e6)));
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
