// What a frame says where it cannot compute.
export const words = {
  noScript: 'Without JavaScript this frame cannot compute.',
  failed: 'This frame cannot compute here: the calculator could not be loaded, or the browser blocks WebAssembly.',
  /** Of the answer that was built into the page. */
  defaults: 'It shows the default inputs, which may not be those of its author.',
  inputs: (inputs: string[]) => `Inputs: ${inputs.join(' · ')}`,
  /** In place of an answer that would be to other inputs than the author's. */
  hidden:
    'So it shows no answer. The page around it may state one for these inputs; the link below opens the calculator with them.',
  /** What the author has set, as the address says it. */
  asked: 'The author’s inputs:',
  /** Of an address that the calculator refuses, where no field could show it. */
  refused: 'This frame’s address has inputs that this calculator does not take:',
  /** Which version answers, and up to when the measurements reach of which its ranges are made. */
  version: (version: number, month: string) => (month ? `v${version} · data to ${month}` : `v${version}`),
};
