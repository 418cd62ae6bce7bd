//! A picture as the page reads it.

use super::{Cell, Kind, Picture, Piece, ROWS, Redundancy, is};

/// A picture as JSON, and what is left of it when `failed` drives are gone. Drives are counted from 1, as people do.
/// Written by hand: it holds numbers and words of its own alone. Slices, sets and fatal drives are those of up to
/// [`MOST_DRAWN`](super::MOST_DRAWN) drives.
#[must_use]
pub fn json(picture: &Picture, failed: &[bool]) -> String {
    let mut out = Writer(String::new());
    out.list("{", "sizes", &picture.sizes);
    out.text(",\"slices\":[");
    let (slices, sets) = if picture.is_drawn() { (&picture.slices[..], &picture.sets[..]) } else { (&[][..], &[][..]) };
    let mut before = "{\"kind\":\"";
    for (index, slice) in slices.iter().enumerate() {
        out.text(before);
        before = ",{\"kind\":\"";
        out.text(match slice.kind {
            Kind::Whole => "whole\"",
            Kind::Tier => "tier\"",
            Kind::Far => "far\"",
            Kind::Spare => "spare\"",
        });
        out.list(",", "bytes", &slice.bytes);
        out.text(",\"cells\":[");
        cells(&mut out, picture, index, failed);
        out.text("]}");
    }
    out.text("],\"sets\":[");
    let mut before = "{";
    for set in sets {
        let drives: Vec<u64> = set.drives.iter().map(|&drive| drive as u64 + 1).collect();
        out.list(before, "drives", &drives);
        before = ",{";
        out.number(",\"width\":", set.width as u64);
        out.number(",\"may_fail\":", set.may_fail as u64);
        out.flag(",\"survives\":", set.survives(&|drive| is(failed, drive)));
        out.text("}");
    }
    out.text("],\"redundancy\":");
    if let Some(Redundancy { groups, drives, tolerance }) = picture.redundancy() {
        out.number("{\"groups\":", groups as u64);
        out.number(",\"drives\":", drives as u64);
        out.number(",\"tolerance\":", tolerance as u64);
        out.text("}");
    } else {
        out.text("null");
    }
    out.flag(",\"alone\":", picture.alone);
    out.flag(",\"survives\":", picture.survives(failed));
    let (mut gone, mut fatal) = (Vec::new(), Vec::new());
    for drive in 0..picture.sizes.len() {
        if is(failed, drive) {
            gone.push(drive as u64 + 1);
        } else if picture.is_drawn() && picture.fatal(failed, drive) {
            fatal.push(drive as u64 + 1);
        }
    }
    out.list(",", "failed", &gone);
    out.list(",", "fatal", &fatal);
    out.text("}");
    out.0
}

/// Text that grows; each function exists once, since this is the larger part of the module in the browser.
struct Writer(String);

impl Writer {
    #[inline(never)]
    fn text(&mut self, text: &str) {
        self.0.push_str(text);
    }

    #[inline(never)]
    fn number(&mut self, before: &str, number: u64) {
        self.text(before);
        self.text(&number.to_string());
    }

    fn flag(&mut self, before: &str, flag: bool) {
        self.text(before);
        self.text(if flag { "true" } else { "false" });
    }

    /// `"name":[1,2]`
    #[inline(never)]
    fn list(&mut self, before: &str, name: &str, numbers: &[u64]) {
        self.text(before);
        self.text("\"");
        self.text(name);
        let mut before = "\":[";
        for &number in numbers {
            self.number(before, number);
            before = ",";
        }
        self.text(if numbers.is_empty() { "\":[]" } else { "]" });
    }
}

/// For each drive the codes of its cells in one slice, with spaces between them: `d7` data, `c7` its copy, `p0`
/// parity, `s` spare, `x` padding, `-` where nothing is known; `!` after what is lost.
fn cells(out: &mut Writer, picture: &Picture, slice: usize, failed: &[bool]) {
    let mut missing = vec![0; picture.stripes.len()];
    let mut table: Vec<Option<&Cell>> = vec![None; picture.sizes.len() * ROWS];
    for cell in &picture.cells {
        if let Some(missing) = missing.get_mut(cell.stripe) {
            *missing += usize::from(cell.piece.counts() && is(failed, cell.drive));
        }
        let drawn = cell.slice == slice && cell.row < ROWS;
        if let Some(place) = table.get_mut(cell.drive * ROWS + cell.row).filter(|_| drawn) {
            *place = Some(cell);
        }
    }
    for (place, cell) in table.into_iter().enumerate() {
        out.text(match (place, place % ROWS) {
            (0, _) => "\"",
            (_, 0) => "\",\"",
            _ => " ",
        });
        let Some(cell) = cell else {
            out.text("-");
            continue;
        };
        match cell.piece {
            Piece::Block => out.text("d"),
            Piece::Data(number) => out.number("d", number as u64),
            Piece::Copy(number) => out.number("c", number as u64),
            Piece::Parity(which) => out.number("p", which as u64),
            Piece::Spare => out.text("s"),
            Piece::Padding => out.text("x"),
        }
        if is(failed, cell.drive) && missing.get(cell.stripe) > picture.stripes.get(cell.stripe) {
            out.text("!");
        }
    }
    out.text("\"");
}
