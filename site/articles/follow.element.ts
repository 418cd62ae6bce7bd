// Numbers of a text that follow the calculator beside them: each says which calculator and which of its names it is of.
import type { Followed } from './followed.ts';

type Told = Parameters<typeof import('../calculator/show.ts').answerValue>[0];

addEventListener(
  'lanewise:change',
  async ({ target, detail }: CustomEventInit<{ answer?: Told; search?: string }> & Event) => {
    const name = target instanceof HTMLElement ? target.dataset.name : undefined;
    const { answer, search } = detail ?? {};
    // Of two calculators alike nobody knows which one a sentence is about.
    if (!name || !answer || document.querySelectorAll(`lw-calculator[data-name="${name}"]`).length > 1) return;
    const { answerValue, roleOf, show } = await import('../calculator/show.ts');
    for (const place of document.querySelectorAll<HTMLElement>('[data-followed]')) {
      const { of, output, unit, options }: Followed = JSON.parse(place.dataset.followed ?? '');
      if (of !== name) continue;
      const value = answerValue(answer, output);
      place.textContent = show(value, unit, { ...options, ...roleOf(answer, output) });
      place.setAttribute('value', String(value));
      const link = place.closest('lw-term')?.querySelector('a');
      if (link && search) link.search = search;
    }
  },
);
