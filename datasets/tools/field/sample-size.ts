/** What counts tell: from how many on, and of which kinds of devices. */

/** Fewer links say nothing of a kind: with a hundred, the 95 % interval of a half still reaches from 40 to 60 %. */
export const FEWEST = 100;
/** Of a model the two counts are said themselves, so that fewer are of use: a half of twenty is between 30 and 70 %. */
export const FEWEST_OF_MODEL = 20;

/** Kinds that rarely lower the speed of their link while idle: of others a report does not tell what they could run at. */
const STEADY: ReadonlySet<string> = new Set(['nvme', 'sas', 'raid', 'sata']);
export const isSteady = (kind: string): boolean => STEADY.has(kind);
