//! What `raid` says.

use super::{Inputs, Outputs};
use crate::array::level;
use crate::calculator::{Chart, Expected, Headline, Preset, Words, joined};
use crate::formula::{Line, When};
use crate::layer::Layer;

/// Levels of which every drive serves reads: see [`perf::reading`].
const COPIES: &[&str] = &["raid1", "raid10", "raid1e", "md_raid10_near", "md_raid10_far", "md_raid10_offset"];

/// Keys of `content/references.yaml` beside those of the levels.
const SOURCES: &[&str] =
    &["mdadm-super1", "dell-mixed-iops", "yellow-bricks-iops", "e2fsprogs-1.47", "xfsprogs", "storage-spaces-columns"];

/// What the calculator says.
pub(crate) static WORDS: Words = Words {
    title: "How much does this RAID hold, and how fast is it?",
    summary: "Usable capacity, fault tolerance, IOPS and stripe sizes of RAID 0 to RAID 60, also with drives of different sizes.",
    inputs: Inputs::TEXTS,
    input_groups: Inputs::GROUPS,
    outputs: Outputs::TEXTS,
    groups: &[
        ("array", "Array"),
        ("work", "Workload"),
        ("advanced_layout", "Spares, layout and file system"),
        ("advanced_io", "One I/O and its chunks"),
    ],
    headlines: &[
        Headline {
            value: "usable",
            note: "usable in {level}, of {raw} raw",
            expected: Expected::Unstated("Exact: capacity depends only on the layout."),
            limit: "verdict",
            why: "",
        },
        Headline {
            value: "iops",
            note: "for random I/O in {level} with {read_share} reads",
            expected: Expected::Unstated(
                "No range: caches raise it and a shallow queue lowers it; too few arrays were measured.",
            ),
            limit: "",
            why: "Each small write costs {write_penalty} drive I/Os. Drives: {active_drives}, {drive_iops} each.",
        },
        Headline {
            value: "drives_needed",
            note: "for {wanted_iops} in {level}",
            expected: Expected::Unstated("No range: it follows from the layout."),
            limit: "",
            why: "Before rounding: {exact_drives}. Each small write costs {write_penalty} drive I/Os; each drive gives {drive_iops}.",
        },
        Headline {
            value: "full_stripe",
            note: "in a full stripe of {level}: {data_drives} data drives × {chunk}",
            expected: Expected::Unstated("No range: it follows from the layout."),
            limit: "",
            why: "Writing a full stripe needs no reads. mke2fs: stride={stride}, stripe-width={stripe_width}.",
        },
        Headline {
            value: "drives_touched",
            note: "busy with one read of {io_size} at offset {io_offset}",
            expected: Expected::Unstated("No range: it follows from the layout."),
            limit: "",
            why: "With {chunk} chunks, each chunk that the read touches is on a different drive.",
        },
        Headline {
            value: "read_rate",
            note: "for sequential reads in {level}, before any shared link",
            expected: Expected::Unstated(
                "No range: the links and chips in front of the drives decide; too few arrays were measured.",
            ),
            limit: "",
            why: "With copies, every drive serves reads; a single stream on hard drives gets {data_drives} × {drive_rate}. Sequential writes: {write_rate}.",
        },
    ],
    limits: &[],
    digits: 3,
    stages: &[(Layer::Metadata, "md metadata")],
    formula: &[
        Line::always("after_unused = {raw} − {wasted} = {after_unused}"),
        Line::always("after_redundancy = {after_spare} − {redundancy} = {after_redundancy}"),
        Line::always("efficiency = {usable} ÷ {raw} = {efficiency}"),
        Line::always(
            "iops = {active_drives} × {drive_iops} ÷ ({read_share} + (1 − {read_share}) × {write_penalty}) = {iops}",
        ),
        Line::always(
            "exact_drives = {wanted_iops} × ({read_share} + (1 − {read_share}) × {write_penalty}) ÷ {drive_iops} = {exact_drives}",
        ),
        Line::when(&[When::Not("level", COPIES)], "read_rate = {data_drives} × {drive_rate} = {read_rate}"),
        Line::when(&[When::Is("level", COPIES)], "read_rate = {active_drives} × {drive_rate} = {read_rate}"),
        Line::always("write_rate = {data_drives} × {drive_rate} = {write_rate}"),
        Line::always(
            "drives_touched = the lower of {readable_drives} and ⌈({io_offset} mod {chunk} + {io_size}) ÷ {chunk}⌉ = {drives_touched}",
        ),
        Line::always("full_stripe = {chunk} × {data_drives} = {full_stripe}"),
        Line::always("stride = {chunk} ÷ {block} = {stride}"),
        Line::always("stripe_width = {stride} × {data_drives} = {stripe_width}"),
    ],
    presets: &[
        Preset::asking(
            "iops-8-drives-150-iops-raid10-70-reads",
            "iops",
            "How many IOPS do 8 drives of 150 IOPS give in RAID 10 at 70 % reads?",
            r#"{"drives":"8x16TB","level":"raid10","drive_iops":150,"read_share":0.7}"#,
        ),
        Preset::asking(
            "iops-8-drives-150-iops-raid5-70-reads",
            "iops",
            "How many IOPS do 8 drives of 150 IOPS give in RAID 5 at 70 % reads?",
            r#"{"drives":"8x16TB","level":"raid5","drive_iops":150,"read_share":0.7}"#,
        ),
        Preset::asking(
            "iops-8-drives-150-iops-raid6-70-reads",
            "iops",
            "How many IOPS do 8 drives of 150 IOPS give in RAID 6 at 70 % reads?",
            r#"{"drives":"8x16TB","level":"raid6","drive_iops":150,"read_share":0.7}"#,
        ),
        Preset::asking(
            "drives-for-6000-iops-in-raid10",
            "drives_needed",
            "How many drives do 6,000 IOPS need in RAID 10, two reads per write?",
            r#"{"level":"raid10","drive_iops":180,"read_share":"66.6666667%","wanted_iops":6000}"#,
        ),
        Preset::asking(
            "drives-for-6000-iops-in-raid5",
            "drives_needed",
            "How many drives do the same 6,000 IOPS need in RAID 5?",
            r#"{"level":"raid5","drive_iops":180,"read_share":"66.6666667%","wanted_iops":6000}"#,
        ),
        Preset::asking(
            "drives-for-6000-iops-in-raid6",
            "drives_needed",
            "How many drives do the same 6,000 IOPS need in RAID 6?",
            r#"{"level":"raid6","drive_iops":180,"read_share":"66.6666667%","wanted_iops":6000}"#,
        ),
        Preset::of(
            "four-8-tb-two-4-tb-drives-raid5",
            "How much do four 8 TB and two 4 TB drives hold in RAID 5?",
            r#"{"drives":"4x8TB+2x4TB","level":"raid5"}"#,
        ),
        Preset::of(
            "four-8-tb-two-4-tb-drives-raid6",
            "How much do four 8 TB and two 4 TB drives hold in RAID 6?",
            r#"{"drives":"4x8TB+2x4TB","level":"raid6"}"#,
        ),
        Preset::of(
            "eight-16-tb-drives-hot-spare-raid6",
            "How much do eight 16 TB drives and a hot spare hold in RAID 6?",
            r#"{"drives":"9x16TB","level":"raid6","hot_spares":1}"#,
        ),
        Preset::asking(
            "full-stripe-four-drives-raid5-64-kib-chunks",
            "full_stripe",
            "How large is a full stripe of four drives in RAID 5 with 64 KiB chunks?",
            r#"{"drives":"4x4TB","level":"raid5","chunk":65536}"#,
        ),
        Preset::asking(
            "full-stripe-four-drives-raid5-32-kib-chunks",
            "full_stripe",
            "How large is a full stripe of four drives in RAID 5 with 32 KiB chunks?",
            r#"{"drives":"4x4TB","level":"raid5","chunk":32768}"#,
        ),
        Preset::asking(
            "read-across-a-chunk-boundary",
            "drives_touched",
            "How many drives does a 28 KiB read across a chunk boundary keep busy?",
            r#"{"drives":"8x4TB","level":"raid0","chunk":65536,"io_size":28672,"io_offset":57344}"#,
        ),
        Preset::asking(
            "allocation-unit-of-storage-spaces",
            "full_stripe",
            "Which allocation unit suits Storage Spaces with three parity columns and 32 KiB interleave?",
            r#"{"drives":"3x4TB","level":"raid5","chunk":32768}"#,
        ),
        Preset::of(
            "df-four-4-tb-drives-md-raid5",
            "How much does df show for four 4 TB drives in md RAID 5?",
            r#"{"drives":"4x4TB","level":"raid5","metadata":"1.2","file_system":"ext4"}"#,
        ),
        Preset::asking(
            "four-striped-sata-ssds",
            "read_rate",
            "How fast can four striped SATA SSDs read, before the chipset limits them?",
            r#"{"drives":"4x120GB","level":"raid0","chunk":32768,"drive_rate":480000000}"#,
        ),
        Preset::of(
            "three-4-tb-drives-md-raid10",
            "How much do three 4 TB drives hold in md RAID 10?",
            r#"{"drives":"3x4TB","level":"md_raid10_far"}"#,
        ),
    ],
    charts: &[
        Chart { question: "How much does one more drive add?", input: "drives", output: "usable", range: (1.0, 24.0) },
        Chart { question: "What do writes cost?", input: "read_share", output: "iops", range: (0.0, 1.0) },
        Chart {
            question: "How many drives does one I/O keep busy?",
            input: "chunk",
            output: "drives_touched",
            range: (0.0, 0.0),
        },
    ],
    sources: &joined::<{ level::SOURCES.len() + SOURCES.len() }>(level::SOURCES, SOURCES),
    caveats: &[
        "Sizes are those on the labels; drives really hold 0.01 to 0.1 % more.",
        "With drives of different sizes, every drive counts as the smallest. Only md RAID 0 (with md metadata) and JBOD use the rest.",
        "IOPS and rates are ceilings of the drives alone: caches, controllers, slots and networks are not included, and the slowest part of the chain decides.",
        "The write penalty is for small random writes without a write-back cache; full-stripe writes need no reads.",
        "Here RAID 1 makes every drive a copy. Tools that pair four drives two by two build RAID 10.",
        "RAID 5E and RAID 5EE follow one published calculator; no vendor document was found.",
        "File systems: default options of mkfs.ext4 1.47 and mkfs.xfs, checked against real ones of 0.25 to 12 TB.",
    ],
};
