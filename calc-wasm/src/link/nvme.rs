//! NVMe: what a command puts on a PCI Express link beside its data. Sizes are those of the NVM Express Base
//! Specification (`nvme-base-2.0`).

use super::pcie::{Load as Bytes, Packets, Ways};

/// A command, fetched by the drive.
const SUBMISSION: f64 = 64.0;
/// Its result, written by the drive.
const COMPLETION: f64 = 16.0;
/// A write to a doorbell, or of an interrupt.
const DOUBLE_WORD: f64 = 4.0;
/// A page of memory: what one pointer of a PRP list covers.
const PAGE: f64 = 4096.0;
/// A pointer of a PRP list. The command itself holds two.
const POINTER: f64 = 8.0;

/// How commands are handed over.
#[derive(Debug, Clone, Copy)]
pub struct Handover {
    /// Bytes that each command reads or writes.
    pub block_size: f64,
    /// Share of commands that read the drive.
    pub read_share: f64,
    /// Commands that share one doorbell, and that the drive fetches at once.
    pub batch: f64,
    /// Interrupts for each command.
    pub interrupts: f64,
}

/// Bytes per command on each way.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub struct Load {
    /// Data alone.
    pub data: Ways,
    /// Data and the packets around it.
    pub moved: Bytes,
    /// All of it, commands included.
    pub total: Bytes,
}

impl Handover {
    /// What one command puts on the link, on average.
    #[must_use]
    pub fn load(&self, packets: &Packets) -> Load {
        let (reads, writes) = (self.read_share, 1.0 - self.read_share);
        // The drive writes into memory what is read from it, and fetches from memory what is written to it.
        let data = Ways { to_host: reads * self.block_size, to_device: writes * self.block_size };
        let moved = packets.written(self.block_size) * reads + packets.fetched(self.block_size) * writes;

        let pages = (self.block_size / PAGE).ceil();
        let list = if pages > 2.0 { packets.fetched((pages - 1.0) * POINTER) } else { Bytes::NONE };
        // Two doorbells: one tells the drive of commands, one that their results were seen.
        let doorbells = packets.rung(DOUBLE_WORD) * (2.0 / self.batch);
        // Those that fill a read request are fetched with it; the rest of a longer batch comes with the next one.
        let fetched = (SUBMISSION * self.batch).min(packets.max_read_request_size);
        let commands = packets.fetched(fetched) * (SUBMISSION / fetched);
        let results = packets.written(COMPLETION) + packets.written(DOUBLE_WORD) * self.interrupts;
        Load { data, moved, total: moved + list + doorbells + commands + results }
    }
}
