// What a browser needs to install the site as an application.
import { fileLink, pageLink } from '../common/link.ts';
import { place } from '../common/place.ts';
import { themeColours } from '../frame/theme-colour.ts';
import { words as frame } from '../frame/words.ts';
import { words as home } from '../home/words.ts';
import { icons } from './icons-build.ts';

/** The Web Application Manifest of one language. */
export const manifest = (): object => ({
  id: pageLink('/'),
  name: frame.name,
  short_name: frame.name,
  description: home.description,
  lang: place.language.tag,
  dir: place.language.direction,
  start_url: pageLink('/'),
  scope: pageLink('/'),
  display: 'standalone',
  background_color: themeColours[0]?.colour,
  theme_color: themeColours[0]?.colour,
  icons: icons.map(({ name, size, purpose }) => ({
    src: fileLink(`/icons/${name}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
});
