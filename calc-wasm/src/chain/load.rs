//! What the drives of a chain are asked to do.

use crate::choice;

choice! {
    /// A load of the whole chain.
    pub enum Load {
        Read = "read", "All drives read at once";
        Write = "write", "All drives written at once";
        One = "one", "One drive reads alone";
        Scrub = "scrub", "Scrub or parity check";
        Rebuild = "rebuild", "Rebuild of one drive";
        CopyOut = "copy_out", "Copy to the network";
        CopyIn = "copy_in", "Copy from the network";
        RandomRead = "random_read", "Random reads";
        RandomWrite = "random_write", "Random writes";
    }
}

impl Load {
    /// Whether I/Os, not bytes, are what drives give.
    #[must_use]
    pub const fn is_random(self) -> bool {
        matches!(self, Self::RandomRead | Self::RandomWrite)
    }
}
