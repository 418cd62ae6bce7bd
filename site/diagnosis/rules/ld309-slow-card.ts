import { conditionRule } from './condition-rule.ts';

export const slowCard = conditionRule('LD309');
