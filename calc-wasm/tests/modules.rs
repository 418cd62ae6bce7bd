//! Imports go one way: of two modules that do not hold each other, only one may use the other, however long the way.
#![allow(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The text of each module, tests left out, by its path: `["chain", "read"]`.
fn modules(folder: &Path, path: &[String], found: &mut BTreeMap<Vec<String>, String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().path();
        let name = file.file_stem().unwrap().to_str().unwrap().to_owned();
        let mut own = path.to_vec();
        if !matches!(name.as_str(), "mod" | "lib") {
            own.push(name);
        }
        if file.is_dir() {
            modules(&file, &own, found);
        } else {
            let text = fs::read_to_string(&file).unwrap();
            found.insert(own, text.split("#[cfg(test)]").next().unwrap().to_owned());
        }
    }
}

/// The single paths of `a::{b, c::{d, e}}`.
fn paths(tree: &str) -> Vec<String> {
    let Some((stem, list)) = tree.split_once('{') else { return vec![tree.trim().to_owned()] };
    let mut depth = 0;
    let items = list.trim_end().trim_end_matches('}').split(|c| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        c == ',' && depth == 0
    });
    items.flat_map(paths).map(|item| format!("{}{item}", stem.trim())).collect()
}

/// The deepest module that a path of `use` goes through.
fn module(of: &[String], path: &str, all: &BTreeMap<Vec<String>, String>) -> Vec<String> {
    let mut from = of.to_vec();
    for name in path.split("::") {
        match name {
            "crate" => from.clear(),
            "super" => drop(from.pop()),
            "self" => {}
            name => from.push(name.to_owned()),
        }
    }
    while !all.contains_key(&from) && from.pop().is_some() {}
    from
}

#[test]
fn no_modules_use_each_other_in_a_circle() {
    let mut all = BTreeMap::new();
    modules(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &[], &mut all);
    let uses: BTreeMap<_, BTreeSet<_>> = all
        .iter()
        .map(|(of, text)| {
            let statements = text.split("use ").skip(1).filter_map(|rest| rest.split(';').next());
            let imported = statements.filter(|tree| tree.starts_with("crate::") || tree.starts_with("super::"));
            let others = imported.flat_map(paths).map(|path| module(of, &path, &all));
            (of, others.filter(|other| !other.starts_with(of) && !of.starts_with(other)).collect())
        })
        .collect();
    assert!(uses.values().map(BTreeSet::len).sum::<usize>() > 100, "the imports were not found");

    // What uses nothing that is left is in no circle.
    let mut left: BTreeSet<_> = uses.keys().copied().collect();
    while let Some(&free) = left.iter().find(|of| !uses[**of].iter().any(|other| left.contains(other))) {
        left.remove(free);
    }
    assert!(left.is_empty(), "in or above a circle: {left:?}");
}
