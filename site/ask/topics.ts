/** What people ask that no calculator answers, by its words in English and Russian, with the article that has it. */

export interface Topic {
  /** The article, or none: then the question is not for here. */
  article?: string;
  /** What the rest of the text has to speak of for that article. */
  about?: RegExp;
}

const CARDS = /hba|\d{4}-\d+[ie]|perc|raid card|контроллер|\bh\d{3}\b/iu;
const GEN5 = /gen ?5|5\.0/iu;
const RAID = /raid|рейд|rebuild|ребилд|resilver|pool/iu;

/** The first row of a word that fits the text counts. */
const rows: readonly (readonly [words: string, article?: string, about?: RegExp])[] = [
  ['better(?! than)|лучше', 'layout-for-4-8-12-24-drives', RAID],
  [
    'worth(?: it| the money| buying)?|стоит ли(?: (?:переплачивать|брать|покупать))?|имеет смысл|gam(?:e|es|ing)|fps|игр(?:ы|ах|овой|ать)',
    'is-gen-5-worth-it',
    GEN5,
  ],
  [
    'prices?|pric(?:ey|ing)|costs?|cheap(?:er|est)|expensive|budget|dollars?|euros?|\\$ ?\\d+|per (?:tb|terabyte|gb)(?! ?\\/)|how much (?:is|are)(?= an? | the )|money|deals?|ebay|aliexpress|цен(?:а|ы|у|е)|стоимост\\p{L}*|сколько (?:[\\p{L}\\d-]+ ){0,3}сто[ия]т|стоит(?= дорого)|деш[её]в\\p{L}*|дорог\\p{L}*|почём|руб(?:\\.|л\\p{L}*)',
  ],
  [
    'hot(?:ter)?(?!-)|heat(?:s|ing)?|temps|temperatures?|thermals?|throttl\\p{L}*|overheat\\p{L}*|cool(?:er|ing)|heat ?sinks?|fans?(?!-)|airflow|гре(?:ется|ются|ть|л\\p{L}*)|нагрев\\p{L}*|перегрев\\p{L}*|температур\\p{L}*|радиатор\\p{L}*|охлажд\\p{L}*|градус\\p{L}*',
    'hot-hba-and-idle-power',
    CARDS,
  ],
  [
    'watts?|power(?: (?:draw|supply|consumption|usage))?|psu|energy|amps?|spin ?(?:up|down)|standby|блок(?:а|ом)? питания|потребл\\p{L}*|ватт\\p{L}*|энерг\\p{L}*|электрич\\p{L}*|бп',
    'hot-hba-and-idle-power',
    CARDS,
  ],
  [
    'noise|noisy|loud(?:er|ness)?|quiet(?:er)?|silent|decibels?|db\\(?a\\)?|шум\\p{L}*|громк\\p{L}*|тих(?:о|ий|ая|ие)|вибрац\\p{L}*',
  ],
  [
    'batter(?:y|ies)|bbu|cachevault|ups|батаре\\p{L}*|ибп|power loss protection|plp|fsync|sync writes?',
    'fsync-power-loss-protection',
    /plp|fsync|power loss|sync write/iu,
  ],
  [
    'boot(?:s|ing|able|ed)?(?! (?:ssd|drive|disk|nvme|hdd|pool))|bios|uefi|os drive|грузит(?:ся|ь)|загру(?:зочн\\p{L}*|зиться|жает\\p{L}*)|биос\\p{L}*',
  ],
  ['warrant(?:y|ies)|rma|returns?|refund|гаранти\\p{L}*'],
  [
    '(?:update|upgrade|flash|crossflash)(?:ing)?(?: (?:the|to|its|my))*(?: firmware| bios)?|firmwares?|прошивк\\p{L}*|прошить|обнов\\p{L}*',
    'it-mode',
    CARDS,
  ],
  [
    '(?:max(?:imum)? )?(?:cable )?length|how long (?:can|may|should|is|are) (?:an? |the |my )?(?:[\\p{L}\\d.+-]+ ){0,4}(?:cables?|risers?|wires?)|(?:how )?(?:long|far)(?: a| can)* (?:cables?|risers?)|met(?:re|er)s?|длин\\p{L}*|метр\\p{L}*',
    'oculink-slimsas-risers',
    /oculink|slimsas|riser|райзер/iu,
  ],
  [
    '(?:backwards? )?compatib\\p{L}*|work together|works? (?:with|in)|fit(?: physically)? in(?:to)?(?= an? | my | the )|support(?:s|ed)?|совместим\\p{L}*|подойд[её]т|подходит|поддерж\\p{L}*',
    'sas-or-nvme',
    /sas/iu,
  ],
  [
    'safe(?:ly|ty|r)?|reliab\\p{L}*|lifespan|life ?time|mtbf|afr|risk\\p{L}*|danger\\p{L}*|trust(?:worthy)?|fail(?:ure)? rates?|над[её]жн\\p{L}*|безопас\\p{L}*|опасно|риск\\p{L}*',
    'rebuild-ure-field',
    RAID,
  ],
  ['tbw|dwpd|endurance|wear(?:s|ing)?(?: out| level\\p{L}*)?|plots?|ресурс\\p{L}*|износ\\p{L}*'],
  [
    '(?:best|which|what|optimal|какой|лучший)? ?(?:record ?size|volblock ?size)|ashift(?= (?:for|should|value|to))',
    'recordsize-volblocksize',
  ],
  [
    '(?:disables?|disabled|stop(?:s|ped)? working|turns? off|turned off|lose(?:s)?(?= (?:a |the |my )?sata)|отключ\\p{L}*|не работа\\p{L}*|пропад\\p{L}*)(?: (?:my|the|any))*(?: sata)?(?: ports?)?',
    'm2-lanes-shared-with-sata',
    /sata|сата|m\.?2/iu,
  ],
  [
    'disappear(?:s|ed|ing)?|drop(?:s|ped)? ?outs?|disconnect\\p{L}*|resets?|sleeps?|suspends?|hibernat\\p{L}*|not (?:detected|recognized|showing)|crash\\p{L}*|freez\\p{L}*|отвалива\\p{L}*|зависа\\p{L}*|не (?:видит|определя\\p{L}*)|сон|спящ\\p{L}*',
    'usb-drive-resets',
    /usb|юсб|усб/iu,
  ],
  [
    '(?:slow(?:s|er)?(?: down)?|affects?|steals?|takes? (?:lanes )?from|hurts?|влияет|замедл\\p{L}*|тормозит)(?: (?:my|the))* (?:gpus?|graphics(?: cards?)?|video ?cards?|видеокарт\\p{L}*)',
    'second-m2-and-graphics-card',
  ],
  [
    'max(?:imum)?(?: supported)? (?:drive|disk|hdd|ssd|capacity) (?:size|capacity)|(?:largest|biggest|max(?:imum)?) (?:drive|disk|hdd|ssd)s?|(?:drive|disk) size limit|(?:максимальн\\p{L}*|какой) (?:объ[её]м|размер) дис\\p{L}*',
  ],
  [
    'recommend\\p{L}*|(?:which|what) (?:brand|model|cable|case|board|motherboard)|brands?|best(?! (?:case|possible|speed))|посовету\\p{L}*|лучш(?:ий|ая|ее|ие|его)|какую модель|фирм\\p{L}*',
  ],
  [
    'how (?:do i|to|can i) (?:install|configure|set ?up|mount|format|partition|create|replace|add|expand|migrate|update|enable|connect|wire)|(?:tutorial|guide|instructions?|как (?:настро|установ|подключ|созда|замен|добав|расшир|смонтир|отформат)\\p{L}*)',
  ],
  ['dimensions?|weight|colou?rs?|sizes? in mm|вес(?:ит)?|цвет'],
];

export const TOPICS: readonly { pattern: RegExp; topic: Topic }[] = rows.map(([words, article, about]) => ({
  pattern: new RegExp(`(?:${words})(?![\\p{L}\\p{N}_])`, 'uyi'),
  topic: { ...(article && { article }), ...(about && { about }) },
}));
