//! JSON in and out. Written here because the usual crate is a third of what the browser may download, and because
//! a refused value must be quoted exactly as it was typed: numbers stay text until an input reads them.
//! A test compares it with `serde_json` on random texts.

use crate::decimal;
use std::fmt::Write as _;

/// A JSON value; a number is kept as it was typed.
#[derive(Debug, Clone, PartialEq)]
pub enum Json {
    /// `null`
    Null,
    /// `true` or `false`
    Flag(bool),
    /// A valid JSON number, as typed.
    Number(String),
    /// A string, unescaped.
    Text(String),
    /// An array.
    List(Vec<Json>),
    /// An object, in the order of the text; names are unique.
    Object(Vec<(String, Json)>),
}

/// Where and what a text stops being JSON.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Broken {
    /// Name of the innermost member that was being read, if any: `{"lanes": NaN}` is a mistake about `lanes`.
    pub member: Option<String>,
    /// The piece of text that is not JSON.
    pub text: String,
}

/// Nesting beyond this is no question of ours; it would only exhaust the stack.
const DEEPEST: usize = 32;

/// Reads one JSON value and nothing after it.
///
/// # Errors
/// [`Broken`] with the offending piece.
pub fn parse(text: &str) -> Result<Json, Broken> {
    let mut reader = Reader { text, at: 0, member: None };
    let value = reader.value(0)?;
    reader.space();
    if reader.rest().is_empty() { Ok(value) } else { Err(reader.broken()) }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    member: Option<String>,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn space(&mut self) {
        self.at += self.rest().bytes().take_while(|b| matches!(b, b' ' | b'\t' | b'\n' | b'\r')).count();
    }

    /// Takes `token` if it comes next, after white space.
    fn take(&mut self, token: char) -> bool {
        self.space();
        let found = self.rest().starts_with(token);
        self.at += usize::from(found);
        found
    }

    /// Everything up to the next delimiter: `NaN`, `1e400`, `nul`.
    fn word(&self) -> &'a str {
        let end = |c: char| matches!(c, ',' | ':' | '}' | ']' | '"') || c.is_whitespace();
        self.rest().split(end).next().unwrap_or_default()
    }

    fn broken(&self) -> Broken {
        let word = self.word();
        let text = if word.is_empty() { self.rest() } else { word };
        Broken { member: self.member.clone(), text: text.chars().take(200).collect() }
    }

    fn value(&mut self, depth: usize) -> Result<Json, Broken> {
        if depth > DEEPEST {
            return Err(self.broken());
        }
        if self.take('{') {
            return self.object(depth);
        }
        if self.take('[') {
            return self.list(depth);
        }
        if self.take('"') {
            return Ok(Json::Text(self.string()?));
        }
        let word = self.word();
        let value = match word {
            "null" => Json::Null,
            "true" => Json::Flag(true),
            "false" => Json::Flag(false),
            number if is_number(number) => Json::Number(number.into()),
            _ => return Err(self.broken()),
        };
        self.at += word.len();
        Ok(value)
    }

    fn object(&mut self, depth: usize) -> Result<Json, Broken> {
        let mut members: Vec<(String, Json)> = Vec::new();
        // Places of the members in the order of their names: a set from the standard library is 1.7 % of the download.
        let mut by_name: Vec<usize> = Vec::new();
        if self.take('}') {
            return Ok(Json::Object(members));
        }
        loop {
            if !self.take('"') {
                return Err(self.broken());
            }
            let name = self.string()?;
            let outer = self.member.replace(name.clone());
            // The second of two equal names would silently win.
            let before = |&at: &usize| members.get(at).is_some_and(|(other, _)| *other < name);
            let place = by_name.partition_point(before);
            let next = by_name.get(place).and_then(|&at| members.get(at));
            if next.is_some_and(|(other, _)| *other == name) || !self.take(':') {
                return Err(self.broken());
            }
            by_name.insert(place, members.len());
            members.push((name, self.value(depth + 1)?));
            if self.take('}') {
                self.member = outer;
                return Ok(Json::Object(members));
            }
            if !self.take(',') {
                return Err(self.broken());
            }
            self.member = outer;
        }
    }

    fn list(&mut self, depth: usize) -> Result<Json, Broken> {
        let mut items = Vec::new();
        if self.take(']') {
            return Ok(Json::List(items));
        }
        loop {
            items.push(self.value(depth + 1)?);
            if self.take(']') {
                return Ok(Json::List(items));
            }
            if !self.take(',') {
                return Err(self.broken());
            }
        }
    }

    /// The rest of a string whose opening quote has been taken.
    fn string(&mut self) -> Result<String, Broken> {
        let mut text = String::new();
        loop {
            let plain = self.rest().bytes().take_while(|b| !matches!(b, b'"' | b'\\' | 0..0x20)).count();
            text.push_str(self.rest().get(..plain).unwrap_or_default());
            self.at += plain;
            let mut next = self.rest().chars();
            match next.next() {
                Some('"') => {
                    self.at += 1;
                    return Ok(text);
                }
                Some('\\') => {
                    let escaped = next.next();
                    text.push(match escaped {
                        Some('"' | '\\' | '/') => escaped.unwrap_or_default(),
                        Some('b') => '\u{8}',
                        Some('f') => '\u{c}',
                        Some('n') => '\n',
                        Some('r') => '\r',
                        Some('t') => '\t',
                        Some('u') => self.unicode()?,
                        _ => return Err(self.broken()),
                    });
                    self.at += 2;
                }
                _ => return Err(self.broken()),
            }
        }
    }

    /// The character of a `\uXXXX` escape, or of a surrogate pair of two; leaves two bytes for the caller to pass.
    fn unicode(&mut self) -> Result<char, Broken> {
        let unit = |at: usize| {
            let digits = self.text.get(at + 2..at + 6).filter(|d| d.bytes().all(|b| b.is_ascii_hexdigit()));
            let escape = self.text.get(at..at + 2) == Some("\\u");
            digits.filter(|_| escape).and_then(|d| u32::from_str_radix(d, 16).ok())
        };
        let (code, length) = match (unit(self.at), unit(self.at + 6)) {
            (Some(high @ 0xd800..0xdc00), Some(low @ 0xdc00..0xe000)) => {
                (0x1_0000 + ((high - 0xd800) << 10) + (low - 0xdc00), 12)
            }
            (Some(code), _) => (code, 6),
            _ => return Err(self.broken()),
        };
        let character = char::from_u32(code).ok_or_else(|| self.broken())?;
        self.at += length - 2;
        Ok(character)
    }
}

