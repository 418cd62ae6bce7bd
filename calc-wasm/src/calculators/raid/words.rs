//! What `raid` says.

use super::{Inputs, Outputs};
use crate::array::level;
use crate::calculator::{Chart, Expected, Headline, Words, joined};
use crate::formula::{Line, When};
use crate::layer::Layer;

/// Levels of which every drive serves reads: see [`perf::reading`].
const COPIES: &[&str] = &["raid1", "raid10", "raid1e", "md_raid10_near", "md_raid10_far", "md_raid10_offset"];

/// Keys of `content/references.yaml` beside those of the levels.
const SOURCES: &[&str] = &[
    "mdadm-super1",
    "dell-mixed-iops",
    "yellow-bricks-iops",
    "e2fsprogs-1.47",
    "xfsprogs",
    "storage-spaces-columns",
    "seagate-mach2-faq",
];

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
            why: "With copies, every drive serves reads; a single stream on hard disks gets {data_drives} × {drive_rate}. Sequential writes: {write_rate}.",
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
    presets: &crate::calculators::presets::RAID,
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
        "Sizes are those on the labels; drives really hold 0.01–0.1 % more.",
        "With drives of different sizes, every drive counts as the smallest. Only md RAID 0 (with md metadata) and JBOD use the rest.",
        "IOPS and rates are ceilings of the drives alone: caches, controllers, slots and networks are not included, and the slowest part of the chain decides.",
        "The write penalty is for small random writes without a write-back cache; full-stripe writes need no reads.",
        "Here RAID 1 makes every drive a copy. Tools that pair four drives two by two build RAID 10.",
        "RAID 5E and RAID 5EE follow one published calculator; no vendor document was found.",
        "File systems: default options of mkfs.ext4 1.47 and mkfs.xfs, checked against real ones of 0.25–12 TB. Since 6.5, mkfs.xfs keeps 1.2 % of the space for reverse mapping.",
    ],
};
