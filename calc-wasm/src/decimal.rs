//! Numbers as decimal text. Natively the standard library reads and writes them; in the browser JavaScript does, which
//! rounds alike and already holds the tables that would be a quarter of the download. Short numbers are not worth the way to
//! JavaScript.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = Number)]
    fn nearest(text: &str) -> f64;
    #[wasm_bindgen(js_name = String)]
    fn shortest(number: f64) -> String;
}

#[cfg(not(target_arch = "wasm32"))]
fn nearest(text: &str) -> f64 {
    text.parse().unwrap_or(f64::NAN)
}

#[cfg(not(target_arch = "wasm32"))]
fn shortest(number: f64) -> String {
    if number != 0.0 && number.abs() < 1e-6 { format!("{number:e}") } else { number.to_string() }
}

/// Digits whose number an `f64` holds whatever they are, as it holds the power of ten below each of them.
const EXACT: usize = 15;

/// The number nearest to `text`, which holds digits, a point, signs and an exponent only; NaN where they make none.
#[must_use]
pub fn read(text: &str) -> f64 {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let digits = || whole.bytes().chain(fraction.bytes());
    if (1..=EXACT).contains(&digits().count()) && digits().all(|digit| digit.is_ascii_digit()) {
        let number = digits().fold(0.0, |number, digit| number * 10.0 + f64::from(digit - b'0'));
        return number / fraction.bytes().fold(1.0, |power, _| power * 10.0);
    }
    nearest(text)
}

/// The shortest text that reads back as the same number, with an exponent below a millionth, as JavaScript writes it; that
/// writes one from 1e21 on, too.
#[must_use]
pub fn write(number: f64) -> String {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "compared with what it was")]
    let whole = number as u32;
    if f64::from(whole).to_bits() == number.to_bits() { whole.to_string() } else { shortest(number) }
}

#[cfg(test)]
mod tests {
    use super::*;

    proptest::proptest! {
        #[test]
        fn short_numbers_are_read_as_the_standard_library_reads_them(text in "[0-9]{0,9}(\\.[0-9]{0,8})?") {
            let standard = text.parse().unwrap_or(f64::NAN);
            proptest::prop_assert_eq!(read(&text).to_bits(), f64::to_bits(standard));
        }
    }
}
