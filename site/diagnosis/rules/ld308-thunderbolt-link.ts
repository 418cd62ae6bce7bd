import { conditionRule } from './condition-rule.ts';

export const thunderboltLink = conditionRule('LD308');
