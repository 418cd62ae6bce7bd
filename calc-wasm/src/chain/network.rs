//! A chain under a load, as flows that share resources. Every resource has a capacity of 1 (all of its time), and a cost
//! is the time in seconds that a byte of a flow takes of it: so a link's load is its use, whatever passes over it.

use super::cable::{self, Carries, Cost, Traffic};
use super::fair::{Flow, Use};
use super::load::Load;
use super::part::{Array, Chain, Kind, Scheme};
use crate::array::level::Copies;
use crate::array::perf::{data_drives, streaming, write_penalty};
use crate::calculator::Choice;
use crate::choice;

choice! {
    /// What of a part is a resource.
    pub enum Place {
        Up = "link_up", "its link, towards the processor";
        Down = "link_down", "its link, from the processor";
        Media = "media", "the drive itself";
        Passing = "passing", "what it passes on";
        Operations = "operations", "its I/Os per second";
        Turns = "turns", "one drive at a time";
        Sends = "sends", "the network, sending";
        Receives = "receives", "the network, receiving";
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

/// What each byte of a flow does to each drive of an array, and to the links of that drive.
#[derive(Debug, Clone, Copy, Default)]
struct Share {
    /// Bytes that leave the drive.
    read: f64,
    /// Bytes that reach it.
    written: f64,
    /// Seconds of the drive's own time, as bytes read and bytes written that would take as long.
    busy_reading: f64,
    busy_writing: f64,
}

impl Share {
    const fn reads(moved: f64, busy: f64) -> Self {
        Self { read: moved, written: 0.0, busy_reading: busy, busy_writing: 0.0 }
    }

    const fn writes(moved: f64, busy: f64) -> Self {
        Self { read: 0.0, written: moved, busy_reading: 0.0, busy_writing: busy }
    }
}

/// The chain under this load, with I/Os of `size` bytes.
#[must_use]
pub fn network(chain: &Chain, load: Load, size: f64) -> Network {
    let mut builder = Builder::new(chain, load, size);
    for (at, array) in chain.arrays.iter().enumerate() {
        builder.array(at, array);
    }
    let loose = |at: &usize| !chain.arrays.iter().any(|array| array.members.contains(at));
    let drives = (0..chain.parts.len()).filter(|&at| chain.parts.get(at).is_some_and(|part| part.kind == Kind::Drive));
    for at in drives.filter(loose) {
        builder.drives(at);
        if load == Load::One {
            break;
        }
    }
    builder.network
}

struct Builder<'a> {
    chain: &'a Chain,
    load: Load,
    size: f64,
    /// First resource of each part: its places follow in their order.
    network: Network,
    carries: Vec<Option<Carries>>,
    networks: Vec<(usize, Carries)>,
}

const PLACES: usize = Place::NAMES.len();

impl<'a> Builder<'a> {
    fn new(chain: &'a Chain, load: Load, size: f64) -> Self {
        let carries: Vec<_> = (0..chain.parts.len()).map(|at| carries(chain, at, size)).collect();
        let mut resources = Vec::with_capacity(chain.parts.len() * PLACES);
        for (at, (part, carried)) in chain.parts.iter().zip(&carries).enumerate() {
            for place in (0..PLACES).map(Place::at) {
                let expected = match place {
                    Place::Up | Place::Down => carried.map_or((1.0, 1.0), |carried| carried.expected),
                    Place::Media => (part.slow_end, 1.0),
                    Place::Sends | Place::Receives => part.network.map_or((1.0, 1.0), |network| {
                        network.carries(&Traffic { mtu: part.mtu, ..Traffic::default() }).expected
                    }),
                    _ => (1.0, 1.0),
                };
                resources.push(Resource { part: at, place, expected });
            }
        }
        let cards = chain.parts.iter().enumerate();
        let networks = cards.filter_map(|(at, part)| {
            let traffic = Traffic { mtu: part.mtu, ..Traffic::default() };
            part.network.map(|network| (at, network.carries(&traffic)))
        });
        Self {
            chain,
            load,
            size,
            networks: networks.collect(),
            carries,
            network: Network { resources, flows: Vec::new(), sources: Vec::new(), instances: Vec::new() },
        }
    }

    /// One flow for each drive of a part, on its way to the host.
    fn drives(&mut self, at: usize) {
        let share = match self.load {
            Load::Write | Load::CopyIn | Load::RandomWrite => Share::writes(1.0, 1.0),
            _ => Share::reads(1.0, 1.0),
        };
        let alone = self.load == Load::One;
        let instances = if alone { 1.0 } else { self.chain.instances(at) };
        let mut uses = Uses::default();
        self.travel(&mut uses, at, 0, share, if alone { None } else { Some(instances) });
        self.beyond(&mut uses, share, instances);
        self.push(Source::Drives(at), instances, uses);
    }

    /// One flow for a whole array.
    fn array(&mut self, at: usize, array: &Array) {
        let n = self.chain.drives(&array.members);
        let share = share(array.scheme, n, self.load);
        let mut uses = Uses::default();
        for &member in &array.members {
            self.travel(&mut uses, member, array.on, share, Some(self.chain.instances(member)));
        }
        if array.on != 0 && !matches!(self.load, Load::Scrub | Load::Rebuild) {
            let payload = match self.load {
                Load::Write | Load::CopyIn | Load::RandomWrite => Share::writes(1.0, 0.0),
                _ => Share::reads(1.0, 0.0),
            };
            self.links(&mut uses, array.on, 0, payload, 1.0);
        }
        let payload = match self.load {
            Load::CopyIn => Share::writes(1.0, 0.0),
            _ => Share::reads(1.0, 0.0),
        };
        self.beyond(&mut uses, payload, 1.0);
        self.push(Source::Array(at), 1.0, uses);
    }

    fn push(&mut self, source: Source, instances: f64, uses: Uses) {
        self.network.flows.push(Flow { pace: 1.0, uses: uses.0 });
        self.network.sources.push(source);
        self.network.instances.push(instances);
    }

    /// What drives of a part take of themselves and of every link up to `top`. With `instances` all of them are busy,
    /// without it one alone.
    fn travel(&self, uses: &mut Uses, at: usize, top: usize, share: Share, instances: Option<f64>) {
        let Some(part) = self.chain.parts.get(at) else { return };
        let (read, write) = (self.media(part.read, part.read_iops), self.media(part.write, part.write_iops));
        uses.add(at, Place::Media, share.busy_reading * read + share.busy_writing * write);
        let behind = self.chain.way(at).take_while(|&place| place != top);
        for place in behind {
            let sharing = instances.map_or(1.0, |instances| instances / self.chain.instances(place));
            // What is an average over all drives of a rebuild is one or nothing for the link of each.
            let own = place == at && self.load == Load::Rebuild;
            self.link(uses, place, if own { Share::reads(1.0, 1.0) } else { share }, sharing);
            let Some(passed) = self.chain.parts.get(place).filter(|_| place != at) else { continue };
            // A multiplier that switches by command serves one drive while the others wait.
            if passed.kind == Kind::Multiplier && !passed.by_frame {
                uses.add(place, Place::Turns, sharing * (share.busy_reading * read + share.busy_writing * write));
            }
        }
    }

    /// The links from a part to `top`, for each instance of it.
    fn links(&self, uses: &mut Uses, from: usize, top: usize, share: Share, instances: f64) {
        for place in self.chain.way(from).take_while(|&place| place != top) {
            self.link(uses, place, share, instances / self.chain.instances(place));
        }
    }

    /// What `sharing` drives take of the link of a part, and of what it passes on.
    fn link(&self, uses: &mut Uses, at: usize, share: Share, sharing: f64) {
        let Some(part) = self.chain.parts.get(at) else { return };
        if let Some(Some(carries)) = self.carries.get(at) {
            let none = Cost { along: 0.0, against: 0.0 };
            let (up, down) = (
                if share.read > 0.0 { carries.up } else { none },
                if share.written > 0.0 { carries.down } else { none },
            );
            let upward = share.read * up.along + share.written * down.against;
            let downward = share.written * down.along + share.read * up.against;
            if carries.half_duplex {
                uses.add(at, Place::Up, sharing * (upward + downward));
            } else {
                uses.add(at, Place::Up, sharing * upward);
                uses.add(at, Place::Down, sharing * downward);
            }
        }
        if part.kind == Kind::Drive {
            return;
        }
        let passing = |rate: f64, bytes: f64| if rate > 0.0 { bytes / rate } else { 0.0 };
        uses.add(at, Place::Passing, sharing * (passing(part.read, share.read) + passing(part.write, share.written)));
        let operations = |rate: f64, bytes: f64| if rate > 0.0 { bytes / self.size / rate } else { 0.0 };
        let io = operations(part.read_iops, share.read) + operations(part.write_iops, share.written);
        if self.load.is_random() {
            uses.add(at, Place::Operations, sharing * io);
        }
    }

    /// What a flow takes of the network, and of the cards that lead to it.
    fn beyond(&self, uses: &mut Uses, share: Share, instances: f64) {
        if !matches!(self.load, Load::CopyOut | Load::CopyIn) {
            return;
        }
        let cards: f64 = self.networks.iter().map(|&(at, _)| self.chain.instances(at)).sum();
        for &(at, carries) in &self.networks {
            // What is read is sent: it leaves the host again, on its way to the card.
            let out = Share { read: share.written, written: share.read, ..Share::default() };
            let part = self.chain.instances(at) / cards;
            self.links(uses, at, 0, out, instances * part);
            let card = instances * part / self.chain.instances(at);
            uses.add(at, Place::Sends, card * out.written * carries.down.along);
            uses.add(at, Place::Receives, card * out.read * carries.up.along);
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

/// What a flow takes, each resource once.
#[derive(Debug, Default)]
struct Uses(Vec<Use>);

impl Uses {
    fn add(&mut self, part: usize, place: Place, cost: f64) {
        if cost <= 0.0 {
            return;
        }
        let resource = part * PLACES + place.index();
        match self.0.iter_mut().find(|used| used.resource == resource) {
            Some(used) => used.cost += cost,
            None => self.0.push(Use { resource, cost }),
        }
    }
}

/// What the link of a part does for the drives behind it.
fn carries(chain: &Chain, at: usize, size: f64) -> Option<Carries> {
    let part = chain.parts.get(at)?;
    let link = chain.negotiated(at)?;
    let traffic = Traffic {
        size,
        max_payload_size: chain.max_payload_size(at),
        mtu: part.mtu,
        tunnelled: (part.kind == Kind::Expander && has_sata_drives(chain, at)).then_some(part.buffered),
        multiplied: (part.kind == Kind::Multiplier).then_some(part.by_frame),
        bot: part.bot,
    };
    Some(link.carries(&traffic))
}

/// Whether SATA drives hang on a part, however far behind it.
fn has_sata_drives(chain: &Chain, at: usize) -> bool {
    chain.parts.iter().enumerate().any(|(drive, part)| {
        part.kind == Kind::Drive
            && part.link.is_some_and(|link| link.kind == cable::Kind::Sata)
            && chain.way(drive).any(|place| place == at)
    })
}

/// What a byte of an array of `n` drives does to each of them.
#[allow(clippy::cast_precision_loss, reason = "at most ten thousand drives")]
fn share(scheme: Scheme, n: usize, load: Load) -> Share {
    let all = n as f64;
    let (data, stream) = match scheme {
        Scheme::Classic(layout) => (data_drives(layout, n), streaming(layout, n).0),
        Scheme::Raidz { parity, vdevs } => {
            let data = (n - parity * vdevs) as f64;
            (data, data)
        }
    };
    match load {
        Load::Read | Load::CopyOut | Load::One => Share::reads(1.0 / all, 1.0 / stream),
        Load::Write | Load::CopyIn => Share::writes(1.0 / data, 1.0 / data),
        // Each drive's own rate: all are read from end to end.
        Load::Scrub => Share::reads(1.0, 1.0),
        Load::Rebuild => rebuild(scheme, n),
        Load::RandomRead => match scheme {
            // Every read of a record takes a part of it from each drive of its vdev.
            Scheme::Raidz { vdevs, .. } => Share::reads(1.0 / data, 1.0 / vdevs as f64),
            Scheme::Classic(_) => Share::reads(1.0 / all, 1.0 / all),
        },
        Load::RandomWrite => match scheme {
            Scheme::Raidz { vdevs, .. } => Share::writes(1.0 / data, 1.0 / vdevs as f64),
            Scheme::Classic(layout) => {
                let penalty = write_penalty(layout, n) / all;
                // Half of a parity write is reading what is there.
                let read = if layout.parity() > 0 { penalty / 2.0 } else { 0.0 };
                let written = penalty - read;
                Share { read, written, busy_reading: read, busy_writing: written }
            }
        },
    }
}

/// One drive is written from end to end, and what its data is worked out from is read; on average over all drives.
fn rebuild(scheme: Scheme, n: usize) -> Share {
    let all = n as f64;
    let sources = match scheme {
        Scheme::Raidz { parity, vdevs } => (n / vdevs).saturating_sub(parity) as f64,
        Scheme::Classic(layout) if layout.parity() > 0 => (n / layout.spans()).saturating_sub(1) as f64,
        Scheme::Classic(layout) if matches!(layout.shape().copies, Copies::Of(1)) => 0.0,
        Scheme::Classic(_) => 1.0,
    };
    // The drives that are read from are busy all the time, as is the new one: none rests while another works.
    Share { read: sources / all, written: 1.0 / all, busy_reading: 1.0, busy_writing: 0.0 }
}
