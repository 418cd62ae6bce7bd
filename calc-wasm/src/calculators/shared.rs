//! What several calculators declare alike: units of outputs, ranges of inputs, sentences and lines of links.

use crate::calculator::{Chart, Domain};
use crate::formula::Line;
use crate::unit::Unit;

/// Bytes of a terabyte, for defaults.
pub(crate) const TB: u64 = 1_000_000_000_000;

// Units of outputs.
pub(crate) const BYTES: Option<Unit> = Some(Unit::Byte);
pub(crate) const CHANCE: Option<Unit> = Some(Unit::Chance);
pub(crate) const COUNT: Option<Unit> = Some(Unit::Count);
pub(crate) const DRIVES: Option<Unit> = Some(Unit::Drive);
pub(crate) const IOPS: Option<Unit> = Some(Unit::OperationPerSecond);
pub(crate) const RATE: Option<Unit> = Some(Unit::BytePerSecond);
pub(crate) const SHARE: Option<Unit> = Some(Unit::Ratio);
pub(crate) const TIME: Option<Unit> = Some(Unit::Second);

/// Rate of one drive, or of a bridge with its drive.
pub(crate) const ONE_DRIVE: Domain = Domain::Between { minimum: 0.0, maximum: 1e11, whole: false };
/// Rate of what many drives are behind.
pub(crate) const MANY_DRIVES: Domain = Domain::Between { minimum: 0.0, maximum: 1e12, whole: false };
/// Largest payloads and requests that PCI Express defines.
pub(crate) const PACKET_SIZES: Domain = Domain::OneOf(&[128.0, 256.0, 512.0, 1024.0, 2048.0, 4096.0]);
/// Payloads that chipsets and tunnels have.
pub(crate) const SMALL_PACKET_SIZES: Domain = Domain::OneOf(&[128.0, 256.0]);
/// Data of one command to a drive: from a sector to 65 536 of them.
pub(crate) const COMMAND_SIZES: Domain = Domain::Between { minimum: 512.0, maximum: 33_554_432.0, whole: true };

/// Where the low end of a link's range is still above what drives ask for.
pub(crate) const EXPECT_ALL: &str = "Expect the full figure: even the low end of the range of the link is higher.";

pub(crate) const ENCODED_RATE: Line = Line::always("encoded_rate = {line_rate} × {code_efficiency} = {encoded_rate}");
pub(crate) const AFTER_CLOCK: Line = Line::always("after_clock = {encoded_rate} × {clock_efficiency} = {after_clock}");
pub(crate) const DRIVES_RATE: Line = Line::always("drives_rate = {drives} × {drive_rate} = {drives_rate}");
pub(crate) const PER_DRIVE: Line = Line::always("per_drive = {most} ÷ {drives} = {per_drive}");

/// What more drives leave for each of them.
pub(crate) const fn chart_per_drive(most_drives: f64) -> Chart {
    Chart {
        question: "How much is left for each drive?",
        input: "drives",
        output: "per_drive",
        range: (1.0, most_drives),
    }
}
