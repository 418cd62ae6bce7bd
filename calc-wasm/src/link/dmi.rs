//! DMI: PCI Express between a processor and its chipset, shared by all that hangs on the chipset.

use super::{Basis, Confidence, pcie};
use crate::decimal;
use crate::error::{Allowed, CalcError, Reason};
use crate::unit::Unit;

/// One generation of DMI, as the registry describes it.
#[derive(Debug)]
#[non_exhaustive]
pub struct Dmi {
    /// As people write it: `3.0`.
    pub name: &'static str,
    /// The generation of PCI Express that it is on the wire.
    pub pcie_generation: &'static str,
    /// Widths that exist.
    pub lanes: &'static [f64],
    /// Lower end of what good hardware reaches, as a share of the ceiling.
    pub expected_low: f64,
    /// Upper end of the same.
    pub expected_high: f64,
    /// Where that range comes from.
    pub range_basis: Basis,
    /// How sure the other figures are.
    pub confidence: Confidence,
}

mod table {
    #![allow(clippy::unreadable_literal, reason = "generated from the registry")]
    use super::{Basis, Confidence, Dmi};
    include!(concat!(env!("OUT_DIR"), "/dmi-generations.rs"));
}
pub use table::*;

impl Dmi {
    /// The PCI Express generation of a link with `lanes`.
    ///
    /// # Errors
    /// [`CalcError`] about the input `lanes` that says which widths exist.
    pub fn link(&self, lanes: f64) -> Result<&'static pcie::Pcie, CalcError> {
        match pcie::generation(self.pcie_generation) {
            Some(generation) if self.lanes.contains(&lanes) => Ok(generation),
            _ => {
                let allowed = Allowed::numbers(self.lanes, Unit::Lane);
                let clash = CalcError::clash("lanes", &decimal::write(lanes), allowed);
                Err(clash.because_of(Reason::DmiWidths, self.name))
            }
        }
    }
}
