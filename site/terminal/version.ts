import { versionIn } from '../../datasets/tools/terminal/version.ts';
import { HOME } from './home.ts';

/** What is typed. */
export const NAME = 'lanewise';

/** Of this package. */
export const version = (): string => versionIn(HOME);