/// Whether `text` is a number by JSON's grammar: `-0.5e+3` is, `+1`, `.5`, `01` and `NaN` are not.
fn is_number(text: &str) -> bool {
    let text = text.strip_prefix('-').unwrap_or(text);
    let digits = |t: &str| t.bytes().take_while(u8::is_ascii_digit).count();
    let whole = digits(text);
    if whole == 0 || (whole > 1 && text.starts_with('0')) {
        return false;
    }
    let mut rest = text.get(whole..).unwrap_or_default();
    if let Some(fraction) = rest.strip_prefix('.') {
        if digits(fraction) == 0 {
            return false;
        }
        rest = fraction.get(digits(fraction)..).unwrap_or_default();
    }
    if let Some(exponent) = rest.strip_prefix(['e', 'E']) {
        let exponent = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
        return digits(exponent) > 0 && digits(exponent) == exponent.len();
    }
    rest.is_empty()
}

impl Json {
    /// The value as it was typed: text without quotes, a number with its own digits.
    #[must_use]
    pub fn typed(&self) -> String {
        match self {
            Self::Text(text) | Self::Number(text) => text.clone(),
            other => other.to_string(),
        }
    }
}

impl std::fmt::Display for Json {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let mut out = String::new();
        write(&mut out, self);
        f.write_str(&out)
    }
}

/// Writes a value as JSON text.
fn write(out: &mut String, value: &Json) {
    match value {
        Json::Null => out.push_str("null"),
        Json::Flag(flag) => out.push_str(if *flag { "true" } else { "false" }),
        Json::Number(number) => out.push_str(number),
        Json::Text(text) => write_text(out, text),
        Json::List(items) => {
            for (index, item) in items.iter().enumerate() {
                out.push(if index == 0 { '[' } else { ',' });
                write(out, item);
            }
            out.push_str(if items.is_empty() { "[]" } else { "]" });
        }
        Json::Object(members) => {
            for (index, (name, value)) in members.iter().enumerate() {
                out.push(if index == 0 { '{' } else { ',' });
                write_text(out, name);
                out.push(':');
                write(out, value);
            }
            out.push_str(if members.is_empty() { "{}" } else { "}" });
        }
    }
}

fn write_text(out: &mut String, text: &str) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            c if c < ' ' => {
                let _ = write!(out, "\\u{:04x}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
}

impl From<f64> for Json {
    /// A number that JSON cannot write (no answer, or infinite) is `null`.
    fn from(number: f64) -> Self {
        if number.is_finite() { Self::Number(decimal::write(number)) } else { Self::Null }
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Json {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<bool> for Json {
    fn from(flag: bool) -> Self {
        Self::Flag(flag)
    }
}

impl FromIterator<Self> for Json {
    fn from_iter<I: IntoIterator<Item = Self>>(items: I) -> Self {
        Self::List(items.into_iter().collect())
    }
}

/// An object with these members, in this order.
#[must_use]
pub fn object<const N: usize>(members: [(&str, Json); N]) -> Json {
    named(Vec::from(members))
}

/// Apart from [`object`], so that the core holds it once.
fn named(members: Vec<(&str, Json)>) -> Json {
    Json::Object(members.into_iter().map(|(name, value)| (name.into(), value)).collect())
}
