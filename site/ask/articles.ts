/** Articles by the words that people use for what they are about. */
import type { Found } from './answer.ts';
import type { Talk } from './talk.ts';
import { words } from './words.ts';

/** The first that fits is led to; those of fewer readers' words come first. */
const ARTICLES: readonly (readonly [slug: string, about: RegExp])[] = [
  ['bifurcation-or-switch', /bifurcat|бифуркац|quad m\.?2|4x4x4x4/iu],
  [
    'slc-cache-slow-copy',
    /slc cache|copy slows|\bqlc\b|(?:slow(?:s|ed)?|drops?|dropped|falls?)(?: down)? (?:to|after)\b|(?:скорость )?(?:падает|проседает|просела|упала)(?: скорость)?/iu,
  ],
  ['max-payload-in-the-field', /(?:real|usual|typical|common)\w* (?:max(?:imum)? ?payload|mps)\b/iu],
  ['max-payload-size', /max(?:imum)? ?payload|\bmps\b|\bmrrs\b/iu],
  ['smr-slow-resilvers', /\bsmr\b|shingled|черепич|\b(?:wd\d0efax|st\d000dm00[3-8])\b/iu],
  ['m2-lanes-shared-with-sata', /m\.?2.*(?:sata ports?|disable|отключ)|sata ports?.*m\.?2/iu],
  [
    'second-m2-and-graphics-card',
    /(?:gpu|graphics|video ?card|видеокарт).*(?:m\.?2|nvme)|(?:m\.?2|nvme).*(?:gpu|graphics|video ?card|видеокарт)/iu,
  ],
  ['raid-of-ssds-on-a-chipset', /raid ?0? .*(?:ssd|nvme).*chipset|chipset.*raid/iu],
  ['chipset-uplink', /chipset uplink|dmi bottleneck|chipset.*shar|чипсет/iu],
  ['shr-btrfs-unraid', /\bshr\b.*(?:vs|or)|btrfs vs|how does shr|unraid vs/iu],
  ['nvme-sas-sata-within-2-ms', /(?:nvme|sas|sata).*latency.*(?:nvme|sas|sata)/iu],
  ['queue-depth-and-latency', /queue depth|глубина очереди|rnd4k|q1t1|q32/iu],
  ['trim-through-layers', /\btrim\b|\bunmap\b|\bdiscard\b|\bfstrim\b/iu],
  ['recordsize-volblocksize', /record ?size|volblock ?size/iu],
  ['slog-does-it-help', /\bslog\b|\bzil\b/iu],
  ['l2arc-or-special-vdev', /l2arc|special (?:vdev|device)|metadata (?:vdev|device|ssd)/iu],
  ['zfs-space-padding-special', /zfs.*(?:padding|space|missing|lost)|raidz padding|ashift|zvol overhead/iu],
  ['lvm-thin-zfs-qcow2', /lvm.?thin|qcow2|proxmox storage/iu],
  ['fsync-power-loss-protection', /\bfsync\b|power.?loss|\bplp\b|sync writes?/iu],
  ['flit-mode', /\bflit\b/iu],
  ['thunderbolt-usb4-40-is-not-40', /thunderbolt|usb4|тандерболт/iu],
  ['rebuild-ure-field', /\bures?\b|unreadable|raid ?5.*(?:dead|safe|dangerous|fail)/iu],
  ['units-and-what-tools-print', /\btib\b.*\btb\b|why .* (?:tb|tib)|\bmib\b|(?:gb|гб).*(?:gib|гиб)/iu],
  ['is-gen-5-worth-it', /gen ?5.*(?:worth|gen ?4|need)|worth.*(?:gen ?5|5\.0)/iu],
  ['it-mode', /\bi[tr].?mode\b|cross ?flash/iu],
  ['hot-hba-and-idle-power', /hba.*(?:hot|heat|power|sleep|aspm|c-?state)|aspm/iu],
  ['hba-limits', /how many drives.*(?:hba|\d{4}-\d+i)|hba.*(?:limit|max)/iu],
  ['sata-card-or-used-hba', /(?:jmb585|asm1\d66|sata card).*(?:hba|vs|or|better)/iu],
  ['sata-sas-expanders-multipliers', /port multiplier|expander|мультипликатор|экспандер/iu],
  ['sas-or-nvme', /\bsas\b.*\bnvme\b|\bu\.[23] (?:vs|or)/iu],
  ['oculink-slimsas-risers', /oculink|slimsas|mcio|risers?\b|райзер/iu],
  ['nvme-pcie-lanes', /lanes?.*nvme|nvme.*lanes?|nvme.*лини/iu],
  ['pcie-x1-400', /x1 slot|слот\p{L}* x1/iu],
  ['smb-multichannel-2-5-gbe', /multichannel|link aggregation|\blacp\b|bond(?:ing)?\b|агрегац/iu],
  ['filling-10-25-100-gbe', /(?:fill|saturate|max out).*(?:gbe|gbit|network)|(?:10|25|40|100) ?gbe/iu],
  ['usb-drive-resets', /usb.*(?:reset|drop|disconnect|отвал)/iu],
  ['usb-modes-enclosures-uasp', /\buasp?\b|enclosure|usb (?:case|box|adapter)/iu],
  ['raid-levels-small-writes', /small writes?|write penalty|parity.*slow|raid ?[56].*(?:write|slow)/iu],
  ['layout-for-4-8-12-24-drives', /layout|raidz.*or.*mirror|mirrors? or raidz|which raid/iu],
  ['board-raid-today', /\brst\b|\bvmd\b|raidxpert|motherboard raid|fake ?raid/iu],
  ['reading-a-benchmark', /crystaldiskmark|benchmark|бенчмарк/iu],
  ['drives-below-their-link', /below (?:its|the) (?:link|rating|spec)|slower than (?:rated|advertised|spec)/iu],
  ['virtual-machines-raspberry-pi', /raspberry|\bvm\b|virtual machine|virtio|passthrough|виртуал/iu],
  ['aer-corrected-errors', /\baer\b|corrected error|correctable|bus error/iu],
  ['same-sata-ssd-other-platform', /(?:other|another|different) (?:platform|controller).*ssd/iu],
  ['why-our-number-differs', /calculator.*(?:differ|wrong|other)|differs? from/iu],
  ['how-pcie-spends-its-bits', /128b|8b\/?10b|encoding|tlp|line code/iu],
];

/** The article about what a text speaks of. */
export const articleAbout = (text: string) => ARTICLES.find(([, about]) => about.test(text));

export const article = (slug: string): Found => ({ outcome: 'page', page: `article:${slug}`, text: words.article });

export function articleOf(talk: Talk): Found | undefined {
  const [slug, about] = articleAbout(talk.text) ?? [];
  // After how much a copy slows down, and to which rate, is part of that question.
  const isSlowing = slug === 'slc-cache-slow-copy' && talk.of('size').length < 3;
  const figures = isSlowing ? ['count', 'pcie', 'level'] : ['size', 'rate', 'count', 'name'];
  if (!slug || talk.marks.some(({ type }) => figures.includes(type))) return undefined;
  const found = about?.exec(talk.text);
  const [from, to] = [found?.index ?? 0, (found?.index ?? 0) + (found?.[0].length ?? 0)];
  talk.use(...talk.marks.filter(({ type, start, end }) => type !== 'word' || (start >= from && end <= to)));
  return article(slug);
}
