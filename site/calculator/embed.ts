// A calculator in other people's pages, as its own page offers it.
import type { Calculator } from '../../calc-wasm/js/generated/catalog.ts';
import { pageLink } from '../common/link.ts';
import { embedAt } from '../embed/embed.ts';
import type { Embed } from '../embed/line.ts';
import { cardOf } from '../frame/card.ts';

export const calculatorEmbed = ({ name, title, modelVersion: version }: Calculator): Embed =>
  embedAt({
    ...{ name, version, title },
    full: pageLink(`/calculators/${name}/`),
    card: cardOf('calculators', name),
  });
