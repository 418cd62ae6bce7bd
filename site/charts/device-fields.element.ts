// The fields of the comparison: a device is typed, and proposed from a list that is fetched when it is first needed.

import { jsonFile } from '../common/json-files.element.ts';
import { Combobox } from '../parts/combobox.element.ts';
import { words } from './compare.words.ts';
import { type Device, type DeviceList, deviceCalled, devicesIn, devicesNamed } from './devices.ts';
import { offerNext } from './offer.element.ts';

/** What the fields need of the page around them. */
interface FieldsHost {
  /** Where the list of devices lies. */
  list: string;
  /** The reader chose other devices. */
  changed(keys: string[]): void;
  complain(text: string): void;
  say(text: string): void;
  /** The list could not be fetched. */
  failed(): void;
}

export class DeviceFields {
  readonly #fields: readonly HTMLInputElement[];
  readonly #host: FieldsHost;
  #proposed: readonly Device[] = [];

  constructor(form: HTMLFormElement, host: FieldsHost, signal: AbortSignal) {
    this.#host = host;
    this.#fields = [...form.querySelectorAll<HTMLInputElement>('[data-chosen]')];
    const asked = {
      propose: (field: HTMLInputElement) => this.#propose(field),
      pick: (field: HTMLInputElement, index: number) => this.#take(field, this.#proposed[index]),
      announce: (count: number) => host.say(words.found(count)),
    };
    new Combobox(form, asked, signal, words.proposals);
    form.addEventListener(
      'change',
      ({ target }) => {
        const field = this.#fields.find((element) => element === target);
        if (field) void this.#typed(field);
      },
      { signal },
    );
    for (const fieldset of form.querySelectorAll('fieldset')) fieldset.disabled = false;
  }

  /** Every device that can be compared; nothing where the list cannot be fetched. */
  async devices(): Promise<Device[] | undefined> {
    try {
      return devicesIn(await jsonFile<DeviceList>(this.#host.list));
    } catch {
      this.#host.failed();
      return undefined;
    }
  }

  /** Each once, in the order of the fields. */
  get keys(): string[] {
    return [...new Set(this.#fields.flatMap(({ dataset }) => dataset.chosen || []))];
  }

  write(devices: readonly Device[]): void {
    for (const [index, field] of this.#fields.entries()) this.#fill(field, devices[index]);
    offerNext(this.#fields);
  }

  async #propose(field: HTMLInputElement): Promise<readonly { label: string; detail: string }[]> {
    const all = (await this.devices()) ?? [];
    const chosen = all.find(({ key }) => key === field.dataset.chosen);
    // Whoever opens a field that is filled looks for another one of the same kind.
    const text = chosen && chosen.name === field.value ? chosen.source : field.value;
    this.#proposed = devicesNamed(all, text);
    return this.#proposed.map(({ name, source }) => ({ label: name, detail: source }));
  }

  /** What was typed, where none of the proposals was taken. */
  async #typed(field: HTMLInputElement): Promise<void> {
    const text = field.value.trim();
    const all = text === '' ? [] : await this.devices();
    if (!all) return;
    const device = deviceCalled(all, text);
    const chosen = all.find(({ key }) => key === field.dataset.chosen);
    if (chosen && chosen.name === text) return;
    if (text === '' || device) this.#take(field, device);
    else {
      field.dataset.chosen = '';
      this.#host.changed(this.keys);
      this.#host.complain(words.unknown(text));
    }
  }

  #take(field: HTMLInputElement, device: Device | undefined): void {
    this.#fill(field, device);
    offerNext(this.#fields);
    this.#host.changed(this.keys);
  }

  #fill(field: HTMLInputElement, device: Device | undefined): void {
    field.dataset.chosen = device?.key ?? '';
    field.value = device?.name ?? '';
  }
}
