//! What `zfs` says.

use super::{Inputs, Outputs};
use crate::calculator::{Chart, Expected, Headline, Words};
use crate::formula::{Line, When};
use crate::layer::Layer;

/// What the calculator says.
pub(crate) static WORDS: Words = Words {
    title: "How much space will ZFS show?",
    summary: "AVAIL of zfs list to the megabyte for mirrors, RAID-Z and dRAID, after partitions, metaslabs, padding and slop.",
    inputs: Inputs::TEXTS,
    input_groups: Inputs::GROUPS,
    outputs: Outputs::TEXTS,
    groups: &[
        ("pool", "Pool"),
        ("advanced_pool", "Sectors, version, partition, dRAID"),
        ("advanced_special", "Special vdev"),
        ("advanced_speed", "Drive speed"),
    ],
    headlines: &[
        Headline {
            value: "usable",
            note: "usable in {layout}, of {raw} raw; zfs list prints {listed}",
            expected: Expected::Unstated("Exact: capacity depends only on the layout."),
            limit: "verdict",
            why: "",
        },
        Headline {
            value: "fits",
            note: "of data in records of {recordsize}; zfs list prints {listed}",
            expected: Expected::Unstated("No range: it follows from the record size; compression is not modelled."),
            limit: "",
            why: "A record of {recordsize} takes {allocated} on disk: {record_share} of that is data. Plan for {planned}.",
        },
        Headline {
            value: "write_iops",
            note: "for random writes and {read_iops} for random reads, in {layout}",
            expected: Expected::Unstated("No range: caches and sync writes decide; too few pools were measured."),
            limit: "",
            why: "Each vdev, RAID-Z or mirror, writes like one drive. Vdevs here: {vdev_count}, {width} drives each.",
        },
        Headline {
            value: "special_needed",
            note: "for the metadata and small blocks of a full pool",
            expected: Expected::Unstated("No range: the shares are yours, and zdb -bbb prints them."),
            limit: "",
            why: "{metadata_share} of metadata and {small_share} of small blocks of {usable}; a quarter is kept for metadata.",
        },
    ],
    limits: &[],
    digits: 3,
    stages: &[(Layer::Spare, "dRAID spares")],
    formula: &[
        Line::always("record_sectors = ⌈{recordsize} ÷ 2^{ashift} B⌉ = {record_sectors}"),
        Line::when(
            &[When::Is("layout", &["mirror", "stripe"])],
            "allocated = {record_sectors} × 2^{ashift} B = {allocated}",
        ),
        Line::when(
            &[When::Is("layout", &["raidz1", "raidz2", "raidz3"])],
            "allocated = ⌈({record_sectors} + {tolerance} × ⌈{record_sectors} ÷ ({width} − {tolerance})⌉) ÷ ({tolerance} + 1)⌉ × ({tolerance} + 1) × 2^{ashift} B = {allocated}",
        ),
        Line::when(
            &[When::Is("layout", &["draid1", "draid2", "draid3"])],
            "allocated = ⌈{record_sectors} ÷ {draid_data}⌉ × ({draid_data} + {tolerance}) × 2^{ashift} B = {allocated}",
        ),
        Line::always("record_share = {recordsize} ÷ {allocated} = {record_share}"),
        Line::when(
            &[When::Is("alike", &["true"]), When::Not("layout", &["draid1", "draid2", "draid3"])],
            "size = {vdev_count} × {metaslabs} × 2^{metaslab_shift} B + {special} = {size}",
        ),
        Line::words(
            &[When::Is("alike", &["true"]), When::Is("layout", &["draid1", "draid2", "draid3"])],
            "size = what whole groups fill of the metaslabs, and the special vdev = {size}",
        ),
        Line::words(
            &[When::Is("alike", &["false"])],
            "size = the metaslabs of all vdevs, which differ, and the special vdev = {size}",
        ),
        Line::when(
            &[When::Is("alike", &["true"])],
            "after_padding = ({size} − {special}) × {deflate} ÷ 512 = {after_padding}",
        ),
        Line::words(
            &[When::Is("alike", &["false"])],
            "after_padding = the same for every vdev, with its own deflate ratio = {after_padding}",
        ),
        Line::when(
            &[When::Is("version", &["2.4", "2.1+"])],
            "slop_share = the lower of {after_log} ÷ 32 and 128 GiB = {slop_share}",
        ),
        Line::when(&[When::Is("version", &["2.0", "0.7"])], "slop_share = {after_log} ÷ 32 = {slop_share}"),
        Line::when(&[When::Is("version", &["0.6"])], "slop_share = {after_log} ÷ 64 = {slop_share}"),
        Line::when(
            &[When::Is("version", &["2.4", "2.1+"])],
            "slop = the larger of {slop_share} − min({after_padding} − {after_log} + {special_log}, {slop_share} ÷ 2) and min({after_log} ÷ 2, 128 MiB) = {slop}",
        ),
        Line::when(
            &[When::Is("version", &["2.0", "0.7"])],
            "slop = the larger of {slop_share} and min({after_log} ÷ 2, 128 MiB) = {slop}",
        ),
        Line::when(&[When::Is("version", &["0.6"])], "slop = the larger of {slop_share} and 32 MiB = {slop}"),
        Line::always("usable = {after_log} − {slop} − {used_empty} = {usable}"),
        Line::always("charged = {allocated} × {deflate} ÷ 512 = {charged}"),
        Line::when(&[When::Is("alike", &["true"])], "fits = {usable} × {recordsize} ÷ {charged} = {fits}"),
        Line::words(&[When::Is("alike", &["false"])], "fits = the same for every vdev, at its own width = {fits}"),
        Line::always("special_needed = {usable} × ({metadata_share} + {small_share}) ÷ (1 − 0.25) = {special_needed}"),
    ],
    presets: &crate::calculators::presets::ZFS,
    charts: &[
        Chart {
            question: "Which number of drives wastes least space?",
            input: "drives",
            output: "efficiency",
            range: (1.0, 24.0),
        },
        Chart {
            question: "How much fits at other record sizes?",
            input: "recordsize",
            output: "fits",
            range: (0.0, 0.0),
        },
        Chart { question: "What do larger sectors cost?", input: "ashift", output: "usable", range: (9.0, 16.0) },
    ],
    sources: &[
        "seagate-mach2-faq",
        "openzfs-2.4",
        "openzfs-1089",
        "openzfs-8163",
        "openzfs-11329",
        "openzfs-raidz-docs",
        "openzfs-draid-docs",
        "idema-lba1-03",
        "sff-8447",
    ],
    caveats: &[
        "AVAIL matches libzpool 2.4 to within what an empty pool uses: 0.5 MB, or 2–4 MB on dRAID.",
        "Log, cache and spare devices add no space. Compression is not modelled.",
        "A special vdev is a mirror; before 2.4.1, data stored on it was also deducted from AVAIL.",
        "After a RAID-Z expansion AVAIL keeps the old ratio and is too low (openzfs/zfs#18711); records from before keep their old parity until they are rewritten, and take more space than “what fits” counts.",
        "Random I/O on RAID-Z: one drive's worth per vdev while records span all data drives, more for small records. Caches are not modelled.",
        "Vdevs take the drives in list order: keep drives of one size together.",
    ],
};
