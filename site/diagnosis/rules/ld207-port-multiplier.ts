import { plural } from '../../../datasets/tools/language/plural.ts';
import { driveLinkRate } from '../join/link-rates.ts';
import { bitsPerSecond, bytesPerSecond } from '../say/formatting.ts';
import { causeOf, rule } from './rule.ts';

/** The kernel numbers the links behind a multiplier from 00; the multiplier itself is 15. */
const BEHIND = /^(ata[0-9]{1,4})\.(?!15)[0-9]{2}$/;

const words = {
  alone: (link: string, rate: string | undefined, ports: number) =>
    rate === undefined
      ? `A port multiplier is on ${link}: up to ${ports} drives share its one SATA link`
      : `A port multiplier is on ${link}: up to ${ports} drives share its one SATA link of ${rate}`,
  drives: 'one {# drive shares one SATA link, {link}} other {# drives share one SATA link, {link}}',
  atRate:
    'one {# drive shares one SATA link, {link}, of {rate}} other {# drives share one SATA link, {link}, of {rate}}',
};

export const portMultiplier = rule('LD207', function* ({ ata }) {
  const links = Map.groupBy(ata, ({ name }) => BEHIND.exec(name)?.[1]);
  for (const { name, multiplier } of ata) if (multiplier && !links.has(name)) links.set(name, []);
  for (const [name, behind] of links) {
    const up = behind.filter(({ running }) => running);
    const multiplier = ata.find((ataPort) => ataPort.name === name)?.multiplier;
    const line = multiplier?.line ?? up[0]?.line;
    if (name === undefined || line === undefined || (up.length < 2 && !multiplier)) continue;
    const running = ata.find((ataPort) => ataPort.name === name)?.running?.value;
    const rate = running === undefined ? undefined : driveLinkRate(running);
    yield {
      subject: name,
      line,
      message:
        up.length < 2
          ? words.alone(name, running === undefined ? undefined : bitsPerSecond(running), multiplier?.value ?? 0)
          : rate === undefined
            ? plural(up.length, words.drives, { link: name })
            : plural(up.length, words.atRate, { link: name, rate: bytesPerSecond(rate) }),
      causes: [causeOf('LD207', 'multiplier', { isChecked: multiplier !== undefined })],
    };
  }
});
