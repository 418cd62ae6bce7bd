//! One file per calculator: its declaration, its computation, its edge tests.

pub mod pcie;
