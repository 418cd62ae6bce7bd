// What Hugo makes of a call of the shortcode, with our template: html/template escapes each value for its place, as Hugo
// 0.111 was seen to do it.
import { hugoTemplate } from '../../../site/embed/snippets.ts';

const ESCAPES: Record<string, string> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&#34;', "'": '&#39;', '+': '&#43;' },
};

export function pageOfHugo(call: string): string {
  const given = new Map(
    [...call.matchAll(/ (\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  return hugoTemplate.replace(/\{\{ \.Get "(\w+)"(?: \| \w+)? \}\}/g, (_, name: string) =>
    (given.get(name) ?? '').replace(/[&<>"'+]/g, (one) => ESCAPES[one] ?? one),
  );
}
