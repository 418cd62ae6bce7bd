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
    // A worker's files are named as the page's are: the core that both load is one file, fetched once.
    worker: {
      format: 'es',
      rollupOptions: {
        output: {
          entryFileNames: '_astro/[name].[hash].js',
          assetFileNames: '_astro/[name].[hash][extname]',
        },
      },
    },
  },
  devToolbar: { enabled: false },
});
