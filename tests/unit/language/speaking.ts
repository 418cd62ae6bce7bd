// The modules of the tools and the site as they are in a language.
import { createViteServer } from 'vitest/node';
import { placeOf } from '../../../site/build/language/languages.ts';
import { placePlugin } from '../../../site/build/language/plugin.ts';
import type { Language } from '../../../site/common/place.ts';

/** Loads modules in a language until it is closed. */
export const speaking = (language: Language) =>
  createViteServer({
    configFile: false,
    plugins: [placePlugin(placeOf(language, [language], '/'))],
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  });
