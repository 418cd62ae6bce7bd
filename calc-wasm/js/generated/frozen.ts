// Generated from calc-wasm/frozen by `npm run gen`. Do not edit.

/** What wasm-bindgen makes of a core, as far as each of them has it. */
interface Core {
  default(): Promise<unknown>;
  initSync(from: { module: BufferSource }): unknown;
}

/** The cores of superseded versions, by the address of their embeds. */
export const cores: Readonly<Record<string, () => Promise<Core>>> = {
  'dmi/v1': () => import('../../frozen/dmi-v1/lanewise.js'),
  'nvme-queue/v1': () => import('../../frozen/nvme-queue-v1/lanewise.js'),
  'pcie/v1': () => import('../../frozen/pcie-v1/lanewise.js'),
  'raid/v1': () => import('../../frozen/raid-v1/lanewise.js'),
  'sata/v1': () => import('../../frozen/sata-v1/lanewise.js'),
  'sizer/v1': () => import('../../frozen/sizer-v1/lanewise-chain.js'),
  'sizer/v2': () => import('../../frozen/sizer-v2/lanewise-chain.js'),
};
