/* tslint:disable */
/* eslint-disable */

/**
 * Answers one question: JSON in, JSON out; a refusal is `{"error":{…}}`.
 */
export function calculate(calculator: string, inputs: string): string;

/**
 * Draws an array and what is left of it without the `failed` drives, numbers from 1 on with commas between them:
 * JSON out; a refusal is `{"error":{…}}`.
 */
export function picture(calculator: string, inputs: string, failed: string): string;

/**
 * Reads what a person typed into a form: JSON in, JSON out. `inputs` holds the values in base units, as [`calculate`]
 * takes them, `refused` every field that cannot be read.
 */
export function read_typed(calculator: string, inputs: string): string;

/**
 * Plays more trials of a rebuilt array, after `played` ones of which `losses` lost data. Gives the new sums, then the
 * share of losses with its 95 % confidence interval: played, losses, share, low, high. It plays fewer trials than
 * asked where they are very long.
 *
 * # Errors
 * The refusal as JSON text.
 */
export function simulate(inputs: string, played: number, losses: number, trials: number): Float64Array;

/**
 * Walks one input: the points, then the output at each of them.
 *
 * # Errors
 * The refusal as JSON text.
 */
export function sweep(calculator: string, inputs: string, over: string, output: string, from: number, to: number, points: number): Float64Array;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly calculate: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly picture: (a: number, b: number, c: number, d: number, e: number, f: number, g: number) => void;
    readonly read_typed: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly simulate: (a: number, b: number, c: number, d: number, e: number, f: number) => void;
    readonly sweep: (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number, i: number, j: number, k: number, l: number) => void;
    readonly __wbindgen_export: (a: number, b: number) => number;
    readonly __wbindgen_export2: (a: number, b: number, c: number, d: number) => number;
    readonly __wbindgen_add_to_stack_pointer: (a: number) => number;
    readonly __wbindgen_export3: (a: number, b: number, c: number) => void;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path?: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
