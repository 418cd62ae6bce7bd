/** A page that is never idle, or that its browser leaves without idle time, does without the pause: in milliseconds. */
const LONGEST = 2000;

/** Resolves when the page has loaded and has nothing else to do: work that nobody waits for disturbs no one then. */
export async function rest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  // Safari has no idle callbacks.
  if (!globalThis.requestIdleCallback) await new Promise((resolve) => setTimeout(resolve));
  else await new Promise((resolve) => requestIdleCallback(resolve, { timeout: LONGEST }));
}
