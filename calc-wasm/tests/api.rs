//! What a Rust user sees of the package is held in `api.txt`, so that a diff shows when it changes. The listing is read
//! from the pages that rustdoc writes: macros are expanded there, and what is hidden is absent.
#![allow(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

const WRITE: &str = "WRITE=1 cargo test -p lanewise-core --test suite api";

#[test]
fn the_public_interface_is_as_listed() {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let target = env::var("CARGO_TARGET_DIR").map_or(package.join("../target"), Into::into);
    let made = Command::new(env!("CARGO"))
        .args(["doc", "--quiet", "--no-deps", "--lib", "--manifest-path"])
        .arg(package.join("Cargo.toml"))
        .arg("--target-dir")
        .arg(&target)
        .status();
    assert!(made.unwrap().success(), "cargo doc fails");

    let fresh = listing(&target.join("doc/lanewise"));
    let file = package.join("api.txt");
    if env::var_os("WRITE").is_some() {
        fs::write(&file, &fresh).unwrap();
    }
    let held = fs::read_to_string(&file).unwrap_or_default();
    let only = |these: &str, those: &str, sign: char| {
        let those: Vec<&str> = those.lines().collect();
        these.lines().filter(|line| !those.contains(line)).fold(String::new(), |mut said, line| {
            let _ = write!(said, "\n{sign} {line}");
            said
        })
    };
    assert!(
        held == fresh,
        "the public interface is not as in calc-wasm/api.txt; if it is meant to change, run `{WRITE}`:{}{}",
        only(&held, &fresh, '-'),
        only(&fresh, &held, '+'),
    );
}

/// Each public item: its declaration, its methods and the traits that it implements.
fn listing(pages: &Path) -> String {
    let all = fs::read_to_string(pages.join("all.html")).unwrap();
    // The list of items stands below this heading; what is above it leads elsewhere.
    let (_, list) = all.split_once("List of all items").unwrap();
    let mut links: Vec<&str> = between(list, "<li><a href=\"", "\"").filter(|link| !link.starts_with('#')).collect();
    links.sort_unstable();
    let mut text = String::new();
    for link in links {
        let page = fs::read_to_string(pages.join(link)).unwrap();
        // What a type has by its parts, what std gives to all, and who implements a trait is not its own.
        let cuts = ["id=\"implementors\"", "id=\"synthetic-implementations\"", "id=\"blanket-implementations\""];
        let page = cuts.iter().fold(page.as_str(), |page, cut| page.split(cut).next().unwrap_or_default());
        let path = link.rsplit_once('/').map_or("", |(folder, _)| folder).replace('/', "::");
        let declared: String = between(page, "item-decl\"><code>", "</code></pre>").map(plain).collect();
        let lines = declared.lines().filter(|line| !line.trim().is_empty());
        let _ = writeln!(text, "// {path}\n{}", lines.collect::<Vec<_>>().join("\n"));
        for method in between(page, "<h4 class=\"code-header\">", "</h4>").map(plain) {
            if method.starts_with("pub ") {
                let _ = writeln!(text, "    {}", method.split_whitespace().collect::<Vec<_>>().join(" "));
            }
        }
        let traits: Vec<String> = between(page, "<h3 class=\"code-header\">", "</h3>").map(plain).collect();
        let traits: Vec<&str> = traits.iter().filter_map(|header| Some(header.split_once(" for ")?.0)).collect();
        if !traits.is_empty() {
            let _ = writeln!(text, "    {}", traits.join(", "));
        }
        text.push('\n');
    }
    text
}

/// What stands between two marks, each time.
fn between<'a>(text: &'a str, start: &'a str, end: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(start).skip(1).filter_map(move |rest| Some(rest.split_once(end)?.0))
}

/// The text of HTML. A row of a table is no change of the interface: lengths of arrays are left out.
fn plain(html: &str) -> String {
    let folded = between(html, "<summary", "</summary>");
    let html = folded.fold(html.to_owned(), |html, part| html.replace(&format!("<summary{part}</summary>"), ""));
    let text: String = html.split('<').map(|part| part.split_once('>').map_or(part, |(_, said)| said)).collect();
    let signs = [("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", " "), ("&#39;", "'"), ("&quot;", "\""), ("&amp;", "&")];
    let text = signs.iter().fold(text, |text, (code, sign)| text.replace(code, sign));
    let parts = text.split("; ").map(|part| part.trim_start_matches(|c: char| c.is_ascii_digit()));
    parts.collect::<Vec<_>>().join("; ").replace("; ]", "; _]")
}
