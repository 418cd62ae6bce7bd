//! What the drives of a chain are asked to do.

use crate::choice;

choice! {
    /// A load of the whole chain.
    pub enum Load {
        Read = "read";
        Write = "write";
        One = "one";
        Scrub = "scrub";
        Rebuild = "rebuild";
        CopyOut = "copy_out";
        CopyIn = "copy_in";
        RandomRead = "random_read";
        RandomWrite = "random_write";
    }
}

impl Load {
    /// Whether I/Os, not bytes, are what drives give.
    #[must_use]
    pub const fn is_random(self) -> bool {
        matches!(self, Self::RandomRead | Self::RandomWrite)
    }
}
