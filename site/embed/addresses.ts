// The addresses of embeds. Those that were ever published stand in other people's pages, so they are answered for ever.
import { published } from './published.ts';

/** `pcie` or `chart/lanes`, and the version of its model or of its drawing. */
export interface Version {
  embed: string;
  version: number;
}

export const addressOf = ({ embed, version }: Version): string => `${embed}/v${version}`;

/** Whether it is the embed of a calculator, whose inputs its address says. */
export const isCalculator = (embed: string): boolean => !/^(?:chart|sizer)(?:\/|$)/.test(embed);

/** Read back from an address; nothing where it is none. */
export function versionOf(address: string): Version | undefined {
  const [, embed, version] = /^(.+)\/v(\d+)$/.exec(address) ?? [];
  return embed && version ? { embed, version: Number(version) } : undefined;
}

/** Every published version of the embeds whose names the function knows. */
export const versionsWhere = (
  isOne: (embed: string) => boolean,
  addresses: readonly string[] = published,
): Version[] =>
  addresses.flatMap((address) => versionOf(address) ?? []).filter(({ embed }) => isOne(embed));

/** The list with these versions, and those between an embed's first one and today's: it only grows. */
export function grown(addresses: readonly string[], current: readonly Version[]): string[] {
  const all = current.flatMap(({ embed, version }) => {
    const before = versionsWhere((one) => one === embed, addresses).map((one) => one.version);
    const first = Math.min(version, ...before);
    return Array.from({ length: version - first + 1 }, (_, index) =>
      addressOf({ embed, version: first + index }),
    );
  });
  return [...new Set([...addresses, ...all])].toSorted();
}

/** What an address below `/embed/` may have meant: an embed that there is, in a version that was never published. */
export function meantBy(address: string): (Version & { asked: string }) | undefined {
  const [, embed = '', asked = ''] = /^(.+?)(?:\/v?([\w.-]*))?\/?$/.exec(address) ?? [];
  const versions = versionsWhere((one) => one === embed).map(({ version }) => version);
  return versions.length > 0 ? { embed, asked, version: Math.max(...versions) } : undefined;
}
