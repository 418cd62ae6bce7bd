// The loader of embeds, version 1: gives every frame of this site in the page around it the height of its content, and
// passes on each answer as the event `lanewise:change` of that frame. Pages name its hash: these bytes never change.
(() => {
  const TALLEST = 20_000;
  const { src, dataset } = document.currentScript;
  /** Frames are heard by where they come from: the site of this file, or the one that `data-base` names. */
  const site = new URL(dataset.base ?? new URL('../../', src), document.baseURI);

  const frames = () =>
    [...document.querySelectorAll('iframe')].filter((frame) => frame.src.startsWith(site.href));

  /** A sandboxed document has no origin, and neither have those in it. */
  const originOf = ({ sandbox }) =>
    self.origin === 'null' || (sandbox.length > 0 && !sandbox.contains('allow-same-origin'))
      ? 'null'
      : site.origin;

  addEventListener('message', ({ data, origin, source }) => {
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (!frame || origin !== originOf(frame)) return;
    if (data?.type === 'lanewise:height' && Number.isFinite(data.height)) {
      frame.style.height = `${Math.min(Math.max(1, Math.ceil(data.height)), TALLEST)}px`;
    } else if (data?.type === 'lanewise:change') {
      const { embed, version, state, result, text } = data;
      const detail = { embed, version, state, result, text };
      frame.dispatchEvent(new CustomEvent('lanewise:change', { bubbles: true, detail }));
    }
  });

  // Those that spoke before this file came say it again.
  for (const { contentWindow } of frames())
    contentWindow.postMessage({ type: 'lanewise:ask' }, '*');
})();
