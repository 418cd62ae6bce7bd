// The pages with a card of their own: those that answer something. All others share one.
import { refused } from '../../calc-wasm/js/calc.ts';
import { catalog } from '../../calc-wasm/js/declared.ts';
import { articlesIn } from '../articles/articles-build.ts';
import { headline, headlineParts } from '../calculator/headline.ts';
import { place } from '../common/place.ts';
import { ranged } from '../common/ranges-build.ts';
import { cardOf, SHARED } from '../frame/card.ts';
import { words as home } from '../home/words.ts';
import { answerTo } from '../sizer/answer-build.ts';
import { wordless } from '../sizer/drawing.ts';
import { presets } from '../sizer/presets.ts';
import { said } from '../sizer/sentence.ts';
import type { Card } from './card-build.ts';

/** By the name of the picture. */
export async function cards(): Promise<Map<string, Card>> {
  const articles = await articlesIn(place.language.tag);
  return new Map([
    [SHARED, { title: home.title, value: '', note: home.description }],
    ...articles.map(({ slug, entry }): [string, Card] => [
      cardOf('articles', slug),
      { title: entry.data.title, value: '', note: entry.data.summary },
    ]),
    ...catalog.map((calculator): [string, Card] => {
      const answer = ranged.calculate(calculator.name, {});
      if (refused(answer)) throw new Error(`${calculator.name} refuses its own defaults`);
      const { value, note } = headline(answer, headlineParts(calculator));
      return [
        cardOf('calculators', calculator.name),
        { title: calculator.title, value, note: `${note}. ${calculator.summary}` },
      ];
    }),
    ...presets.map(({ slug, question, setting }): [string, Card] => {
      const answer = answerTo(setting);
      const { value, limit, expected, isLess } = said(answer);
      const note = isLess ? `${limit} ${expected}` : limit;
      return [cardOf('sizer', slug), { title: question, value, note, picture: wordless(answer, 'dark') }];
    }),
  ]);
}
