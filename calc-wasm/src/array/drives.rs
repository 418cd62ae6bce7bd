//! Lists of drives as people write them: `8x18TB + 2x4TB`, `4×16 TB, 3.84TB`, `2 * 4 TiB`, `8,8,4 TB`, `8x18`.

use crate::calculator::Structured;
use crate::capacity::blocks_512;
use crate::decimal;
use crate::error::{Allowed, Code, Reason, Refused};
use crate::json::{self, Json};
use crate::number;
use crate::structured;
use crate::unit::{Scale, Unit};
use std::fmt::Write as _;

/// The most drives of one list: beyond it nobody plans one array, and a slip such as `10000x18TB` is caught.
pub const MOST_DRIVES: u32 = 1_000;
/// The smallest drive: 1 MB; test images are larger.
const SMALLEST_DRIVE: u64 = 1_000_000;
/// The largest drive: 1 PB, four times the largest SSD announced.
const LARGEST_DRIVE: u64 = 1_000_000_000_000_000;
/// The longest text read as a list: a thousand drives, each written out.
const LONGEST: usize = 20_000;

/// What drives are sold in: a size without a unit counts it, unless the list names another one.
pub const SOLD_IN: Scale = Unit::Byte.bare("16 TB");

/// Equal drives that stand next to each other in a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Group {
    /// How many.
    pub count: u32,
    /// Size of each in bytes, as written on the label.
    pub bytes: u64,
}

/// The drives of an array, in the order they were written.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Drives {
    groups: Vec<Group>,
}

/// Something that is no list of drives.
fn no_list(part: &str) -> Refused {
    Refused::new(Code::NotADriveList, part, Allowed::Form(Drives::NAME))
}

fn no_unit(part: &str) -> Refused {
    Refused::new(Code::NoUnit, part, Allowed::words(&["GB", "TB", "GiB", "TiB"]))
}

fn out_of_range(part: &str, (minimum, maximum): (f64, f64), unit: Unit, reason: Reason) -> Refused {
    let allowed = Allowed::Between { minimum, maximum, unit, whole: unit == Unit::Count };
    Refused::new(Code::OutOfRange, part, allowed).because(reason)
}

fn too_many(part: &str) -> Refused {
    out_of_range(part, (1.0, f64::from(MOST_DRIVES)), Unit::Count, Reason::DrivesInAll)
}

fn wrong_size(part: &str) -> Refused {
    let range = (SMALLEST_DRIVE as f64, LARGEST_DRIVE as f64);
    out_of_range(part, range, Unit::Byte, Reason::DriveSize)
}

/// A list is given as text, and a sweep walks the count of its first group.
impl Structured for Drives {
    const NAME: &'static str = "drives";
    const WALK: Option<(f64, f64)> = Some((1.0, MOST_DRIVES as f64));

    fn read(value: &Json) -> Result<Self, Refused> {
        match value {
            Json::Text(text) | Json::Number(text) => Self::parse(text),
            other => Err(Refused::new(Code::WrongType, &other.to_string(), Allowed::Form(Self::NAME))),
        }
    }

    fn write(&self) -> Json {
        self.text().into()
    }

    /// Counts and bytes of the groups, and of all together.
    fn understood(&self) -> Json {
        let group = |count: u32, bytes: u64| {
            json::object([("count", f64::from(count).into()), ("bytes", (bytes as f64).into())])
        };
        json::object([
            ("groups", Json::List(self.groups.iter().map(|g| group(g.count, g.bytes)).collect())),
            ("count", f64::from(self.count()).into()),
            ("bytes", (self.raw() as f64).into()),
        ])
    }

    fn point(&self) -> f64 {
        self.groups.first().map_or(0.0, |group| f64::from(group.count))
    }

    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within the limits set here")]
    fn walk(&mut self, point: f64) {
        if let Some(first) = self.groups.first_mut() {
            first.count = (point as u32).clamp(1, MOST_DRIVES);
        }
    }
}

structured!(Drives);

impl Drives {
    /// `count` drives of `bytes` each; the count is brought into its range.
    #[must_use]
    pub fn equal(count: u32, bytes: u64) -> Self {
        Self { groups: vec![Group { count: count.clamp(1, MOST_DRIVES), bytes }] }
    }

    /// This list, then `count` drives of `bytes` each.
    #[must_use]
    pub fn and(mut self, count: u32, bytes: u64) -> Self {
        push(&mut self.groups, count, bytes);
        self
    }

