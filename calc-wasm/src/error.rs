//! Why a calculation was refused: codes and facts. The site writes the sentences, in the reader's language; for a program
//! the error writes its own.

mod sentence;

use crate::echo::Echo;
use crate::json::Json;
use crate::unit::Unit;

/// An enum whose variants leave the core by name.
macro_rules! named {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[doc = $doc:literal])+ $variant:ident = $text:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum $name { $($(#[doc = $doc])+ $variant,)+ }

        impl $name {
            /// Every one, for generators and tests.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// Stable name.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text,)+ }
            }

            /// What it says, as its documentation does.
            #[must_use]
            pub const fn about(self) -> &'static str {
                match self { $(Self::$variant => concat!($($doc),+),)+ }
            }
        }
    };
}

named! {
    /// What is wrong with a value.
    pub enum Code {
        /// A lone comma before three digits: a decimal sign, or not.
        AmbiguousNumber = "ambiguous_number",
        /// It does not go with the other inputs.
        ImpossibleCombination = "impossible_combination",
        /// The question is no JSON.
        InvalidJson = "invalid_json",
        /// A size of a drive without a unit.
        NoUnit = "no_unit",
        /// None of a list.
        NotAChoice = "not_a_choice",
        /// Not a name of letters, digits and hyphens.
        NotAnId = "not_an_id",
        /// It cannot be read as a list of drives.
        NotADriveList = "not_a_drive_list",
        /// It cannot be read as a number of this unit.
        NotANumber = "not_a_number",
        /// The question is JSON, but no object.
        NotAnObject = "not_an_object",
        /// A sweep asks for an input that has no points in a row.
        NotWalked = "not_walked",
        /// A fraction where things are counted.
        NotWhole = "not_whole",
        /// Too small or too large.
        OutOfRange = "out_of_range",
        /// No calculator has this name, or none that can do this.
        UnknownCalculator = "unknown_calculator",
        /// The calculator has no such input.
        UnknownInput = "unknown_input",
        /// The calculator has no such output.
        UnknownOutput = "unknown_output",
        /// Another kind of JSON value: a list for a number.
        WrongType = "wrong_type",
    }
}

