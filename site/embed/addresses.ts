// The addresses of embeds. Those that were ever published stand in other people's pages, so they are answered for ever.
import published from './published.json' with { type: 'json' };

/** `pcie` or `chart/lanes`, and the version of its model or of its drawing. */
export interface Version {
  embed: string;
  version: number;
}

export const addressOf = ({ embed, version }: Version): string => `${embed}/v${version}`;

/** The name of what programs are told of an embed that has no page but its own. */
export const oembedOf = (version: Version): string => `embed/${addressOf(version)}`;

/** Whether its address names inputs in any order; that of a chart has choices, that of a chain its parts. */
export const hasInputs = (embed: string): boolean => !/^(?:chart|sizer)(?:\/|$)/.test(embed);

/** Whether readers may change what it answers for. */
export const hasForm = (embed: string): boolean => !embed.startsWith('chart/');

/** Read back from an address; nothing where it is none. */
export function versionOf(address: string): Version | undefined {
  const [, embed, version] = /^(.+)\/v(\d+)$/.exec(address) ?? [];
  return embed && version ? { embed, version: Number(version) } : undefined;
}

/** Every published version of the embeds whose names the function knows. */
export const versionsWhere = (isOne: (embed: string) => boolean, addresses: readonly string[] = published): Version[] =>
  addresses.flatMap((address) => versionOf(address) ?? []).filter(({ embed }) => isOne(embed));

/**
 * The list with these versions, and those between an embed's first one and today's: it only grows. A new embed begins
 * with the version of its day, as the questions of RAID begin with its second: nobody can have pasted an earlier one, and
 * the core of an earlier one may not know what the question asks.
 */
export function grown(addresses: readonly string[], current: readonly Version[]): string[] {
  const all = current.flatMap(({ embed, version }) => {
    const before = versionsWhere((one) => one === embed, addresses).map((version) => version.version);
    const first = Math.min(version, ...before);
    return Array.from({ length: version - first + 1 }, (_, index) => addressOf({ embed, version: first + index }));
  });
  return [...new Set([...addresses, ...all])].toSorted();
}

/** What an address below `/embed/` may have meant: an embed that there is, in a version that was never published. */
export function meantBy(address: string): (Version & { asked: string }) | undefined {
  const [, embed = '', asked = ''] = /^(.+?)(?:\/v?([\w.-]*))?\/?$/.exec(address) ?? [];
  const versions = versionsWhere((one) => one === embed).map(({ version }) => version);
  return versions.length > 0 ? { embed, asked, version: Math.max(...versions) } : undefined;
}
