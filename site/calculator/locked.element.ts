// Inputs that are shown as text, where the author of the page around a frame wants them so.
import type { Control } from '../common/own-input.element.ts';
import { type Frame, isLocked } from '../embed/frame.ts';
import { show } from './show.ts';

export class Locked {
  readonly #texts = new Map<Control, HTMLElement>();

  has(control: Control): boolean {
    return this.#texts.has(control);
  }

  /** Locks what the author wants of these. */
  lock(controls: readonly Control[], frame: Frame): void {
    for (const control of controls) {
      if (isLocked(frame, control.dataset.input ?? control.name)) this.#lock(control);
    }
    this.show();
  }

  #lock(control: Control): void {
    if (this.has(control)) return;
    const text = document.createElement('span');
    text.className = 'lw-locked';
    (control.closest('.lw-check') ?? control).after(text);
    control.hidden = true;
    control.closest<HTMLElement>('.lw-field')?.toggleAttribute('data-locked', true);
    this.#texts.set(control, text);
  }

  /** As the fields hold them: their labels name the units. */
  show(): void {
    for (const [control, text] of this.#texts) {
      if (control instanceof HTMLSelectElement) {
        text.textContent = control.selectedOptions[0]?.textContent ?? '';
      } else if (control.type === 'checkbox') {
        text.textContent = show(control.checked, null);
      } else {
        text.textContent = control.value || control.placeholder;
      }
    }
  }
}
