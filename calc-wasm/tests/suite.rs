//! The tests of the core as one program, which is linked once.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail loudly")]

mod api;
mod arrays;
mod asked;
mod chain;
mod drives;
mod fair;
mod headlines;
mod lab;
mod layout;
mod modules;
mod planner;
mod properties;
mod sampled;
mod structured;
mod sweeps;
mod typed;
mod walks;
mod way;
mod words;

#[test]
fn every_file_is_a_module() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let all = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
    let names = all.filter(|path| path.extension().is_none_or(|end| end == "rs"));
    let listed = std::fs::read_to_string(folder.join("suite.rs")).unwrap();
    for name in names.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())) {
        let is_own = ["golden", "suite"].contains(&name.as_str());
        assert!(is_own || listed.contains(&format!("\nmod {name};\n")), "tests/suite.rs lacks `mod {name};`");
    }
}
