//! The SLC cache of a flash drive: cells that hold several bits, written with one bit each as long as there are free
//! ones. How large it is when part of the drive is full, and how long a copy takes that outgrows it.

/// How much flash a drive has for each byte of its capacity: 1 TiB of it is sold as 1 TB. Of the drives whose cache
/// was read, the largest uses 1.05 times its capacity (`techpowerup-t500`).
const FLASH: f64 = 1.1;

/// A drive's cache.
#[derive(Debug, Clone, Copy)]
pub struct Cache {
    /// Capacity of the drive.
    pub capacity: f64,
    /// Bytes that the cache of the empty drive holds.
    pub empty: f64,
    /// Bytes of it that are set aside, however full the drive is.
    pub fixed: f64,
    /// Bits of a cell once the cache is emptied into it.
    pub bits: f64,
}

impl Cache {
    /// Cells that the cache of the empty drive takes from the free ones, as a share of the capacity.
    #[must_use]
    pub fn cells(&self) -> f64 {
        (self.empty - self.fixed) * self.bits / self.capacity
    }

    /// The largest cache for which an empty drive has the cells.
    #[must_use]
    pub fn most(&self) -> f64 {
        self.fixed + FLASH * self.capacity / self.bits
    }

    /// What is left of it with this many bytes free: the drive goes on lending the same share of its free cells.
    #[must_use]
    pub fn at(&self, free: f64) -> f64 {
        self.fixed + self.cells() * free / self.bits
    }
}

/// What of a copy goes into the cache, and what past it.
#[derive(Debug, Clone, Copy)]
pub struct Copied {
    /// Bytes that the cache takes.
    pub cached: f64,
    /// Bytes that are left for the slower cells.
    pub past: f64,
}

impl Copied {
    /// A copy of `size` bytes onto a drive whose cache is empty and holds `cache`.
    #[must_use]
    pub fn of(size: f64, cache: f64) -> Self {
        let cached = size.min(cache);
        Self { cached, past: size - cached }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_part_that_is_set_aside_stays() {
        // Samsung 970 EVO 500 GB: 4 GB fixed, 18 GB of free cells.
        let cache = Cache { capacity: 500e9, empty: 22e9, fixed: 4e9, bits: 3.0 };
        assert!((cache.at(500e9) - 22e9).abs() < 1.0);
        assert!((cache.at(100e9) - 7.6e9).abs() < 1.0);
        assert!((cache.at(0.0) - 4e9).abs() < 1.0);
    }
}
