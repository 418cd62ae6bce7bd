//! The layers that a breakdown draws.

use crate::choice;

choice! {
    /// What takes from a rate or from a capacity, layer by layer. A style sheet has a tint for each of them; a
    /// calculator draws each at most once, and may call it otherwise (see [`Words::stages`](crate::calculator::Words)).
    pub enum Layer {
        Line = "line", "Line rate";
        Encoding = "encoding", "Line code";
        Clock = "clock", "SKP ordered sets";
        Flit = "flit", "FLIT framing";
        Frames = "frames", "Frames";
        Headers = "headers", "Packet headers";
        FlowControl = "flow_control", "Flow control";
        Handshake = "handshake", "Handshakes";
        Commands = "commands", "Commands";
        Sharing = "sharing", "Sharing";
        Tunnel = "tunnel", "Tunnel's ends";
        Waiting = "waiting", "Waiting";
        Drives = "drives", "Drives";
        Chip = "chip", "Chip";
        Slot = "slot", "Slot";
        Raw = "raw", "Raw capacity";
        Unused = "unused", "Unused on larger drives";
        Spare = "spare", "Spare space";
        Labels = "labels", "Labels and metaslabs";
        Redundancy = "redundancy", "Copies and parity";
        Padding = "padding", "Padding";
        Metadata = "metadata", "Metadata";
        Log = "log", "Log metaslabs";
        Slop = "slop", "Slop";
        FileSystem = "file_system", "File system";
    }
}
