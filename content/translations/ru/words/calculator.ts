// Слова калькуляторов, которых нет в их описаниях.
import type { Words } from '../../../../site/common/in-english.ts';
import { list } from '../../../../site/common/list.ts';

/** «Линейный код» внутри предложения пишется со строчной, «SKP ordered sets» остаётся. */
const inSentence = (label: string): string =>
  label.replace(/^[А-ЯЁ](?=[а-яё])/, (first) => first.toLowerCase());

export const words: Words<typeof import('../../../../site/calculator/words.ts').words> = {
  answer: 'Ответ',
  expect: {
    measured: (range) => `Ожидаемый диапазон: ${range} (по измеренным соединениям).`,
    fills: (range) => `Ожидаемый диапазон: ${range} (по измеренному заполнению накопителей).`,
    assumed: (range) => `Ожидаемый диапазон: ${range} (допущение).`,
  },
  bands: {
    measured: 'Сплошная полоса: диапазон измеренных соединений.',
    fills: 'Сплошная полоса: диапазон измеренных заполнений накопителей.',
    assumed: 'Пунктирная полоса: принятый диапазон (допущение).',
  },
  fromMeasurements: 'по измерениям',
  isLimit: 'узкое место',
  answerShows: 'В ответе',
  takes: (layer, share) => `${inSentence(layer)} — ${share}`,
  and: (parts) => parts.join(', '),
  breakdown: (unit) =>
    unit === 'byte'
      ? {
          title: 'Куда уходит место',
          help: 'От накопителей к вашим данным. В каждой строке — сколько остаётся после слоя.',
        }
      : {
          title: 'Куда уходит скорость',
          help: 'От проводов к вашим данным, в одну сторону. В каждой строке — сколько остаётся после слоя.',
        },
  layer: 'Слой',
  left: 'Остаётся',
  taken: 'Уходит',
  outputs: 'Все показатели',
  figure: 'Показатель',
  value: 'Значение',
  formula: 'Как это вычислено',
  formulaHelp: 'С вашими числами.',
  charts: 'Что, если',
  sources: 'Источники',
  caveats: 'Чего модель не учитывает и какие допущения делает',
  presets: 'О чём спрашивают',
  units: 'Единицы',
  decimal: 'МБ, степени 1000',
  binary: 'МиБ, степени 1024',
  reset: 'Сбросить',
  copyLink: 'Скопировать ссылку',
  copied: 'Ссылка скопирована',
  openFull: 'Открыть калькулятор целиком с этими значениями',
  noScript: 'Это ответ для показанных значений. Чтобы их изменить, включите JavaScript.',
  openDefault: 'Открыть калькулятор целиком',
  caption: (answer, inputs) => (inputs.length > 0 ? `${answer} (${list(inputs, 'and')})` : answer),
  coreFailed:
    'Калькулятор не загрузился; показан последний ответ. Измените любое поле, чтобы попробовать снова.',
  ofEach: (unit) => `ёмкость в ${unit}`,
  noChart:
    'График к этому ответу не загрузился. Измените любое поле, чтобы попробовать снова; ответ полон и без графика.',
  understood: (value) => `= ${value}`,
  model: (version) => `Версия модели: ${version}`,
  yours: 'Столбик с числом: ваше значение.',
  tableOf: 'Значения этого графика',
};
