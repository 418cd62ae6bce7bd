import { conditionRule } from './condition-rule.ts';

export const zfsSettings = conditionRule('LD517');
