//! Makes the JavaScript beside the core's WebAssembly: what the tool `wasm-bindgen` does, by the library that it is made of.
//! As a part of this workspace it is built in half a minute, with the version that the lock file names; the tool itself,
//! and `wasm-pack` around it, bring a web server and a downloader, and took six minutes on a new machine.
//!
//! `lanewise-bindgen <input.wasm> <folder> <name>` writes `<name>_bg.wasm`, `<name>.js` and `<name>.d.ts`.

use std::env;
use std::error::Error;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [input, folder, name] = arguments.as_slice() else {
        return Err("usage: lanewise-bindgen <input.wasm> <folder> <name>".into());
    };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(input).out_name(name).web(true)?.typescript(true).omit_default_module_path(false);
    // Names of functions and of the tools that made it are nothing that a page needs.
    bindgen.remove_producers_section(true).remove_name_section(true);
    Ok(bindgen.generate(folder)?)
}
