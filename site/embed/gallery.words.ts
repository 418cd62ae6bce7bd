// Every word of the page about embeds.

export const words = {
  title: 'How do I put a calculator into my page?',
  description:
    'Embed any calculator, chart or build by one line of HTML, a custom element or a link: parameters, events, host settings, versions and privacy.',
  lead: 'Open a calculator, set the inputs, press “Embed” and paste the code. Readers see your inputs and can change them. No account, no cookie, no third-party requests.',

  live: { title: 'Try one', show: 'Show it here', open: 'Open its page' },

  offered: {
    title: 'What you can embed',
    calculators: 'Calculators',
    charts: 'Charts of measurements',
    chains: 'Builds: what limits these drives?',
    any: 'any build of your own',
  },

  ways: {
    title: 'Ways to embed',
    frame: 'One line, no script',
    frameText:
      'A frame whose height fits every width, with the answer in words below it for feeds, print and readers without JavaScript.',
    element: 'As a custom element',
    elementText:
      'The frame is exactly as tall as its content. Each input is an attribute; change an attribute and the answer follows. The text inside is shown until scripts run, and where frames are blocked.',
    value: 'A number in a sentence',
    valueText: 'A computed number in your sentence, in your own font. The text inside is shown until it is computed.',
    address: 'WordPress and other systems that know oEmbed',
    addressText:
      'If your account may post unfiltered HTML, paste the line of the frame into a block of custom HTML. Otherwise put the address of a calculator, chart or build on a line of its own: the system then finds the frame by oEmbed. It shows the page as it is served, not your inputs, because a static site cannot answer for every address.',
    markdown: 'GitHub, forums and e-mail',
    markdownText:
      'They allow no frames. Use the Markdown code: a link that says the answer, with a picture where the page has one for exactly these inputs. For other inputs there is no picture, because a static site cannot draw one.',
  },

  parameters: {
    title: 'Parameters',
    all: 'All parameters',
    text: 'At the end of a frame’s address, or as attributes of the element. Unknown parameters and values are ignored.',
    name: 'Parameter',
    values: 'Values',
    effect: 'What it does',
    inputs: 'any input',
    inputsValues: 'as in the address of the full page',
    inputsEffect: 'Sets the input. Others keep their defaults. A dot is the decimal separator.',
    takes: {
      colour: 'six hexadecimal digits, such as 0a6587',
      pixels: 'whole pixels, such as 8',
      names: 'all, or names of inputs such as lanes,generation',
    },
    element: 'The element has these attributes as well:',
    attributes: {
      name: 'what to embed: pcie, chart/lanes, sizer',
      v: 'version of the model; 1 if absent',
      lang: 'language of the frame, as in the addresses of this site',
      state: 'the whole query of an address, for charts and builds',
      height: 'height until the frame says its own',
      base: 'address of the site, if you host the script yourself',
      output: 'for a number in a sentence: which output',
    },
  },

  events: {
    title: 'Events',
    text: 'The element fires lanewise:change after every answer, the first included. It bubbles. Its detail:',
    fields: {
      embed: 'the calculator that answered: pcie',
      version: 'version of the model',
      state: 'the inputs as an address has them: lanes=4',
      result: 'every output with its value in base units and the unit',
      text: 'the answer in words: 3.59 GB/s',
    },
    values: 'The element also has the last answer as its properties value (text) and result.',
    raw: 'For a plain frame, listen for message events of these types; check that event.source is your frame and event.origin is this site:',
    messages: {
      height: 'the height of the content changed, in CSS pixels',
      change: 'there is another answer',
      set: 'post this to the frame to show another state',
      ask: 'post this to the frame to hear the height and the last answer again',
    },
  },

  host: {
    title: 'Settings of your site',
    csp: 'If your site sends a content security policy, it needs one of these lines. WebAssembly runs inside the frame under this site’s policy: yours needs no wasm-unsafe-eval.',
    forFrame: 'for the frame alone',
    style:
      'The pasted line sets the height of the frame in style attributes. A policy allows them with style-src-attr, or with style-src where that is missing. Where they are forbidden, or your system removes them, the frame is as tall as in a column of 640 px and scrolls in a narrower one. The element needs no such permission: its script sets the exact height, and the style line above it only keeps the room free until then.',
    forScript: 'for the element',
    sandbox: 'A sandbox needs allow-scripts. Add allow-popups so that the link to the full calculator opens.',
    coep: 'Pages with Cross-Origin-Embedder-Policy: require-corp can embed frames and scripts without further settings.',
    noScript:
      'Without JavaScript, a frame says that it cannot compute and links to the page. That is why the pasted code has the answer in words under the frame.',
  },

  versions: {
    title: 'Versions',
    text: 'The version of the model is in the frame’s address (/v1/) and in the element’s attribute v. When a model changes, it gets a new version; the frame you pasted keeps its address. The script of the element has a version, too: a published file never changes, so that its integrity hash stays right. While a version is the newest, each build updates its expected range and the date of the newest measurement; after that the range stays as it is.',
  },

  own: {
    title: 'Hosting it yourself',
    text: 'This site is static and its code is free (MIT). Build it, serve it from your host, and everything on this page holds for that address. To host the script alone, copy the file and name this site:',
  },

  privacy: {
    title: 'Privacy',
    text: 'A frame sets no cookie, stores nothing, and loads files from this site only. The pasted code sends no referrer, so this site does not learn which page a reader is on. Inputs stay in the reader’s browser.',
  },
};
