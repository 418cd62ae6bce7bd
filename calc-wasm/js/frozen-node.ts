// Superseded versions of models, read from the disk: at build time, in tests and where they are frozen.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Calc, calcFrom } from './calc.ts';
import { type Sizer, sizerFrom } from './chain.ts';
import { HOME } from './home-node.ts';

/** `raid/v1`, as in the address of its embed. */
export const addressOfCore = (model: string, version: number): string => `${model}/v${version}`;

const folderOf = (model: string, version: number): string => join(HOME, 'calc-wasm/frozen', `${model}-v${version}`);

/** The glue of a kept core with its WebAssembly in it. */
async function started(model: string, version: number, stem: string, folder: string) {
  const wasm = join(folder, `${stem}_bg.wasm`);
  if (!existsSync(wasm)) throw new Error(`no core is kept for version ${version} of ${model}: run npm run freeze`);
  const core = await import(/* @vite-ignore */ pathToFileURL(join(folder, `${stem}.js`)).href);
  core.initSync({ module: readFileSync(wasm) });
  return core;
}

/** What a preset asked when the version was kept; nothing where there was no such preset. */
export function frozenPreset(model: string, version: number, preset: string): object | undefined {
  const { states }: { states: { preset?: string; inputs: object }[] } = JSON.parse(
    readFileSync(join(folderOf(model, version), 'answers.json'), 'utf8'),
  );
  return states.find((state) => state.preset === preset)?.inputs;
}

export const frozenCalc = async (
  model: string,
  version: number,
  folder = folderOf(model, version),
): Promise<Pick<Calc, 'calculate'>> => calcFrom(await started(model, version, 'lanewise', folder));

export const frozenSizer = async (version: number, folder = folderOf('sizer', version)): Promise<Pick<Sizer, 'size'>> =>
  sizerFrom(await started('sizer', version, 'lanewise-chain', folder));
