// Generated from calc-wasm/frozen by `npm run gen`. Do not edit.

/** What wasm-bindgen makes of a core, as far as each of them has it. */
interface Core {
  default(): Promise<unknown>;
  initSync(from: { module: BufferSource }): unknown;
}

/** The cores of superseded versions, by the address of their embeds. */
export const cores: Readonly<Record<string, () => Promise<Core>>> = {
};