named! {
    /// Why only this is allowed, where the range alone does not say it. Some have a subject, named by [`CalcError::subject`].
    pub enum Reason {
        /// The cells of a drive hold no larger cache at one bit each.
        CacheCells = "cache_cells",
        /// The uplink of a chipset (subject) is this one.
        ChipsetUplink = "chipset_uplink",
        /// OpenZFS map of a dRAID vdev: as many drives at most.
        DraidWidth = "draid_width",
        /// The displays of a USB4 link (subject) would take all of it.
        DisplaysTakeAll = "displays_take_all",
        /// A DMI generation (subject) has these widths only.
        DmiWidths = "dmi_widths",
        /// What a drive, or the link before it, gives at most.
        DriveOrLink = "drive_or_link",
        /// The size of each drive.
        DriveSize = "drive_size",
        /// Drives beside those that stand by.
        DrivesBesidesSpares = "drives_besides_spares",
        /// All drives of a list together.
        DrivesInAll = "drives_in_all",
        /// The drives of all vdevs together.
        DrivesOfVdevs = "drives_of_vdevs",
        /// What is free on a drive.
        FreeSpace = "free_space",
        /// A PCIe generation (subject) that always runs in FLIT mode.
        FlitMode = "flit_mode",
        /// The drives of one redundant group.
        GroupOfDrives = "group_of_drives",
        /// Throughput is IOPS times block size.
        IopsTimesBlock = "iops_times_block",
        /// The smallest MTU of IPv6.
        Ipv6Mtu = "ipv6_mtu",
        /// Requests in flight are IOPS times mean latency.
        LittlesLaw = "littles_law",
        /// md's 0.90 metadata holds drives up to 2 TiB, any metadata takes space.
        MdMetadata = "md_metadata",
        /// A link (subject) of which no lane turns round.
        LanesStay = "lanes_stay",
        /// A link (subject) that no display shares.
        NoDisplays = "no_displays",
        /// Without redundancy, a spare has nothing to rebuild from.
        NothingToRebuild = "nothing_to_rebuild",
        /// A link (subject) that tunnels no PCIe.
        NoTunnel = "no_tunnel",
        /// Drives behind a tunnel of this link (subject) speak NVMe.
        NvmeInTunnel = "nvme_in_tunnel",
        /// Another input (subject) has this value.
        OtherInput = "other_input",
        /// Only drives are joined to an array.
        DrivesOnly = "drives_only",
        /// Two parts have one id, as if a part stood in two places.
        IdTwice = "id_twice",
        /// A drive that another array has.
        InTwoArrays = "in_two_arrays",
        /// What a part is attached to leads back to it, or to nowhere.
        Loop = "loop",
        /// A part that does not say by which link it hangs.
        NoLink = "no_link",
        /// No part of the chain has this id.
        NoSuchPart = "no_such_part",
        /// A drive of the array is not attached to the part that does the work.
        NotBelow = "not_below",
        /// Drives end a chain.
        NothingBehindDrives = "nothing_behind_drives",
        /// A chain has one processor, the first of its parts.
        OneHost = "one_host",
        /// A part of a kind that does not have this member.
        OtherKind = "other_kind",
        /// A link of one kind in a port of another.
        OtherPlug = "other_plug",
        /// An array lists a drive a second time.
        TwiceInArray = "twice_in_array",
        /// A network (subject) that carries nothing but RDMA.
        RdmaOnly = "rdma_only",
        /// A network (subject) that was measured as one link with TCP, and in no other way.
        MeasuredAlone = "measured_alone",
        /// Only a rate can be a rate in other words.
        RateNeeded = "rate_needed",
        /// The space kept free leaves none for data.
        ReserveTakesAll = "reserve_takes_all",
        /// Only a size can be a size in other words.
        SizeNeeded = "size_needed",
        /// A rate in transfers: how many bytes one carries depends on the lanes and the line code.
        TransfersAreNoBytes = "transfers_are_no_bytes",
        /// Special vdevs came with a later version (subject).
        SpecialVdevs = "special_vdevs",
        /// A link (subject) tunnels these generations of PCIe only.
        TunnelledGenerations = "tunnelled_generations",
    }
}

/// How many characters of a refused value an error repeats: enough to recognise it, too few to flood a page.
const VALUE_ECHO: usize = 64;

/// What would have been accepted.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Allowed {
    /// One of these words or numbers.
    OneOf(Vec<Echo>, Unit),
    /// One of two readings, as texts that are read in one way.
    Readings([String; 2]),
    /// A number in this closed range.
    Between {
        /// Smallest accepted value, in base units.
        minimum: f64,
        /// Largest accepted value, in base units.
        maximum: f64,
        /// The base unit.
        unit: Unit,
        /// Whether fractions are refused.
        whole: bool,
    },
    /// This number of base units, or more.
    AtLeast(f64, Unit),
    /// This number of base units, or less.
    AtMost(f64, Unit),
    /// Less than this number of base units.
    Below(f64, Unit),
    /// A list with a number of drives.
    Drives {
        /// This number, or more.
        at_least: usize,
        /// A multiple of this number: 1 for any number.
        multiple_of: usize,
    },
    /// Text of a form: the kind of a structured input, or one of [`FORMS`].
    Form(&'static str),
}

/// Text that is JSON of finite numbers, with each name once.
pub const JSON: &str = "json";
/// Text that is a JSON object of inputs.
pub const JSON_OBJECT: &str = "json_object";
/// Text that is a chain: JSON of parts and arrays.
pub const CHAIN: &str = "chain";
/// Text that is a list of places where drives could go: JSON of chains.
pub const PLACES: &str = "places";
/// Text that names a part of a chain: lower case, digits, hyphens.
pub const ID: &str = "id";
/// Text that is a link: `pcie 3.0 x4`.
pub const LINK: &str = "link";
/// Text of any kind: a name.
pub const TEXT: &str = "text";
/// What a question has to be, beside the kinds of structured inputs.
pub const FORMS: [&str; 7] = [JSON, JSON_OBJECT, CHAIN, PLACES, ID, LINK, TEXT];

