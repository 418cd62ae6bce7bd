/** Addresses of pages on the site. */
import type { Chain } from '../../calc-wasm/js/chain.ts';

const hyphenated = (name: string): string => name.replaceAll('_', '-');
const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed())
    .replaceAll('%20', '+')
    .replaceAll(/%(?:3A|3B|2C|2F)/g, decodeURIComponent);

/** The sizer with a chain, in the notation of its page: a parameter a part. */
export function sizerUrl({ parts, arrays = [] }: Chain, load = 'read'): string {
  const written = (first: string, { id, ...members }: { id: string }) => {
    const values = Object.entries(members).filter(
      ([name, value]) => value !== undefined && name !== 'kind' && name !== 'level',
    );
    return `${encoded(id)}=${encoded([first, ...values.map(([name, value]) => `${hyphenated(name)}:${value === true ? 'yes' : value === false ? 'no' : String(value)}`)].join(';'))}`;
  };
  const query = [
    ...parts.map((part) => written(part.kind ?? 'drive', part)),
    ...arrays.map((array) => written(array.level, array)),
    ...(load === 'read' ? [] : [`load=${hyphenated(load)}`]),
    'v=1',
  ];
  return `/sizer/?${query.join('&')}`;
}

export function calculatorUrl(name: string, inputs: Record<string, unknown>): string {
  const query = Object.entries(inputs).map(([key, value]) => `${encoded(hyphenated(key))}=${encoded(String(value))}`);
  return `/calculators/${name}/${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** Any other page by its name in an answer. */
export function pageUrl(page: string): string {
  const [kind = '', name = ''] = page.split(/:(.*)/s);
  if (kind === 'none') return '/';
  if (kind === 'part') return `/search/#q=${encoded(name)}`;
  return name === '' ? `/${kind}/` : `/${kind}s/${name}/`;
}
