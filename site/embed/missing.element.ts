// <lw-missing-embed>: says of an address below /embed/ what there is in place of what is not.
import { decoded } from '../common/decode-address.ts';
import { pageLink } from '../common/link.ts';
import { addressOf, meantBy } from './addresses.ts';
import { words } from './words.ts';

class MissingEmbedElement extends HTMLElement {
  connectedCallback(): void {
    const address = location.pathname.split(pageLink('/embed/'))[1] ?? '';
    const intended = meantBy(decoded(address));
    const [said, link] = [this.querySelector('p'), this.querySelector('a')];
    if (!intended || !said || !link) return;
    const { asked, version } = intended;
    said.textContent = words.missing.version(asked, version);
    link.textContent = words.missing.newest(version);
    link.href = pageLink(`/embed/${addressOf(intended)}/`) + location.search;
    link.target = '_self';
  }
}

if (!customElements.get('lw-missing-embed')) customElements.define('lw-missing-embed', MissingEmbedElement);
