import { conditionRule } from './condition-rule.ts';

export const slowEncryption = conditionRule('LD410');
