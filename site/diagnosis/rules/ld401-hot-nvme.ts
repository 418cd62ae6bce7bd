import { plural } from '../../../datasets/tools/language/plural.ts';
import { nvmeControllerOf } from '../join/names.ts';
import type { Candidate } from './finding.ts';
import { causeOf, rule } from './rule.ts';

const words = {
  outOfBounds: (drive: string) => `${drive} is out of its temperature range, by its own SMART report`,
  throttled:
    'one {{drive} has slowed down because of heat # time in its life} other {{drive} has slowed down because of heat # times in its life}',
  tooHot:
    'one {{drive} has been too hot for # minute of its life} other {{drive} has been too hot for # minutes of its life}',
};

export const hotNvme = rule('LD401', function* ({ drives }) {
  for (const { id, heat, health } of drives) {
    const { temperature, warnsAt, throttles, hotMinutes } = heat ?? {};
    const isHot = temperature && warnsAt && temperature.value >= warnsAt.value;
    const said = health?.isHot;
    const wasHot = [throttles, hotMinutes].find((told) => told && told.value > 0);
    if (isHot) {
      yield {
        subject: id,
        line: temperature.line,
        message: `${id} is at ${temperature.value}\u202f°C; its warning threshold is ${warnsAt.value}\u202f°C`,
        causes: cooling(id),
      };
    } else if (said) {
      yield { subject: id, line: said.line, message: words.outOfBounds(id), causes: cooling(id) };
    } else if (wasHot) {
      yield {
        severity: 'hint',
        subject: id,
        line: wasHot.line,
        message:
          throttles && throttles.value > 0
            ? plural(throttles.value, words.throttled, { drive: id })
            : plural(hotMinutes?.value ?? 0, words.tooHot, { drive: id }),
        causes: cooling(id),
      };
    }
  }
});

const cooling = (id: string): Candidate[] => [causeOf('LD401', 'cooling', { drive: nvmeControllerOf(id) ?? 'nvme0' })];
