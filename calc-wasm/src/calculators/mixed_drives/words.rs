//! What `mixed-drives` says.

use super::{Inputs, Outputs};
use crate::calculator::{Chart, Expected, Headline, Preset, Words};
use crate::formula::Line;
use crate::layer::Layer;

/// What the calculator says.
pub(crate) static WORDS: Words = Words {
    title: "How much do drives of different sizes hold?",
    summary: "SHR, btrfs, Unraid, SnapRAID and erasure codes on drives of any size, compared with RAID 5 and RAID 6.",
    inputs: Inputs::TEXTS,
    input_groups: Inputs::GROUPS,
    outputs: Outputs::TEXTS,
    groups: &[("array", "Array"), ("advanced_speed", "Drive speed"), ("advanced_scheme", "Details of a scheme")],
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
        Line::words(&[], "iops = {drive_iops} over the I/Os that one of the array costs its busiest drive = {iops}"),
    ],
    presets: &[
        Preset::of(
            "four-8-tb-two-4-tb-drives-shr",
            "How much do four 8 TB and two 4 TB drives hold in SHR?",
            r#"{"drives":"4x8TB+2x4TB","scheme":"shr1"}"#,
        ),
        Preset::asking(
            "four-8-tb-two-4-tb-drives-read-shr",
            "read_rate",
            "How fast do four 8 TB and two 4 TB drives read in SHR?",
            r#"{"drives":"4x8TB+2x4TB","scheme":"shr1"}"#,
        ),
        Preset::of(
            "four-8-tb-two-4-tb-drives-shr-2",
            "How much do four 8 TB and two 4 TB drives hold in SHR-2?",
            r#"{"drives":"4x8TB+2x4TB","scheme":"shr2"}"#,
        ),
        Preset::of(
            "one-8-tb-three-4-tb-drives-shr-2",
            "How much do one 8 TB and three 4 TB drives hold in SHR-2?",
            r#"{"drives":"8TB+3x4TB","scheme":"shr2"}"#,
        ),
        Preset::of(
            "three-8-tb-one-4-tb-drive-shr-2",
            "How much do three 8 TB and one 4 TB drive hold in SHR-2?",
            r#"{"drives":"3x8TB+4TB","scheme":"shr2"}"#,
        ),
        Preset::of(
            "drives-4-1-1-tb-btrfs-raid1",
            "How much do drives of 4, 1 and 1 TB hold in btrfs RAID 1?",
            r#"{"drives":"4TB+2x1TB","scheme":"btrfs_raid1"}"#,
        ),
        Preset::of(
            "drives-1-2-4-tb-btrfs-raid0",
            "How much do drives of 1, 2 and 4 TB hold in btrfs RAID 0?",
            r#"{"drives":"1TB+2TB+4TB","scheme":"btrfs_raid0"}"#,
        ),
        Preset::of(
            "unraid-two-parity-drives",
            "How much does Unraid hold with two parity drives?",
            r#"{"drives":"10TB+8TB+6TB+4TB","scheme":"parity_drives","parity_drives":2}"#,
        ),
        Preset::of(
            "16-drives-10-6-erasure-code",
            "How much do 16 drives hold with a 10 + 6 erasure code?",
            r#"{"drives":"16x1TB","scheme":"erasure","data_pieces":10,"parity_pieces":6}"#,
        ),
    ],
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
        "linux-md-raid5",
    ],
    caveats: &[
        "SHR: tiers as in published descriptions, not checked against Synology's own tool. DSM and the file system take 2 to 4 % more.",
        "btrfs: data space by the kernel's allocator, less one chunk of metadata; real file systems held up to 3 GB less.",
        "Speed: SHR is md RAID 5, RAID 6 or a mirror per slice, one slice after the other (LVM). btrfs stripes RAID 0, RAID 10, RAID 5 and RAID 6 over all drives with space; single, dup and the RAID 1 profiles give one reader one drive.",
        "Random I/O: small writes cost as in RAID; btrfs copy-on-write and metadata are not modelled, nor is the speed of Unraid, SnapRAID and erasure codes.",
        "Unraid and SnapRAID: surviving data drives stay readable one by one even when too many fail.",
        "Erasure codes: plan to fill Ceph to 85 % (nearfull); MinIO and Ceph each place pieces in their own way.",
    ],
};
