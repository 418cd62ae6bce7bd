//! Links of a chain: what one byte takes of them, in seconds, either way. The figures are those of the calculators of
//! these links, so that a link carries in a chain what it carries alone.

use crate::calculator::Choice;
use crate::calculators::{dmi, ethernet, pcie, sas, sata, usb};
use crate::choice;
use crate::link::pcie::{Pcie, USUAL_PAYLOAD};
use crate::link::sata::multiplied;

choice! {
    /// What a link is.
    pub enum Kind {
        Pcie = "pcie";
        Dmi = "dmi";
        Sata = "sata";
        Sas = "sas";
        Usb = "usb";
        Ethernet = "ethernet";
    }
}

/// Bytes of the largest packet of a network where nobody states it.
pub const USUAL_MTU: f64 = 1500.0;
/// What a connection costs on SAS, as the SAS calculator has it: an estimate.
const CONNECTIONS: f64 = 0.96;

/// A link of a generation and a width.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cable {
    /// What it is.
    pub kind: Kind,
    /// Place of the generation in [`Kind::generations`].
    pub generation: usize,
    /// Lanes; those of a generation that has one width only count as 1. Infinite where a port does not state them.
    pub lanes: f64,
}

impl Kind {
    /// Names of its generations, the slowest first.
    #[must_use]
    pub const fn generations(self) -> &'static [&'static str] {
        match self {
            Self::Pcie => pcie::Generation::NAMES,
            Self::Dmi => dmi::Generation::NAMES,
            Self::Sata => sata::Generation::NAMES,
            Self::Sas => sas::Generation::NAMES,
            Self::Usb => usb::Generation::NAMES,
            Self::Ethernet => ethernet::Generation::NAMES,
        }
    }

    /// Widths that exist; none where every link of a generation has the same.
    #[must_use]
    pub const fn widths(self) -> &'static [f64] {
        match self {
            Self::Pcie => &[1.0, 2.0, 4.0, 8.0, 12.0, 16.0, 32.0],
            Self::Dmi => &[2.0, 4.0, 8.0],
            Self::Sas => &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0],
            Self::Sata | Self::Usb | Self::Ethernet => &[],
        }
    }
}

/// What passes over a link: it decides what a byte costs.
#[derive(Debug, Clone, Copy)]
pub struct Traffic {
    /// Bytes of one command or I/O.
    pub size: f64,
    /// Max Payload Size on the way; nothing where no part states it.
    pub max_payload_size: Option<f64>,
    /// Whether SATA drives are behind a link of SAS, which tunnels them.
    pub tunnelled: bool,
    /// Bytes per second of the lane of the fastest drive behind a link of SAS; infinite where the expander buffers for
    /// slower ones, and without drives.
    pub matched: f64,
    /// Whether a port multiplier switches frame by frame; nothing without one.
    pub multiplied: Option<bool>,
    /// Whether a USB drive waits for each command (BOT).
    pub bot: bool,
    /// Whether nothing counts but what the wire format demands: for a ceiling, which takes of all that nobody states what
    /// carries most.
    pub bounding: bool,
}

impl Default for Traffic {
    fn default() -> Self {
        Self {
            size: 131_072.0,
            max_payload_size: None,
            tunnelled: false,
            matched: f64::INFINITY,
            multiplied: None,
            bot: false,
            bounding: false,
        }
    }
}

/// Seconds for each byte of payload that moves towards the host, on each direction of the link.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cost {
    /// Of the direction in which the payload moves.
    pub along: f64,
    /// Of the other one: requests and acknowledgements.
    pub against: f64,
}

impl Cost {
    /// Of a link whose other direction is free meanwhile.
    pub(super) const fn one_way(along: f64) -> Self {
        Self { along, against: 0.0 }
    }
}

/// What a link does for a kind of traffic.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Carries {
    /// Towards the host: drive reads.
    pub up: Cost,
    /// Towards the device: drive writes.
    pub down: Cost,
    /// Whether both directions take turns.
    pub half_duplex: bool,
    /// Share of its rate that comparable hardware was measured or is assumed to reach: low and high.
    pub expected: (f64, f64),
}

impl Cable {
    /// The slower and narrower of two ends, where both are of one kind.
    #[must_use]
    pub fn with(self, other: Self) -> Option<Self> {
        (self.kind == other.kind).then(|| Self {
            generation: self.generation.min(other.generation),
            lanes: self.lanes.min(other.lanes),
            ..self
        })
    }

    /// Whether a link can be bought: no slot has more than 16 lanes, nothing in the registry has PCIe 7.0 or two lanes of
    /// USB 3.2 Gen 1.
    pub(super) fn is_sold(self) -> bool {
        let is_apart = matches!((self.kind, self.generation_name()), (Kind::Pcie, "7.0") | (Kind::Usb, "3.2 Gen 1x2"));
        self.lanes <= 16.0 && !is_apart
    }

