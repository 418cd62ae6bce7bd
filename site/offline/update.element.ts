// <lw-update>: starts the service worker some time after the page has come alive, and offers a newer version of the page
// where there is one. Nothing reloads by itself.
import { PageElement } from '../common/page-element.element.ts';
import { place } from '../common/place.ts';
import { rest } from '../common/rest.element.ts';
import { ASK_COPY, copyIn } from './copy.ts';
import { TAKE_OVER } from './kept.ts';
import { isWelcome, register, registered } from './register.element.ts';

/** A reader who only looks in is not made to fetch what a longer stay is worth. */
const STAY_MS = 10_000;

/** In which an older worker should have given way. */
const TURN_MS = 3_000;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const REVISION = /<html[^>]* data-revision="([^"]*)"/;

/** Whether the page at this address is another than the one that is shown. */
async function isOutdated(): Promise<boolean> {
  const response = await fetch(location.pathname, { cache: 'no-cache' });
  const revision = REVISION.exec(await response.text())?.[1];
  return response.ok && revision !== undefined && revision !== document.documentElement.dataset.revision;
}

class UpdateElement extends PageElement {
  protected enter(signal: AbortSignal): void {
    // Whatever fails here, the page itself does not need.
    this.#askCopy(signal);
    this.#start(signal).catch(() => undefined);
  }

  /** Says so where this page is a copy that the worker has kept. */
  #askCopy(signal: AbortSignal): void {
    const { serviceWorker } = navigator;
    if (!serviceWorker?.controller) return;
    const hear = ({ data }: MessageEvent): void => {
      const copy = copyIn(data);
      if (copy) this.#showCopy(copy.kept);
    };
    serviceWorker.addEventListener('message', hear, { signal });
    serviceWorker.startMessages();
    serviceWorker.controller.postMessage(ASK_COPY);
  }

  #showCopy(kept: Date | undefined): void {
    const line = this.querySelector<HTMLTemplateElement>('template[data-copy]');
    if (!line || this.querySelector('[data-from-copy]')) return;
    this.append(line.content.cloneNode(true));
    const day = this.querySelector<HTMLElement>('[data-from-copy] span');
    if (!kept || !day) return;
    day.hidden = false;
    day.append(` ${kept.toLocaleDateString(place.language.locale)}.`);
  }

  async #start(signal: AbortSignal): Promise<void> {
    if (!isWelcome()) return;
    await rest();
    if (!(await registered())) await wait(STAY_MS);
    if (signal.aborted || !isWelcome()) return;
    const registration = await register();
    if (registration.waiting) await this.#offer(registration);
    const follow = (): void => {
      const worker = registration.installing;
      worker?.addEventListener(
        'statechange',
        () => {
          if (worker === registration.waiting) this.#offer(registration).catch(() => undefined);
        },
        { signal },
      );
    };
    follow();
    registration.addEventListener('updatefound', follow, { signal });
  }

  /** The first worker replaces nothing. */
  async #offer(registration: ServiceWorkerRegistration): Promise<void> {
    if (!registration.active || !(await isOutdated())) return;
    const line = this.querySelector<HTMLTemplateElement>('template[data-newer]')?.content.cloneNode(true);
    if (!line || this.querySelector('button')) return;
    this.append(line);
    this.querySelector('button')?.addEventListener('click', () => {
      const { waiting } = registration;
      // Another tab may have asked for it before.
      if (!waiting) return location.reload();
      const takenOver = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
      waiting.postMessage(TAKE_OVER);
      // The page itself comes from the network: it need not wait for a worker that is slow to give way.
      void Promise.race([takenOver, wait(TURN_MS)]).then(() => location.reload());
    });
  }
}

if (!customElements.get('lw-update')) customElements.define('lw-update', UpdateElement);
