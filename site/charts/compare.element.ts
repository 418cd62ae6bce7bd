// <lw-compare-measurements>: configurations side by side. The HTML shows the first comparison.

import { badText } from '../common/bad-values.ts';
import { answered, PageElement, writeIn } from '../common/page-element.element.ts';
import { fromQuery, type Parameter, toQuery } from '../common/state.ts';
import { FEWEST, MOST } from '../explorer/side-by-side.ts';
import { devicesOf } from './client.element.ts';
import { words } from './compare.words.ts';
import { comparisonElement } from './compare-view.ts';
import { DeviceFields } from './device-fields.element.ts';
import { words as charts } from './words.ts';

const DEVICE = 'device';
/** The figure of the table of drives that they were sorted by. */
const BY = 'by';

class CompareMeasurementsElement extends PageElement {
  #fields: DeviceFields | undefined;
  /** Rows may arrive out of order: only the latest choice is shown. */
  #turn = 0;

  protected enter(signal: AbortSignal): void {
    const form = this.querySelector('form');
    if (!form) return;
    form.addEventListener('submit', (event) => event.preventDefault(), { signal });
    const host = {
      list: this.dataset.list ?? '',
      changed: (keys: string[]) => this.#use(keys),
      complain: (text: string) => this.#complain(text),
      say: (text: string) => this.#say(text),
      failed: () => this.#complain(charts.failed),
    };
    this.#fields = new DeviceFields(form, host, signal);
    if (new URLSearchParams(location.search).has(DEVICE)) void this.#fromAddress().finally(answered);
    else answered();
    this.dataset.ready = '';
  }

  /** What is compared at first. */
  get #start(): string[] {
    return (this.dataset.start ?? '').split(' ').filter(Boolean);
  }

  #parameter(allowed: readonly string[]): Parameter {
    return { name: DEVICE, allowed, most: MOST, start: this.#start };
  }

  async #fromAddress(): Promise<void> {
    const devices = await this.#fields?.devices();
    if (!devices) return;
    const byKey = new Map(devices.map((device) => [device.key, device]));
    const parameter = this.#parameter([...byKey.keys()]);
    const { state, bad } = fromQuery(location.search, [parameter]);
    const keys = [...(state[DEVICE] ?? [])];
    const refused = badText(bad);
    this.#complain(refused);
    this.#fields?.write(keys.flatMap((key) => byKey.get(key) ?? []));
    if (toQuery(state, [parameter]) !== '') await this.#show(keys, refused);
  }

  #use(keys: string[]): void {
    this.#complain('');
    const by = new URLSearchParams(location.search).getAll(BY);
    const query = toQuery({ [DEVICE]: keys, [BY]: by }, [this.#parameter([]), { name: BY, allowed: [], start: [] }]);
    history.replaceState(null, '', `${location.pathname}${query}${location.hash}`);
    this.dispatchEvent(new CustomEvent('lanewise:change', { bubbles: true }));
    void this.#show(keys);
  }

  /** `refused`: what is wrong with the address that asks for them. */
  async #show(keys: readonly string[], refused = ''): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    if (keys.length < FEWEST) {
      // What was compared before is not what the form says now.
      this.querySelector('[data-comparison]')?.replaceChildren();
      this.#complain([refused, words.few(keys.length)].filter(Boolean).join(' '));
      return;
    }
    try {
      // In the order in which they were chosen.
      const named = new Map((await this.#fields?.devices())?.map(({ key, name }) => [key, name]));
      const chosen = await devicesOf(keys, named, this.dataset.drives ?? '');
      if (turn !== this.#turn) return;
      const comparison = comparisonElement(document, chosen, new URLSearchParams(location.search).get(BY) ?? '');
      this.querySelector('[data-comparison]')?.replaceChildren(comparison);
      this.#say(comparison.querySelector('.lw-winner')?.textContent ?? '');
    } catch {
      if (turn === this.#turn) this.#complain(charts.failed);
    }
  }

  #complain(text: string): void {
    writeIn(this, '[data-bad]', text);
  }

  #say(text: string): void {
    writeIn(this, '[data-said]', text);
  }
}

if (!customElements.get('lw-compare-measurements'))
  customElements.define('lw-compare-measurements', CompareMeasurementsElement);
