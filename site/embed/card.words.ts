// What a frame says where it cannot compute.
export const words = {
  noScript: 'Without JavaScript this frame cannot compute.',
  failed:
    'This frame cannot compute here: the calculator could not be loaded, or the browser blocks WebAssembly.',
  /** Of the answer that was built into the page. */
  defaults: 'It shows the default inputs, which may not be those of its author.',
  inputs: (inputs: string[]) => `Inputs: ${inputs.join(' · ')}`,
};
