//! SATA: frames of at most 8192 bytes, each opened and closed by a handshake, on a half-duplex link.

use super::Link;

/// What a multiplier that switches by frame (FIS) leaves of the rate after the line code when several drives
/// answer at once: an assumption that agrees with what users of such boxes report.
const FIS_SWITCHING: f64 = 0.9;
/// The same when it switches by command, so that one drive is served while the others wait. An assumption: only
/// "far less" is agreed on.
const COMMAND_SWITCHING: f64 = 0.5;

impl Link {
    /// Rates left after the frames of one command of `size` bytes and after their handshakes of `handshake`
    /// seconds, given the rate on the way in.
    #[must_use]
    pub fn sata_frames(&self, rate: f64, size: f64, handshake: f64) -> (f64, f64) {
        let frames = (size / self.payload).ceil();
        let framed = rate * size / (size + frames * self.overhead);
        (framed, size / (size / framed + frames * handshake))
    }
}

/// What a port multiplier lets through when several drives share a link with this rate after the line code.
#[must_use]
pub fn multiplied(encoded_rate: f64, by_frame: bool) -> f64 {
    encoded_rate * if by_frame { FIS_SWITCHING } else { COMMAND_SWITCHING }
}