    /// Reads a list as people write it.
    ///
    /// # Errors
    /// [`Refused`] with the piece that is wrong.
    pub fn parse(text: &str) -> Result<Self, Refused> {
        let refused = match Self::read(text) {
            Err(refused) => refused,
            read => return read,
        };
        // Two ways to read a number are offered where one of them helps: neither mends `1,000,TB`.
        if let Allowed::Readings(readings) = &refused.allowed
            && readings
                .iter()
                .all(|reading| Self::read(reading).is_err_and(|other| !matches!(other.allowed, Allowed::Readings(_))))
        {
            return Err(no_list(text));
        }
        Err(refused)
    }

    fn read(text: &str) -> Result<Self, Refused> {
        if text.len() > LONGEST {
            return Err(no_list(text));
        }
        let mut reader = Reader { rest: text.trim(), commas_separate: false };
        let mut groups: Vec<Group> = Vec::new();
        let mut unsized_parts: Vec<(u32, String, String)> = Vec::new();
        let mut unit_before = None;
        while !reader.rest.is_empty() {
            let part = reader.part()?;
            // `8, 8, 4 TB`: the unit that comes later in the list is meant, but only across a separator.
            if part.factor.is_none() && reader.separator() {
                unsized_parts.push((part.count, part.number, part.text));
                continue;
            }
            // `8x18`, `8x500GB + 2x250`: the unit before, or that of drives. A lone `8` may be a count or a size.
            let is_list = part.counted || unit_before.is_some() || !unsized_parts.is_empty();
            let of_list = (is_list && reader.rest.is_empty()).then(|| unit_before.unwrap_or(SOLD_IN.factor));
            let factor = part.factor.or(of_list).ok_or_else(|| no_unit(&part.text))?;
            unit_before = Some(factor);
            for (count, number, text) in unsized_parts.drain(..) {
                push(&mut groups, count, bytes(&number, factor, &text)?);
            }
            push(&mut groups, part.count, bytes(&part.number, factor, &part.text)?);
            let separated = reader.separator();
            if separated && reader.rest.is_empty() {
                return Err(no_list(text));
            }
        }
        if let Some((_, _, text)) = unsized_parts.first() {
            return Err(no_unit(text));
        }
        let drives = Self { groups };
        match drives.groups.iter().map(|g| u64::from(g.count)).sum::<u64>() {
            0 => Err(no_list(text)),
            count if count > u64::from(MOST_DRIVES) => Err(too_many(text)),
            _ => Ok(drives),
        }
    }

    /// How many drives.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.groups.iter().map(|g| g.count).sum()
    }

    /// Bytes of all drives together.
    #[must_use]
    pub fn raw(&self) -> u64 {
        self.groups.iter().map(|g| u64::from(g.count) * g.bytes).sum()
    }

    /// The groups, in the order they were written.
    #[must_use]
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// The size of each drive, in the order they were written.
    #[must_use]
    pub fn sizes(&self) -> Vec<u64> {
        self.groups.iter().flat_map(|g| std::iter::repeat_n(g.bytes, g.count as usize)).collect()
    }

    /// The same list with every size passed through `size`.
    #[must_use]
    pub fn map(&self, size: impl Fn(u64) -> u64) -> Self {
        Self { groups: self.groups.iter().map(|g| Group { count: g.count, bytes: size(g.bytes) }).collect() }
    }

    /// The shortest text that is read back as the same list: `8x18TB+2x4TB`.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        for group in &self.groups {
            if !text.is_empty() {
                text.push('+');
            }
            if group.count > 1 {
                let _ = write!(text, "{}x", group.count);
            }
            text.push_str(&size_text(group.bytes));
        }
        text
    }
}

