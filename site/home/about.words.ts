// Words of the page about the site: who, why trust it, how its numbers are made, privacy, licences, citation, feedback.
export const words = {
  title: 'About Lanewise',
  description:
    'Who makes Lanewise, how its numbers are made and checked, what it keeps private, its licences, and how to cite it.',
  parts: {
    who: {
      title: 'Who makes it',
      text: 'Lanewise is an open-source handbook of storage throughput, made by the people who contribute to it. It shows no advertising and sells nothing.',
    },
    numbers: {
      title: 'How the numbers are made',
      text: 'A calculator follows the bytes: line rate, encoding, headers and flow control as the standards define them, then the chip, slot or network that is slowest. Its expected range is where nine in ten published measurements of such links fall. Ranges with too few measurements are marked as assumed.',
    },
    trust: {
      title: 'Why trust it',
      text: 'Each result leads to the row and the public source that it comes from, and each formula to the standard or manual behind it. Results are copied from text and tool output, never read off pictures unless a row says so. Predictions are compared with measurements, the misses included:',
    },
    privacy: {
      title: 'Privacy',
      text: 'What you type or paste is computed in your browser, and no page sends it. A page’s address holds what is set on it, such as a build, so that you can share it. The server sees the addresses that are opened; pasted output is in none. A report or a contribution leaves only when you send it. There are no cookies, no accounts, no analytics, and nothing is loaded from other hosts. What you keep, such as a saved build or the theme, lies in your browser’s storage until you delete it. The host that serves the pages may log requests, as any host does.',
    },
    licence: {
      title: 'Licences',
      text: 'Code: MIT. Articles: CC BY 4.0. Data: CC0 unless a set states otherwise; each set names its licence and sources.',
    },
    cite: {
      title: 'How to cite it',
      text: 'Cite the set that a result is from; its page has title, authors and version. For the site as a whole:',
      whole: (address: string) =>
        `Lanewise contributors. Lanewise: storage throughput, computed and measured. ${address}`,
    },
    feedback: {
      title: 'Feedback',
      text: 'A number that looks wrong is the most useful report: name the page, your hardware and what you measured.',
      contribute: 'Contribute a measurement',
    },
  },
};
