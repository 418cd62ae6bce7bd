/** Words that people use, in English and Russian, by what they say. A new word is a new alternative in its row. */

export type Tag = (typeof rows)[number][0];

/** Each is matched as a whole word or phrase; earlier rows come first. */
const rows = [
  // What is asked.
  [
    'each',
    'per (?:drive|disk|ssd|hdd)|per-(?:drive|disk)|(?:from |for |of )?each(?: of them| one)?(?: drive| disk)?|apiece|на (?:каждый )?(?:диск|накопитель)|на каждый|(?:с |у |для )?каждого(?: диска)?|каждому|каждый|по сколько',
  ],
  // "всего 1700 МБ/с" is no total: what was seen comes first.
  [
    'symptom',
    '(?:so |too |very |that )?slow|медленно|only (?:see|get|getting|shows?|does)|why (?:only|just)|(?:(?:is|does|at|am|runs?|why|почему|всего|идёт|идет|работает) )?(?:only|just|только|лишь|всего)(?= ?~?\\d+(?:[.,]\\d+)? ?(?:[mgмг]i?[bб]))|(?:why|почему)(?= ~?\\d)|почему (?:всего|только)|всего лишь|(?:i )?(?:see|get|getting|gets|measure[sd]?)(?: only)?|shows?(?: (?:only|about))?|copies at|runs at|stuck at|maxes out at|tops out at|показывает|вижу|получаю|выда[её]т|копирует|reports?',
  ],
  ['total', 'in total|total|altogether|combined|all together|aggregate|всего|суммарно|вместе|в сумме'],
  [
    'all',
    '(?:all |everything |both )?at (?:the same time|once)|simultaneously|concurrently|одновременно|(?:all|both|everything|оба|все|вс[её])(?: (?:of them|four|five|six|eight|drives|disks|reading|at once|together|диски|сразу))*(?: at once| together)?',
  ],
  ['write', 'writes?|writing|written|запис[ьи]|писать|на запись'],
  ['read', 'reads?|reading|чтени[ея]|читать|на чтение'],
  ['random', 'random|rnd4k|4k random|случайн\\p{L}*'],
  ['iops', 'iops'],
  [
    'hours',
    'how (?:long|many (?:hours|days|minutes))|hours|days|сколько (?:времени|часов|дней|суток|минут)|времени|часов|часы|суток|за сколько|долго(?: ли)?|duration|eta|(?<=(?:rebuild|copy|resilver|scrub|transfer|backup) )times?|time (?:to|for|of|does|will|would|left)|what time',
  ],
  [
    'usable',
    'usable(?: space| capacity)?|net capacity|capacity|(?:free |disk )?space|how much (?:usable )?space|полезн\\p{L}*(?: объ[её]м\\p{L}*| места)?|доступн\\p{L}*|ёмкость|емкость|объ[её]м|сколько(?: реально| полезного)? места|места|available',
  ],
  ['windows', 'windows|винда|винде|виндовс|explorer'],
  [
    'bottleneck',
    'bottle ?necks?(?:ed)?|choke(?:s|d)?|saturat\\p{L}*|узкое место|узкое горло|бутылочное горлышко|упр[её]тся|упирается|ограничив\\p{L}*|limit(?:s|ed|ing)?|hurts?|too slow|starve[sd]?|hold(?:s|ing)? back|cap(?:s|ped)?|slow(?:s|ed|ing)? (?:them|it|things|me|down|the|my)(?: down)?|тормоз\\p{L}*|режет',
  ],
  ['enough', 'enough|sufficient|suffices?|adequate|хватит|хватает|хватило|достаточно'],
  [
    'slot_count',
    'how many (?:of (?:the |them )?)?(?:(?:four|4) )?(?:nvme |drives? |ssds? |m\\.?2 )*(?:show(?: up)?|appear|visible|work|are seen|detected|recognized)|show up|сколько (?:дисков )?(?:увидит|видно|определится)',
  ],
  [
    'how_many',
    '(?:how many|сколько)(?= (?:[\\p{L}\\d.+-]+ ){1,4}(?:to (?:saturate|fill|max|reach|hit|feed)|saturates?|fills?|can |will |could |do i need|needed|for |fit|нужно|надо|чтобы|поместится|влезет|хватит|on ))|(?:how many|сколько)(?= *[?.!]*$)|max(?:imum)? (?:number|count) of',
  ],
  [
    'compare',
    'vs\\.?|versus|compared (?:to|with)|or|против|или|better than|(?:any )?(?:faster|slower)(?: than)?|(?:быстрее|медленнее)(?: чем)?|difference between|разниц\\p{L}*(?: между)?',
  ],
  [
    'negation',
    'without|no|not|minus|less|fewer|except|instead of|rather than|unless|neither|nor|half|empty|none|without any|без|кроме|вместо|половина|unplugged|removed|one of (?:them|which)|degraded|failed',
  ],
  [
    'buy',
    'what (?:do|should) i buy|what to buy|which (?:drives|disks|layout) (?:do|should) i|what do i need|shopping list|best layout|which layout|купить|что купить|что брать|какие диски|сколько дисков (?:нужно|надо|купить)(?! чтобы)|how many (?:drives|disks) (?:do i need|to buy|needed)',
  ],
  [
    'survive',
    'пережив\\p{L}*|fails?|die|dies|вылет\\p{L}*|умр[её]т|умрут|сдохн\\p{L}*|can (?:lose|survive)(?: (?:any|up to))?|lose|survive[sd]?|fault tolerance|failures?|tolerat\\p{L}*|потер\\p{L}*|отказ\\p{L}*',
  ],
  // Work.
  [
    'rebuild',
    'rebuilds?|rebuilding|пересборк\\p{L}*|rebuilt|ребилд\\p{L}*|восстановлени\\p{L}*|перестроени\\p{L}*|reconstruct\\p{L}*',
  ],
  ['resilver', 'resilver(?:s|ing)?|ресильвер\\p{L}*|ресилвер\\p{L}*'],
  ['resync', 'resync(?:s|ing)?|ресинк\\p{L}*'],
  ['scrub', 'scrub(?:s|bing)?|скраб\\p{L}*'],
  ['check', 'parity[ -]checks?|(?:monthly |array )?checks?|parity sync|проверк\\p{L}*'],
  ['speed_limit', 'default (?:speed )?limit|speed[_ ]limit(?:_max)?|md limit'],
  ['ure', 'ures?|unreadable|read errors?|unrecoverable'],
  ['full', 'full|filled|used|заполнен\\p{L}*|занят\\p{L}*|заполненн\\p{L}*'],
  [
    'copy',
    'cop(?:y|ies|ied|ying)|load(?:ing)?(?= (?:an? |the |my )?\\d)|(?:read|load)(?:ing)? (?:an? )?(?=\\d+ ?[gtгт][bб])|transfer(?:s|red|ring)?|rsync(?:ing)?|robocopy|zfs send|send(?:ing)?|mov(?:e|ing)|migrat(?:e|ing)|ingest(?:ing)?|back(?:ing)? ?ups?|(?:down|up)load(?:s|ing)?|копир\\p{L}*|копи[яюи]|скопир\\p{L}*|(?:перенести|перенос\\p{L}*|перели(?:ть|вать)|переки(?:нуть|дывать)|заки(?:нуть|дывать)|зали(?:ть|вать)|сли(?:ть|вать)|скачать|скачива\\p{L}*|качать)|б[еэ]кап\\p{L}*',
  ],
  ['jumbo', 'jumbo(?: frames?)?|mtu(?: of)?'],
  ['cache', 'slc cache|write cache|slc|cache|кэш\\p{L}*|кеш\\p{L}*'],
  [
    'fault',
    'bad cable|faulty|broken|defective|is (?:it|the cable|this) bad|what.?s wrong|брак\\p{L}*|плохой кабель|кабель виноват',
  ],
  ['says', 'says?|said|prints?|printed|пишет|говорит'],
  ['queue', 'queue depth|qd ?\\d*|outstanding|in flight|глубин\\p{L}* очереди'],
  ['latency', 'latency|задержк\\p{L}*'],
  // Parts and places.
  [
    'hdd',
    '(?:7200|5400|5425|5900|10000|15000) ?rpm(?: (?:hdds?|drives?|disks?))?|hdds?|hard ?(?:disks?|drives?)|spinners?|spinning (?:rust|disks?|drives?)|rust|нгмд|жестки[йехм]\\p{L}*(?: диск\\p{L}*)?|жёстки[йехм]\\p{L}*(?: диск\\p{L}*)?|ж[её]сткий|хдд|хард(?:ы|ов|а|ах|ами)?|винчестер\\p{L}*|нжмд|smr|cmr|iron ?wolfs?(?: pro)?|wd reds?(?: plus| pro)?|reds?(?: (?:plus|pro))?|wd (?:gold|purple)s?|skyhawks?|exos|barracudas?|ultrastars?',
  ],
  [
    'nvme_tag',
    'nvmes?|нвме|m\\.?2 (?:nvme |pcie )?(?:ssds?|drives?)|u\\.[23](?: (?:ssds?|drives?|nvme))?|u[23] drives?',
  ],
  ['ssd', 'ssds?|ссд|solid state(?: drives?)?|твердотельн\\p{L}*'],
  ['drive', 'drives?|disks?|devices|диск(?:а|и|ов|ами|е|у|ах)?|накопител\\p{L}*|members'],
  ['form', 'sff|lff|form factor'],
  ['places', '(?:drive |disk |hdd )?bays?|(?:sata |sas |usb )?ports|корзин\\p{L}*|отсек\\p{L}*|порт(?:а|ов|ы)'],
  ['sata_tag', 'm?sata|сата'],
  ['sas_tag', 'sas|сас'],
  [
    'cable',
    '(?:break|fan)-?outs?(?: cables?)?|(?:sff-?)?(?:8087|8088|8643|8644)(?: cables?)?|qsfp\\+?(?: cables?)?|cables?|кабел\\p{L}*|links? to the expander|wide ports?',
  ],
  [
    'single_link',
    'single[ -]link|(?:one|single) (?:(?:sff-?)?(?:8087|8088|8643|8644) )?cable|single cable|одним кабелем|один кабель',
  ],
  [
    'dual_link',
    'dual[ -]link|two cables|both cables|двумя кабелями|два кабеля|2 cables|two (?:sff-?)?(?:8087|8088|8643|8644)(?: cables?)?',
  ],
  ['expander', 'expanders?|экспандер\\p{L}*|jbod|shelf|полк[аиуе]|disk shelf|backplane with expander'],
  ['backplane', 'backplanes?|бэкплейн\\p{L}*'],
  ['multiplier', 'port multipliers?|multipliers?|pmp|esata box|esata|мультипликатор\\p{L}*'],
  ['dock', 'docks?(?:ing station)?|док(?:-?станци\\p{L}*)?'],
  [
    'enclosure',
    'enclosures?|cases?|external(?: box| case| drive)?|(?:usb )?das|boxe?s?|корпус\\p{L}*|бокс\\p{L}*|карман\\p{L}*|переходник usb|usb ?(?:stick|adapter)',
  ],
  [
    'adapter',
    '(?:oculink(?: (?:adapters?|cables?|ports?|risers?))?)|adapters?|adaptors?|risers?|переходник\\p{L}*|адаптер\\p{L}*|райзер\\p{L}*|carrier',
  ],
  [
    'quad_card',
    '(?:passive |bifurcation )?(?:quad|four|4)[ -]?(?:slot )?(?:m\\.?2|nvme)(?: pcie)? (?:cards?|adapters?|carrier)',
  ],
  ['bifurcation', 'bifurcat\\p{L}*|бифуркаци\\p{L}*|4x4x4x4|x4x4x4x4|4\\+4\\+4\\+4|x4/x4/x4/x4|split'],
  [
    'own_slot',
    'each (?:drive |one )?(?:in|on) (?:its|their) own (?:slot|lanes)|each (?:drive |one )?(?:in|on) an? (?:m\\.?2 |pcie )?(?:slot|socket)|(?:one )?slot each|separate slots|own slots?|каждый в сво[её]м слоте|в отдельных слотах',
  ],
  ['switch_tag', '(?:pcie |plx |pci-e )?switch(?:es|ed)?(?: cards?)?|plx|plex|свитч\\p{L}*|коммутатор\\p{L}*'],
  ['slot', 'slots?|слот(?:а|е|у|ы|ов|ом|ах)?|разъ[её]м\\p{L}*|socket(?:ed)?|port'],
  ['electrical', 'electrical(?:ly)?|wired(?: as| for)?|runs as|actually|физически|электрически'],
  [
    'chipset_slot',
    '(?:chipset|pch) (?:m\\.?2(?: (?:slots?|sockets?))?|slots?|lanes?|sockets?|side)|(?:behind|on|off|via|through|under) (?:the )?(?:chipset|pch)|(?:за|на|через|от) (?:чипсет\\p{L}*)|чипсетн\\p{L}*(?: (?:слот\\p{L}*|m\\.?2))?',
  ],
  [
    'cpu_slot',
    '(?:на )?лини\\p{L}* (?:cpu|процессора)|cpu (?:m\\.?2(?: slots?)?|slots?|lanes?|attached)|(?:to|on|off|from) (?:the )?(?:cpu|processor)(?: lanes)?|direct to cpu|процессорн\\p{L}*(?: (?:слот\\p{L}*|лини\\p{L}*))?',
  ],
  ['chipset', 'chipsets?|pch|чипсет\\p{L}*'],
  ['lanes_word', 'lanes?|лини[йяи]\\p{L}*|линии'],
  ['uplink', 'uplink|аплинк'],
  ['m2', 'm\\.?2(?: (?:slots?|sockets?))?|м\\.?2'],
  [
    'hba',
    'hbas?|controllers?|контроллер\\p{L}*|it[ -]mode|ir[ -]mode|flashed|прошит\\p{L}*|raid cards?|рейд[ -]контроллер\\p{L}*|sas cards?|cards?|карт[аеуы]|плат[аеуы]',
  ],
  [
    'network',
    'network|lan|nics?|ethernet|over the network|smb|nfs|iscsi|сет[ьи]|сетев\\p{L}*(?: карт\\p{L}*)?|to clients|over',
  ],
  ['usb_tag', 'usb[ -]?c|usb|type[ -]c|[юу]сб'],
  ['uas', 'uasp?'],
  ['bot', 'bot|bulk-only'],
  ['pcie_tag', 'pci-?e|pci express|псие?|писиай'],
  [
    'host',
    'boards?|motherboards?|mobo|mainboard|платформ\\p{L}*|матер\\p{L}*|машин\\p{L}*|machines?|servers?|computers?|pcs|zima(?:board|blade)|nuc|(?:ds|rs|rx|dx)\\d{3,4}(?:xs|slim|play|j|ii)*\\+?|ts-?\\d{3,4}[a-z]*|сервер\\p{L}*|pc|nas|desktop|proxmox|unraid server|host|truenas(?: scale| core)?|freenas|debian|ubuntu|linux|windows (?:10|11)|esxi|omv|synology|qnap|mac(?:book|s)?(?: (?:pro|air|mini|studio))*(?: m[1-5](?: (?:pro|max|ultra))?)?|imac|(?:ай)?мак(?:бук)?(?:е|у|а|ом|и)?',
  ],
  ['memory', '(?:ecc |ddr[345] ?)*(?:ram|memory)|ddr[345]|ecc|памят[ьи]|оператив\\p{L}*'],
  [
    'cpu',
    'cpu|processor|процессор\\p{L}*|ryzen(?: \\d)? ?\\d{4}\\p{L}*|core i\\d(?:-\\d+\\p{L}*)?|i[3579]-\\d{4,5}\\p{L}*|xeon(?: [ew]\\d?-?\\d*\\p{L}*(?: v\\d)?)?|(?:amd|intel) (?:ryzen|core)|threadripper(?: \\d+\\p{L}*)?|pentium|celeron',
  ],
  ['data', 'data(?: drives?| disks?)?|данные'],
  ['parity', 'parity|паритет\\p{L}*|ч[её]тност\\p{L}*'],
  ['dual', 'dual|double|две|двойн\\p{L}*'],
  ['pool', 'pools?|vdevs?|arrays?|массив\\p{L}*|пул\\p{L}*|volume|raid|рейд|stripe[ds]?|страйп'],
  ['zfs', 'zfs|зфс|truenas|zpool|openzfs'],
  ['md', 'mdadm|md|linux raid'],
  ['scheme', 'btrfs|ceph|storage spaces|lvm|bcachefs|drobo|vsan|erasure|compress(?:ed|ion)|dedup\\p{L}*'],
  ['mirror', 'mirrors?|mirrored|зеркал\\p{L}*'],
  [
    'spare',
    'hot[ -]?spares?|spares?|горяч\\p{L}* (?:резерв|запас|замен)\\p{L}*|хот[ -]?спейр\\p{L}*|спейр\\p{L}*|запасн\\p{L}*(?: диск\\p{L}*)?|(?:в|под|на) (?:горячий )?резерв\\p{L}*',
  ],
  ['lane_words', 'single lane|per lane|one lane'],
  [
    'speed',
    'real(?:istic)?(?:ally)?(?: speed)?|speeds?|bandw(?:id|i)th|throughput|max(?:imum)?|rate|fast|how fast|performance|скорост\\p{L}*|реальн\\p{L}*(?: скорост\\p{L}*)?|пропускн\\p{L}*(?: способност\\p{L}*)?|максимум|быстро|carr(?:y|ies)|expect',
  ],
  ['one_way', 'one direction|one way|в одну сторону|per direction|unidirectional'],
  ['both_ways', 'both (?:directions|ways)|bidirectional|full duplex|duplex|в обе стороны'],
  [
    'gpu',
    'gpus?|graphics cards?|video ?cards?|(?:geforce |radeon )?(?:rtx|gtx|rx|arc) ?[ab]?\\d{3,4}(?: ?(?:ti|super|xtx?))*|[vah]100|видеокарт\\p{L}*|видюх\\p{L}*',
  ],
  [
    'page_only',
    'second slot|first slot|which chip|pinout|manual|specs?|datasheet|какой чип|характеристик\\p{L}*|review',
  ],
] as const;

