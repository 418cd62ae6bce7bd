// Paper says when it was printed, and where the page is: the address holds what the reader has set.
import { place } from '../common/place.ts';
import { words } from './printed.words.ts';

addEventListener('beforeprint', () => {
  const line = document.querySelector('[data-printed]');
  if (!line) return;
  const day = new Date().toLocaleDateString(place.language.locale, { dateStyle: 'long' });
  line.textContent = words.printed(day, location.href);
});