impl Allowed {
    /// One of each kind, for the generator.
    #[doc(hidden)]
    #[must_use]
    pub fn one_of_each() -> Vec<Self> {
        std::iter::successors(Some(Self::words(&[])), Self::next_kind).collect()
    }

    /// One of the kind after this one; the compiler asks where a new kind stands.
    fn next_kind(&self) -> Option<Self> {
        let unit = Unit::Count;
        Some(match self {
            Self::OneOf(..) => Self::Readings([String::new(), String::new()]),
            Self::Readings(_) => Self::Between { minimum: 0.0, maximum: 1.0, unit, whole: false },
            Self::Between { .. } => Self::AtLeast(0.0, unit),
            Self::AtLeast(..) => Self::AtMost(0.0, unit),
            Self::AtMost(..) => Self::Below(0.0, unit),
            Self::Below(..) => Self::drives(1),
            Self::Drives { .. } => Self::Form(JSON),
            Self::Form(_) => return None,
        })
    }

    /// One of these names.
    #[must_use]
    #[cold]
    pub fn names(names: impl Iterator<Item = &'static str>) -> Self {
        Self::OneOf(names.map(Echo::Word).collect(), Unit::Count)
    }

    /// One of these words.
    #[must_use]
    #[cold]
    pub fn words(words: &[&'static str]) -> Self {
        Self::names(words.iter().copied())
    }

    /// One of these numbers of base units.
    #[must_use]
    #[cold]
    pub fn numbers(numbers: &[f64], unit: Unit) -> Self {
        Self::OneOf(numbers.iter().copied().map(Echo::Number).collect(), unit)
    }

    /// The unit of its numbers, where it has any.
    const fn unit(&self) -> Option<Unit> {
        match *self {
            Self::OneOf(_, unit)
            | Self::Between { unit, .. }
            | Self::AtLeast(_, unit)
            | Self::AtMost(_, unit)
            | Self::Below(_, unit) => Some(unit),
            Self::Readings(_) | Self::Drives { .. } | Self::Form(_) => None,
        }
    }

    /// At least this number of drives.
    #[must_use]
    pub const fn drives(at_least: usize) -> Self {
        Self::Drives { at_least, multiple_of: 1 }
    }
}

/// A refused input. `input` is the declared name (`max_payload_size`), or the thing that was read (`json`).
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct CalcError {
    /// What is wrong.
    pub code: Code,
    /// Name of the refused input.
    pub input: String,
    /// The value as it was given, cut to a readable length.
    pub value: String,
    /// What would have been accepted.
    pub allowed: Allowed,
    /// Why no more than that.
    pub reason: Option<Reason>,
    /// What the reason is about: the name of a generation, a version, another input.
    pub subject: Option<&'static str>,
}

impl CalcError {
    /// An error about `input`; long values are cut and their length is stated.
    #[must_use]
    #[cold]
    pub fn new(code: Code, input: &str, value: &str, allowed: Allowed) -> Self {
        Self { code, input: shorten(input), value: shorten(value), allowed, reason: None, subject: None }
    }

    /// An error about an input that another one excludes.
    #[must_use]
    #[cold]
    pub fn clash(input: &str, value: &str, allowed: Allowed) -> Self {
        Self::new(Code::ImpossibleCombination, input, value, allowed)
    }

    /// Codes and facts as one JSON object, as the site gets them.
    #[must_use]
    pub fn to_json(&self) -> String {
        Json::from(self).to_string()
    }

    /// The error with its reason.
    #[must_use]
    #[cold]
    pub fn because(self, reason: Reason) -> Self {
        Self { reason: Some(reason), ..self }
    }