fn push(groups: &mut Vec<Group>, count: u32, bytes: u64) {
    match groups.last_mut() {
        Some(last) if last.bytes == bytes => last.count = last.count.saturating_add(count),
        _ => groups.push(Group { count, bytes }),
    }
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within the limits checked here")]
fn bytes(number: &str, factor: f64, part: &str) -> Result<u64, Refused> {
    let bytes = libm::round(decimal::read(number) * factor);
    if bytes >= SMALLEST_DRIVE as f64 && bytes <= LARGEST_DRIVE as f64 {
        Ok(bytes as u64)
    } else {
        Err(wrong_size(part))
    }
}

/// Bytes in the largest unit that needs no more than three decimals: `18TB`, `3.84TB`, `4TiB`.
fn size_text(bytes: u64) -> String {
    // Below a million bytes three decimals would always fit, and say nothing.
    let fits = |factor: f64| {
        let thousandths = bytes as f64 / factor * 1000.0;
        factor >= 1e6 && thousandths >= 1000.0 && thousandths.fract() == 0.0
    };
    let scales = Unit::Byte.decimal().iter().chain(Unit::Byte.binary());
    let largest = scales.filter(|s| fits(s.factor)).max_by(|a, b| a.factor.total_cmp(&b.factor));
    match largest {
        Some(scale) => format!("{}{}", decimal::write(bytes as f64 / scale.factor), scale.symbol),
        None => format!("{bytes}{}", Unit::Byte.symbol()),
    }
}

/// One `count × size unit` of a list.
struct Part {
    count: u32,
    /// Whether the count is written.
    counted: bool,
    number: String,
    factor: Option<f64>,
    text: String,
}

struct Reader<'a> {
    rest: &'a str,
    /// Whether commas between digits separate drives, as in `8,8,4 TB`, until a unit ends the list.
    commas_separate: bool,
}

impl<'a> Reader<'a> {
    fn space(&mut self) {
        self.rest = self.rest.trim_start();
    }

    /// Takes `+`, `,` or `;` with the space around it.
    fn separator(&mut self) -> bool {
        self.space();
        let rest = self.rest.strip_prefix(['+', ',', ';']);
        self.rest = rest.unwrap_or(self.rest);
        self.space();
        rest.is_some()
    }

    fn part(&mut self) -> Result<Part, Refused> {
        let start = self.rest;
        let mut number = self.number(start)?;
        let mut count = 1;
        let mut counted = false;
        self.space();
        if let Some(rest) = self.rest.strip_prefix(['x', 'X', '×', '*', 'х', 'Х']) {
            self.rest = rest;
            counted = true;
            count = match number.parse::<u32>() {
                Ok(count) if (1..=MOST_DRIVES).contains(&count) => count,
                _ => return Err(too_many(part_of(start))),
            };
            self.space();
            number = self.number(start)?;
            self.space();
        }
        // Latin and Cyrillic letters; all letters of the world would weigh more than this whole file.
        let letter = |c: char| c.is_ascii_alphabetic() || ('А'..='я').contains(&c);
        let end = self.rest.find(|c: char| !letter(c)).unwrap_or(self.rest.len());
        let (symbol, rest) = self.rest.split_at_checked(end).unwrap_or((self.rest, ""));
        let text = |rest: &str| start.get(..start.len() - rest.len()).unwrap_or(start).trim().to_owned();
        if symbol.is_empty() {
            return Ok(Part { count, counted, number, factor: None, text: text(rest) });
        }
        let meant = Unit::Byte.meant(symbol, SOLD_IN);
        let factor = meant.first().ok_or_else(|| no_list(part_of(start)))?.factor;
        self.rest = rest;
        self.commas_separate = false;
        Ok(Part { count, counted, number, factor: Some(factor), text: text(rest) })
    }

    /// Digits with a decimal point or comma, or with spaces between groups of three, of the part that begins at `start`.
    fn number(&mut self, start: &str) -> Result<String, Refused> {
        let mut digits = self.digits().to_owned();
        if digits.is_empty() {
            let is_negative = self.rest.starts_with(['-', '\u{2212}']);
            return Err(if is_negative { wrong_size(part_of(start)) } else { no_list(part_of(start)) });
        }
        while let Some(group) = self.group_of_three() {
            digits.push_str(group);
        }
        let Some(rest) = self.rest.strip_prefix(['.', ',']) else { return Ok(digits) };
        let comma = self.rest.starts_with(',');
        let fraction = leading_digits(rest);
        let after = rest.get(fraction.len()..).unwrap_or_default();
        // `8,8,4 TB` is a list, `3,84 TB` a number.
        let listed = after.strip_prefix(',').is_some_and(|next| next.starts_with(|c: char| c.is_ascii_digit()));
        if fraction.is_empty() || (comma && (listed || self.commas_separate)) {
            self.commas_separate |= listed;
            return Ok(digits);
        }
        if comma && number::is_ambiguous(&digits, fraction) {
            let part = part_of(start);
            // No comma stands before that of the number: counts have none.
            let (before, after) = part.split_once(',').unwrap_or((part, ""));
            let readings = [[before, after].concat(), [before, ".", after].concat()];
            return Err(Refused::new(Code::AmbiguousNumber, part, Allowed::Readings(readings)));
        }
        self.rest = after;
        Ok(format!("{digits}.{fraction}"))
    }

