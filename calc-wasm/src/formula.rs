//! The computation line by line, as a reader can check it.

/// One line: `name = expression = {name}`, with `{name}` where the page puts the reader's numbers.
///
/// A test evaluates every line with the numbers that it shows, so the expression is arithmetic:
/// `+ − × ÷ ^ ! mod`, parentheses, `⌈ ⌉`, `exp(x)`, `ln(x)`, `C(n, k)` (ways to choose k of n), `min(a, b)`, `max(a, b)`,
/// `the lower of a and b`, `the lowest of a, b and c`, `the larger of a and b`, `more than m of n, each with p` (a
/// chance), and numbers with or without a unit. What has no value stands for no limit. A line whose own result has no
/// value is not shown.
#[derive(Debug, Clone, Copy)]
pub struct Line {
    /// The line.
    pub text: &'static str,
    /// When it holds; always where this is empty.
    pub when: &'static [When],
    /// Whether it only says where a figure comes from and claims no arithmetic.
    pub words_only: bool,
}

/// A condition on an input or output. Values are written as in JSON; `null` is none.
#[derive(Debug, Clone, Copy)]
pub enum When {
    /// It is one of these.
    Is(&'static str, &'static [&'static str]),
    /// It is none of these.
    Not(&'static str, &'static [&'static str]),
}

impl Line {
    /// The output that the line is about: what stands before its first sign of equality.
    #[must_use]
    pub fn about(&self) -> &'static str {
        self.text.split_once(" = ").map_or("", |(name, _)| name)
    }

    /// A line that holds whatever the inputs are.
    #[must_use]
    pub const fn always(text: &'static str) -> Self {
        Self { text, when: &[], words_only: false }
    }

    /// A line that holds under all these conditions, and is shown only then.
    #[must_use]
    pub const fn when(when: &'static [When], text: &'static str) -> Self {
        Self { text, when, words_only: false }
    }

    /// Where a figure comes from that no line of arithmetic gives.
    #[must_use]
    pub const fn words(when: &'static [When], text: &'static str) -> Self {
        Self { text, when, words_only: true }
    }
}
