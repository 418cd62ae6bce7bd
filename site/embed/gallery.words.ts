// Every word of the page about embeds.
import type { ParameterName } from './parameters.ts';

export const words = {
  title: 'How do I put a calculator into my page?',
  description:
    'Embed any calculator, chart or chain by one line of HTML, a custom element or a link: parameters, events, host settings, versions and privacy.',
  lead: 'Open a calculator, set the inputs, press “Embed” and paste the code. Readers see your inputs and can change them. No account, no cookie, no request to anybody else.',

  live: {
    title: 'Try one',
    show: 'Show it here',
    open: 'Open its page',
  },

  offered: {
    title: 'What you can embed',
    calculators: 'Calculators',
    charts: 'Charts of measurements',
    chains: 'Chains: what limits these drives?',
    any: 'any chain of your own',
  },

  ways: {
    title: 'Ways to embed',
    frame: 'One line, no script',
    frameText:
      'A frame with a height for every width, and under it the answer in words for feeds, print and readers without JavaScript.',
    loader: 'With the loader',
    loaderText:
      'Add this script once per page. Every frame of this site then has exactly the height of its content, and each answer becomes an event. It weighs less than 3 kB and loads nothing else.',
    element: 'As a custom element',
    elementText:
      'Each input is an attribute; change an attribute and the answer follows. The text inside stands there until scripts run, and where frames are blocked.',
    value: 'A number in a sentence',
    valueText:
      'The result of a calculation in the letters of your sentence. The text inside is shown until it is computed.',
    wordpress: 'WordPress',
    wordpressText:
      'Paste the WordPress code of the dialog into the code editor; your account needs the right to post unfiltered HTML. Without that right, put the address of a calculator, chart or chain on a line of its own: WordPress then finds the frame by oEmbed. It shows the page as it is served, not your inputs, because a static site cannot answer for every address.',
    hugo: 'Hugo',
    hugoText:
      'Save this template once as layouts/_shortcodes/lanewise.html (before Hugo 0.146: layouts/shortcodes/lanewise.html), then paste the Hugo code of the dialog.',
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
    effects: {
      theme:
        'The frame shows your page’s background and has text to match. Without it, the frame has its own background, which fits any page.',
      accent: 'The colour of the answer, links and controls. One too faint to read is ignored.',
      font: 'The font family. Fonts come from the reader’s system, never from the network.',
      radius: 'How round the corners of fields and buttons are.',
      controls:
        'none: the answer alone. basic: the main inputs. all: every input. A chart has no basic inputs.',
      lock: 'These inputs are shown as text and cannot be changed. In a comparison, layouts is one of them. Of a chain, any value locks all parts.',
    } satisfies Record<ParameterName, string>,
    element: 'The element has these attributes as well:',
    attributes: {
      name: 'what to embed: pcie, chart/lanes, sizer',
      v: 'version of the model; 1 if absent',
      lang: 'language of the frame, as in the addresses of this site',
      state: 'the whole query of an address, for charts and chains',
      height: 'height until the frame says its own',
      base: 'address of the site, if you host the script yourself',
      output: 'for a number in a sentence: which output',
    },
  },

  events: {
    title: 'Events',
    text: 'With the loader, each frame fires lanewise:change after every answer, the first included; the element fires it itself. It bubbles. Its detail:',
    fields: {
      embed: 'what answered: pcie',
      version: 'version of the model',
      state: 'the inputs as an address has them: lanes=4',
      result: 'every output with its value in base units and the unit',
      text: 'the answer in words: 3.59 GB/s',
    },
    values: 'The element also has the last answer as its properties value (text) and result.',
    raw: 'Without a script of ours, listen for message events of these types; check that event.source is your frame and event.origin is this site:',
    messages: {
      height: 'the content has another height, in CSS pixels',
      change: 'there is another answer',
      set: 'post this to the frame to show another state',
      ask: 'post this to the frame to hear the height and the last answer again',
    },
  },

  host: {
    title: 'Settings of your site',
    csp: 'If your site sends a content security policy, it needs one of these lines. WebAssembly runs inside the frame under this site’s policy: yours needs no wasm-unsafe-eval.',
    forFrame: 'for the frame alone',
    forScript: 'for the loader or the element',
    sandbox:
      'A sandbox works if it has allow-scripts. With allow-popups, too, the link to the full calculator opens.',
    coep: 'Pages with Cross-Origin-Embedder-Policy: require-corp can embed frames and scripts without further settings.',
    noScript:
      'Without JavaScript, a frame says that it cannot compute and links to the page. That is why the pasted code has the answer in words under the frame.',
  },

  versions: {
    title: 'Versions',
    text: 'The version of the model is in the frame’s address (/v1/) and in the element’s attribute v. When a model changes, it gets a new version; the frame you pasted keeps its address. Scripts have versions, too: a published file never changes, so that its integrity hash stays right.',
  },

  own: {
    title: 'Hosting it yourself',
    text: 'This site is static and its code is free (MIT). Build it, serve it from your host, and everything on this page holds for that address. To host the script alone, copy the file and name this site:',
    archive:
      'To host the calculators without building anything, unpack this archive into any folder of your host and send the headers that its README names. It holds every calculator and every single number in English; charts and chains need the whole site.',
    size: (kilobytes: string) => `${kilobytes} kB`,
  },

  privacy: {
    title: 'Privacy',
    text: 'A frame sets no cookie, stores nothing, and loads files from this site only. The pasted code sends no referrer, so this site does not learn which page a reader is on. Inputs stay in the reader’s browser.',
  },
};
