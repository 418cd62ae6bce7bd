// Whether what a network sent is the file that was asked for. A hotel's sign-in page comes with status 200 under any name,
// and a body that was cut off may look whole: kept under a name that is never asked for again, either would stay for ever.

/** Letters of a hash, each six bits: enough that no accident looks like the file. */
const LETTERS = 10;

/** The first letters of a SHA-256 in base64url, as site/build/offline computes them, too. */
export async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return shortened(btoa(String.fromCharCode(...digest)));
}

/** Of a whole hash, what is compared. */
export const shortened = (base64: string): string => base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, LETTERS);

/** What a host says of files by the ends of their names; a browser refuses a script or a style of another type. */
const TYPES: Record<string, RegExp> = {
  js: /^(?:text|application)\/(?:x-)?javascript\b/,
  css: /^text\/css\b/,
  json: /^application\/(?:[\w.-]+\+)?json\b/,
  wasm: /^application\/wasm\b/,
  svg: /^image\/svg\+xml\b/,
};

const HTML = /^text\/html\b/;

/** Whether a path may come with this type: a page is HTML, and nothing else is. */
export function typeFits(path: string, type: string | null): boolean {
  if (path.endsWith('/') || path.endsWith('.html')) return HTML.test(type ?? '');
  const wanted = TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''];
  return wanted ? wanted.test(type ?? '') : !HTML.test(type ?? '');
}

/** A page's scripts stand behind its end. */
const END = /<\/html>\s*(?:<script\b[^>]*><\/script>\s*)*$/;

/** Whether HTML is a page of this site, all of it: every one is stamped where it begins. */
export const isWholePage = (html: string): boolean =>
  /<html[^>]* data-revision="/.test(html.slice(0, 2000)) && END.test(html);

/** Whether it is what the build says: of the right type, and one of these hashes. */
export async function fits(
  path: string,
  { type, body }: { type: string | null; body: ArrayBuffer },
  hashes: string,
): Promise<boolean> {
  return typeFits(path, type) && hashes.split(' ').includes(await hashOf(body));
}

/** Why files could not be kept. */
export const REASONS = ['changed', 'full', 'lost', 'refused'] as const;
/**
 * `changed`: another content than the build has. `full`: no room on the device. `lost`: no answer. `refused`: the host
 * answered with an error.
 */
export type Reason = (typeof REASONS)[number];

/** What a worker that gives up tells the pages. */
export interface GaveUp {
  type: 'lanewise:not-kept';
  reason: Reason;
}

/** The reason in a message to a page; nothing where it is another message. */
export function reasonIn(data: unknown): Reason | undefined {
  const { type, reason } = Object(data) as Partial<Record<keyof GaveUp, unknown>>;
  return type === 'lanewise:not-kept' ? REASONS.find((item) => item === reason) : undefined;
}

/** A file that cannot be kept. */
export class NotKept extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
  }
}

/** Why keeping failed. Browsers name a full device in two ways, and refuse a lost connection with a TypeError. */
export function reasonOf(error: unknown): Reason {
  if (error instanceof NotKept) return error.reason;
  const { name, message } = Object(error) as Partial<Error>;
  return name === 'QuotaExceededError' || /quota/i.test(message ?? '') ? 'full' : 'lost';
}