    /// The error with its reason, and what that is about.
    #[must_use]
    #[cold]
    pub fn because_of(self, reason: Reason, subject: &'static str) -> Self {
        Self { reason: Some(reason), subject: Some(subject), ..self }
    }
}

/// Why a structured value was refused, before it is known which input it is about.
#[derive(Debug, Clone, PartialEq)]
pub struct Refused {
    /// What is wrong.
    pub code: Code,
    /// The piece that is wrong.
    pub part: String,
    /// What would have been accepted there.
    pub allowed: Allowed,
    /// Why no more than that.
    pub reason: Option<Reason>,
}

impl Refused {
    /// A refusal of `part`.
    #[must_use]
    #[cold]
    pub fn new(code: Code, part: &str, allowed: Allowed) -> Self {
        Self { code, part: part.trim().into(), allowed, reason: None }
    }

    /// The refusal with its reason.
    #[must_use]
    #[cold]
    pub fn because(self, reason: Reason) -> Self {
        Self { reason: Some(reason), ..self }
    }

    /// The refusal as an error about the input of that name.
    #[must_use]
    pub fn about(self, input: &str) -> CalcError {
        CalcError { reason: self.reason, ..CalcError::new(self.code, input, &self.part, self.allowed) }
    }
}

fn shorten(text: &str) -> String {
    match text.char_indices().nth(VALUE_ECHO) {
        None => text.into(),
        // The number of all characters, after the first.
        Some((end, _)) => {
            format!("{}… ({})", text.get(..end).unwrap_or_default(), text.chars().count())
        }
    }
}

impl From<&Allowed> for Json {
    fn from(allowed: &Allowed) -> Self {
        const NONE: (&str, f64) = ("", f64::NAN);
        let (kind, numbers) = match *allowed {
            Allowed::OneOf(..) => ("one_of", [NONE, NONE]),
            Allowed::Readings(_) => ("readings", [NONE, NONE]),
            Allowed::Between { minimum, maximum, .. } => ("between", [("minimum", minimum), ("maximum", maximum)]),
            Allowed::AtLeast(minimum, _) => ("at_least", [("minimum", minimum), NONE]),
            Allowed::AtMost(maximum, _) => ("at_most", [("maximum", maximum), NONE]),
            Allowed::Below(limit, _) => ("below", [("limit", limit), NONE]),
            Allowed::Drives { at_least, multiple_of } => {
                ("drives", [("at_least", at_least as f64), ("multiple_of", multiple_of as f64)])
            }
            Allowed::Form(_) => ("form", [NONE, NONE]),
        };
        let mut members = Vec::new();
        let mut push = |name: &str, value: Self| {
            if !name.is_empty() {
                members.push((name.into(), value));
            }
        };
        push("kind", kind.into());
        for (name, number) in numbers {
            push(name, number.into());
        }
        let (name, value) = match allowed {
            Allowed::OneOf(values, _) => ("values", Self::List(values.iter().cloned().map(Self::from).collect())),
            Allowed::Readings(readings) => ("values", Self::List(readings.iter().cloned().map(Self::from).collect())),
            &Allowed::Between { whole, .. } => ("whole", whole.into()),
            &Allowed::Form(form) => ("form", form.into()),
            _ => ("", Self::Null),
        };
        push(name, value);
        if let Some(unit) = allowed.unit() {
            push("unit", unit.name().into());
        }
        Self::Object(members)
    }
}

impl std::error::Error for CalcError {}

impl From<&CalcError> for Json {
    fn from(error: &CalcError) -> Self {
        let optional = |name: &str, value: Option<&str>| value.map(|value| (name.into(), value.into()));
        let mut members = vec![
            ("code".into(), error.code.name().into()),
            ("input".into(), error.input.as_str().into()),
            ("value".into(), error.value.as_str().into()),
            ("allowed".into(), (&error.allowed).into()),
        ];
        members.extend(optional("reason", error.reason.map(Reason::name)));
        members.extend(optional("subject", error.subject));
        Self::Object(members)
    }
}
