/** Resolves when the page has loaded and has nothing else to do: work that nobody waits for disturbs no one then. */
export async function rest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  // Safari has no idle callbacks.
  await new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
}
