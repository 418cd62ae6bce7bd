//! Links: what a wire carries once every layer has taken its share.

pub mod pcie;
