/** Makers under one name each, and what of the names that firmware gives is a name. */
import makers from './makers.json' with { type: 'json' };

/** How a maker's name begins in firmware, and what people call that maker. */
const MAKERS = makers.map(({ begins, name }) => ({ pattern: new RegExp(begins, 'i'), name }));

/** Machines that are software, and those whose slots nobody can put a card into. */
const NONE = /^(?:qemu|vmware|microsoft|oracle|innotek|xen|google|amazon|parallels|apple|bochs)/i;

const LEGAL =
  /[,.]? {0,8}(?:\((?:hk|shenzhen)\)|inc|corp(?:oration)?|co|ltd|limited|gmbh|llc|technology|tech|computer|electronics|international)\b\.?,?/gi;

/** What people call a maker; nothing where there is none, or where it makes no hardware that takes a card. */
export function makerOf(firmware: string | undefined): string | undefined {
  const text = firmware?.trim();
  if (!text || NONE.test(text)) return undefined;
  const known = MAKERS.find(({ pattern }) => pattern.test(text))?.name;
  const name = known ?? text.replaceAll(LEGAL, '').trim();
  return /^[\p{L}\p{N}][\p{L}\p{N} .&+-]{1,39}$/u.test(name) ? name : undefined;
}

/** A number of a part that means nothing to people: 0GXM1W, 802F, D3230-A1. */
export const isCode = (model: string): boolean =>
  /^(?:0[0-9A-Z]{5}|[0-9A-F]{4}h?|[0-9]{4}|D[0-9]{4}(?:-[A-Z][0-9A-Z]{0,2})?|-\[[0-9A-Z]+\]-|[0-9]{2}[A-Z]{2}[0-9]{3})$/.test(
    model,
  );

/** What makers write where the model of a machine should stand. */
const NO_MODEL = /^(?:all series|product name|invalid|desktop|server|system|ms-[0-9a-z]{4,5}|.{0,2}|.{61,})$/i;
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._()/+,&#-]*$/u;

/** A name of a machine or a board, or nothing where it is a template or holds signs that no name has. */
export function modelOf(firmware: string | undefined): string | undefined {
  const text = firmware?.replaceAll(/\s+/g, ' ').trim();
  return text && NAME.test(text) && !NO_MODEL.test(text) ? text : undefined;
}
