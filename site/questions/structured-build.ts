// The questions and their answers, as search engines read them.
import type { Structured } from '../frame/structured.ts';
import { answers } from './answers-build.ts';

export const structuredQuestions = (): Structured => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: answers().map(({ question, text }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});
