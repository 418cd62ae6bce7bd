import { conditionRule } from './condition-rule.ts';

export const networkMount = conditionRule('LD803');
