//! What `mixed-drives` says.

use super::{Inputs, Outputs};
use crate::calculator::{Chart, Expected, Headline, Words};
use crate::formula::{Line, When};
use crate::layer::Layer;

const CODED: When = When::Is("scheme", &["erasure"]);

/// What the calculator says.
pub(crate) static WORDS: Words = Words {
    title: "How much do drives of different sizes hold?",
    summary: "SHR, btrfs, Unraid, SnapRAID and erasure codes on drives of any size, compared with RAID 5 and RAID 6.",
    inputs: Inputs::TEXTS,
    input_groups: Inputs::GROUPS,
    outputs: Outputs::TEXTS,
    groups: &[
        ("array", "Array"),
        ("advanced_speed", "Drive speed"),
        ("advanced_scheme", "Details of a scheme"),
        ("advanced_recovery", "Recovery and objects"),
    ],
    headlines: &[
        Headline {
            value: "usable",
            note: "usable in {scheme}, of {raw} raw",
            expected: Expected::Unstated("Exact: capacity depends only on the sizes."),
            limit: "verdict",
            why: "",
        },
        Headline {
            value: "read_rate",
            note: "for sequential reads in {scheme}, averaged over all data",
            expected: Expected::Unstated("No range: too few such arrays were measured."),
            limit: "",
            why: "Sequential writes: {write_rate}. Random I/O: {iops}. Caches and shared links are not modelled.",
        },
        Headline {
            value: "recovery_time",
            note: "at least, to recover from the loss of the largest drive or host",
            expected: Expected::Unstated(
                "No range: no such recovery was measured. Client I/O and backfill limits make it longer.",
            ),
            limit: "",
            why: "The others make {lost} again; {moved} cross the network for it.",
        },
    ],
    limits: &[],
    digits: 3,
    stages: &[(Layer::Metadata, "Reserve"), (Layer::Unused, "Unused"), (Layer::FileSystem, "Metadata")],
    formula: &[
        Line::always("after_redundancy = {after_unreached} − {redundancy} = {after_redundancy}"),
        Line::always("efficiency = {usable} ÷ {raw} = {efficiency}"),
        Line::words(
            &[],
            "read_rate = all data over the time of its slices, each at {drive_rate} times the drives that one reader keeps busy = {read_rate}",
        ),
        Line::words(&[], "write_rate = the same for one writer of full stripes = {write_rate}"),
        Line::when(&[CODED], "moved = {data_pieces} × {lost} = {moved}"),
        Line::words(
            &[CODED],
            "recovery_time = what the drives or hosts that are left take together to read {moved} and write {lost}, each at {recovery_share} of {drive_rate}, or their network to carry {moved}: the longer of the two = {recovery_time}",
        ),
        Line::words(&[], "iops = {drive_iops} over the I/Os that one of the array costs its busiest drive = {iops}"),
    ],
    presets: &crate::calculators::presets::MIXED_DRIVES,
    charts: &[Chart {
        question: "How much does one more of the first drives add?",
        input: "drives",
        output: "usable",
        range: (1.0, 24.0),
    }],
    sources: &[
        "linux-btrfs-volumes",
        "carfax-btrfs-usage",
        "synology-shr-layout",
        "storage-planner-tests",
        "minio-erasure",
        "ceph-pools",
        "redhat-ceph-osd",
        "dataon-columns",
        "ceph-lrc",
        "ibm-bluestore-tuning",
        "unas-pro-raid-6",
        "terramaster-partitions",
        "truenas-no-swap",
        "linux-md-raid5",
    ],
    caveats: &[
        "SHR: tiers as in published descriptions, not checked against Synology's own tool. DSM and the file system take 2–4 % more.",
        "btrfs: data space by the kernel's allocator, less one chunk of metadata; real file systems held up to 3 GB less.",
        "Speed: SHR is md RAID 5, RAID 6 or a mirror per slice, one slice after the other (LVM). btrfs stripes RAID 0, RAID 10, RAID 5 and RAID 6 over all drives with space; single, dup and the RAID 1 profiles give one reader one drive.",
        "Random I/O: small writes cost as in RAID; btrfs copy-on-write and metadata are not modelled, nor is the speed of Unraid, SnapRAID and erasure codes.",
        "Unraid and SnapRAID: surviving data drives stay readable one by one even when too many fail.",
        "Erasure codes: plan to fill Ceph to 85 % (nearfull); MinIO and Ceph each place pieces in their own way.",
        "Recovery: all other drives or hosts take an equal part, and nothing else is asked of them.",
    ],
};
