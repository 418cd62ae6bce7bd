// llms.txt: what stands where, for language models, in the form of https://llmstxt.org.
import { catalog } from '../../calc-wasm/js/declared.ts';
import { articlesIn } from '../articles/articles-build.ts';
import { fileLink, pageLink } from '../common/link.ts';
import { place } from '../common/place.ts';
import { wholeAddress } from '../common/whole-address.ts';
import { words as data } from '../explorer/words.ts';
import { words as frame } from '../frame/words.ts';
import { words as home } from '../home/words.ts';
import { answers } from '../questions/answers-build.ts';
import { words as questions } from '../questions/words.ts';
import { words as served } from '../sizer/served.words.ts';
import { words as sizer } from '../sizer/words.ts';

export async function llms(site: URL | undefined): Promise<string> {
  const entry = (path: string, title: string, text: string) => `- [${title}](${wholeAddress(path, site)}): ${text}`;
  const articles = await articlesIn(place.language.tag);
  return [
    `# ${frame.name}`,
    '',
    `> ${home.description}`,
    '',
    `## ${frame.lists.calculators}`,
    '',
    entry(pageLink('/sizer/'), sizer.title, served.description),
    ...catalog.map(({ name, title, summary }) => entry(pageLink(`/calculators/${name}/`), title, summary)),
    '',
    `## ${questions.title}`,
    '',
    ...answers().map(({ question, url, text }) => entry(url, question, text)),
    '',
    `## ${frame.lists.articles}`,
    '',
    ...articles.map(({ path, entry: { data: said } }) => entry(path, said.title, said.summary)),
    '',
    `## ${frame.nav.data}`,
    '',
    entry(pageLink('/data/'), data.title, data.description),
    entry(fileLink('/files/manifest.json'), data.downloads.title, data.downloads.lede),
    '',
    frame.footer.licences,
    '',
  ].join('\n');
}
