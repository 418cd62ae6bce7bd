import { conditionRule } from './condition-rule.ts';

export const failedPaths = conditionRule('LD518');