    fn digits(&mut self) -> &'a str {
        let digits = leading_digits(self.rest);
        self.rest = self.rest.get(digits.len()..).unwrap_or_default();
        digits
    }

    /// ` 000` after digits: a group of three, as in `4 000 GB`.
    fn group_of_three(&mut self) -> Option<&'a str> {
        let rest = self.rest.strip_prefix(number::is_space)?;
        let digits = leading_digits(rest);
        if digits.len() != 3 {
            return None;
        }
        self.rest = rest.get(3..).unwrap_or_default();
        Some(digits)
    }
}

/// The part that begins at `start`, up to its separator.
fn part_of(start: &str) -> &str {
    let end = start.find(['+', ';']).unwrap_or(start.len());
    start.get(..end).map(str::trim).filter(|part| !part.is_empty()).unwrap_or(start)
}

fn leading_digits(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    text.get(..end).unwrap_or_default()
}

/// The bytes that a drive sold as `nominal` bytes really has, see `blocks_512`; sizes that the standards do not
/// cover are taken as they are.
#[must_use]
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a whole number of blocks")]
pub fn marketed_bytes(nominal: u64) -> u64 {
    blocks_512(nominal as f64 / 1e9).map_or(nominal, |blocks| blocks as u64 * 512)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    /// A table of `drive-lists.json`.
    fn table(name: &str) -> Value {
        serde_json::from_str::<Value>(include_str!("../../tests/drive-lists.json")).unwrap()[name].take()
    }

    #[test]
    fn lists_are_read_as_people_write_them() {
        let written: Vec<[String; 2]> = serde_json::from_value(table("lists")).unwrap();
        for [text, canonical] in &written {
            let drives = Drives::parse(text);
            assert_eq!(drives.as_ref().map(Drives::text).as_ref(), Ok(canonical), "{text}");
            let again = drives.and_then(|d| Drives::parse(&d.text())).map(|d| d.text());
            assert_eq!(again.as_ref(), Ok(canonical), "{text}");
        }
        assert_eq!(
            Drives::parse("8x18TB+2x4TB").unwrap().understood().to_string(),
            r#"{"groups":[{"count":8,"bytes":18000000000000},{"count":2,"bytes":4000000000000}],"count":10,"bytes":152000000000000}"#
        );
    }

    #[test]
    fn what_is_no_list_is_refused_by_its_part() {
        let refusals: Vec<[String; 3]> = serde_json::from_value(table("refused")).unwrap();
        for [text, code, part] in &refusals {
            let refused = Drives::parse(text).unwrap_err();
            assert_eq!((refused.code.name(), &refused.part), (code.as_str(), part), "{text}");
        }
        assert!(Drives::parse(&"8x18TB+".repeat(1_000_000)).is_err());
    }

    #[test]
    fn an_ambiguous_size_is_refused_with_readings_that_are_read() {
        let refused = Drives::parse("2x4TB + 8x1,920 GB").unwrap_err();
        let readings = ["8x1920 GB", "8x1.920 GB"];
        assert_eq!(refused.allowed, Allowed::Readings(readings.map(Into::into)));
        assert_eq!(
            readings.map(|text| Drives::parse(text).unwrap().text()),
            ["8x1.92TB".to_owned(), "8x1.92GB".to_owned()]
        );
    }

    #[test]
    fn a_thousand_unlike_drives_are_a_list() {
        let text: Vec<String> = (0..1000).map(|n| format!("{}GB", 1000 + n)).collect();
        let drives = Drives::parse(&text.join("+")).unwrap();
        assert_eq!(drives.count(), 1000);
        assert_eq!(drives.sizes().len(), 1000);
    }

    #[test]
    fn marketed_sizes_have_the_bytes_of_their_standard() {
        assert_eq!(marketed_bytes(4_000_000_000_000), 4_000_787_030_016);
        assert_eq!(marketed_bytes(16_000_000_000_000), 16_000_900_661_248);
        assert_eq!(marketed_bytes(4_398_046_511_104), 4_398_046_511_104);
    }
}
