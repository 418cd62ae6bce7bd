import { conditionRule } from './condition-rule.ts';

export const lvmVolumes = conditionRule('LD519');