    /// As people write it after its kind: `3.0 x4`, `SAS-2 x4`, `3.2 Gen 2x1`.
    #[must_use]
    pub fn generation_name(self) -> &'static str {
        self.kind.generations().get(self.generation).copied().unwrap_or_default()
    }

    /// Bytes per second of one lane after the line code, as rate matching of SAS counts it; infinite of other links.
    #[must_use]
    pub fn lane_rate(self) -> f64 {
        match self.kind {
            Kind::Sata => sata::Generation::at(self.generation).row().wire(1.0).encoded_rate,
            Kind::Sas => sas::Generation::at(self.generation).row().wire(1.0).encoded_rate,
            _ => f64::INFINITY,
        }
    }

    /// Time that a byte takes of the link.
    #[must_use]
    pub fn carries(self, traffic: &Traffic) -> Carries {
        match self.kind {
            Kind::Pcie => {
                let generation = pcie::Generation::at(self.generation).row();
                self.pcie(generation, traffic, (pcie::MEASURED, 1.0))
            }
            Kind::Dmi => {
                let row = dmi::Generation::at(self.generation).row();
                let expected = (row.expected_low, row.expected_high);
                match row.link(self.lanes) {
                    Ok(generation) => self.pcie(generation, traffic, expected),
                    Err(_) => Carries::NOTHING,
                }
            }
            Kind::Sata => self.sata(traffic),
            Kind::Sas => self.sas(traffic),
            Kind::Usb => self.usb(traffic),
            Kind::Ethernet => self.ethernet(traffic),
        }
    }

    fn pcie(self, generation: &Pcie, traffic: &Traffic, expected: (f64, f64)) -> Carries {
        let wire = generation.packet_rate(self.lanes);
        let size = traffic.size;
        let cost = |along: f64, against: f64| Cost { along: along / size / wire, against: against / size / wire };
        let stated = traffic.max_payload_size;
        let (written, fetched) = if traffic.bounding {
            let packets = generation.bounding_packets(stated);
            (packets.written(size).packets, packets.fetched(size).packets)
        } else {
            let packets = generation.usual_packets(stated.unwrap_or(USUAL_PAYLOAD));
            (packets.written(size).total(), packets.fetched(size).total())
        };
        Carries {
            up: cost(written.to_host, written.to_device),
            down: cost(fetched.to_device, fetched.to_host),
            half_duplex: false,
            expected,
        }
    }

    fn sata(self, traffic: &Traffic) -> Carries {
        let alone = sata::Inputs {
            generation: sata::Generation::at(self.generation),
            transfer_size: traffic.size,
            ..sata::Inputs::default()
        };
        let row = alone.generation.row();
        let answer = sata::evaluate(&alone);
        let rate = if traffic.bounding { answer.ceiling } else { answer.after_handshake };
        let multiplier = traffic.multiplied.filter(|_| !traffic.bounding);
        let switched = multiplier.map_or(f64::INFINITY, |by_frame| multiplied(row.wire(1.0).encoded_rate, by_frame));
        let cost = Cost::one_way(1.0 / rate.min(switched));
        // What a multiplier leaves is an expectation already.
        let expected = (row.expected_low, row.expected_high);
        let high = (rate * expected.1).min(switched) / rate.min(switched);
        let low = (rate * expected.0).min(switched) / rate.min(switched);
        Carries { up: cost, down: cost, half_duplex: true, expected: (low, high) }
    }

    fn sas(self, traffic: &Traffic) -> Carries {
        let row = sas::Generation::at(self.generation).row();
        // Each drive uses one lane at a time: with as many drives as lanes the port is full.
        let port = row.sas_port(self.lanes, self.lanes, CONNECTIONS, traffic.tunnelled, traffic.matched);
        // What connections cost is an estimate.
        let cost = Cost::one_way(1.0 / if traffic.bounding { port.framed } else { port.connected });
        let expected = (row.expected_low * port.reported / port.connected, row.expected_high);
        Carries { up: cost, down: cost, half_duplex: false, expected }
    }

    fn usb(self, traffic: &Traffic) -> Carries {
        let ask = |direction| {
            let inputs = usb::Inputs {
                generation: usb::Generation::at(self.generation),
                direction,
                protocol: if traffic.bot { usb::Protocol::Bot } else { usb::Protocol::Uasp },
                transfer_size: traffic.size.max(512.0),
                ..usb::Inputs::default()
            };
            usb::evaluate(&inputs).ok()
        };
        let (Some(read), Some(write)) = (ask(usb::Direction::Read), ask(usb::Direction::Write)) else {
            return Carries::NOTHING;
        };
        let row = usb::Generation::at(self.generation).row();
        let cost =
            |answer: &usb::Outputs| Cost::one_way(1.0 / if traffic.bounding { answer.ceiling } else { answer.most });
        Carries {
            up: cost(&read),
            down: cost(&write),
            // USB 3 has a pair of wires for each direction; before it, one pair for both.
            half_duplex: row.frames.is_finite(),
            expected: (read.expected_low / read.most, read.expected_high / read.most),
        }
    }

    fn ethernet(self, traffic: &Traffic) -> Carries {
        let generation = ethernet::Generation::at(self.generation);
        let timestamps = ethernet::Timestamps::usual(traffic.bounding);
        let inputs = ethernet::Inputs { generation, timestamps, ..ethernet::Inputs::default() };
        ethernet::evaluate(&inputs).map_or(Carries::NOTHING, |answer| {
            let cost = Cost::one_way(1.0 / answer.ceiling);
            let expected = (answer.expected_low / answer.most, answer.expected_high / answer.most);
            Carries { up: cost, down: cost, half_duplex: generation.row().is_wireless(), expected }
        })
    }
}

impl Carries {
    /// A link that lets nothing through; chains that are read have none.
    const NOTHING: Self = {
        let cost = Cost::one_way(f64::INFINITY);
        Self { up: cost, down: cost, half_duplex: true, expected: (1.0, 1.0) }
    };
}