/** Words that change nothing. */
export const FILLER =
  "a|an|the|takes?|taking|займ[её]т|заняло|of|in|into|on|at|to|for|from|with|w|and|&|plus|is|are|was|be|been|being|it|its|it's|im|i'm|i've|i’ve|ive|i|my|me|we|you|your|this|that|thats|that's|those|these|them|they|there|here|do|does|did|done|doing|will|would|should|shall|can|could|may|might|must|have|has|had|having|got|get|gets|give|gives|make|makes|need|want|gonna|going|go|run|running|runs|use|using|used for|put|plug|plugged|plugging|hang|hangs|hanging|sit|sits|sitting|attached|connected|connects?|installed|inside|behind|off|via|through|under|between|by|as|so|but|then|than|just|really|actually|basically|about|around|roughly|approx|approximately|ok|okay|please|pls|thanks|thank|hi|hello|hey|guys|how|what|which|where|why|who|much|many|right|correct|yes|yeah|now|old|new|cheap|used|bought|one of those|kind|some|any|get out of|out|per second|second|sec|s|speedwise|also|too|still|even|up|down|only|like|say|ie|eg|e\\.g\\.|i\\.e\\.|etc|well|good|same|own|other|main|home|simple|standard|normal|typical|usual|available|possible|expected|setup|set up|build|config(?:uration)?|system|rig|box with|case with|full speed|all it can do|in practice|wide|gen|generation|version|bit|rated|max rated|capable|internal|disc|type|model|sequential|seq|linear|sustained|и|в|во|на|по|с|со|у|к|ко|от|до|из|за|для|о|об|а|но|то|это|как|что|где|ли|же|бы|будет|будут|быть|есть|даёт|дает|дают|дать|получу|получится|получить|можно|нужно|надо|стоит|стоят|стоит ли|сколько|какая|какой|какую|какие|реально|примерно|около|через|при|мне|меня|мой|моя|у меня|привет|подскажите|пожалуйста|если честно|вот|ещё|еще|уже|только|просто|штук|шт|штуки|один|покажет|видно|старый|новый|обычный|подключен\\p{L}*|воткнут\\p{L}*|вставлен\\p{L}*|работает|будет ли|норм|ребят\\p{L}*|из-за|всё|так|да|нет ли|на борту|в системе|секунд\\p{L}*|в секунду|gonna|wanna|builder|first|time|times|first time|home ?lab|hot[- ]?swap|another|again|anyone|anybody|someone|somebody|people|question|help|tell|know|think|guess|wonder(?:ing)?|curious|trying|tried|everything|anything|something|after|before|while|during|since|already|yet|later|today|currently|finally|maybe|perhaps|probably|likely|theor(?:y|etically|etical)|actual|true|effective(?:ly)?|sure|exactly|each way|way|ways|case|direction|chance|probability|odds|вероятность|шанс|groups?|hats?|коробк\\p{L}*|reach(?:es|ed|ing)?|fill(?:ing)?|читает|почему|lsusb|lists?|thunderbolt|server|rack|tower|desktop|media|movies|plex|jellyfin|photos|files?|backup server|proxmox|vms?|docker|friend|company|office|work(?:station)?|планирую|хочу|думаю|собираю|собрал|купил|взял|есть ли|смысл|теоретически|практически|максимально|кто|знает|скажите|интересно|всем|сборк\\p{L}*|дома|links?|connections?|hubs?|shouldn.?t|isn.?t|4kn|512[en]|нормальн\\p{L}*|норма|забить|забьют|напрямую|direct(?:ly)?|handles?|feeds?|if|when|если|planning|planned|building|thinking|buying|adding|added|considering|looking|point|matters?|matter if|asus|msi|gigabyte|asrock|supermicro|ждать|ожидать|собрать|нас|общ(?:ая|ий|ую|ей)|суммарн\\p{L}*|даст|выдаст|подключить|поставить|вставить|воткнуть|второй|первый|нужен|нужна|какого|чем|ждёт|width|straight|нижн\\p{L}*|верхн\\p{L}*|там|качает|whats|нужны|чтобы|загрузить|заполнить|boot|system|os|data|домашн\\p{L}*";

/** Numbers as words. */
export const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [1, 'one single один одна'],
      [2, 'two pair couple dual два две двух двумя двое пара парой'],
      [3, 'three три трёх трех тремя трое'],
      [4, 'four quad четыре четырёх четырьмя четверо'],
      [5, 'five пять пяти пятью'],
      [6, 'six шесть шести шестью'],
      [7, 'seven семь семи'],
      [8, 'eight восемь восьми восемью'],
      [9, 'nine девять девяти'],
      [10, 'ten десять десятью десяти'],
      [11, 'eleven'],
      [12, 'twelve dozen двенадцать двенадцати'],
      [16, 'sixteen шестнадцать'],
      [20, 'twenty двадцать'],
      [24, 'twenty-four'],
    ] as const
  ).flatMap(([value, names]) => names.split(' ').map((name) => [name, value])),
);

const whole = (alternatives: string): RegExp => new RegExp(`(?:${alternatives})(?![\\p{L}\\p{N}_])`, 'uy');

export const TAGS: readonly { tag: Tag; pattern: RegExp }[] = rows.map(([tag, alternatives]) => ({
  tag,
  pattern: whole(alternatives),
}));
export const FILLERS = whole(FILLER);
