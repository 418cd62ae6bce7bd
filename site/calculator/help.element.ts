// Help of which nothing is hidden asks nobody for more.

/** Measured anew with every width that a text gets. */
export function measureHelp(root: HTMLElement, signal: AbortSignal): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const help = target.closest('details');
      const summary = target.closest('summary');
      if (!help || !summary || help.open) continue;
      const isWhole = target.scrollHeight <= target.clientHeight;
      help.toggleAttribute('data-whole', isWhole);
      summary.tabIndex = isWhole ? -1 : 0;
    }
  });
  for (const text of root.querySelectorAll('.lw-help > summary > span')) sizes.observe(text);
  signal.addEventListener('abort', () => sizes.disconnect());
}
