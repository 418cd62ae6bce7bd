import { conditionRule } from './condition-rule.ts';

export const readOnly = conditionRule('LD412');
