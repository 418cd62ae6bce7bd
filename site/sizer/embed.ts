// A chain in other people's pages, as the sizer offers it.
import { modelVersions } from '../../calc-wasm/js/generated/chain.ts';
import { pageLink } from '../common/link.ts';
import { embedAt } from '../embed/embed.ts';
import type { Embed } from '../embed/line.ts';
import { cardOf } from '../frame/card.ts';
import { embedOf } from './embedded.ts';
import { presetLink, presetOf, type Slug } from './presets.ts';
import { words } from './words.ts';

const { sizer: version } = modelVersions;

/** Of a question, or of any chain. A chain that is no longer the question's is one of any. */
export function sizerEmbed(slug?: Slug): Embed {
  const any = embedAt({ name: embedOf(), version, title: words.title, full: pageLink('/sizer/') });
  if (!slug) return { ...any, own: any };
  const of = embedAt({
    name: embedOf(slug),
    version,
    title: presetOf(slug).question,
    full: presetLink(slug),
    card: cardOf('sizer', slug),
  });
  const { name, path, title, full } = any;
  return { ...of, own: { name, path, title, full } };
}
