import { conditionRule } from './condition-rule.ts';

export const windowsLog = conditionRule('LD411');
