import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  site: process.env.SITE_URL,
  trailingSlash: 'always',
  integrations: [mdx()],
  // A highlighter colours by inline styles, which the content security policy forbids.
  markdown: { syntaxHighlight: false },
  // The content security policy allows files of this origin only: nothing may be inlined.
  build: { inlineStylesheets: 'never' },
  vite: {
    build: { assetsInlineLimit: 0 },
    worker: {
      format: 'es',
      // As Astro names what pages load: the core is the same file for both.
      rollupOptions: { output: { assetFileNames: '_astro/[name].[hash][extname]' } },
    },
  },
  devToolbar: { enabled: false },
});
