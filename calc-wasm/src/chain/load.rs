//! What the drives of a chain are asked to do.

use crate::choice;

choice! {
    /// A load of the whole chain.
    pub enum Load {
        /// All drives are read at once, in sequence.
        Read = "read";
        /// All drives are written at once, in sequence.
        Write = "write";
        /// One drive is read while the others are idle.
        One = "one";
        /// Every array reads all of its drives, to check them.
        Scrub = "scrub";
        /// Every array reads its remaining drives and writes one new drive.
        Rebuild = "rebuild";
        /// Files are read and sent to the network.
        CopyOut = "copy_out";
        /// Files come from the network and are written.
        CopyIn = "copy_in";
        /// Files are read from the first drives or array, and written to the last.
        Copy = "copy";
        /// Files are read from the last drives or array, and written to the first.
        CopyBack = "copy_back";
        /// Blocks are read at random.
        RandomRead = "random_read";
        /// Blocks are written at random.
        RandomWrite = "random_write";
    }
}

impl Load {
    /// Whether files go from some drives to others.
    #[must_use]
    pub const fn has_two_ends(self) -> bool {
        matches!(self, Self::Copy | Self::CopyBack)
    }

    /// Whether I/Os, not bytes, are what drives give.
    #[must_use]
    pub const fn is_random(self) -> bool {
        matches!(self, Self::RandomRead | Self::RandomWrite)
    }
}
