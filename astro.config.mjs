import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig, logHandlers } from 'astro/config';
import { places } from './site/articles/component-places-build.ts';
import { explained } from './site/articles/terms-build.ts';
import { unbrokenUnits } from './site/articles/unbroken-build.ts';
import { BUNDLED } from './site/build/build-pages.ts';
import { placePlugin } from './site/build/language/plugin.ts';

/** Where this build stands, and in which language: site/build/site.ts says so. Without it, English at the root. */
const place = process.env.LANEWISE_PLACE && JSON.parse(process.env.LANEWISE_PLACE);
/** Workers are bundled apart, by plugins of their own. */
const plugins = place ? [placePlugin(place)] : [];
const isFirst = !place || place.pages === place.root;

/**
 * Small modules that most scripts share, in one file: the head of an answer is longer than any of them. A language's
 * grammar is one: beside the words of charts, every page with a number in a sentence would load those.
 */
const small =
  /rolldown\/runtime|vite\/preload-helper|site\/common\/(bad-values|download\.element|format|json-files\.element|link|list|html|interface\.words|mark|page-element\.element|painted\.element|place|plural|quantity\.words|sideways\.(?:element|words)|table-text|distinct-names|visible|when-needed\.element|words)\.ts$|calc-wasm\/js\/classes\.ts$|csv-cell\.ts$|site\/embed\/(asked\.element|frame|newer|theme)\.ts$|generated\/units\.ts$|translations\/[\w-]+\/(grammar|words\/common\.interface)\.ts$/;
/** The same of drawings, beside the library that draws them. */
const drawn = /site\/plot\/(axis|dots\.element|table-dom)\.ts$|site\/charts\/rows\.ts$/;
/** Of forms and what they ask the core. */
const asked =
  /calc-wasm\/js\/(calc|chain)\.ts$|site\/common\/((?:kept-units|own-input)\.element|query)\.ts$|site\/calculator\/locked\.element\.ts$/;
/** What every chart says and does, drawn or not. */
const charts = /site\/charts\/(choices\.element|client\.element|words)\.ts$/;
/**
 * What pages have in common that work in a worker on files or pastes: each a file of its own would cost its page half a
 * kilobyte of headers more than it holds.
 */
const worked =
  /site\/common\/(background|copy|pager)\.element\.ts$|contribute\/handed\.element\.ts$|tools\/(language\/plural|text\/invisible)\.ts$|calc-wasm\/js\/number\.ts$/;
/** Kinds of parts, names of links, and rows of a list filled anew: the planner has these of the sizer alone. */
const rows = /calc-wasm\/js\/(link|generated\/chain)\.ts$|site\/(?:sizer\/rows\.element|parts\/part-id)\.ts$/;
/** What calculators have of the ranges of chains. */
const ranges = /calc-wasm\/js\/ranges\.ts$/;
/** The core of chains, which answers with the ranges of the page. */
const core = /calc-wasm\/js\/(?:chain-(?:browser|ranges)\.ts|generated\/wasm-chain\/lanewise-chain\.js)$/;
/** What a frame of the sizer needs before anything is asked of it. */
const chain = /site\/sizer\/(address|core\.element|show\.element)\.ts$/;
/** What frames of the sizer, the diagnosis and the sizer itself show of a chain. */
const mapped =
  /site\/sizer\/(answer\.element|embedded|map|members|names)\.ts$|site\/machine\/(?:machine\.element|model)\.ts$/;
/** What draws a machine: it comes with the first one that a page was not served with. */
const lanes = /site\/machine\/[a-z]+\.ts$/;
/** A field that offers parts, and their kinds: the form has them, and the list of parts that comes later. */
const offered = /site\/parts\/(?:combobox\.element|catalog|words)\.ts$|words\/parts\.ts$/;
/** The box on every page that has one. */
const box = /site\/ask\/(?:answerable|asker\.element|box\.element|box\.words|pasted|view\.element)\.ts$/;
/** An address as the state of a page: without this, it would come with all that charts say. */
const state = /site\/common\/state\.ts$/;

const codeSplitting = {
  groups: [
    { name: 'common', test: small, priority: 1 },
    { name: 'asked', test: asked, priority: 2 },
    { name: 'state', test: state, priority: 1 },
    { name: 'drawn', test: drawn },
    { name: 'charts', test: charts },
    { name: 'worked', test: worked },
    { name: 'rows', test: rows, priority: 2 },
    { name: 'chain', test: chain, priority: 1 },
    { name: 'core', test: core },
    { name: 'ranges', test: ranges, priority: 1 },
    { name: 'mapped', test: mapped, priority: 1 },
    { name: 'lanes', test: lanes },
    { name: 'offered', test: offered, priority: 1 },
    { name: 'box', test: box },
  ],
};

/**
 * Small style sheets that most of their pages load together, as one file each: a browser asks a plain server for six at
 * a time, and draws nothing before it has them all.
 */
const styleSheets = {
  groups: [
    {
      name: 'page',
      test: /site\/(?:ask\/box|common\/(?:filter|fold)|embed\/embed|frame\/stacked|offline\/offline|related\/related|search\/search)\.css$|site\/ask\/Box\.astro\?astro&type=style/,
    },
    { name: 'drawing', test: /site\/(?:plot\/plot|explorer\/data|charts\/charts|field\/field)\.css$/ },
    { name: 'sizer', test: /site\/(?:parts\/proposals|sizer\/sizer)\.css$/ },
  ],
};

/**
 * Embeds are for other people's pages, and the page of every part is for those who make these. A build that is not told
 * its host has no whole addresses to list.
 */
const listed = sitemap({ filter: (page) => !/\/(?:embed\/.|404|style\/)/.test(page) });

/** Tells site/build/build-pages.ts that everything is read and bundled: another language may begin. Scripts come last. */
const bundled = {
  name: 'bundled',
  writeBundle() {
    if (this.environment.name === 'client') process.send?.(BUNDLED);
  },
};

/** Of a build: two lines for each of thousands of pages take a twentieth of its time. */
const WARNINGS = { level: 'warn' };

export default defineConfig({
  ...(place && { base: place.pages, outDir: process.env.LANEWISE_FOLDER, logger: logHandlers.node(WARNINGS) }),
  srcDir: './site',
  // What all languages share lies beside the first one only.
  publicDir: isFirst ? './site/public' : './site/no-public',
  site: process.env.SITE_URL,
  trailingSlash: 'always',
  integrations: [mdx(), ...(process.env.SITE_URL ? [listed] : [])],
  // A highlighter colours by inline styles, which the content security policy forbids.
  markdown: { syntaxHighlight: false, processor: satteri({ mdastPlugins: [places, unbrokenUnits, explained] }) },
  // The content security policy allows files of this origin only: nothing may be inlined.
  // A page that waits for a file or a query leaves the processor to others.
  build: { inlineStylesheets: 'never', concurrency: 8 },
  vite: {
    plugins: [...plugins, bundled],
    build: { assetsInlineLimit: 0 },
    // Scripts and styles find what lies beside them wherever they lie: other people host embeds, too.
    experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting } } } },
      prerender: { build: { rolldownOptions: { output: { codeSplitting: styleSheets } } } },
    },
    // A worker's files are named as the page's are: the core that both load is one file, fetched once.
    worker: {
      format: 'es',
      plugins: () => plugins,
      rollupOptions: {
        output: {
          entryFileNames: '_astro/[name].[hash].js',
          chunkFileNames: '_astro/[name].[hash].js',
          assetFileNames: '_astro/[name].[hash][extname]',
        },
      },
    },
  },
  devToolbar: { enabled: false },
});
