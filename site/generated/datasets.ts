// generated, do not edit; run `npm run gen`

export type ColumnType = 'string' | 'integer' | 'number' | 'boolean' | 'date';

export interface Column {
  name: string;
  type: ColumnType;
  title: string;
  description: string;
  /** Base unit; absent where the column has none. */
  unit?: string;
  /** The only values allowed. */
  enum?: readonly (string | number)[];
  example?: string;
  required: boolean;
}

export interface Table {
  name: string;
  /** Name in the database. */
  sqlName: string;
  /** Where its rows come from. */
  kind: 'registry' | 'set' | 'computed' | 'joined';
  title: string;
  description: string;
  primaryKey: readonly string[];
  columns: readonly Column[];
}

export type TableName = "array-predictions" | "board-checks" | "board-conditions" | "board-slots" | "boards" | "caps" | "cards" | "chain-predictions" | "chains" | "chipset-ports" | "chipset-uplinks" | "claims" | "controllers" | "cpu-lane-groups" | "discard-support" | "dmi-generations" | "drives-seen" | "drives" | "exceptions" | "failure-rates" | "lane-pools" | "link-generations" | "links-seen" | "names" | "pci-ids" | "pcie-generations" | "percentiles" | "platforms" | "predictions" | "results" | "runs" | "series" | "socket-platforms" | "sources" | "targets" | "workloads" | "summary" | "texts" | "measurements";

export const tables: Record<TableName, Table> = {
  "array-predictions": {"name":"array-predictions","sqlName":"array_predictions","kind":"computed","title":"Array predictions","description":"Predicted and measured scaling of arrays, as a multiple of a smaller set of the same drives: computed by the build, never contributed. One row per array result whose source also measured a single drive or a stripe, or gives a ratio to another array.","primaryKey":["set_id","result_id"],"columns":[
    {"name":"set_id","type":"string","title":"Set","description":"The set that holds both results.","example":"calomel-zfs-arrays","required":true},
    {"name":"result_id","type":"string","title":"Result","description":"The result of the array.","example":"hdd-6-raidz2-read","required":true},
    {"name":"baseline_id","type":"string","title":"Baseline","description":"The result that both ratios refer to.","example":"hdd-2-stripe-read","required":true},
    {"name":"calculator","type":"string","title":"Calculator","description":"The calculator that made the prediction.","example":"zfs","required":true},
    {"name":"model_version","type":"integer","title":"Model version","description":"Version of the calculator that made the prediction.","example":"1","required":true},
    {"name":"output","type":"string","title":"Quantity","description":"The calculator output that is compared.","enum":["read_rate","write_rate","read_iops","write_iops"],"example":"read_rate","required":true},
    {"name":"predicted_times","type":"number","title":"Predicted","description":"The predicted multiple of the baseline, from drives and layout alone.","example":"2","required":true},
    {"name":"measured_times","type":"number","title":"Measured","description":"The measured multiple of the baseline.","example":"1.12","required":true},
    {"name":"measured_kind","type":"string","title":"Measured as","description":"figure: the multiple itself. at_most: the source says less than this. at_least: more than this.","enum":["figure","at_most","at_least"],"example":"figure","required":true},
  ]},
  "board-checks": {"name":"board-checks","sqlName":"board_checks","kind":"registry","title":"Slots of boards that were checked","description":"Cells of slots as the firmware of machines states them, beside what a manual, a review or coreboot states of the same board. Before anything was corrected. Texts that were made out of firmware, or by a program, are not among them.","primaryKey":["board_check_id"],"columns":[
    {"name":"board_check_id","type":"string","title":"Check of board","description":"The board and the place in the list of its checks.","example":"asrock-z77-extreme4.5","required":true},
    {"name":"board_id","type":"string","title":"Board","description":"The board that was looked up.","example":"asrock-z77-extreme4","required":true},
    {"name":"slot","type":"string","title":"Slot","description":"As the firmware calls it; where it lists none, as the text does.","example":"PCIE3","required":true},
    {"name":"field","type":"string","title":"Cell","description":"The column of the table of slots.","enum":["lanes","length_lanes","generation","attached_to","form"],"example":"lanes","required":true},
    {"name":"stated","type":"string","title":"Firmware","description":"What the firmware of most machines states. Empty where it states nothing, or where the table had left it open.","example":"1","required":false},
    {"name":"found","type":"string","title":"Text","description":"What the text states. Empty where it says only that the firmware is wrong; the note says how.","example":"8","required":false},
    {"name":"outcome","type":"string","title":"Outcome","description":"agrees: both state the same. differs: they do not. added: the text alone states it.","enum":["agrees","differs","added"],"example":"differs","required":true},
    {"name":"sources","type":"string","title":"Sources","description":"Keys of content/references.yaml, separated by one space.","example":"coreboot-z77-extreme4","required":true},
    {"name":"note","type":"string","title":"Note","description":"What a cell does not say.","example":"A PCI slot behind a bridge.","required":false},
  ]},
  "board-conditions": {"name":"board-conditions","sqlName":"board_conditions","kind":"registry","title":"What slots of boards turn off","description":"Slots of boards that lose lanes, or are off, when another one is used, as manuals and reviews state it.","primaryKey":["board_condition_id"],"columns":[
    {"name":"board_condition_id","type":"string","title":"Condition of board","description":"The board and what changes.","example":"asus-rog-strix-b450-f-gaming.m2-2","required":true},
    {"name":"board_id","type":"string","title":"Board","description":"The board that it is on.","example":"asus-prime-b650m-a-ax","required":true},
    {"name":"slot","type":"string","title":"What changes","description":"Slots and ports as printed on the board, with commas between several.","example":"PCIEX16_1","required":true},
    {"name":"cause","type":"string","title":"Cause","description":"device: something is in the other slot. nvme, sata: a drive of that kind is. setting: the firmware is set so. processor: such a one is in the socket. port: other ports of the board are used.","enum":["device","nvme","sata","setting","processor","port"],"example":"device","required":true},
    {"name":"caused_by","type":"string","title":"By which slot or what","description":"The other slot as printed, or the setting, processor or ports in the words of the source.","example":"M.2_2","required":true},
    {"name":"becomes_lanes","type":"integer","title":"Lanes left","description":"Lanes that it has then; 0 where it is off.","unit":"lane","example":"8","required":true},
    {"name":"confidence","type":"string","title":"Confidence","description":"specified: read in the maker’s own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which.","enum":["specified","reported","unverified"],"example":"reported","required":true},
    {"name":"sources","type":"string","title":"Sources","description":"Keys of content/references.yaml, separated by one space. Empty only in unverified rows.","example":"linuxhw-dmi","required":false},
    {"name":"note","type":"string","title":"Note","description":"What the sources leave open, and where they disagree.","example":"The manual says x4 where the firmware says x16.","required":false},
  ]},
  "board-slots": {"name":"board-slots","sqlName":"board_slots","kind":"registry","title":"Slots of boards","description":"Slots for cards and drives, by the name that is printed beside them. What the firmware leaves open, or says wrongly, is empty.","primaryKey":["board_slot_id"],"columns":[
    {"name":"board_slot_id","type":"string","title":"Slot of board","description":"The board and the place of the slot in its list.","example":"asus-prime-b650m-a-ax.2","required":true},
    {"name":"board_id","type":"string","title":"Board","description":"The board that it is on.","example":"asus-prime-b650m-a-ax","required":true},
    {"name":"position","type":"integer","title":"Position","description":"Place in the board's own list.","example":"2","required":true},
    {"name":"slot","type":"string","title":"Slot","description":"As printed on the board; a number behind a hash tells slots of one name apart. Where the source gives none, the place that it gives: x16 slot 2 from the top.","example":"PCIEX16_2","required":true},
    {"name":"form","type":"string","title":"Form","description":"pcie: for cards. m2: M.2. u2: a bay or connector for U.2. oculink, slimsas: for cables. mezzanine: OCP and makers' own.","enum":["pcie","m2","u2","oculink","slimsas","mezzanine"],"example":"pcie","required":true},
    {"name":"length_lanes","type":"integer","title":"Length","description":"Lanes of the longest card that fits; of a slot for cards alone.","unit":"lane","example":"16","required":false},
    {"name":"lanes","type":"integer","title":"Lanes","description":"Lanes that are wired. Where another slot takes some of them when it is used: those it has alone.","unit":"lane","example":"1","required":false},
    {"name":"generation","type":"string","title":"Generation","description":"Generation of PCI Express that the firmware or the name states, or that all lanes of its chipset have; a processor may be slower.","example":"4.0","required":false},
    {"name":"attached_to","type":"string","title":"Attached to","description":"Whose lanes they are. Empty where no machine shows it.","enum":["processor","chipset"],"example":"chipset","required":false},
    {"name":"shares_with","type":"string","title":"Shares with","description":"What it takes lanes from, or loses them to, as the manual says.","example":"M2_2","required":false},
    {"name":"tables","type":"integer","title":"Tables","description":"Machines whose firmware names this slot. Empty where a manual or a review alone does.","example":"6","required":false},
    {"name":"seen_machines","type":"integer","title":"Seen in use","description":"Machines of which the link of what is in the slot was read.","example":"3","required":false},
    {"name":"seen_lanes","type":"integer","title":"Widest link seen","description":"Lanes of the widest link that was read in it.","unit":"lane","example":"4","required":false},
    {"name":"confidence","type":"string","title":"Confidence","description":"specified: read in the maker's own document. reported: read in other sources, or agreed on by firmware tables of several machines. unverified: no source confirms at least one cell of the row; the note says which.","enum":["specified","reported","unverified"],"example":"reported","required":true},
    {"name":"sources","type":"string","title":"Sources","description":"Keys of content/references.yaml, separated by one space. Empty only in unverified rows.","example":"linuxhw-dmi","required":false},
    {"name":"note","type":"string","title":"Note","description":"What the sources leave open, and where they disagree.","example":"The manual says x4 where the firmware says x16.","required":false},
  ]},
  "boards": {"name":"boards","sqlName":"boards","kind":"registry","title":"Boards","description":"Mainboards and whole machines by name. Rows come from firmware tables of public hardware databases where at least two machines agree; makers' manuals and reviews correct them, and add others.","primaryKey":["board_id"],"columns":[
    {"name":"board_id","type":"string","title":"Board","description":"Short name: maker and model, with the revision where revisions differ.","example":"asus-prime-b650m-a-ax","required":true},
    {"name":"maker","type":"string","title":"Maker","description":"As people call it.","example":"ASUS","required":true},
    {"name":"model","type":"string","title":"Model","description":"As the firmware, or its maker, calls the board. Of a whole machine the numbers of its boards.","example":"PRIME B650M-A AX","required":true},
    {"name":"revision","type":"string","title":"Revision","description":"Only where revisions have different slots.","example":"2.0","required":false},
    {"name":"systems","type":"string","title":"Sold as","description":"Names of the machines that it is built into, separated by a bar, the most frequent first. Empty for a board that is sold by itself.","example":"OptiPlex 7050 | OptiPlex 5050","required":false},
    {"name":"kind","type":"string","title":"Kind","description":"What it is mostly used as.","enum":["desktop","server","mini_pc"],"example":"desktop","required":true},
    {"name":"chipset","type":"string","title":"Chipset","description":"Where the name of the board says it.","example":"B650","required":false},
    {"name":"socket_platform_id","type":"string","title":"Platform","description":"Socket and chipset, where one platform alone has that chipset.","example":"amd-am5-b650","required":false},
    {"name":"tables","type":"integer","title":"Machines","description":"Machines whose firmware described this board. Empty where a manual or a review alone does.","example":"6","required":false},
    {"name":"confidence","type":"string","title":"Confidence","description":"specified: read in the maker's own document. reported: read in other sources, or agreed on by firmware tables of several machines. unverified: no source confirms at least one cell of the row; the note says which.","enum":["specified","reported","unverified"],"example":"reported","required":true},
    {"name":"sources","type":"string","title":"Sources","description":"Keys of content/references.yaml, separated by one space. Empty only in unverified rows.","example":"linuxhw-dmi","required":false},
    {"name":"note","type":"string","title":"Note","description":"What the sources leave open, and where they disagree.","example":"The second slot is shared with M2_2.","required":false},
  ]},
  "caps": {"name":"caps","sqlName":"caps","kind":"registry","title":"Measured caps","description":"The highest figure measured through a part, and whether the link explains it. It is a cap of the part only if the link does not.","primaryKey":["cap_id"],"columns":[
    {"name":"cap_id","type":"string","title":"Cap","description":"Short name of the figure.","example":"sas2008-read","required":true},
    {"name":"controller_id","type":"string","title":"Controller","description":"The controller that it was measured through. A row names one part: a controller, a card or a platform.","example":"broadcom-sas2008","required":false},
    {"name":"card_id","type":"string","title":"Card","description":"The card that it was measured through.","example":"broadcom-9202-16e","required":false},
    {"name":"socket_platform_id","type":"string","title":"Platform","description":"The platform that it was measured through.","example":"rpi4-bcm2711","required":false},
    {"name":"metric","type":"string","title":"Metric","description":"What was measured: a column of the results table, in its base unit.","enum":["bandwidth_bytes_per_s","iops"],"example":"bandwidth_bytes_per_s","required":true},
    {"name":"direction","type":"string","title":"Direction","description":"device_writes_host: drives being read, packets received. device_reads_host: drives being written, packets sent. both: the source gives one figure for either direction.","enum":["device_writes_host","device_reads_host","both"],"example":"device_writes_host","required":true},
    {"name":"value","type":"number","title":"Value","description":"The figure, in the base unit of its metric.","example":"2500000000","required":true},
    {"name":"block_size_bytes","type":"integer","title":"Block size","description":"Bytes per request, when stated.","unit":"B","example":"4096","required":false},
    {"name":"link_kind","type":"string","title":"Link","description":"The link that it passed through, when known.","enum":["pcie","sata","sas","usb","thunderbolt"],"example":"pcie","required":false},
    {"name":"link_generation","type":"string","title":"Generation","description":"Generation of that link, as negotiated.","example":"2.0","required":false},
    {"name":"link_lanes","type":"integer","title":"Lanes","description":"Width of that link, as negotiated.","unit":"lane","example":"8","required":false},
    {"name":"explained_by_link","type":"string","title":"Explained by the link","description":"no: the link could carry clearly more, so the part is the limit. yes: the link is the limit. partly: close to what the link carries. unknown: the link or the drives may be the limit.","enum":["no","partly","yes","unknown"],"example":"no","required":true},
    {"name":"condition","type":"string","title":"Condition","description":"The condition, in our own words.","example":"Eight SSDs.","required":false},
    {"name":"reported_value","type":"string","title":"As reported","description":"The source's own figure.","example":"2500","required":true},
    {"name":"reported_unit","type":"string","title":"Unit as printed","description":"The unit printed next to it.","example":"MB/s","required":true},
    {"name":"confidence","type":"string","title":"Confidence","description":"specified: read in the vendor's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which.","enum":["specified","reported","unverified"],"example":"reported","required":true},
    {"name":"sources","type":"string","title":"Sources","description":"Keys of content/references.yaml, separated by one space. Empty only in unverified rows.","example":"pugetsystems-600-series","required":false},
    {"name":"note","type":"string","title":"Note","description":"What the sources leave open, and where they disagree.","example":"The highest of several.","required":false},
  ]},
  "cards": {"name":"cards","sqlName":"cards","kind":"registry","title":"Cards","description":"Add-in cards: their controllers, connector width and ports.","primaryKey":["card_id"],"columns":[
    {"name":"card_id","type":"string","title":"Card","description":"Short name of the card: vendor and model, or what it is.","example":"broadcom-9300-16i","required":true},
    {"name":"vendor","type":"string","title":"Vendor","description":"Brand of the card; \"several\" where many makers sell the same card.","example":"LSI (Broadcom)","required":true},
    {"name":"model","type":"string","title":"Model","description":"Model name without the vendor.","example":"9300-16i","required":true},
    {"name":"controller_id","type":"string","title":"Controller","description":"The controller on the card. Empty for a passive card, which passes on the lanes of its slot.","example":"broadcom-sas3008","required":false},
    {"name":"controllers","type":"integer","title":"Controllers","description":"Number of these controllers on the card.","example":"2","required":false},
    {"name":"connector_lanes","type":"integer","title":"Connector","description":"Lanes of its connector. The controller may use fewer.","unit":"lane","enum":[1,2,4,8,16],"example":"8","required":true},
    {"name":"ports","type":"integer","title":"Ports","description":"Ports of the card, one drive each; a SAS connector counts as four.","example":"16","required":true},
    {"name":"port_lanes","type":"integer","title":"Lanes per port","description":"PCI Express lanes of one port, for M.2 and U.2.","unit":"lane","enum":[1,2,4,8,16],"example":"4","required":false},
    {"name":"needs_bifurcation","type":"boolean","title":"Needs bifurcation","description":"Whether the slot must split its lanes among the ports of the card.","example":"false","required":true},
    {"name":"confidence","type":"string","title":"Confidence","description":"specified: read in the vendor's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which.","enum":["specified","reported","unverified"],"example":"reported","required":true},
    {"name":"sources","type":"string","title":"Sources","description":"Keys of content/references.yaml, separated by one space. Empty only in unverified rows.","example":"pugetsystems-600-series","required":false},
    {"name":"note","type":"string","title":"Note","description":"What the sources leave open, and where they disagree.","example":"Two controllers behind a PCIe switch.","required":false},
  ]},
  "chain-predictions": {"name":"chain-predictions","sqlName":"chain_predictions","kind":"computed","title":"Chain predictions","description":"Predictions for arrays whose source states the chain from drives to processor: computed by the build, never contributed. One row per result of a run in the chains table.","primaryKey":["set_id","result_id"],"columns":[
    {"name":"set_id","type":"string","title":"Set","description":"The set that holds the result.","example":"calomel-zfs-arrays","required":true},
    {"name":"result_id","type":"string","title":"Result","description":"The result of the array.","example":"hdd-6-raidz2-read","required":true},
    {"name":"output","type":"string","title":"Quantity","description":"What is predicted. IOPS are converted to bytes per second at the result's block size.","enum":["read_rate","write_rate","read_iops","write_iops"],"example":"read_rate","required":true},
    {"name":"model_version","type":"integer","title":"Model version","description":"Version of the chain model.","example":"2","required":true},
    {"name":"role","type":"string","title":"Role","description":"judged: compared with its prediction. calibration: used to choose a range or a limit, so not counted.","enum":["judged","calibration"],"example":"judged","required":true},
    {"name":"ceiling_bytes_per_s","type":"number","title":"Ceiling","description":"The most that the links and controllers of the chain carry for this array, regardless of its drives.","unit":"B/s","example":"2225750943","required":true},
    {"name":"expected_low_bytes_per_s","type":"number","title":"Expected, low","description":"Lower end of the expected range. Empty where the throughput of a single drive is unknown.","unit":"B/s","example":"600000000","required":false},
    {"name":"expected_high_bytes_per_s","type":"number","title":"Expected, high","description":"Upper end of the expected range.","unit":"B/s","example":"1100000000","required":false},
    {"name":"limited_by","type":"string","title":"Limited by","description":"The part that is the bottleneck.","example":"drives","required":false},
    {"name":"limited_at","type":"string","title":"Limited at","description":"What limits in that part.","example":"media","required":false},
    {"name":"rate_origin","type":"string","title":"Drive rate from","description":"measured: the same source measured a single drive. rated: the maker's rating. none: unknown.","enum":["measured","rated","none"],"example":"measured","required":true},
    {"name":"single_id","type":"string","title":"Source of the drive rate","description":"The single-drive result or the claim that gives the rate.","example":"hdd-1-read","required":false},
    {"name":"chain","type":"string","title":"Chain","description":"The chain in JSON, as passed to the core.","example":"{}","required":true},
  ]},
  "chains": {"name":"chains","sqlName":"chains","kind":"set","title":"Chains","description":"The path between an array's drives and the processor, as the source states it: one row per run. Runs with a chain are predicted and compared on the accuracy page; leave the row out if the source does not state the chain.","primaryKey":["set_id","run_id"],"columns":[
    {"name":"set_id","type":"string","title":"Set","description":"The contribution that holds the row: the name of its folder.","example":"habr-pcie-290","required":true},
    {"name":"run_id","type":"string","title":"Run","description":"The run of this set that used this chain; one array may be measured in two chains.","example":"hdd-24-stripe","required":true},
    {"name":"chipset_id","type":"string","title":"Chipset","description":"The chipset whose uplink the data crosses. Empty where the path ends at the processor.","example":"intel-8-series","required":false},
    {"name":"controller_id","type":"string","title":"Controller","description":"The host adapter, RAID card or SATA controller that the drives connect to. Empty for ports of the chipset or the processor.","example":"broadcom-sas2308","required":false},
    {"name":"slot_generation","type":"string","title":"Slot generation","description":"PCI Express generation of the controller's slot. Empty if the slot gives the full link.","example":"3.0","required":false},
    {"name":"slot_lanes","type":"integer","title":"Slot lanes","description":"Lanes of the controller's slot. Empty if the slot gives the full link.","enum":[1,2,4,8,12,16,32],"example":"8","required":false},
    {"name":"expander_id","type":"string","title":"Expander","description":"The SAS expander or port multiplier between controller and drives. Empty where there is none.","example":"broadcom-sas2x36","required":false},
    {"name":"shared_kind","type":"string","title":"Shared link","description":"A link that all drives share between controller and drives: the cable to an expander, the link of a hub. Empty where there is none, or where it is the expander's own link.","enum":["pcie","sata","sas","usb"],"example":"sas","required":false},
    {"name":"shared_generation","type":"string","title":"Shared link, generation","description":"Generation of the shared link.","example":"2","required":false},
    {"name":"shared_lanes","type":"integer","title":"Shared link, lanes","description":"Lanes of the shared link: one SAS cable has 4.","example":"4","required":false},
    {"name":"port_kind","type":"string","title":"Drive port","description":"The link of each drive to what it connects to.","enum":["pcie","sata","sas","usb"],"example":"sata","required":true},
    {"name":"port_generation","type":"string","title":"Drive port, generation","description":"Generation of that link, as the slower of drive and port sets it.","example":"3.0","required":true},
    {"name":"port_lanes","type":"integer","title":"Drive port, lanes","description":"Lanes of that link; needed for PCI Express.","example":"4","required":false},
    {"name":"single_run_id","type":"string","title":"Single drive","description":"The run of this set that shows what one such drive gives alone. Empty to take the run of the same source and drive model, or else the drive's rating.","example":"hdd-1","required":false},
    {"name":"limit_run_id","type":"string","title":"Run at the software limit","description":"A run of this set with a wider array of the same kind on the same computer. Its throughput is taken as the software's limit, so its own row must be a calibration. Empty if no such run exists.","example":"hdd-24-stripe","required":false},
    {"name":"role","type":"string","title":"Role","description":"judged, or empty: the run is compared with its prediction. calibration: the run was used to choose a range or a limit, so it is shown but not counted.","enum":["judged","calibration"],"example":"calibration","required":false},
    {"name":"source_place","type":"string","title":"Place in the source","description":"Where the source states the chain.","example":"Specification of the test chassis","required":true},
    {"name":"note","type":"string","title":"Note","description":"What else a reader should know, in our own words.","example":"The SSDs are said to hang on the same adapter; the cable is not named again.","required":false},
  ]},
  "chipset-ports": {"name":"chipset-ports","sqlName":"chipset_ports","kind":"registry","title":"Chipset ports","description":"Lanes and ports of a chipset or a system on a chip. Counts are maximums for each kind; kinds in the same pool share lanes.","primaryKey":["socket_platform_id","kind","generation"],"columns":[
    {"name":"socket_platform_id","type":"string","title":"Platform","description":"The platform that it belongs to.","example":"intel-lga1700-z790","required":true},
    {"name":"kind","type":"string","title":"Kind","description":"pcie is counted in lanes, the others in ports.","enum":["pcie","sata","usb"],"example":"sata","required":true},
    {"name":"generation","type":"string","title":"Generation","description":"Generation, as the standard names it: 3.0 for PCIe 3.0 and for SATA at 6 Gb/s, 3.2 Gen 2x1 for USB at 10 Gb/s.","example":"3.0","required":true},
    {"name":"count","type":"integer","title":"Count","description":"Maximum number of lanes or ports of this kind.","example":"8","required":true},
    {"name":"pool_id","type":"string","title":"Pool","description":"The pool of lanes shared with other kinds. Empty if none are shared, or if no source says.","example":"intel-lga1700-z790-hsio","required":false},
    {"name":"confidence","type":"string","title":"Confidence","description":"specified: read in the vendor's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which.","enum":["specified","reported","unverified"],"example":"reported","required":true},
    {"name":"sources","type":"string","title":"Sources","description":"Keys of content/references.yaml, separated by one space. Empty only in unverified rows.","example":"pugetsystems-600-series","required":false},
    {"name":"note","type":"string","title":"Note","description":"What the sources leave open, and where they disagree.","example":"Counts those of the processor, too.","required":false},
  ]},
  "chipset-uplinks": {"name":"chipset-uplinks","sqlName":"chipset_uplinks","kind":"registry","title":"Chipset uplinks","description":"The link from a chipset to the processor, or to the chipset before it. Everything behind the chipset shares it.","primaryKey":["chipset_id"],"columns":[
    {"name":"chipset_id","type":"string","title":"Chipset","description":"Short name of the chipset or of the family that shares an uplink.","example":"intel-z690-h670","required":true},
    {"name":"vendor","type":"string","title":"Vendor","description":"Vendor of the chipset, when known.","example":"Intel","required":false},
    {"name":"chipset","type":"string","title":"Chipsets","description":"The chipset, or the members of its family to which the row applies.","example":"Z690, H670","required":true},
    {"name":"uplink","type":"string","title":"Uplink","description":"Name of the link, when known. DMI, UMI and A-Link Express are PCI Express links under a vendor's name; HyperTransport is not.","enum":["DMI 1.0","DMI 2.0","DMI 3.0","DMI 4.0","UMI","PCIe","A-Link Express III","HyperTransport"],"example":"DMI 4.0","required":false},
    {"name":"pcie_generation","type":"string","title":"PCIe generation","description":"PCI Express generation of the uplink, or its equivalent. Empty if the uplink is not PCI Express.","example":"4.0","required":false},
    {"name":"lanes","type":"integer","title":"Lanes","description":"Width of the uplink.","unit":"lane","example":"8","required":false},
    {"name":"via_chipset_id","type":"string","title":"Behind","description":"The chipset through which this one reaches the processor: a southbridge behind a northbridge, or the second of two chips. Empty where the uplink ends at the processor.","example":"amd-x670","required":false},
    {"name":"max_payload_size_bytes","type":"integer","title":"Max Payload Size","description":"Largest payload of a PCI Express packet that the ports of the chipset can carry (DevCap). Firmware may set less.","unit":"B","enum":[128,256,512,1024,2048,4096],"example":"256","required":false},
    {"name":"measured_read_bytes_per_s","type":"number","title":"Measured reads","description":"Highest rate measured through the uplink towards the processor: reads from drives behind the chipset.","unit":"B/s","example":"3400000000","required":false},
    {"name":"measured_write_bytes_per_s","type":"number","title":"Measured writes","description":"Highest rate measured away from the processor: writes to drives behind the chipset.","unit":"B/s","example":"3000000000","required":false},
    {"name":"lane_cap_bytes_per_s","type":"number","title":"Cap per slot lane","description":"Highest rate measured through one lane of the chipset's slots, where a source found the chipset itself to be the limit.","unit":"B/s","example":"304087040","required":false},
    {"name":"confidence","type":"string","title":"Confidence","description":"specified: read in the vendor's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which.","enum":["specified","reported","unverified"],"example":"reported","required":true},
    {"name":"sources","type":"string","title":"Sources","description":"Keys of content/references.yaml, separated by one space. Empty only in unverified rows.","example":"pugetsystems-600-series","required":false},
    {"name":"note","type":"string","title":"Note","description":"What the sources leave open, where they disagree, and what a measured figure stands for.","example":"x2 on some mobile chipsets","required":false},
  ]},
  "claims": {"name":"claims","sqlName":"claims","kind":"set","title":"Claims","description":"What vendors promise: ratings from data sheets, kept apart from measurements.","primaryKey":["set_id","claim_id"],"columns":[
    {"name":"set_id","type":"string","title":"Set","description":"The contribution that holds the row: the name of its folder.","example":"habr-pcie-290","required":true},
    {"name":"claim_id","type":"string","title":"Claim","description":"Short name of the claim, unique inside its set.","example":"sn100-4k-read","required":true},
    {"name":"source_id","type":"string","title":"Source","description":"The data sheet or page that states it.","example":"hgst-sn100-data-sheet","required":true},
    {"name":"drive_id","type":"string","title":"Drive","description":"The drive that it is about.","example":"hgst-ultrastar-sn100","required":true},
    {"name":"direction","type":"string","title":"Direction","description":"Direction of the counted bytes. device_writes_host: a drive being read, GPU to host. device_reads_host: a drive being written, host to GPU. host_writes_device: stores by the processor. mixed: reads and writes together in one figure. trim: discards. both: the source gives one figure for either direction. unspecified: the source does not say.","enum":["device_writes_host","device_reads_host","host_writes_device","mixed","trim","both","unspecified"],"example":"device_writes_host","required":true},
    {"name":"access","type":"string","title":"Access","description":"Access pattern: sequential, random, a mixture, a bulk copy of memory, or not stated.","enum":["seq","rand","mixed","copy","unspecified"],"example":"seq","required":true},
    {"name":"block_size_bytes","type":"integer","title":"Block size","description":"Bytes per request, when stated.","unit":"B","example":"131072","required":false},
    {"name":"queue_depth","type":"integer","title":"Queue depth","description":"Requests in flight per job, when stated.","example":"8","required":false},
    {"name":"metric","type":"string","title":"Metric","description":"What is promised: a column of the results table, in its base unit; or the write cache. write_cache_bytes: how much the empty drive takes at its full rate. write_cache_fixed_bytes: how much of that it has however full it is. past_cache_bytes_per_s: the rate at which it writes once the cache is full.","enum":["bandwidth_bytes_per_s","iops","latency_mean_s","power_w","write_cache_bytes","write_cache_fixed_bytes","past_cache_bytes_per_s"],"example":"bandwidth_bytes_per_s","required":true},
    {"name":"value","type":"number","title":"Value","description":"The promised value, in the base unit of its metric.","example":"3500000000","required":true},
    {"name":"condition","type":"string","title":"Condition","description":"The condition, in our own words, such as \"up to\".","example":"up to","required":false},
    {"name":"reported_value","type":"string","title":"As reported","description":"The vendor's own figure.","example":"3.5","required":true},
    {"name":"reported_unit","type":"string","title":"Unit as printed","description":"The unit printed next to it.","example":"GB/s","required":true},
  ]},
  "controllers": {"name":"controllers","sqlName":"controllers","kind":"registry","title":"Controllers and bridges","description":"Chips and cards between a slot or a port and the drives or the network: their host link and what they feed. For measured limits, see the measured caps.","primaryKey":["controller_id"],"columns":[
    {"name":"controller_id","type":"string","title":"Controller","description":"Short name of the chip: vendor and model.","example":"asmedia-asm1166","required":true},
    {"name":"vendor","type":"string","title":"Vendor","description":"Maker of the chip.","example":"ASMedia","required":true},
    {"name":"model","type":"string","title":"Model","description":"Model name without the vendor.","example":"ASM1166","required":true},
    {"name":"kind","type":"string","title":"Kind","description":"hba: SAS host bus adapter. raid: an adapter with its own RAID. sata_controller: AHCI or similar. pcie_switch: several PCI Express ports behind one. nic: network card. usb_host: USB ports of a computer. usb_bridge: the USB chip in a drive's enclosure. thunderbolt_controller: either end of a Thunderbolt cable. port_multiplier: several SATA drives behind one port. expander: the same for SAS.","enum":["sata_controller","port_multiplier","hba","raid","expander","pcie_switch","nic","usb_host","usb_bridge","thunderbolt_controller"],"example":"sata_controller","required":true},
    {"name":"host_link_kind","type":"string","title":"Host link","description":"The link towards the processor.","enum":["pcie","sata","sas","usb","thunderbolt"],"example":"pcie","required":true},
    {"name":"host_link_generation","type":"string","title":"Host generation","description":"Generation, as the standard names it: 3.0 for PCIe 3.0 and for SATA at 6 Gb/s, 2 and 3 for SAS at 6 and 12 Gb/s, 3.2 Gen 2x1 for USB at 10 Gb/s, 4 Gen 3x2 for USB4 at 40 Gb/s, 3 for Thunderbolt 3.","example":"3.0","required":false},
    {"name":"host_link_lanes","type":"integer","title":"Host lanes","description":"Widest host link of the part, for links that have lanes; for an expander, the width of one uplink. A card or slot may wire fewer.","unit":"lane","example":"2","required":false},
    {"name":"downstream_kind","type":"string","title":"Feeds","description":"What it feeds. nvme: PCI Express links to drives. pcie: PCI Express links to any device.","enum":["sata","sas","nvme","pcie","usb","thunderbolt","ethernet"],"example":"sata","required":true},
    {"name":"downstream_generation","type":"string","title":"Downstream generation","description":"Generation of one downstream port, named as for the host link; 10 for Ethernet at 10 Gb/s. It sets the rate of the port.","example":"3.0","required":false},
    {"name":"downstream_lanes","type":"integer","title":"Downstream lanes","description":"Width of one downstream port, for PCI Express.","unit":"lane","example":"4","required":false},
    {"name":"downstream_ports","type":"integer","title":"Ports","description":"Downstream ports of the part, when known. A card may bring out fewer.","example":"6","required":false},
    {"name":"switching","type":"string","title":"Switching","description":"How SATA port multipliers are served, when known. fis_based: drives behind one take turns frame by frame. command_based: one drive at a time. The best mode that the multiplier or controller supports.","enum":["fis_based","command_based"],"example":"fis_based","required":false},
    {"name":"max_payload_size_bytes","type":"integer","title":"Max Payload Size","description":"Largest payload of a PCI Express packet that it can carry (DevCap). Firmware may set less.","unit":"B","enum":[128,256,512,1024,2048,4096],"example":"256","required":false},
    {"name":"confidence","type":"string","title":"Confidence","description":"specified: read in the vendor's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which.","enum":["specified","reported","unverified"],"example":"reported","required":true},
    {"name":"sources","type":"string","title":"Sources","description":"Keys of content/references.yaml, separated by one space. Empty only in unverified rows.","example":"watchmysys-asm1166","required":false},
    {"name":"note","type":"string","title":"Note","description":"What the sources leave open, where they disagree, and what a measured figure stands for.","example":"Also takes PCIe 2.0 x2.","required":false},
  ]},
  "cpu-lane-groups": {"name":"cpu-lane-groups","sqlName":"cpu_lane_groups","kind":"registry","title":"Processor lanes","description":"PCI Express lanes of a processor, grouped by purpose.","primaryKey":["socket_platform_id","lane_group"],"columns":[
    {"name":"socket_platform_id","type":"string","title":"Platform","description":"The platform that it belongs to.","example":"intel-lga1700-z790","required":true},
    {"name":"lane_group","type":"string","title":"Group","description":"Name of the group, unique in its platform.","example":"slots","required":true},
    {"name":"purpose","type":"string","title":"Purpose","description":"slots: for cards. storage: for drives. general: for whatever the board wires to them. uplink: to the chipset. combo: each lane is PCI Express or another port, as the board decides.","enum":["slots","storage","general","uplink","combo"],"example":"slots","required":true},
    {"name":"generation","type":"string","title":"Generation","description":"Generation of PCI Express.","example":"5.0","required":true},
    {"name":"lanes","type":"integer","title":"Lanes","description":"Lanes in one such group.","unit":"lane","example":"16","required":true},
    {"name":"groups","type":"integer","title":"Groups","description":"Number of such groups per processor.","example":"1","required":true},
    {"name":"splits","type":"string","title":"Splits","description":"Ways to split one group into slots (bifurcation), separated by |. Empty if it cannot be split, or if no source says.","example":"16|8+8|8+4+4","required":false},
    {"name":"max_payload_size_bytes","type":"integer","title":"Max Payload Size","description":"Largest payload of a PCI Express packet that it can carry (DevCap). Firmware may set less.","unit":"B","enum":[128,256,512,1024,2048,4096],"example":"256","required":false},
    {"name":"confidence","type":"string","title":"Confidence","description":"specified: read in the vendor's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which.","enum":["specified","reported","unverified"],"example":"reported","required":true},
    {"name":"sources","type":"string","title":"Sources","description":"Keys of content/references.yaml, separated by one space. Empty only in unverified rows.","example":"pugetsystems-600-series","required":false},
    {"name":"note","type":"string","title":"Note","description":"What the sources leave open, and where they disagree.","example":"Taken by VL805 on Raspberry Pi 4.","required":false},
  ]},
  "discard-support": {"name":"discard-support","sqlName":"discard_support","kind":"registry","title":"Discard (TRIM) support","description":"Layers between a file system and an SSD, and whether they pass discards on: ATA TRIM, SCSI UNMAP, NVMe Deallocate.","primaryKey":["layer_id"],"columns":[
    {"name":"layer_id","type":"string","title":"Layer","description":"Short name of the layer.","example":"md-raid5","required":true},
    {"name":"layer","type":"string","title":"Layer","description":"The layer as people name it.","example":"Linux md","required":true},
    {"name":"kind","type":"string","title":"Kind","description":"controller: a chip with the drives behind it. bridge: a chip in the drive's enclosure. raid: software RAID. file_system: a file system that joins drives itself.","enum":["controller","bridge","raid","file_system"],"example":"raid","required":true},
    {"name":"levels","type":"string","title":"Levels","description":"RAID levels that the row applies to, as the layer names them. Empty if it applies to all.","example":"RAID5, RAID6","required":false},
    {"name":"passes","type":"string","title":"Passes discard","description":"yes: by default. conditional: only as the condition says. no: never.","enum":["yes","conditional","no"],"example":"conditional","required":true},
    {"name":"condition","type":"string","title":"Condition","description":"What must hold or be set, phrased to continue a sentence: if ..., or yes, since ....","example":"raid456.devices_handle_discard_safely=Y is set","required":false},
    {"name":"confidence","type":"string","title":"Confidence","description":"specified: read in the publisher's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which.","enum":["specified","reported","unverified"],"example":"reported","required":true},
    {"name":"sources","type":"string","title":"Sources","description":"Keys of content/references.yaml, separated by one space. Empty only in unverified rows.","example":"backblaze-2024","required":false},
    {"name":"note","type":"string","title":"Note","description":"The reason, and what the sources leave open.","example":"Off because parity would go wrong where discarded blocks do not read as zeros.","required":false},
  ]},
  "dmi-generations": {"name":"dmi-generations","sqlName":"dmi_generations","kind":"registry","title":"DMI generations","description":"Links between Intel processors and their chipsets: PCI Express under another name. The calculators' core is built from this table.","primaryKey":["generation"],"columns":[
    {"name":"generation","type":"string","title":"Generation","description":"Revision of DMI.","example":"3.0","required":true},
    {"name":"pcie_generation","type":"string","title":"PCIe generation","description":"PCI Express generation on the wire.","example":"3.0","required":true},
    {"name":"lanes","type":"string","title":"Widths","description":"Available link widths in lanes, ascending, separated by one space.","example":"4 8","required":true},
    {"name":"expected_low","type":"number","title":"Expected, low","description":"Lower end of what good hardware reaches, as a share of the predicted ceiling.","example":"0.92","required":true},
    {"name":"expected_high","type":"number","title":"Expected, high","description":"Upper end of the same.","example":"0.98","required":true},
    {"name":"range_basis","type":"string","title":"Basis of the range","description":"measured: on this generation. assumed: carried over from a related one, or from experience.","enum":["measured","assumed"],"example":"measured","required":true},
    {"name":"confidence","type":"string","title":"Confidence","description":"specified: the specification's own figures. assumed: from memory, or carried over from another generation. fitted: chosen to match a measurement.","enum":["specified","assumed","fitted"],"example":"specified","required":true},
    {"name":"sources","type":"string","title":"Sources","description":"Keys of content/references.yaml, separated by one space.","example":"kingye-dmi","required":true},
    {"name":"note","type":"string","title":"Note","description":"What is carried over, fitted or left open.","example":"x8 since the 500 series","required":false},
  ]},
  "drives-seen": {"name":"drives-seen","sqlName":"drives_seen","kind":"set","title":"Drives seen","description":"How drives in public hardware databases were attached and formatted: drives counted by model, link rate and sector size. Nothing was measured.","primaryKey":["set_id","seen_id"],"columns":[
    {"name":"set_id","type":"string","title":"Set","description":"The contribution that holds the row: the name of its folder.","example":"habr-pcie-290","required":true},
    {"name":"seen_id","type":"string","title":"Row","description":"Short name of the row, made of its other columns.","example":"bsdhw-smart-sata-hdd-wdc-wd80efzx-68uw8n0-30of60-512-4096","required":true},
    {"name":"source_id","type":"string","title":"Source","description":"The snapshot that was counted, a row of the set's sources.","example":"bsdhw-smart","required":true},
    {"name":"kind","type":"string","title":"Protocol","description":"sata, sas or nvme.","enum":["sata","sas","nvme"],"example":"sata","required":true},
    {"name":"medium","type":"string","title":"Medium","description":"hdd: hard drives. ssd: solid state drives. Empty where the drive does not tell.","enum":["hdd","ssd"],"example":"hdd","required":false},
    {"name":"model","type":"string","title":"Model","description":"As the drive names itself. Empty for models of which fewer than five drives were seen, which are counted together.","example":"WDC WD80EFZX-68UW8N0","required":false},
    {"name":"transfers_per_s","type":"integer","title":"Line rate","description":"Transfers per second of the link as negotiated: 6 Gb/s is 6000000000. NVMe drives do not tell their link.","unit":"1/s","enum":[1500000000,3000000000,6000000000,12000000000,22500000000],"example":"3000000000","required":false},
    {"name":"max_transfers_per_s","type":"integer","title":"Line rate of the drive","description":"That the drive supports; SAS drives do not tell it.","unit":"1/s","enum":[1500000000,3000000000,6000000000,12000000000,22500000000],"example":"6000000000","required":false},
    {"name":"logical_sector_bytes","type":"integer","title":"Logical sector","description":"Of NVMe: the format of the first namespace.","unit":"B","enum":[512,520,524,528,4096,4104,4160,4224],"example":"512","required":false},
    {"name":"physical_sector_bytes","type":"integer","title":"Physical sector","description":"As the drive reports it. Empty for NVMe.","unit":"B","enum":[512,520,524,528,4096,4104,4160,4224],"example":"4096","required":false},
    {"name":"drives","type":"integer","title":"Drives","description":"Drives counted, each once.","example":"11","required":true},
  ]},
  "drives": {"name":"drives","sqlName":"drives","kind":"registry","title":"Drives","description":"Drive models that runs refer to. Facts about the model, not measurements of it.","primaryKey":["drive_id"],"columns":[
    {"name":"drive_id","type":"string","title":"Drive","description":"Short name of the model: vendor, model and capacity where it matters.","example":"patriot-hellfire-240gb","required":true},
    {"name":"vendor","type":"string","title":"Vendor","description":"Brand on the drive.","example":"Patriot","required":true},
    {"name":"model","type":"string","title":"Model","description":"Model name without the vendor.","example":"Hellfire","required":true},
    {"name":"capacity_bytes","type":"integer","title":"Capacity","description":"Raw capacity as sold, in decimal bytes, when the source names it.","unit":"B","example":"240000000000","required":false},
    {"name":"medium","type":"string","title":"Medium","description":"Storage medium, when known.","enum":["nand","nand_slc","nand_mlc","nand_tlc","nand_qlc","optane","dram","hdd","hdd_cmr","hdd_smr"],"example":"nand","required":false},
    {"name":"protocol","type":"string","title":"Protocol","description":"Command protocol that the drive speaks.","enum":["nvme","sata","sas","usb","mmc"],"example":"nvme","required":true},
    {"name":"interface_generation_max","type":"string","title":"Newest generation","description":"Newest generation of its link that the drive supports, when the source names it: 3.0 for SATA at 6 Gb/s, 3 for SAS at 12 Gb/s, 3.2 Gen 2x1 for USB at 10 Gb/s.","example":"3.0","required":false},
    {"name":"interface_lanes_max","type":"integer","title":"Maximum lanes","description":"Widest link that the drive supports, when the source names it. For SAS, the number of ports.","unit":"lane","example":"4","required":false},
    {"name":"form_factor","type":"string","title":"Form factor","description":"Form factor of the drive, when known.","enum":["m2_2230","m2_2242","m2_2280","m2_22110","m2","2_5_inch","3_5_inch","u2","u3","e1_s","e3_s","add_in_card","memory_card","usb_stick","external","soldered"],"example":"m2_2280","required":false},
    {"name":"source_url","type":"string","title":"Source","description":"Where these facts can be read.","example":"https://www.example.org/review/4","required":false},
    {"name":"source_note","type":"string","title":"Source in words","description":"The source where it has no known address, or what it leaves open.","example":"Named in ixbt-2017-pcie-modes.","required":false},
  ]},
  "exceptions": {"name":"exceptions","sqlName":"exceptions","kind":"set","title":"Exceptions","description":"Findings that a set suppresses, each with a reason and an expiry date: for figures that look wrong but are right. A row that has expired, or no longer suppresses anything, is itself a finding.","primaryKey":["set_id","rule_id","table_name","key"],"columns":[
    {"name":"set_id","type":"string","title":"Set","description":"The contribution that holds the row: the name of its folder.","example":"habr-pcie-290","required":true},
    {"name":"rule_id","type":"string","title":"Rule","description":"Id of the suppressed rule, one about plausibility (LW3xx) or provenance (LW4xx).","example":"LW304","required":true},
    {"name":"table_name","type":"string","title":"Table","description":"Table that the finding is in, or datapackage.","example":"results","required":true},
    {"name":"key","type":"string","title":"Key","description":"Primary key of the row, its parts separated by a slash between spaces. Empty if the finding is about no row.","example":"short-slot-2-drives","required":false},
    {"name":"reason","type":"string","title":"Reason","description":"Why the figure is right despite the rule, in our own words.","example":"The file system compresses, so more arrives than the link carried.","required":true},
    {"name":"expires_on","type":"date","title":"Expires on","description":"Last day of the exception, at most two years ahead; review it by then.","example":"2027-06-30","required":true},
  ]},
  "failure-rates": {"name":"failure-rates","sqlName":"failure_rates","kind":"registry","title":"Annual failure rates","description":"Share of drives that fail per year, in populations large enough to be meaningful.","primaryKey":["failure_rate_id"],"columns":[
    {"name":"failure_rate_id","type":"string","title":"Population","description":"Short name: who counted, and when.","example":"backblaze-hdd-2024","required":true},
    {"name":"population","type":"string","title":"Whose drives","description":"Who runs the drives and what they are.","example":"Backblaze, hard drives","required":true},
    {"name":"medium","type":"string","title":"Medium","description":"hdd: hard drives. ssd: solid state drives.","enum":["hdd","ssd"],"example":"hdd","required":true},
    {"name":"period","type":"string","title":"Period","description":"The year or quarter counted. Quarterly rates are annualised.","example":"2024","required":true},
    {"name":"annual_failure_rate","type":"number","title":"Annual failure rate","description":"Failures per drive-year.","example":"0.0157","required":true},
    {"name":"drives","type":"integer","title":"Drives","description":"Number of drives counted.","example":"203928","required":false},
    {"name":"confidence","type":"string","title":"Confidence","description":"specified: read in the publisher's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which.","enum":["specified","reported","unverified"],"example":"reported","required":true},
    {"name":"sources","type":"string","title":"Sources","description":"Keys of content/references.yaml, separated by one space. Empty only in unverified rows.","example":"backblaze-2024","required":false},
    {"name":"note","type":"string","title":"Note","description":"What counts as failed, and what the sources leave open.","example":"Counts drives that were pulled before they failed.","required":false},
  ]},
  "lane-pools": {"name":"lane-pools","sqlName":"lane_pools","kind":"registry","title":"Shared lanes","description":"Lanes that ports of different kinds share, so that a board cannot have all of them at once.","primaryKey":["pool_id"],"columns":[
    {"name":"pool_id","type":"string","title":"Pool","description":"Short name of the pool: its platform and what is shared.","example":"intel-lga1151-z170-hsio","required":true},
    {"name":"socket_platform_id","type":"string","title":"Platform","description":"The platform that it belongs to.","example":"intel-lga1700-z790","required":true},
    {"name":"lanes","type":"integer","title":"Lanes","description":"Lanes of the pool, when known. A SATA or USB port takes one.","unit":"lane","example":"26","required":false},
    {"name":"rule","type":"string","title":"Rule","description":"What shares with what.","example":"Eight of the 16 PCIe lanes are up to eight SATA ports instead; four SATA ports are fixed.","required":true},
    {"name":"confidence","type":"string","title":"Confidence","description":"specified: read in the vendor's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which.","enum":["specified","reported","unverified"],"example":"reported","required":true},
    {"name":"sources","type":"string","title":"Sources","description":"Keys of content/references.yaml, separated by one space. Empty only in unverified rows.","example":"pugetsystems-600-series","required":false},
    {"name":"note","type":"string","title":"Note","description":"What the sources leave open, and where they disagree.","example":"Read for one board.","required":false},
  ]},
  "link-generations": {"name":"link-generations","sqlName":"link_generations","kind":"registry","title":"Generations of SATA, SAS, USB, Thunderbolt and Ethernet","description":"The wire format of each generation, and what was measured on it. The calculators' core is built from this table.","primaryKey":["interface","generation"],"columns":[
    {"name":"interface","type":"string","title":"Interface","description":"The calculator that the row belongs to; Thunderbolt belongs to the USB calculator.","enum":["sata","sas","usb","ethernet"],"example":"sata","required":true},
    {"name":"generation","type":"string","title":"Generation","description":"As the standard writes it.","example":"3.2 Gen 2x2","required":true},
    {"name":"label","type":"string","title":"Label","description":"The generation as forms show it, with its nominal rate.","example":"3.x (6 Gb/s)","required":true},
    {"name":"transfer_rate_per_s","type":"integer","title":"Transfer rate","description":"Bits per second on one lane, in one direction, before the line code.","unit":"1/s","example":"6000000000","required":true},
    {"name":"lanes","type":"integer","title":"Lanes","description":"Lanes of one link in each direction; wide ports are several links.","unit":"lane","example":"1","required":true},
    {"name":"line_code","type":"string","title":"Line code","description":"How payload bits become line bits. after code: the rate is stated after the line code.","enum":["8b/10b","64b/66b","128b/132b","128b/150b","NRZI","PAM3","after code"],"example":"8b/10b","required":true},
    {"name":"code_payload_bits","type":"integer","title":"Payload bits per code block","description":"Payload bits in one block of the line code.","example":"8","required":true},
    {"name":"code_line_bits","type":"integer","title":"Line bits per code block","description":"Bits that the block takes on the wire.","example":"10","required":true},
    {"name":"clock_bytes","type":"integer","title":"Clock and error correction","description":"Bytes for clock alignment or error correction in each period. Empty if there are none, or if unknown.","unit":"B","example":"8","required":false},
    {"name":"clock_period_bytes","type":"integer","title":"Clock period","description":"Bytes from the start of one such block to the start of the next.","unit":"B","example":"1024","required":false},
    {"name":"packet_payload_bytes","type":"integer","title":"Packet payload","description":"Maximum payload of one packet or frame. Empty where the user sets it.","unit":"B","example":"8192","required":false},
    {"name":"packet_overhead_bytes","type":"integer","title":"Packet overhead","description":"Headers, framing, CRC and replies that come with each packet.","unit":"B","example":"16","required":false},
    {"name":"packets_per_frame","type":"integer","title":"Packets per frame","description":"Maximum number of full-size bulk packets per frame or microframe. Empty where there are no frames.","example":"13","required":false},
    {"name":"frames_per_s","type":"integer","title":"Frames per second","description":"Frames or microframes per second.","unit":"1/s","example":"8000","required":false},
    {"name":"pcie_generations","type":"string","title":"Tunnelled PCIe generations","description":"PCI Express generations at the ends of the tunnel, four lanes each, the usual one first. Empty where nothing is tunnelled.","example":"3.0 4.0","required":false},
    {"name":"pcie_cap_bytes_per_s","type":"integer","title":"Cap on PCIe data","description":"The most PCI Express data that controllers pass, whatever the link could carry. Empty where no cap is known.","unit":"B/s","example":"2750000000","required":false},
    {"name":"expected_low","type":"number","title":"Expected, low","description":"Lower end of what good hardware reaches, as a share of the predicted ceiling.","example":"0.92","required":true},
    {"name":"expected_high","type":"number","title":"Expected, high","description":"Upper end of the same.","example":"0.98","required":true},
    {"name":"range_basis","type":"string","title":"Basis of the range","description":"measured: on this generation. assumed: carried over from a related one, or from experience.","enum":["measured","assumed"],"example":"measured","required":true},
    {"name":"confidence","type":"string","title":"Confidence","description":"specified: the specification's own figures. assumed: from memory, or carried over from another generation. fitted: chosen to match a measurement.","enum":["specified","assumed","fitted"],"example":"specified","required":true},
    {"name":"sources","type":"string","title":"Sources","description":"Keys of content/references.yaml, separated by one space.","example":"sata-3.5","required":true},
    {"name":"note","type":"string","title":"Note","description":"What is carried over, fitted or left open.","example":"range taken over from 3.0","required":false},
  ]},
  "links-seen": {"name":"links-seen","sqlName":"links_seen","kind":"set","title":"Links seen","description":"How PCIe links were found to run in machines of public hardware databases: devices counted by model, width, speed and payload size. Nothing was measured.","primaryKey":["set_id","seen_id"],"columns":[
    {"name":"set_id","type":"string","title":"Set","description":"The contribution that holds the row: the name of its folder.","example":"habr-pcie-290","required":true},
    {"name":"seen_id","type":"string","title":"Row","description":"Short name of the row, made of its other columns.","example":"nvme-144d-a809-server-x4of4-g80of80-p256of256-r512","required":true},
    {"name":"source_id","type":"string","title":"Source","description":"The snapshot that was counted, a row of the set's sources.","example":"bsdhw-pciconf","required":true},
    {"name":"kind","type":"string","title":"Kind of device","description":"By its PCI class. raid: RAID controllers. sas: SAS host bus adapters. sata: SATA controllers on PCIe. storage-other: other mass storage. wireless: network controllers without a cable. other: any other class.","enum":["nvme","sas","raid","sata","storage-other","ethernet","infiniband","wireless","graphics","usb","other"],"example":"nvme","required":true},
    {"name":"vendor_id","type":"string","title":"Vendor ID","description":"PCI vendor in hexadecimal. Empty for models that fewer than five machines have, which are counted together.","example":"144d","required":false},
    {"name":"device_id","type":"string","title":"Device ID","description":"PCI device in hexadecimal. Empty as the vendor is.","example":"a809","required":false},
    {"name":"name","type":"string","title":"Name","description":"What the list of PCI IDs calls the device, as most of the dumps have it.","example":"Samsung Electronics Co Ltd NVMe SSD Controller 980","required":false},
    {"name":"machine_kind","type":"string","title":"Kind of machine","description":"What the database takes the machine for.","example":"server","required":true},
    {"name":"lanes","type":"integer","title":"Lanes","description":"Width of the link as negotiated.","unit":"lane","enum":[1,2,4,8,12,16,32],"example":"2","required":true},
    {"name":"max_lanes","type":"integer","title":"Lanes of the device","description":"Width that the device supports. Its slot may have fewer lanes.","unit":"lane","enum":[1,2,4,8,12,16,32],"example":"4","required":true},
    {"name":"transfers_per_s","type":"integer","title":"Transfer rate","description":"Per lane, as negotiated when the dump was made: links of idle devices may run slower. Empty where the tool printed none.","unit":"1/s","enum":[2500000000,5000000000,8000000000,16000000000,32000000000,64000000000],"example":"8000000000","required":false},
    {"name":"max_transfers_per_s","type":"integer","title":"Transfer rate of the device","description":"Per lane, that the device supports.","unit":"1/s","enum":[2500000000,5000000000,8000000000,16000000000,32000000000,64000000000],"example":"8000000000","required":false},
    {"name":"payload_bytes","type":"integer","title":"Payload size set","description":"Max_Payload_Size in force.","unit":"B","enum":[128,256,512,1024,2048,4096],"example":"256","required":false},
    {"name":"max_payload_bytes","type":"integer","title":"Payload size supported","description":"Max_Payload_Size that the device supports.","unit":"B","enum":[128,256,512,1024,2048,4096],"example":"512","required":false},
    {"name":"read_request_bytes","type":"integer","title":"Read request","description":"Max_Read_Request_Size in force.","unit":"B","enum":[128,256,512,1024,2048,4096],"example":"512","required":false},
    {"name":"machines","type":"integer","title":"Machines","description":"Machines with at least one such link. A machine counts once in each row that holds a link of it, so the sum over rows counts some machines more than once.","example":"12","required":true},
    {"name":"links","type":"integer","title":"Links","description":"Such links in all of these machines.","example":"14","required":true},
    {"name":"functions","type":"integer","title":"Functions","description":"PCI functions of this kind behind these links: the ports of network cards.","example":"14","required":true},
  ]},
  "names": {"name":"names","sqlName":"names","kind":"registry","title":"Names","description":"What people call parts, machines and links when they do not use the name of their row. Names that a row has itself are not repeated.","primaryKey":["name_id"],"columns":[
    {"name":"name_id","type":"string","title":"Name","description":"Short form of the name.","example":"dell-perc-h200","required":true},
    {"name":"name","type":"string","title":"Name","description":"As people write it. Upper and lower case, spaces and hyphens do not matter. # stands for any digit; letters that tell models of a series apart may follow.","example":"PERC H310","required":true},
    {"name":"registry_table","type":"string","title":"Table","description":"Table of the registry that holds the row.","enum":["cards","controllers","drives","link-generations","socket-platforms"],"example":"cards","required":true},
    {"name":"row_id","type":"string","title":"Row","description":"Key of that row; of a link its interface and generation with a slash between them.","example":"broadcom-9211-8i","required":true},
    {"name":"means","type":"string","title":"Means","description":"same: another spelling of the same thing. same_chip: another product with the same chip. has: a machine or chip that has what the row describes.","enum":["same","same_chip","has"],"example":"same_chip","required":true},
    {"name":"confidence","type":"string","title":"Confidence","description":"specified: read in the publisher's own document. reported: read in other sources. unverified: no source confirms it; the note says which cell. Empty for a spelling, which is no fact.","enum":["specified","reported","unverified"],"example":"specified","required":false},
    {"name":"sources","type":"string","title":"Sources","description":"Keys of content/references.yaml, separated by one space. Empty for spellings and unverified rows.","example":"lsi-sas2-hba-guide","required":false},
    {"name":"note","type":"string","title":"Note","description":"What the name leaves open.","example":"The same chip; its ports are outside.","required":false},
  ]},
  "pci-ids": {"name":"pci-ids","sqlName":"pci_ids","kind":"registry","title":"PCI IDs","description":"Which PCI IDs a part reports, where the list of PCI IDs names exactly this chip, or this drive among others. Links seen in machines are shown with their parts by it.","primaryKey":["pci_id"],"columns":[
    {"name":"pci_id","type":"string","title":"Row","description":"Vendor, device and part.","example":"1000-0072-broadcom-sas2008","required":true},
    {"name":"vendor_id","type":"string","title":"Vendor ID","description":"PCI vendor in hexadecimal.","example":"1000","required":true},
    {"name":"device_id","type":"string","title":"Device ID","description":"PCI device in hexadecimal.","example":"0072","required":true},
    {"name":"controller_id","type":"string","title":"Controller","description":"The controller that reports this ID. Empty of a drive.","example":"broadcom-sas2008","required":false},
    {"name":"drive_id","type":"string","title":"Drive","description":"The drive that reports this ID, as other drives with the same controller may. Empty of a controller.","example":"samsung-980-pro-1tb","required":false},
    {"name":"name","type":"string","title":"Name","description":"What the list of PCI IDs calls it.","example":"SAS2008 PCI-Express Fusion-MPT SAS-2 [Falcon]","required":true},
    {"name":"sources","type":"string","title":"Sources","description":"Keys of content/references.yaml, separated by one space.","example":"pci-ids","required":true},
  ]},
  "pcie-generations": {"name":"pcie-generations","sqlName":"pcie_generations","kind":"registry","title":"PCI Express generations","description":"The wire format of each PCI Express generation. The calculators' core is built from this table.","primaryKey":["generation"],"columns":[
    {"name":"generation","type":"string","title":"Generation","description":"Revision that introduced the transfer rate.","example":"3.0","required":true},
    {"name":"transfer_rate_per_s","type":"integer","title":"Transfer rate","description":"Transfers per second on one lane, in one direction, before the line code.","unit":"1/s","example":"8000000000","required":true},
    {"name":"line_code","type":"string","title":"Line code","description":"How payload bits become line bits.","enum":["8b/10b","128b/130b","1b/1b"],"example":"128b/130b","required":true},
    {"name":"code_payload_bits","type":"integer","title":"Payload bits per code block","description":"Payload bits in one block of the line code.","example":"128","required":true},
    {"name":"code_line_bits","type":"integer","title":"Line bits per code block","description":"Bits that the block takes on the wire.","example":"130","required":true},
    {"name":"flit_required","type":"boolean","title":"FLIT required","description":"Whether the rate can only be used in FLIT mode.","example":"false","required":true},
    {"name":"framing_bytes","type":"integer","title":"Framing per packet","description":"Framing, sequence number and LCRC around one TLP outside FLIT mode.","unit":"B","example":"8","required":true},
    {"name":"skp_bytes","type":"integer","title":"SKP ordered set","description":"Size of one SKP ordered set on one lane.","unit":"B","example":"16","required":true},
    {"name":"skp_period_bytes","type":"integer","title":"SKP period","description":"Longest stretch of one lane between SKP ordered sets outside FLIT mode, with a common clock.","unit":"B","example":"6016","required":false},
    {"name":"skp_period_sris_bytes","type":"integer","title":"SKP period, SRIS","description":"The same with separate clocks and independent spread spectrum.","unit":"B","example":"608","required":false},
    {"name":"flit_skp_bytes","type":"integer","title":"SKP ordered set, FLIT","description":"Size of one SKP ordered set on one lane in FLIT mode.","unit":"B","example":"40","required":true},
    {"name":"flit_skp_flits","type":"integer","title":"FLITs between SKP","description":"FLITs between SKP ordered sets on a x16 link. Empty where SKP is scheduled by symbols.","example":"748","required":false},
    {"name":"flit_skp_sris_flits","type":"integer","title":"FLITs between SKP, SRIS","description":"The same with separate clocks and independent spread spectrum.","example":"74","required":false},
    {"name":"confidence","type":"string","title":"Confidence","description":"specified: read in the sources. assumed: carried over from another generation.","enum":["specified","assumed"],"example":"specified","required":true},
    {"name":"sources","type":"string","title":"Sources","description":"Keys of content/references.yaml, separated by one space.","example":"intel-an-690 pcie-base-6.3","required":true},
    {"name":"note","type":"string","title":"Note","description":"What is carried over or left open.","example":"FLIT layout taken over from 6.0","required":false},
  ]},
  "percentiles": {"name":"percentiles","sqlName":"percentiles","kind":"set","title":"Percentiles","description":"Latency percentiles without a column of their own in results.","primaryKey":["set_id","result_id","percentile"],"columns":[
    {"name":"set_id","type":"string","title":"Set","description":"The contribution that holds the row: the name of its folder.","example":"habr-pcie-290","required":true},
    {"name":"result_id","type":"string","title":"Result","description":"The result that the percentile belongs to.","example":"x99-1.0-x1-seq","required":true},
    {"name":"percentile","type":"number","title":"Percentile","description":"Share of the requests.","unit":"%","example":"99.95","required":true},
    {"name":"latency_s","type":"number","title":"Latency","description":"That share of the requests took at most this.","unit":"s","example":"0.0012","required":true},
  ]},
  "platforms": {"name":"platforms","sqlName":"platforms","kind":"registry","title":"Platforms","description":"Computers that runs refer to.","primaryKey":["platform_id"],"columns":[
    {"name":"platform_id","type":"string","title":"Platform","description":"Short name of the computer or of the part that identifies it.","example":"core-i7-5960x-sabertooth-x99","required":true},
    {"name":"name","type":"string","title":"Name","description":"How a reader would name it.","example":"Core i7-5960X on Asus Sabertooth X99","required":true},
    {"name":"cpu_model","type":"string","title":"Processor","description":"Processor model, when known.","example":"Intel Core i7-5960X","required":false},
    {"name":"cpu_cores","type":"integer","title":"Cores","description":"Physical cores of one processor, when the source names them.","example":"8","required":false},
    {"name":"chipset","type":"string","title":"Chipset","description":"Chipset, when known.","example":"Intel X99","required":false},
    {"name":"board","type":"string","title":"Board or system","description":"Motherboard or complete system, when known.","example":"Asus Sabertooth X99","required":false},
    {"name":"memory_bytes","type":"integer","title":"Memory","description":"Memory installed, when known.","unit":"B","example":"34359738368","required":false},
    {"name":"os","type":"string","title":"Operating system","description":"Operating system and version, when known.","example":"Ubuntu 14.04.1","required":false},
    {"name":"source_url","type":"string","title":"Source","description":"Where these facts can be read.","example":"https://www.example.org/review/4","required":false},
    {"name":"source_note","type":"string","title":"Source in words","description":"The source where it has no known address, or what it leaves open.","example":"Named in ixbt-2017-pcie-modes.","required":false},
  ]},
  "predictions": {"name":"predictions","sqlName":"predictions","kind":"computed","title":"Predictions","description":"Predictions for measured results: computed by the build, never contributed. One row per result whose run states enough to compute one.","primaryKey":["set_id","result_id"],"columns":[
    {"name":"set_id","type":"string","title":"Set","description":"The set that holds the result.","example":"habr-pcie-290","required":true},
    {"name":"result_id","type":"string","title":"Result","description":"The result that is predicted.","example":"new-board-any-slot","required":true},
    {"name":"calculator","type":"string","title":"Calculator","description":"The calculator that made the prediction.","example":"pcie","required":true},
    {"name":"model_version","type":"integer","title":"Model version","description":"Version of the calculator that made the prediction.","example":"1","required":true},
    {"name":"ceiling_bytes_per_s","type":"number","title":"Ceiling","description":"Payload bandwidth that the wire format allows, per direction.","unit":"B/s","example":"456000000","required":true},
    {"name":"expected_low_bytes_per_s","type":"number","title":"Expected, low end","description":"Low end of what good hardware is expected to reach; the basis of the range says how that is known.","unit":"B/s","example":"424000000","required":true},
    {"name":"expected_high_bytes_per_s","type":"number","title":"Expected, high end","description":"High end of what good hardware is expected to reach.","unit":"B/s","example":"451000000","required":true},
    {"name":"range_basis","type":"string","title":"Basis of the expected range","description":"measured: on links of this generation or kind. assumed: carried over from links of other kinds.","enum":["measured","assumed"],"example":"measured","required":true},
  ]},
  "results": {"name":"results","sqlName":"results","kind":"set","title":"Results","description":"Measured figures: one row per run, workload and direction. A figure is per link direction and never a vendor's rating.","primaryKey":["set_id","result_id"],"columns":[
    {"name":"set_id","type":"string","title":"Set","description":"The contribution that holds the row: the name of its folder.","example":"habr-pcie-290","required":true},
    {"name":"result_id","type":"string","title":"Result","description":"Short name of the result, unique inside its set.","example":"x99-1.0-x1-seq","required":true},
    {"name":"run_id","type":"string","title":"Run","description":"The run it belongs to.","example":"x99-chipset-1.0-x1","required":true},
    {"name":"workload_id","type":"string","title":"Workload","description":"Name of the workload in the registry, if it has one. The other columns describe it all the same.","example":"vdi-4k-20-80","required":false},
    {"name":"direction","type":"string","title":"Direction","description":"Direction of the counted bytes. device_writes_host: a drive being read, GPU to host. device_reads_host: a drive being written, host to GPU. host_writes_device: stores by the processor. mixed: reads and writes together in one figure. trim: discards. both: the source gives one figure for either direction. unspecified: the source does not say.","enum":["device_writes_host","device_reads_host","host_writes_device","mixed","trim","both","unspecified"],"example":"device_writes_host","required":true},
    {"name":"duplex","type":"string","title":"Traffic","description":"Whether similar traffic ran the other way at the same time. The figure stays per direction.","enum":["one_way","two_way","unknown"],"example":"one_way","required":true},
    {"name":"access","type":"string","title":"Access","description":"Access pattern: sequential, random, a mixture, a bulk copy of memory, or not stated.","enum":["seq","rand","mixed","copy","unspecified"],"example":"seq","required":true},
    {"name":"random_percent","type":"number","title":"Random","description":"Share of random requests, in a workload that mixes random and sequential ones.","unit":"%","example":"80","required":false},
    {"name":"block_size_bytes","type":"integer","title":"Block size","description":"Bytes per request, when stated.","unit":"B","example":"131072","required":false},
    {"name":"block_split","type":"string","title":"Block mix","description":"Block sizes and their shares in a workload with several, as fio writes them: size in bytes/percent, joined by colons.","example":"512/10:4096/60:65536/30","required":false},
    {"name":"read_percent","type":"number","title":"Read share","description":"Share of reads, in a workload that mixes reads and writes.","unit":"%","example":"67","required":false},
    {"name":"queue_depth","type":"integer","title":"Queue depth","description":"Requests in flight per job, when stated.","example":"8","required":false},
    {"name":"jobs","type":"integer","title":"Jobs","description":"Threads or processes, each with this queue depth, when stated.","example":"1","required":false},
    {"name":"outstanding_requests","type":"integer","title":"Outstanding","description":"Total requests in flight, when the source gives only the total.","example":"256","required":false},
    {"name":"devices","type":"integer","title":"Devices","description":"Drives or devices tested at once; the figure is their sum. Empty when the source does not say.","example":"3","required":false},
    {"name":"duration_s","type":"number","title":"Duration","description":"Duration of the measurement.","unit":"s","example":"60","required":false},
    {"name":"iterations","type":"integer","title":"Iterations","description":"Number of repetitions that the figure summarises.","example":"5","required":false},
    {"name":"bandwidth_bytes_per_s","type":"number","title":"Bandwidth","description":"Measured bandwidth. Empty when the source gives only a range or a ratio.","unit":"B/s","example":"438304768","required":false},
    {"name":"bandwidth_low_bytes_per_s","type":"number","title":"Bandwidth, low end","description":"Low end of the range that the source gives. Without a high end: at least this much.","unit":"B/s","example":"188743680","required":false},
    {"name":"bandwidth_high_bytes_per_s","type":"number","title":"Bandwidth, high end","description":"High end of the range that the source gives.","unit":"B/s","example":"230686720","required":false},
    {"name":"iops","type":"number","title":"IOPS","description":"Measured IOPS, when the source gives them.","unit":"1/s","example":"47399617.6","required":false},
    {"name":"latency_kind","type":"string","title":"Kind of latency","description":"completion: from submission to completion (clat in fio). total: including submission (lat in fio). unknown: the source does not say.","enum":["completion","total","unknown"],"example":"completion","required":false},
    {"name":"latency_mean_s","type":"number","title":"Latency, mean","description":"Mean time per request.","unit":"s","example":"0.000131","required":false},
    {"name":"latency_min_s","type":"number","title":"Latency, minimum","description":"Shortest request.","unit":"s","example":"0.00002","required":false},
    {"name":"latency_p50_s","type":"number","title":"Latency, median","description":"Half of the requests took at most this.","unit":"s","example":"0.0001","required":false},
    {"name":"latency_p90_s","type":"number","title":"Latency, p90","description":"90 % of the requests took at most this.","unit":"s","example":"0.0002","required":false},
    {"name":"latency_p95_s","type":"number","title":"Latency, p95","description":"95 % of the requests took at most this.","unit":"s","example":"0.0003","required":false},
    {"name":"latency_p99_s","type":"number","title":"Latency, p99","description":"99 % of the requests took at most this.","unit":"s","example":"0.0004","required":false},
    {"name":"latency_p999_s","type":"number","title":"Latency, p99.9","description":"99.9 % of the requests took at most this.","unit":"s","example":"0.001","required":false},
    {"name":"latency_p9999_s","type":"number","title":"Latency, p99.99","description":"99.99 % of the requests took at most this.","unit":"s","example":"0.002","required":false},
    {"name":"latency_max_s","type":"number","title":"Latency, maximum","description":"Longest request.","unit":"s","example":"0.02","required":false},
    {"name":"latency_stdev_s","type":"number","title":"Latency, standard deviation","description":"Standard deviation of the time per request.","unit":"s","example":"0.00005","required":false},
    {"name":"iops_stdev_per_s","type":"number","title":"IOPS, standard deviation","description":"Standard deviation of the IOPS over the samples.","unit":"1/s","example":"120","required":false},
    {"name":"bandwidth_stdev_bytes_per_s","type":"number","title":"Bandwidth, standard deviation","description":"Standard deviation of the bandwidth over the samples.","unit":"B/s","example":"1200000","required":false},
    {"name":"cpu_percent","type":"number","title":"Processor time","description":"User and system time, as a share of all processors unless the note says otherwise.","unit":"%","example":"40","required":false},
    {"name":"power_w","type":"number","title":"Power","description":"Electrical power of the target under this workload.","unit":"W","example":"7.5","required":false},
    {"name":"temperature_c","type":"number","title":"Temperature","description":"Temperature that the drive reports under this workload.","unit":"°C","example":"55","required":false},
    {"name":"counted","type":"string","title":"Bytes counted","description":"payload: the data that the user asked for. wire: packets with their overhead, as a counter on the link sees them.","enum":["payload","wire"],"example":"payload","required":true},
    {"name":"link_limited","type":"string","title":"Link is the limit","description":"Whether the wire rate of the link limited the figure, as far as the source shows.","enum":["yes","partly","no","unknown"],"example":"yes","required":true},
    {"name":"precision","type":"string","title":"Precision","description":"exact: as measured. approximate: rounded or estimated by the author. relative: only a ratio to another row is given.","enum":["exact","approximate","relative"],"example":"approximate","required":true},
    {"name":"relative_metric","type":"string","title":"Ratio of","description":"What the ratio compares. score: the total of a benchmark. requests_within_latency: requests served within a latency target.","enum":["bandwidth","iops","latency","score","requests_within_latency"],"example":"bandwidth","required":false},
    {"name":"relative_value","type":"number","title":"Ratio","description":"Multiple of the row named in relative_to. A row that names itself with ratio 1 is a baseline for which the source gives no absolute figure.","example":"2","required":false},
    {"name":"relative_low_value","type":"number","title":"Ratio, low end","description":"Low end of the ratio, when the source gives a range.","example":"0.8","required":false},
    {"name":"relative_high_value","type":"number","title":"Ratio, high end","description":"High end of the ratio, when the source gives a range.","example":"0.85","required":false},
    {"name":"relative_to","type":"string","title":"Ratio to","description":"The result that the ratio refers to, in the same set.","example":"x99-1.0-x1-seq","required":false},
    {"name":"value_origin","type":"string","title":"Figure taken from","description":"How the figure reached this table.","enum":["raw_log","reported_table","reported_text","digitised_chart","computed"],"example":"reported_text","required":true},
    {"name":"source_place","type":"string","title":"Place in the source","description":"Where in the source the figure is: file, page, table or line.","example":"randread-32-16.json","required":false},
    {"name":"raw_sha256","type":"string","title":"Raw file","description":"SHA-256 of the unchanged file that the figure was read from.","example":"69f17360184902671352a8868006796e7a04e237360da2cb5d7849ccbd451e19","required":false},
    {"name":"digitise_error_percent","type":"number","title":"Reading error","description":"Largest error in reading the figure off a chart, as a share of the figure.","unit":"%","example":"3","required":false},
    {"name":"reported_value","type":"string","title":"As reported","description":"The author's own figure: a number, a range such as 180-220, or with ~, > or < before it. Empty where the figure was read from a tool's output.","example":"180-220","required":false},
    {"name":"reported_unit","type":"string","title":"Unit as printed","description":"The unit that the source prints next to it: x for a ratio.","example":"MB/s","required":false},
    {"name":"reported_unit_means","type":"string","title":"Unit as meant","description":"What the printed unit means. hdparm prints MB/s for MiB/s. The base-unit columns follow from this one.","enum":["B/s","kB/s","MB/s","GB/s","KiB/s","MiB/s","GiB/s","Mb/s","Gb/s","1/s","s","ms","us","ns","%","x"],"example":"MiB/s","required":false},
    {"name":"note","type":"string","title":"Note","description":"What a reader should know about this figure, in our own words.","example":"Drive-limited: the link has room left.","required":false},
  ]},
  "runs": {"name":"runs","sqlName":"runs","kind":"set","title":"Runs","description":"What was measured on what: one row per target, link and tool. Link columns hold the state negotiated under load, not what the parts support.","primaryKey":["set_id","run_id"],"columns":[
    {"name":"set_id","type":"string","title":"Set","description":"The contribution that holds the row: the name of its folder.","example":"habr-pcie-290","required":true},
    {"name":"run_id","type":"string","title":"Run","description":"Short name of the run, unique inside its set.","example":"x99-chipset-1.0-x1","required":true},
    {"name":"source_id","type":"string","title":"Source","description":"The source that reports this run.","example":"ixbt-2017-pcie-modes","required":true},
    {"name":"target_id","type":"string","title":"Target","description":"What was tested.","example":"sn100-mirror","required":true},
    {"name":"platform_id","type":"string","title":"Platform","description":"The computer it ran on, when known.","example":"core-i7-5960x-sabertooth-x99","required":false},
    {"name":"slot","type":"string","title":"Slot","description":"The slot or port of the link, in words.","example":"short slot (x1 cards only)","required":false},
    {"name":"link_kind","type":"string","title":"Link","description":"The link that the data passed through and that the row is about. DMI is a PCI Express link between processor and chipset.","enum":["pcie","dmi","sata","sas","usb","thunderbolt","ethernet","none"],"example":"pcie","required":true},
    {"name":"link_generation","type":"string","title":"Generation","description":"Negotiated generation, as the standard names it: 3.0 for PCIe 3.0, DMI 3.0 and SATA at 6 Gb/s, 3.2 Gen 2x1 for USB at 10 Gb/s, 4 Gen 3x2 for USB4 at 40 Gb/s, 3 for Thunderbolt 3.","example":"3.2 Gen 2x1","required":false},
    {"name":"link_lanes","type":"integer","title":"Lanes","description":"Negotiated width of one link. Empty for USB, whose generation names it.","unit":"lane","example":"4","required":false},
    {"name":"link_count","type":"integer","title":"Links","description":"Number of such links used in parallel. Empty means one.","example":"2","required":false},
    {"name":"link_attachment","type":"string","title":"Attached to","description":"Whether the link ends at the processor or at the chipset.","enum":["cpu","chipset","unknown"],"example":"chipset","required":true},
    {"name":"link_protocol","type":"string","title":"Protocol","description":"How a USB drive is addressed, or what carries the data over Ethernet, when the source states or shows it. bot: bulk-only transport, one command at a time. uasp: USB attached SCSI, many at once. tcp_no_timestamps: TCP over IPv4 without the timestamps that Linux sends and Windows does not. tcp_ipv6: TCP over IPv6.","enum":["bot","uasp","tcp_no_timestamps","tcp_ipv6"],"example":"uasp","required":false},
    {"name":"link_generation_max","type":"string","title":"Supported generation","description":"Newest generation that both ends support, when known.","example":"4.0","required":false},
    {"name":"link_lanes_max","type":"integer","title":"Supported lanes","description":"Widest link that the device supports, when known.","unit":"lane","example":"4","required":false},
    {"name":"max_payload_size_bytes","type":"integer","title":"Max payload size","description":"PCIe Max_Payload_Size in force on the link.","unit":"B","enum":[128,256,512,1024,2048,4096],"example":"256","required":false},
    {"name":"max_payload_size_origin","type":"string","title":"Basis of max payload size","description":"stated: the source says so. assumed: usual for such a platform. fitted: chosen to match the figure, so the row is no evidence for the model. unknown: no value is given.","enum":["stated","assumed","fitted","unknown"],"example":"stated","required":true},
    {"name":"max_read_request_size_bytes","type":"integer","title":"Max read request size","description":"PCIe Max_Read_Request_Size of the device, when the source states it.","unit":"B","enum":[128,256,512,1024,2048,4096],"example":"512","required":false},
    {"name":"read_completion_boundary_bytes","type":"integer","title":"Read completion boundary","description":"PCIe Read Completion Boundary of the root complex, when the source states it.","unit":"B","enum":[64,128],"example":"64","required":false},
    {"name":"address_bits","type":"integer","title":"Address bits","description":"Width of the addresses in the request headers, when the source states it.","enum":[32,64],"example":"64","required":false},
    {"name":"tool","type":"string","title":"Tool","description":"Benchmark that produced the figures, when the source names it.","example":"hdparm","required":false},
    {"name":"tool_version","type":"string","title":"Tool version","description":"Version of the benchmark, when the source names it.","example":"1.1.0","required":false},
    {"name":"engine","type":"string","title":"Engine","description":"How the tool submits requests, when known.","example":"libaio","required":false},
    {"name":"direct","type":"string","title":"Direct I/O","description":"Whether the operating system's page cache was bypassed (direct I/O).","enum":["yes","no","unknown"],"example":"yes","required":false},
    {"name":"command","type":"string","title":"Command","description":"The exact command or job, without host names and serial numbers.","example":"fio --rw=randread --bs=4k --iodepth=32","required":false},
    {"name":"kernel","type":"string","title":"Kernel","description":"Release of the kernel or build of the operating system, when known.","example":"6.12.9","required":false},
    {"name":"state","type":"string","title":"State","description":"State of the drive. fob: fresh out of box or securely erased. transition: between fresh and steady. steady: preconditioned until stable. cached: inside a write cache. after_fill: filled beforehand. after_idle: after a rest. after_trim: after TRIM. used: used before, not preconditioned.","enum":["fob","transition","steady","cached","after_fill","after_idle","after_trim","used","unknown"],"example":"steady","required":true},
    {"name":"preconditioning","type":"string","title":"Preconditioning","description":"What was done to the drive before the measurement, in words.","example":"filled twice with 128 KiB sequential writes","required":false},
    {"name":"fill_percent","type":"number","title":"Filled","description":"Share of the drive that held data.","unit":"%","example":"50","required":false},
    {"name":"test_size_bytes","type":"integer","title":"Test size","description":"Size of the file or region that was tested.","unit":"B","example":"17179869184","required":false},
    {"name":"memory_bytes","type":"integer","title":"Memory","description":"Memory of the computer: a test smaller than this may have run in a cache.","unit":"B","example":"34359738368","required":false},
    {"name":"measured_on","type":"string","title":"Measured","description":"Day, month or year of the measurement, when known.","example":"2016-01-05","required":false},
    {"name":"note","type":"string","title":"Note","description":"What else a reader should know about the set-up, in our own words.","example":"A second board of the same model behaved alike.","required":false},
  ]},
  "series": {"name":"series","sqlName":"series","kind":"set","title":"Series","description":"Values of one result over time or repetitions, from which stability is computed.","primaryKey":["set_id","result_id","metric","x"],"columns":[
    {"name":"set_id","type":"string","title":"Set","description":"The contribution that holds the row: the name of its folder.","example":"habr-pcie-290","required":true},
    {"name":"result_id","type":"string","title":"Result","description":"The result that the values belong to.","example":"x99-1.0-x1-seq","required":true},
    {"name":"metric","type":"string","title":"Metric","description":"What the value is: a column of the results table, in its base unit.","enum":["bandwidth_bytes_per_s","iops","latency_mean_s","latency_p99_s","temperature_c","power_w"],"example":"iops","required":true},
    {"name":"x_kind","type":"string","title":"Counted in","description":"What x counts: seconds from the start, rounds of a steady-state test, repetitions, or bytes written so far.","enum":["second","round","iteration","byte"],"example":"second","required":true},
    {"name":"x","type":"number","title":"x","description":"Second, round, repetition or bytes written so far.","example":"1","required":true},
    {"name":"value","type":"number","title":"Value","description":"The value, in the base unit of its metric.","example":"52804","required":true},
  ]},
  "socket-platforms": {"name":"socket-platforms","sqlName":"socket_platforms","kind":"registry","title":"Sockets and chipsets","description":"A processor socket with one of its chipsets, or a system on a chip. What it offers is in the tables of lanes and ports.","primaryKey":["socket_platform_id"],"columns":[
    {"name":"socket_platform_id","type":"string","title":"Platform","description":"Short name: vendor, socket and chipset, or vendor and model of a system on a chip.","example":"intel-lga1700-z790","required":true},
    {"name":"vendor","type":"string","title":"Vendor","description":"Maker of the processor.","example":"Intel","required":true},
    {"name":"socket","type":"string","title":"Socket","description":"Socket of the processor; \"soldered\" where it has none.","example":"LGA1700","required":true},
    {"name":"chipset","type":"string","title":"Chipset","description":"Model of the chipset. Empty where the ports are those of the processor.","example":"Z790","required":false},
    {"name":"chipset_id","type":"string","title":"Uplink","description":"The link from that chipset to the processor, when known.","example":"intel-z790-h770","required":false},
    {"name":"processors","type":"string","title":"Processors","description":"Processor families or models that it supports.","example":"12th to 14th generation","required":true},
    {"name":"year","type":"integer","title":"Year","description":"Year of its introduction, when a source names it.","example":"2022","required":false},
    {"name":"two_socket_lanes","type":"integer","title":"Lanes of two","description":"Lanes that two processors have together at most, for slots and drives. Empty where boards have one socket, or where no source says.","unit":"lane","example":"160","required":false},
    {"name":"confidence","type":"string","title":"Confidence","description":"specified: read in the vendor's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which.","enum":["specified","reported","unverified"],"example":"reported","required":true},
    {"name":"sources","type":"string","title":"Sources","description":"Keys of content/references.yaml, separated by one space. Empty only in unverified rows.","example":"pugetsystems-600-series","required":false},
    {"name":"note","type":"string","title":"Note","description":"What the sources leave open, and where they disagree.","example":"28 or 40 processor lanes by model.","required":false},
  ]},
  "sources": {"name":"sources","sqlName":"sources","kind":"set","title":"Sources","description":"Where figures come from: one row per page, paper, log or file that a run cites.","primaryKey":["set_id","source_id"],"columns":[
    {"name":"set_id","type":"string","title":"Set","description":"The contribution that holds the row: the name of its folder.","example":"habr-pcie-290","required":true},
    {"name":"source_id","type":"string","title":"Source","description":"Short name of the source, unique inside its set. Where content/references.yaml holds the same source, the same key.","example":"ixbt-2017-pcie-modes","required":true},
    {"name":"kind","type":"string","title":"Kind","description":"What sort of source it is. A vendor's data sheet states claims, so it backs drive facts, not results.","enum":["own_measurement","paper","review","article","vendor_documentation","forum","issue_thread","source_code","dataset"],"example":"review","required":true},
    {"name":"title","type":"string","title":"Title","description":"The source's title, or our own description of it where it has none.","example":"NVMe drives in different modes of PCI Express","required":true},
    {"name":"author","type":"string","title":"Author","description":"Person or account that published it, where known.","example":"A. Tester","required":false},
    {"name":"publisher","type":"string","title":"Publisher","description":"Site, journal or project that published it.","example":"ixbt.com","required":true},
    {"name":"language","type":"string","title":"Language","description":"Language of the source as a BCP 47 tag.","example":"ru","required":true},
    {"name":"url","type":"string","title":"Address","description":"Where it can be read. Empty when the address is unknown.","example":"https://www.example.org/review/4","required":false},
    {"name":"published_on","type":"string","title":"Published","description":"Day, month or year of publication, where the source states one.","example":"2017-01-24","required":false},
    {"name":"accessed_on","type":"date","title":"Accessed","description":"Day on which the figures were taken from the source, where recorded.","example":"2026-05-12","required":false},
    {"name":"rights_basis","type":"string","title":"Rights","description":"Why the figures may be published here: own work, a licence, a permission, or only facts with citation.","enum":["own","licence","permission","facts_only"],"example":"facts_only","required":true},
    {"name":"licence_spdx","type":"string","title":"Licence","description":"SPDX identifier of the source's own licence. Needed when the rights rest on it.","example":"CC-BY-4.0","required":false},
    {"name":"note","type":"string","title":"Note","description":"What a reader should know before trusting the figures, in our own words.","example":"The page prints MB/s and means MiB/s.","required":false},
  ]},
  "targets": {"name":"targets","sqlName":"targets","kind":"set","title":"Targets","description":"What was tested: one row per drive, array, controller or device as it was set up.","primaryKey":["set_id","target_id"],"columns":[
    {"name":"set_id","type":"string","title":"Set","description":"The contribution that holds the row: the name of its folder.","example":"habr-pcie-290","required":true},
    {"name":"target_id","type":"string","title":"Target","description":"Short name of the target, unique inside its set.","example":"sn100-mirror","required":true},
    {"name":"kind","type":"string","title":"Kind of target","description":"What was tested: one drive, several drives behind one figure, a volume or file on unknown hardware, a controller with its drives, a memory card, a GPU, a DMA engine, or another device.","enum":["drive","array","volume","controller","memory_card","gpu","dma_engine","device"],"example":"drive","required":true},
    {"name":"target","type":"string","title":"Target","description":"What was tested, as a reader would name it.","example":"Patriot Hellfire 240 GB","required":true},
    {"name":"drive_id","type":"string","title":"Drive","description":"The drive model, when the target is made of one model.","example":"patriot-hellfire-240gb","required":false},
    {"name":"drive_count","type":"integer","title":"Drives","description":"How many drives it is made of. Empty when the source does not say.","example":"2","required":false},
    {"name":"firmware","type":"string","title":"Firmware","description":"Firmware revision of the drives, when known.","example":"S9FM02.1","required":false},
    {"name":"controller_id","type":"string","title":"Controller","description":"The controller of the drives, when it is in the registry.","example":"lsi-sas9300-8i","required":false},
    {"name":"controller","type":"string","title":"Controller, as named","description":"The controller or driver stack in the words of the source.","example":"Intel RST 12.8.0.1016","required":false},
    {"name":"array_kind","type":"string","title":"Array","description":"How the drives are combined. none: not at all, be it one drive or several at once; jbod: joined end to end.","enum":["none","jbod","raid0","raid1","raid1e","raid10","raid5","raid6","raid50","raid60","zfs_stripe","zfs_mirror","raidz1","raidz2","raidz3","draid1","draid2","draid3","btrfs_raid0","btrfs_raid1","btrfs_raid10","btrfs_raid5","btrfs_raid6","storage_spaces_simple","storage_spaces_mirror","storage_spaces_parity"],"example":"raid10","required":true},
    {"name":"array_groups","type":"integer","title":"Groups","description":"How many groups or vdevs the array is striped over. Empty means one.","example":"2","required":false},
    {"name":"chunk_size_bytes","type":"integer","title":"Chunk size","description":"Consecutive bytes on one drive before the next drive follows (stripe unit).","unit":"B","example":"131072","required":false},
    {"name":"write_cache","type":"string","title":"Write cache","description":"Whether writes are acknowledged before they reach the medium.","enum":["write_back","write_through","off","unknown"],"example":"write_back","required":false},
    {"name":"filesystem","type":"string","title":"File system","description":"File system under test. Empty when the device itself was tested, or when unknown.","example":"ext4","required":false},
    {"name":"note","type":"string","title":"Note","description":"What else a reader should know about the target, in our own words.","example":"SandForce controller: compresses what it stores.","required":false},
  ]},
  "workloads": {"name":"workloads","sqlName":"workloads","kind":"registry","title":"Workloads","description":"Workloads that have a name. The numbers define them: elsewhere, the same name can mean another mix.","primaryKey":["workload_id"],"columns":[
    {"name":"workload_id","type":"string","title":"Workload","description":"Short name of the workload.","example":"vdi-4k-20-80","required":true},
    {"name":"label","type":"string","title":"Label","description":"What people call it.","example":"Virtual desktops","required":true},
    {"name":"access","type":"string","title":"Access","description":"Access pattern: sequential, random, a mixture, a bulk copy of memory, or not stated.","enum":["seq","rand","mixed","copy","unspecified"],"example":"seq","required":true},
    {"name":"random_percent","type":"number","title":"Random","description":"Share of random requests, in a workload that mixes random and sequential ones.","unit":"%","example":"80","required":true},
    {"name":"read_percent","type":"number","title":"Read share","description":"Share of reads, in a workload that mixes reads and writes.","unit":"%","example":"67","required":true},
    {"name":"block_size_bytes","type":"integer","title":"Block size","description":"Bytes per request, when stated.","unit":"B","example":"131072","required":false},
    {"name":"block_split","type":"string","title":"Block mix","description":"Block sizes and their shares in a workload with several, as fio writes them: size in bytes/percent, joined by colons.","example":"512/10:4096/60:65536/30","required":false},
    {"name":"sources","type":"string","title":"Sources","description":"Keys of content/references.yaml that define it, separated by spaces. Empty where the columns define it.","example":"fio-iometer-example","required":false},
    {"name":"note","type":"string","title":"Note","description":"What a reader should know about the name, in our own words.","example":"Other sources mean 80/20 by the same name.","required":false},
  ]},
  "summary": {"name":"summary","sqlName":"summary","kind":"computed","title":"Summary","description":"Number of measurements of each kind: one row per combination of filter values.","primaryKey":["target_kind","drive_id","link","link_lanes","access","direction","block_size_bytes","read_percent","requests_in_flight","metrics","state","link_limited","tool","platform_id","year","source_publisher","set_id"],"columns":[
    {"name":"target_kind","type":"string","title":"Kind of target","description":"What was tested: one drive, several drives behind one figure, a volume or file on unknown hardware, a controller with its drives, a memory card, a GPU, a DMA engine, or another device.","enum":["drive","array","volume","controller","memory_card","gpu","dma_engine","device"],"example":"drive","required":true},
    {"name":"drive_id","type":"string","title":"Drive","description":"The drive model, when the target is made of one model.","example":"patriot-hellfire-240gb","required":false},
    {"name":"link","type":"string","title":"Link","description":"Kind and generation of the link in one text.","example":"pcie-3.0","required":false},
    {"name":"link_lanes","type":"integer","title":"Lanes","description":"Negotiated width of one link. Empty for USB, whose generation names it.","unit":"lane","example":"4","required":false},
    {"name":"access","type":"string","title":"Access","description":"Access pattern: sequential, random, a mixture, a bulk copy of memory, or not stated.","enum":["seq","rand","mixed","copy","unspecified"],"example":"seq","required":true},
    {"name":"direction","type":"string","title":"Direction","description":"Direction of the counted bytes. device_writes_host: a drive being read, GPU to host. device_reads_host: a drive being written, host to GPU. host_writes_device: stores by the processor. mixed: reads and writes together in one figure. trim: discards. both: the source gives one figure for either direction. unspecified: the source does not say.","enum":["device_writes_host","device_reads_host","host_writes_device","mixed","trim","both","unspecified"],"example":"device_writes_host","required":true},
    {"name":"block_size_bytes","type":"integer","title":"Block size","description":"Bytes per request, when stated.","unit":"B","example":"131072","required":false},
    {"name":"read_percent","type":"number","title":"Read share","description":"Share of reads, in a workload that mixes reads and writes.","unit":"%","example":"67","required":false},
    {"name":"requests_in_flight","type":"integer","title":"Total queue depth","description":"Total requests in flight: as stated, or queue depth times jobs.","example":"32","required":false},
    {"name":"metrics","type":"string","title":"Metrics","description":"Quantities that the row has, separated by spaces: bandwidth, iops, latency, ratio, prediction.","example":"bandwidth iops latency","required":false},
    {"name":"state","type":"string","title":"State","description":"State of the drive. fob: fresh out of box or securely erased. transition: between fresh and steady. steady: preconditioned until stable. cached: inside a write cache. after_fill: filled beforehand. after_idle: after a rest. after_trim: after TRIM. used: used before, not preconditioned.","enum":["fob","transition","steady","cached","after_fill","after_idle","after_trim","used","unknown"],"example":"steady","required":true},
    {"name":"link_limited","type":"string","title":"Link is the limit","description":"Whether the wire rate of the link limited the figure, as far as the source shows.","enum":["yes","partly","no","unknown"],"example":"yes","required":true},
    {"name":"tool","type":"string","title":"Tool","description":"Benchmark that produced the figures, when the source names it.","example":"hdparm","required":false},
    {"name":"platform_id","type":"string","title":"Platform","description":"The computer it ran on, when known.","example":"core-i7-5960x-sabertooth-x99","required":false},
    {"name":"year","type":"string","title":"Year","description":"Year of the measurement, or else of its source.","example":"2024","required":false},
    {"name":"source_publisher","type":"string","title":"Publisher","description":"Site, journal or project that published it.","example":"ixbt.com","required":true},
    {"name":"set_id","type":"string","title":"Set","description":"The contribution that holds the row: the name of its folder.","example":"habr-pcie-290","required":true},
    {"name":"rows","type":"integer","title":"Rows","description":"Measurements of that kind.","example":"71","required":true},
  ]},
  "texts": {"name":"texts","sqlName":"texts","kind":"computed","title":"Texts","description":"Names and notes of the measurements, for a search: each combination once.","primaryKey":["text_id"],"columns":[
    {"name":"text_id","type":"integer","title":"Text","description":"The row of `texts` with the names and notes that a search finds it by.","example":"17","required":true},
    {"name":"text","type":"string","title":"Text","description":"In lower case, a line for each that is known: target, drive_name, controller, platform_name, slot, tool, source_title, source_publisher, note, run_note.","example":"patriot hellfire","required":true},
  ]},
  "measurements": {"name":"measurements","sqlName":"measurements","kind":"joined","title":"Measurements","description":"Results with their run, source, drive, platform and prediction: the table to begin with.","primaryKey":["set_id","result_id"],"columns":[
    {"name":"set_id","type":"string","title":"Set","description":"The contribution that holds the row: the name of its folder.","example":"habr-pcie-290","required":true},
    {"name":"result_id","type":"string","title":"Result","description":"Short name of the result, unique inside its set.","example":"x99-1.0-x1-seq","required":true},
    {"name":"run_id","type":"string","title":"Run","description":"The run it belongs to.","example":"x99-chipset-1.0-x1","required":true},
    {"name":"source_id","type":"string","title":"Source","description":"The source that reports this run.","example":"ixbt-2017-pcie-modes","required":true},
    {"name":"source_title","type":"string","title":"Title","description":"The source's title, or our own description of it where it has none.","example":"NVMe drives in different modes of PCI Express","required":true},
    {"name":"source_publisher","type":"string","title":"Publisher","description":"Site, journal or project that published it.","example":"ixbt.com","required":true},
    {"name":"source_url","type":"string","title":"Address","description":"Where it can be read. Empty when the address is unknown.","example":"https://www.example.org/review/4","required":false},
    {"name":"source_published_on","type":"string","title":"Published","description":"Day, month or year of publication, where the source states one.","example":"2017-01-24","required":false},
    {"name":"target_id","type":"string","title":"Target","description":"Short name of the target, unique inside its set.","example":"sn100-mirror","required":true},
    {"name":"target_kind","type":"string","title":"Kind of target","description":"What was tested: one drive, several drives behind one figure, a volume or file on unknown hardware, a controller with its drives, a memory card, a GPU, a DMA engine, or another device.","enum":["drive","array","volume","controller","memory_card","gpu","dma_engine","device"],"example":"drive","required":true},
    {"name":"target","type":"string","title":"Target","description":"What was tested, as a reader would name it.","example":"Patriot Hellfire 240 GB","required":true},
    {"name":"drive_id","type":"string","title":"Drive","description":"The drive model, when the target is made of one model.","example":"patriot-hellfire-240gb","required":false},
    {"name":"drive_name","type":"string","title":"Drive","description":"Vendor and model of the drive.","example":"Patriot Hellfire","required":false},
    {"name":"drive_count","type":"integer","title":"Drives","description":"How many drives it is made of. Empty when the source does not say.","example":"2","required":false},
    {"name":"firmware","type":"string","title":"Firmware","description":"Firmware revision of the drives, when known.","example":"S9FM02.1","required":false},
    {"name":"controller_id","type":"string","title":"Controller","description":"The controller of the drives, when it is in the registry.","example":"lsi-sas9300-8i","required":false},
    {"name":"controller","type":"string","title":"Controller, as named","description":"The controller or driver stack in the words of the source.","example":"Intel RST 12.8.0.1016","required":false},
    {"name":"array_kind","type":"string","title":"Array","description":"How the drives are combined. none: not at all, be it one drive or several at once; jbod: joined end to end.","enum":["none","jbod","raid0","raid1","raid1e","raid10","raid5","raid6","raid50","raid60","zfs_stripe","zfs_mirror","raidz1","raidz2","raidz3","draid1","draid2","draid3","btrfs_raid0","btrfs_raid1","btrfs_raid10","btrfs_raid5","btrfs_raid6","storage_spaces_simple","storage_spaces_mirror","storage_spaces_parity"],"example":"raid10","required":true},
    {"name":"array_groups","type":"integer","title":"Groups","description":"How many groups or vdevs the array is striped over. Empty means one.","example":"2","required":false},
    {"name":"chunk_size_bytes","type":"integer","title":"Chunk size","description":"Consecutive bytes on one drive before the next drive follows (stripe unit).","unit":"B","example":"131072","required":false},
    {"name":"write_cache","type":"string","title":"Write cache","description":"Whether writes are acknowledged before they reach the medium.","enum":["write_back","write_through","off","unknown"],"example":"write_back","required":false},
    {"name":"filesystem","type":"string","title":"File system","description":"File system under test. Empty when the device itself was tested, or when unknown.","example":"ext4","required":false},
    {"name":"platform_id","type":"string","title":"Platform","description":"The computer it ran on, when known.","example":"core-i7-5960x-sabertooth-x99","required":false},
    {"name":"platform_name","type":"string","title":"Platform","description":"How a reader would name it.","example":"Core i7-5960X on Asus Sabertooth X99","required":false},
    {"name":"slot","type":"string","title":"Slot","description":"The slot or port of the link, in words.","example":"short slot (x1 cards only)","required":false},
    {"name":"link_kind","type":"string","title":"Link","description":"The link that the data passed through and that the row is about. DMI is a PCI Express link between processor and chipset.","enum":["pcie","dmi","sata","sas","usb","thunderbolt","ethernet","none"],"example":"pcie","required":true},
    {"name":"link_generation","type":"string","title":"Generation","description":"Negotiated generation, as the standard names it: 3.0 for PCIe 3.0, DMI 3.0 and SATA at 6 Gb/s, 3.2 Gen 2x1 for USB at 10 Gb/s, 4 Gen 3x2 for USB4 at 40 Gb/s, 3 for Thunderbolt 3.","example":"3.2 Gen 2x1","required":false},
    {"name":"link_lanes","type":"integer","title":"Lanes","description":"Negotiated width of one link. Empty for USB, whose generation names it.","unit":"lane","example":"4","required":false},
    {"name":"link_count","type":"integer","title":"Links","description":"Number of such links used in parallel. Empty means one.","example":"2","required":false},
    {"name":"link","type":"string","title":"Link","description":"Kind and generation of the link in one text.","example":"pcie-3.0","required":false},
    {"name":"link_attachment","type":"string","title":"Attached to","description":"Whether the link ends at the processor or at the chipset.","enum":["cpu","chipset","unknown"],"example":"chipset","required":true},
    {"name":"link_protocol","type":"string","title":"Protocol","description":"How a USB drive is addressed, or what carries the data over Ethernet, when the source states or shows it. bot: bulk-only transport, one command at a time. uasp: USB attached SCSI, many at once. tcp_no_timestamps: TCP over IPv4 without the timestamps that Linux sends and Windows does not. tcp_ipv6: TCP over IPv6.","enum":["bot","uasp","tcp_no_timestamps","tcp_ipv6"],"example":"uasp","required":false},
    {"name":"link_generation_max","type":"string","title":"Supported generation","description":"Newest generation that both ends support, when known.","example":"4.0","required":false},
    {"name":"link_lanes_max","type":"integer","title":"Supported lanes","description":"Widest link that the device supports, when known.","unit":"lane","example":"4","required":false},
    {"name":"max_payload_size_bytes","type":"integer","title":"Max payload size","description":"PCIe Max_Payload_Size in force on the link.","unit":"B","enum":[128,256,512,1024,2048,4096],"example":"256","required":false},
    {"name":"max_payload_size_origin","type":"string","title":"Basis of max payload size","description":"stated: the source says so. assumed: usual for such a platform. fitted: chosen to match the figure, so the row is no evidence for the model. unknown: no value is given.","enum":["stated","assumed","fitted","unknown"],"example":"stated","required":true},
    {"name":"max_read_request_size_bytes","type":"integer","title":"Max read request size","description":"PCIe Max_Read_Request_Size of the device, when the source states it.","unit":"B","enum":[128,256,512,1024,2048,4096],"example":"512","required":false},
    {"name":"address_bits","type":"integer","title":"Address bits","description":"Width of the addresses in the request headers, when the source states it.","enum":[32,64],"example":"64","required":false},
    {"name":"tool","type":"string","title":"Tool","description":"Benchmark that produced the figures, when the source names it.","example":"hdparm","required":false},
    {"name":"tool_version","type":"string","title":"Tool version","description":"Version of the benchmark, when the source names it.","example":"1.1.0","required":false},
    {"name":"engine","type":"string","title":"Engine","description":"How the tool submits requests, when known.","example":"libaio","required":false},
    {"name":"direct","type":"string","title":"Direct I/O","description":"Whether the operating system's page cache was bypassed (direct I/O).","enum":["yes","no","unknown"],"example":"yes","required":false},
    {"name":"command","type":"string","title":"Command","description":"The exact command or job, without host names and serial numbers.","example":"fio --rw=randread --bs=4k --iodepth=32","required":false},
    {"name":"kernel","type":"string","title":"Kernel","description":"Release of the kernel or build of the operating system, when known.","example":"6.12.9","required":false},
    {"name":"state","type":"string","title":"State","description":"State of the drive. fob: fresh out of box or securely erased. transition: between fresh and steady. steady: preconditioned until stable. cached: inside a write cache. after_fill: filled beforehand. after_idle: after a rest. after_trim: after TRIM. used: used before, not preconditioned.","enum":["fob","transition","steady","cached","after_fill","after_idle","after_trim","used","unknown"],"example":"steady","required":true},
    {"name":"preconditioning","type":"string","title":"Preconditioning","description":"What was done to the drive before the measurement, in words.","example":"filled twice with 128 KiB sequential writes","required":false},
    {"name":"fill_percent","type":"number","title":"Filled","description":"Share of the drive that held data.","unit":"%","example":"50","required":false},
    {"name":"test_size_bytes","type":"integer","title":"Test size","description":"Size of the file or region that was tested.","unit":"B","example":"17179869184","required":false},
    {"name":"memory_bytes","type":"integer","title":"Memory","description":"Memory of the computer: a test smaller than this may have run in a cache.","unit":"B","example":"34359738368","required":false},
    {"name":"measured_on","type":"string","title":"Measured","description":"Day, month or year of the measurement, when known.","example":"2016-01-05","required":false},
    {"name":"year","type":"string","title":"Year","description":"Year of the measurement, or else of its source.","example":"2024","required":false},
    {"name":"workload_id","type":"string","title":"Workload","description":"Name of the workload in the registry, if it has one. The other columns describe it all the same.","example":"vdi-4k-20-80","required":false},
    {"name":"direction","type":"string","title":"Direction","description":"Direction of the counted bytes. device_writes_host: a drive being read, GPU to host. device_reads_host: a drive being written, host to GPU. host_writes_device: stores by the processor. mixed: reads and writes together in one figure. trim: discards. both: the source gives one figure for either direction. unspecified: the source does not say.","enum":["device_writes_host","device_reads_host","host_writes_device","mixed","trim","both","unspecified"],"example":"device_writes_host","required":true},
    {"name":"duplex","type":"string","title":"Traffic","description":"Whether similar traffic ran the other way at the same time. The figure stays per direction.","enum":["one_way","two_way","unknown"],"example":"one_way","required":true},
    {"name":"access","type":"string","title":"Access","description":"Access pattern: sequential, random, a mixture, a bulk copy of memory, or not stated.","enum":["seq","rand","mixed","copy","unspecified"],"example":"seq","required":true},
    {"name":"random_percent","type":"number","title":"Random","description":"Share of random requests, in a workload that mixes random and sequential ones.","unit":"%","example":"80","required":false},
    {"name":"block_size_bytes","type":"integer","title":"Block size","description":"Bytes per request, when stated.","unit":"B","example":"131072","required":false},
    {"name":"block_split","type":"string","title":"Block mix","description":"Block sizes and their shares in a workload with several, as fio writes them: size in bytes/percent, joined by colons.","example":"512/10:4096/60:65536/30","required":false},
    {"name":"read_percent","type":"number","title":"Read share","description":"Share of reads, in a workload that mixes reads and writes.","unit":"%","example":"67","required":false},
    {"name":"queue_depth","type":"integer","title":"Queue depth","description":"Requests in flight per job, when stated.","example":"8","required":false},
    {"name":"jobs","type":"integer","title":"Jobs","description":"Threads or processes, each with this queue depth, when stated.","example":"1","required":false},
    {"name":"outstanding_requests","type":"integer","title":"Outstanding","description":"Total requests in flight, when the source gives only the total.","example":"256","required":false},
    {"name":"requests_in_flight","type":"integer","title":"Total queue depth","description":"Total requests in flight: as stated, or queue depth times jobs.","example":"32","required":false},
    {"name":"devices","type":"integer","title":"Devices","description":"Drives or devices tested at once; the figure is their sum. Empty when the source does not say.","example":"3","required":false},
    {"name":"duration_s","type":"number","title":"Duration","description":"Duration of the measurement.","unit":"s","example":"60","required":false},
    {"name":"iterations","type":"integer","title":"Iterations","description":"Number of repetitions that the figure summarises.","example":"5","required":false},
    {"name":"bandwidth_bytes_per_s","type":"number","title":"Bandwidth","description":"Measured bandwidth. Empty when the source gives only a range or a ratio.","unit":"B/s","example":"438304768","required":false},
    {"name":"bandwidth_low_bytes_per_s","type":"number","title":"Bandwidth, low end","description":"Low end of the range that the source gives. Without a high end: at least this much.","unit":"B/s","example":"188743680","required":false},
    {"name":"bandwidth_high_bytes_per_s","type":"number","title":"Bandwidth, high end","description":"High end of the range that the source gives.","unit":"B/s","example":"230686720","required":false},
    {"name":"measured_bytes_per_s","type":"number","title":"Measured","description":"One number for charts: the bandwidth, the middle of its range, or the one end that is known.","unit":"B/s","example":"438304768","required":false},
    {"name":"iops","type":"number","title":"IOPS","description":"Measured IOPS, when the source gives them.","unit":"1/s","example":"47399617.6","required":false},
    {"name":"latency_kind","type":"string","title":"Kind of latency","description":"completion: from submission to completion (clat in fio). total: including submission (lat in fio). unknown: the source does not say.","enum":["completion","total","unknown"],"example":"completion","required":false},
    {"name":"latency_mean_s","type":"number","title":"Latency, mean","description":"Mean time per request.","unit":"s","example":"0.000131","required":false},
    {"name":"latency_min_s","type":"number","title":"Latency, minimum","description":"Shortest request.","unit":"s","example":"0.00002","required":false},
    {"name":"latency_p50_s","type":"number","title":"Latency, median","description":"Half of the requests took at most this.","unit":"s","example":"0.0001","required":false},
    {"name":"latency_p90_s","type":"number","title":"Latency, p90","description":"90 % of the requests took at most this.","unit":"s","example":"0.0002","required":false},
    {"name":"latency_p95_s","type":"number","title":"Latency, p95","description":"95 % of the requests took at most this.","unit":"s","example":"0.0003","required":false},
    {"name":"latency_p99_s","type":"number","title":"Latency, p99","description":"99 % of the requests took at most this.","unit":"s","example":"0.0004","required":false},
    {"name":"latency_p999_s","type":"number","title":"Latency, p99.9","description":"99.9 % of the requests took at most this.","unit":"s","example":"0.001","required":false},
    {"name":"latency_p9999_s","type":"number","title":"Latency, p99.99","description":"99.99 % of the requests took at most this.","unit":"s","example":"0.002","required":false},
    {"name":"latency_max_s","type":"number","title":"Latency, maximum","description":"Longest request.","unit":"s","example":"0.02","required":false},
    {"name":"latency_stdev_s","type":"number","title":"Latency, standard deviation","description":"Standard deviation of the time per request.","unit":"s","example":"0.00005","required":false},
    {"name":"iops_stdev_per_s","type":"number","title":"IOPS, standard deviation","description":"Standard deviation of the IOPS over the samples.","unit":"1/s","example":"120","required":false},
    {"name":"bandwidth_stdev_bytes_per_s","type":"number","title":"Bandwidth, standard deviation","description":"Standard deviation of the bandwidth over the samples.","unit":"B/s","example":"1200000","required":false},
    {"name":"cpu_percent","type":"number","title":"Processor time","description":"User and system time, as a share of all processors unless the note says otherwise.","unit":"%","example":"40","required":false},
    {"name":"power_w","type":"number","title":"Power","description":"Electrical power of the target under this workload.","unit":"W","example":"7.5","required":false},
    {"name":"temperature_c","type":"number","title":"Temperature","description":"Temperature that the drive reports under this workload.","unit":"°C","example":"55","required":false},
    {"name":"counted","type":"string","title":"Bytes counted","description":"payload: the data that the user asked for. wire: packets with their overhead, as a counter on the link sees them.","enum":["payload","wire"],"example":"payload","required":true},
    {"name":"link_limited","type":"string","title":"Link is the limit","description":"Whether the wire rate of the link limited the figure, as far as the source shows.","enum":["yes","partly","no","unknown"],"example":"yes","required":true},
    {"name":"precision","type":"string","title":"Precision","description":"exact: as measured. approximate: rounded or estimated by the author. relative: only a ratio to another row is given.","enum":["exact","approximate","relative"],"example":"approximate","required":true},
    {"name":"relative_metric","type":"string","title":"Ratio of","description":"What the ratio compares. score: the total of a benchmark. requests_within_latency: requests served within a latency target.","enum":["bandwidth","iops","latency","score","requests_within_latency"],"example":"bandwidth","required":false},
    {"name":"relative_value","type":"number","title":"Ratio","description":"Multiple of the row named in relative_to. A row that names itself with ratio 1 is a baseline for which the source gives no absolute figure.","example":"2","required":false},
    {"name":"relative_low_value","type":"number","title":"Ratio, low end","description":"Low end of the ratio, when the source gives a range.","example":"0.8","required":false},
    {"name":"relative_high_value","type":"number","title":"Ratio, high end","description":"High end of the ratio, when the source gives a range.","example":"0.85","required":false},
    {"name":"relative_to","type":"string","title":"Ratio to","description":"The result that the ratio refers to, in the same set.","example":"x99-1.0-x1-seq","required":false},
    {"name":"value_origin","type":"string","title":"Figure taken from","description":"How the figure reached this table.","enum":["raw_log","reported_table","reported_text","digitised_chart","computed"],"example":"reported_text","required":true},
    {"name":"source_place","type":"string","title":"Place in the source","description":"Where in the source the figure is: file, page, table or line.","example":"randread-32-16.json","required":false},
    {"name":"raw_sha256","type":"string","title":"Raw file","description":"SHA-256 of the unchanged file that the figure was read from.","example":"69f17360184902671352a8868006796e7a04e237360da2cb5d7849ccbd451e19","required":false},
    {"name":"digitise_error_percent","type":"number","title":"Reading error","description":"Largest error in reading the figure off a chart, as a share of the figure.","unit":"%","example":"3","required":false},
    {"name":"reported_value","type":"string","title":"As reported","description":"The author's own figure: a number, a range such as 180-220, or with ~, > or < before it. Empty where the figure was read from a tool's output.","example":"180-220","required":false},
    {"name":"reported_unit","type":"string","title":"Unit as printed","description":"The unit that the source prints next to it: x for a ratio.","example":"MB/s","required":false},
    {"name":"reported_unit_means","type":"string","title":"Unit as meant","description":"What the printed unit means. hdparm prints MB/s for MiB/s. The base-unit columns follow from this one.","enum":["B/s","kB/s","MB/s","GB/s","KiB/s","MiB/s","GiB/s","Mb/s","Gb/s","1/s","s","ms","us","ns","%","x"],"example":"MiB/s","required":false},
    {"name":"note","type":"string","title":"Note","description":"What a reader should know about this figure, in our own words.","example":"Drive-limited: the link has room left.","required":false},
    {"name":"run_note","type":"string","title":"Note on the run","description":"What else a reader should know about the set-up, in our own words.","example":"A second board of the same model behaved alike.","required":false},
    {"name":"calculator","type":"string","title":"Calculator","description":"The calculator that made the prediction.","example":"pcie","required":false},
    {"name":"model_version","type":"integer","title":"Model version","description":"Version of the calculator that made the prediction.","example":"1","required":false},
    {"name":"ceiling_bytes_per_s","type":"number","title":"Ceiling","description":"Payload bandwidth that the wire format allows, per direction.","unit":"B/s","example":"456000000","required":false},
    {"name":"expected_low_bytes_per_s","type":"number","title":"Expected, low end","description":"Low end of what good hardware is expected to reach; the basis of the range says how that is known.","unit":"B/s","example":"424000000","required":false},
    {"name":"expected_high_bytes_per_s","type":"number","title":"Expected, high end","description":"High end of what good hardware is expected to reach.","unit":"B/s","example":"451000000","required":false},
    {"name":"range_basis","type":"string","title":"Basis of the expected range","description":"measured: on links of this generation or kind. assumed: carried over from links of other kinds.","enum":["measured","assumed"],"example":"measured","required":false},
    {"name":"measured_over_ceiling","type":"number","title":"Measured / ceiling","description":"Measured bandwidth over the ceiling of the model.","example":"0.96","required":false},
    {"name":"metrics","type":"string","title":"Metrics","description":"Quantities that the row has, separated by spaces: bandwidth, iops, latency, ratio, prediction.","example":"bandwidth iops latency","required":false},
    {"name":"text_id","type":"integer","title":"Text","description":"The row of `texts` with the names and notes that a search finds it by.","example":"17","required":true},
    {"name":"position","type":"integer","title":"Position","description":"Place of the row when all are read in order, from 1: the same load on different devices side by side. Another version of the dataset may have another order.","example":"290","required":true},
  ]},
};

/** A row of Array predictions. Dates are ISO text. */
export interface ArrayPredictionsRow {
  /** The set that holds both results. */ set_id: string;
  /** The result of the array. */ result_id: string;
  /** The result that both ratios refer to. */ baseline_id: string;
  /** The calculator that made the prediction. */ calculator: string;
  /** Version of the calculator that made the prediction. */ model_version: number;
  /** The calculator output that is compared. */ output: "read_rate" | "write_rate" | "read_iops" | "write_iops";
  /** The predicted multiple of the baseline, from drives and layout alone. */ predicted_times: number;
  /** The measured multiple of the baseline. */ measured_times: number;
  /** figure: the multiple itself. at_most: the source says less than this. at_least: more than this. */ measured_kind: "figure" | "at_most" | "at_least";
}

/** A row of Slots of boards that were checked. Dates are ISO text. */
export interface BoardChecksRow {
  /** The board and the place in the list of its checks. */ board_check_id: string;
  /** The board that was looked up. */ board_id: string;
  /** As the firmware calls it; where it lists none, as the text does. */ slot: string;
  /** The column of the table of slots. */ field: "lanes" | "length_lanes" | "generation" | "attached_to" | "form";
  /** What the firmware of most machines states. Empty where it states nothing, or where the table had left it open. */ stated: string | null;
  /** What the text states. Empty where it says only that the firmware is wrong; the note says how. */ found: string | null;
  /** agrees: both state the same. differs: they do not. added: the text alone states it. */ outcome: "agrees" | "differs" | "added";
  /** Keys of content/references.yaml, separated by one space. */ sources: string;
  /** What a cell does not say. */ note: string | null;
}

/** A row of What slots of boards turn off. Dates are ISO text. */
export interface BoardConditionsRow {
  /** The board and what changes. */ board_condition_id: string;
  /** The board that it is on. */ board_id: string;
  /** Slots and ports as printed on the board, with commas between several. */ slot: string;
  /** device: something is in the other slot. nvme, sata: a drive of that kind is. setting: the firmware is set so. processor: such a one is in the socket. port: other ports of the board are used. */ cause: "device" | "nvme" | "sata" | "setting" | "processor" | "port";
  /** The other slot as printed, or the setting, processor or ports in the words of the source. */ caused_by: string;
  /** Lanes that it has then; 0 where it is off. [lane] */ becomes_lanes: number;
  /** specified: read in the maker’s own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** What the sources leave open, and where they disagree. */ note: string | null;
}

/** A row of Slots of boards. Dates are ISO text. */
export interface BoardSlotsRow {
  /** The board and the place of the slot in its list. */ board_slot_id: string;
  /** The board that it is on. */ board_id: string;
  /** Place in the board's own list. */ position: number;
  /** As printed on the board; a number behind a hash tells slots of one name apart. Where the source gives none, the place that it gives: x16 slot 2 from the top. */ slot: string;
  /** pcie: for cards. m2: M.2. u2: a bay or connector for U.2. oculink, slimsas: for cables. mezzanine: OCP and makers' own. */ form: "pcie" | "m2" | "u2" | "oculink" | "slimsas" | "mezzanine";
  /** Lanes of the longest card that fits; of a slot for cards alone. [lane] */ length_lanes: number | null;
  /** Lanes that are wired. Where another slot takes some of them when it is used: those it has alone. [lane] */ lanes: number | null;
  /** Generation of PCI Express that the firmware or the name states, or that all lanes of its chipset have; a processor may be slower. */ generation: string | null;
  /** Whose lanes they are. Empty where no machine shows it. */ attached_to: "processor" | "chipset" | null;
  /** What it takes lanes from, or loses them to, as the manual says. */ shares_with: string | null;
  /** Machines whose firmware names this slot. Empty where a manual or a review alone does. */ tables: number | null;
  /** Machines of which the link of what is in the slot was read. */ seen_machines: number | null;
  /** Lanes of the widest link that was read in it. [lane] */ seen_lanes: number | null;
  /** specified: read in the maker's own document. reported: read in other sources, or agreed on by firmware tables of several machines. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** What the sources leave open, and where they disagree. */ note: string | null;
}

/** A row of Boards. Dates are ISO text. */
export interface BoardsRow {
  /** Short name: maker and model, with the revision where revisions differ. */ board_id: string;
  /** As people call it. */ maker: string;
  /** As the firmware, or its maker, calls the board. Of a whole machine the numbers of its boards. */ model: string;
  /** Only where revisions have different slots. */ revision: string | null;
  /** Names of the machines that it is built into, separated by a bar, the most frequent first. Empty for a board that is sold by itself. */ systems: string | null;
  /** What it is mostly used as. */ kind: "desktop" | "server" | "mini_pc";
  /** Where the name of the board says it. */ chipset: string | null;
  /** Socket and chipset, where one platform alone has that chipset. */ socket_platform_id: string | null;
  /** Machines whose firmware described this board. Empty where a manual or a review alone does. */ tables: number | null;
  /** specified: read in the maker's own document. reported: read in other sources, or agreed on by firmware tables of several machines. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** What the sources leave open, and where they disagree. */ note: string | null;
}

/** A row of Measured caps. Dates are ISO text. */
export interface CapsRow {
  /** Short name of the figure. */ cap_id: string;
  /** The controller that it was measured through. A row names one part: a controller, a card or a platform. */ controller_id: string | null;
  /** The card that it was measured through. */ card_id: string | null;
  /** The platform that it was measured through. */ socket_platform_id: string | null;
  /** What was measured: a column of the results table, in its base unit. */ metric: "bandwidth_bytes_per_s" | "iops";
  /** device_writes_host: drives being read, packets received. device_reads_host: drives being written, packets sent. both: the source gives one figure for either direction. */ direction: "device_writes_host" | "device_reads_host" | "both";
  /** The figure, in the base unit of its metric. */ value: number;
  /** Bytes per request, when stated. [B] */ block_size_bytes: number | null;
  /** The link that it passed through, when known. */ link_kind: "pcie" | "sata" | "sas" | "usb" | "thunderbolt" | null;
  /** Generation of that link, as negotiated. */ link_generation: string | null;
  /** Width of that link, as negotiated. [lane] */ link_lanes: number | null;
  /** no: the link could carry clearly more, so the part is the limit. yes: the link is the limit. partly: close to what the link carries. unknown: the link or the drives may be the limit. */ explained_by_link: "no" | "partly" | "yes" | "unknown";
  /** The condition, in our own words. */ condition: string | null;
  /** The source's own figure. */ reported_value: string;
  /** The unit printed next to it. */ reported_unit: string;
  /** specified: read in the vendor's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** What the sources leave open, and where they disagree. */ note: string | null;
}

/** A row of Cards. Dates are ISO text. */
export interface CardsRow {
  /** Short name of the card: vendor and model, or what it is. */ card_id: string;
  /** Brand of the card; "several" where many makers sell the same card. */ vendor: string;
  /** Model name without the vendor. */ model: string;
  /** The controller on the card. Empty for a passive card, which passes on the lanes of its slot. */ controller_id: string | null;
  /** Number of these controllers on the card. */ controllers: number | null;
  /** Lanes of its connector. The controller may use fewer. [lane] */ connector_lanes: 1 | 2 | 4 | 8 | 16;
  /** Ports of the card, one drive each; a SAS connector counts as four. */ ports: number;
  /** PCI Express lanes of one port, for M.2 and U.2. [lane] */ port_lanes: 1 | 2 | 4 | 8 | 16 | null;
  /** Whether the slot must split its lanes among the ports of the card. */ needs_bifurcation: boolean;
  /** specified: read in the vendor's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** What the sources leave open, and where they disagree. */ note: string | null;
}

/** A row of Chain predictions. Dates are ISO text. */
export interface ChainPredictionsRow {
  /** The set that holds the result. */ set_id: string;
  /** The result of the array. */ result_id: string;
  /** What is predicted. IOPS are converted to bytes per second at the result's block size. */ output: "read_rate" | "write_rate" | "read_iops" | "write_iops";
  /** Version of the chain model. */ model_version: number;
  /** judged: compared with its prediction. calibration: used to choose a range or a limit, so not counted. */ role: "judged" | "calibration";
  /** The most that the links and controllers of the chain carry for this array, regardless of its drives. [B/s] */ ceiling_bytes_per_s: number;
  /** Lower end of the expected range. Empty where the throughput of a single drive is unknown. [B/s] */ expected_low_bytes_per_s: number | null;
  /** Upper end of the expected range. [B/s] */ expected_high_bytes_per_s: number | null;
  /** The part that is the bottleneck. */ limited_by: string | null;
  /** What limits in that part. */ limited_at: string | null;
  /** measured: the same source measured a single drive. rated: the maker's rating. none: unknown. */ rate_origin: "measured" | "rated" | "none";
  /** The single-drive result or the claim that gives the rate. */ single_id: string | null;
  /** The chain in JSON, as passed to the core. */ chain: string;
}

/** A row of Chains. Dates are ISO text. */
export interface ChainsRow {
  /** The contribution that holds the row: the name of its folder. */ set_id: string;
  /** The run of this set that used this chain; one array may be measured in two chains. */ run_id: string;
  /** The chipset whose uplink the data crosses. Empty where the path ends at the processor. */ chipset_id: string | null;
  /** The host adapter, RAID card or SATA controller that the drives connect to. Empty for ports of the chipset or the processor. */ controller_id: string | null;
  /** PCI Express generation of the controller's slot. Empty if the slot gives the full link. */ slot_generation: string | null;
  /** Lanes of the controller's slot. Empty if the slot gives the full link. */ slot_lanes: 1 | 2 | 4 | 8 | 12 | 16 | 32 | null;
  /** The SAS expander or port multiplier between controller and drives. Empty where there is none. */ expander_id: string | null;
  /** A link that all drives share between controller and drives: the cable to an expander, the link of a hub. Empty where there is none, or where it is the expander's own link. */ shared_kind: "pcie" | "sata" | "sas" | "usb" | null;
  /** Generation of the shared link. */ shared_generation: string | null;
  /** Lanes of the shared link: one SAS cable has 4. */ shared_lanes: number | null;
  /** The link of each drive to what it connects to. */ port_kind: "pcie" | "sata" | "sas" | "usb";
  /** Generation of that link, as the slower of drive and port sets it. */ port_generation: string;
  /** Lanes of that link; needed for PCI Express. */ port_lanes: number | null;
  /** The run of this set that shows what one such drive gives alone. Empty to take the run of the same source and drive model, or else the drive's rating. */ single_run_id: string | null;
  /** A run of this set with a wider array of the same kind on the same computer. Its throughput is taken as the software's limit, so its own row must be a calibration. Empty if no such run exists. */ limit_run_id: string | null;
  /** judged, or empty: the run is compared with its prediction. calibration: the run was used to choose a range or a limit, so it is shown but not counted. */ role: "judged" | "calibration" | null;
  /** Where the source states the chain. */ source_place: string;
  /** What else a reader should know, in our own words. */ note: string | null;
}

/** A row of Chipset ports. Dates are ISO text. */
export interface ChipsetPortsRow {
  /** The platform that it belongs to. */ socket_platform_id: string;
  /** pcie is counted in lanes, the others in ports. */ kind: "pcie" | "sata" | "usb";
  /** Generation, as the standard names it: 3.0 for PCIe 3.0 and for SATA at 6 Gb/s, 3.2 Gen 2x1 for USB at 10 Gb/s. */ generation: string;
  /** Maximum number of lanes or ports of this kind. */ count: number;
  /** The pool of lanes shared with other kinds. Empty if none are shared, or if no source says. */ pool_id: string | null;
  /** specified: read in the vendor's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** What the sources leave open, and where they disagree. */ note: string | null;
}

/** A row of Chipset uplinks. Dates are ISO text. */
export interface ChipsetUplinksRow {
  /** Short name of the chipset or of the family that shares an uplink. */ chipset_id: string;
  /** Vendor of the chipset, when known. */ vendor: string | null;
  /** The chipset, or the members of its family to which the row applies. */ chipset: string;
  /** Name of the link, when known. DMI, UMI and A-Link Express are PCI Express links under a vendor's name; HyperTransport is not. */ uplink: "DMI 1.0" | "DMI 2.0" | "DMI 3.0" | "DMI 4.0" | "UMI" | "PCIe" | "A-Link Express III" | "HyperTransport" | null;
  /** PCI Express generation of the uplink, or its equivalent. Empty if the uplink is not PCI Express. */ pcie_generation: string | null;
  /** Width of the uplink. [lane] */ lanes: number | null;
  /** The chipset through which this one reaches the processor: a southbridge behind a northbridge, or the second of two chips. Empty where the uplink ends at the processor. */ via_chipset_id: string | null;
  /** Largest payload of a PCI Express packet that the ports of the chipset can carry (DevCap). Firmware may set less. [B] */ max_payload_size_bytes: 128 | 256 | 512 | 1024 | 2048 | 4096 | null;
  /** Highest rate measured through the uplink towards the processor: reads from drives behind the chipset. [B/s] */ measured_read_bytes_per_s: number | null;
  /** Highest rate measured away from the processor: writes to drives behind the chipset. [B/s] */ measured_write_bytes_per_s: number | null;
  /** Highest rate measured through one lane of the chipset's slots, where a source found the chipset itself to be the limit. [B/s] */ lane_cap_bytes_per_s: number | null;
  /** specified: read in the vendor's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** What the sources leave open, where they disagree, and what a measured figure stands for. */ note: string | null;
}

/** A row of Claims. Dates are ISO text. */
export interface ClaimsRow {
  /** The contribution that holds the row: the name of its folder. */ set_id: string;
  /** Short name of the claim, unique inside its set. */ claim_id: string;
  /** The data sheet or page that states it. */ source_id: string;
  /** The drive that it is about. */ drive_id: string;
  /** Direction of the counted bytes. device_writes_host: a drive being read, GPU to host. device_reads_host: a drive being written, host to GPU. host_writes_device: stores by the processor. mixed: reads and writes together in one figure. trim: discards. both: the source gives one figure for either direction. unspecified: the source does not say. */ direction: "device_writes_host" | "device_reads_host" | "host_writes_device" | "mixed" | "trim" | "both" | "unspecified";
  /** Access pattern: sequential, random, a mixture, a bulk copy of memory, or not stated. */ access: "seq" | "rand" | "mixed" | "copy" | "unspecified";
  /** Bytes per request, when stated. [B] */ block_size_bytes: number | null;
  /** Requests in flight per job, when stated. */ queue_depth: number | null;
  /** What is promised: a column of the results table, in its base unit; or the write cache. write_cache_bytes: how much the empty drive takes at its full rate. write_cache_fixed_bytes: how much of that it has however full it is. past_cache_bytes_per_s: the rate at which it writes once the cache is full. */ metric: "bandwidth_bytes_per_s" | "iops" | "latency_mean_s" | "power_w" | "write_cache_bytes" | "write_cache_fixed_bytes" | "past_cache_bytes_per_s";
  /** The promised value, in the base unit of its metric. */ value: number;
  /** The condition, in our own words, such as "up to". */ condition: string | null;
  /** The vendor's own figure. */ reported_value: string;
  /** The unit printed next to it. */ reported_unit: string;
}

/** A row of Controllers and bridges. Dates are ISO text. */
export interface ControllersRow {
  /** Short name of the chip: vendor and model. */ controller_id: string;
  /** Maker of the chip. */ vendor: string;
  /** Model name without the vendor. */ model: string;
  /** hba: SAS host bus adapter. raid: an adapter with its own RAID. sata_controller: AHCI or similar. pcie_switch: several PCI Express ports behind one. nic: network card. usb_host: USB ports of a computer. usb_bridge: the USB chip in a drive's enclosure. thunderbolt_controller: either end of a Thunderbolt cable. port_multiplier: several SATA drives behind one port. expander: the same for SAS. */ kind: "sata_controller" | "port_multiplier" | "hba" | "raid" | "expander" | "pcie_switch" | "nic" | "usb_host" | "usb_bridge" | "thunderbolt_controller";
  /** The link towards the processor. */ host_link_kind: "pcie" | "sata" | "sas" | "usb" | "thunderbolt";
  /** Generation, as the standard names it: 3.0 for PCIe 3.0 and for SATA at 6 Gb/s, 2 and 3 for SAS at 6 and 12 Gb/s, 3.2 Gen 2x1 for USB at 10 Gb/s, 4 Gen 3x2 for USB4 at 40 Gb/s, 3 for Thunderbolt 3. */ host_link_generation: string | null;
  /** Widest host link of the part, for links that have lanes; for an expander, the width of one uplink. A card or slot may wire fewer. [lane] */ host_link_lanes: number | null;
  /** What it feeds. nvme: PCI Express links to drives. pcie: PCI Express links to any device. */ downstream_kind: "sata" | "sas" | "nvme" | "pcie" | "usb" | "thunderbolt" | "ethernet";
  /** Generation of one downstream port, named as for the host link; 10 for Ethernet at 10 Gb/s. It sets the rate of the port. */ downstream_generation: string | null;
  /** Width of one downstream port, for PCI Express. [lane] */ downstream_lanes: number | null;
  /** Downstream ports of the part, when known. A card may bring out fewer. */ downstream_ports: number | null;
  /** How SATA port multipliers are served, when known. fis_based: drives behind one take turns frame by frame. command_based: one drive at a time. The best mode that the multiplier or controller supports. */ switching: "fis_based" | "command_based" | null;
  /** Largest payload of a PCI Express packet that it can carry (DevCap). Firmware may set less. [B] */ max_payload_size_bytes: 128 | 256 | 512 | 1024 | 2048 | 4096 | null;
  /** specified: read in the vendor's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** What the sources leave open, where they disagree, and what a measured figure stands for. */ note: string | null;
}

/** A row of Processor lanes. Dates are ISO text. */
export interface CpuLaneGroupsRow {
  /** The platform that it belongs to. */ socket_platform_id: string;
  /** Name of the group, unique in its platform. */ lane_group: string;
  /** slots: for cards. storage: for drives. general: for whatever the board wires to them. uplink: to the chipset. combo: each lane is PCI Express or another port, as the board decides. */ purpose: "slots" | "storage" | "general" | "uplink" | "combo";
  /** Generation of PCI Express. */ generation: string;
  /** Lanes in one such group. [lane] */ lanes: number;
  /** Number of such groups per processor. */ groups: number;
  /** Ways to split one group into slots (bifurcation), separated by |. Empty if it cannot be split, or if no source says. */ splits: string | null;
  /** Largest payload of a PCI Express packet that it can carry (DevCap). Firmware may set less. [B] */ max_payload_size_bytes: 128 | 256 | 512 | 1024 | 2048 | 4096 | null;
  /** specified: read in the vendor's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** What the sources leave open, and where they disagree. */ note: string | null;
}

/** A row of Discard (TRIM) support. Dates are ISO text. */
export interface DiscardSupportRow {
  /** Short name of the layer. */ layer_id: string;
  /** The layer as people name it. */ layer: string;
  /** controller: a chip with the drives behind it. bridge: a chip in the drive's enclosure. raid: software RAID. file_system: a file system that joins drives itself. */ kind: "controller" | "bridge" | "raid" | "file_system";
  /** RAID levels that the row applies to, as the layer names them. Empty if it applies to all. */ levels: string | null;
  /** yes: by default. conditional: only as the condition says. no: never. */ passes: "yes" | "conditional" | "no";
  /** What must hold or be set, phrased to continue a sentence: if ..., or yes, since .... */ condition: string | null;
  /** specified: read in the publisher's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** The reason, and what the sources leave open. */ note: string | null;
}

/** A row of DMI generations. Dates are ISO text. */
export interface DmiGenerationsRow {
  /** Revision of DMI. */ generation: string;
  /** PCI Express generation on the wire. */ pcie_generation: string;
  /** Available link widths in lanes, ascending, separated by one space. */ lanes: string;
  /** Lower end of what good hardware reaches, as a share of the predicted ceiling. */ expected_low: number;
  /** Upper end of the same. */ expected_high: number;
  /** measured: on this generation. assumed: carried over from a related one, or from experience. */ range_basis: "measured" | "assumed";
  /** specified: the specification's own figures. assumed: from memory, or carried over from another generation. fitted: chosen to match a measurement. */ confidence: "specified" | "assumed" | "fitted";
  /** Keys of content/references.yaml, separated by one space. */ sources: string;
  /** What is carried over, fitted or left open. */ note: string | null;
}

/** A row of Drives seen. Dates are ISO text. */
export interface DrivesSeenRow {
  /** The contribution that holds the row: the name of its folder. */ set_id: string;
  /** Short name of the row, made of its other columns. */ seen_id: string;
  /** The snapshot that was counted, a row of the set's sources. */ source_id: string;
  /** sata, sas or nvme. */ kind: "sata" | "sas" | "nvme";
  /** hdd: hard drives. ssd: solid state drives. Empty where the drive does not tell. */ medium: "hdd" | "ssd" | null;
  /** As the drive names itself. Empty for models of which fewer than five drives were seen, which are counted together. */ model: string | null;
  /** Transfers per second of the link as negotiated: 6 Gb/s is 6000000000. NVMe drives do not tell their link. [1/s] */ transfers_per_s: 1500000000 | 3000000000 | 6000000000 | 12000000000 | 22500000000 | null;
  /** That the drive supports; SAS drives do not tell it. [1/s] */ max_transfers_per_s: 1500000000 | 3000000000 | 6000000000 | 12000000000 | 22500000000 | null;
  /** Of NVMe: the format of the first namespace. [B] */ logical_sector_bytes: 512 | 520 | 524 | 528 | 4096 | 4104 | 4160 | 4224 | null;
  /** As the drive reports it. Empty for NVMe. [B] */ physical_sector_bytes: 512 | 520 | 524 | 528 | 4096 | 4104 | 4160 | 4224 | null;
  /** Drives counted, each once. */ drives: number;
}

/** A row of Drives. Dates are ISO text. */
export interface DrivesRow {
  /** Short name of the model: vendor, model and capacity where it matters. */ drive_id: string;
  /** Brand on the drive. */ vendor: string;
  /** Model name without the vendor. */ model: string;
  /** Raw capacity as sold, in decimal bytes, when the source names it. [B] */ capacity_bytes: number | null;
  /** Storage medium, when known. */ medium: "nand" | "nand_slc" | "nand_mlc" | "nand_tlc" | "nand_qlc" | "optane" | "dram" | "hdd" | "hdd_cmr" | "hdd_smr" | null;
  /** Command protocol that the drive speaks. */ protocol: "nvme" | "sata" | "sas" | "usb" | "mmc";
  /** Newest generation of its link that the drive supports, when the source names it: 3.0 for SATA at 6 Gb/s, 3 for SAS at 12 Gb/s, 3.2 Gen 2x1 for USB at 10 Gb/s. */ interface_generation_max: string | null;
  /** Widest link that the drive supports, when the source names it. For SAS, the number of ports. [lane] */ interface_lanes_max: number | null;
  /** Form factor of the drive, when known. */ form_factor: "m2_2230" | "m2_2242" | "m2_2280" | "m2_22110" | "m2" | "2_5_inch" | "3_5_inch" | "u2" | "u3" | "e1_s" | "e3_s" | "add_in_card" | "memory_card" | "usb_stick" | "external" | "soldered" | null;
  /** Where these facts can be read. */ source_url: string | null;
  /** The source where it has no known address, or what it leaves open. */ source_note: string | null;
}

/** A row of Exceptions. Dates are ISO text. */
export interface ExceptionsRow {
  /** The contribution that holds the row: the name of its folder. */ set_id: string;
  /** Id of the suppressed rule, one about plausibility (LW3xx) or provenance (LW4xx). */ rule_id: string;
  /** Table that the finding is in, or datapackage. */ table_name: string;
  /** Primary key of the row, its parts separated by a slash between spaces. Empty if the finding is about no row. */ key: string | null;
  /** Why the figure is right despite the rule, in our own words. */ reason: string;
  /** Last day of the exception, at most two years ahead; review it by then. */ expires_on: string;
}

/** A row of Annual failure rates. Dates are ISO text. */
export interface FailureRatesRow {
  /** Short name: who counted, and when. */ failure_rate_id: string;
  /** Who runs the drives and what they are. */ population: string;
  /** hdd: hard drives. ssd: solid state drives. */ medium: "hdd" | "ssd";
  /** The year or quarter counted. Quarterly rates are annualised. */ period: string;
  /** Failures per drive-year. */ annual_failure_rate: number;
  /** Number of drives counted. */ drives: number | null;
  /** specified: read in the publisher's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** What counts as failed, and what the sources leave open. */ note: string | null;
}

/** A row of Shared lanes. Dates are ISO text. */
export interface LanePoolsRow {
  /** Short name of the pool: its platform and what is shared. */ pool_id: string;
  /** The platform that it belongs to. */ socket_platform_id: string;
  /** Lanes of the pool, when known. A SATA or USB port takes one. [lane] */ lanes: number | null;
  /** What shares with what. */ rule: string;
  /** specified: read in the vendor's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** What the sources leave open, and where they disagree. */ note: string | null;
}

/** A row of Generations of SATA, SAS, USB, Thunderbolt and Ethernet. Dates are ISO text. */
export interface LinkGenerationsRow {
  /** The calculator that the row belongs to; Thunderbolt belongs to the USB calculator. */ interface: "sata" | "sas" | "usb" | "ethernet";
  /** As the standard writes it. */ generation: string;
  /** The generation as forms show it, with its nominal rate. */ label: string;
  /** Bits per second on one lane, in one direction, before the line code. [1/s] */ transfer_rate_per_s: number;
  /** Lanes of one link in each direction; wide ports are several links. [lane] */ lanes: number;
  /** How payload bits become line bits. after code: the rate is stated after the line code. */ line_code: "8b/10b" | "64b/66b" | "128b/132b" | "128b/150b" | "NRZI" | "PAM3" | "after code";
  /** Payload bits in one block of the line code. */ code_payload_bits: number;
  /** Bits that the block takes on the wire. */ code_line_bits: number;
  /** Bytes for clock alignment or error correction in each period. Empty if there are none, or if unknown. [B] */ clock_bytes: number | null;
  /** Bytes from the start of one such block to the start of the next. [B] */ clock_period_bytes: number | null;
  /** Maximum payload of one packet or frame. Empty where the user sets it. [B] */ packet_payload_bytes: number | null;
  /** Headers, framing, CRC and replies that come with each packet. [B] */ packet_overhead_bytes: number | null;
  /** Maximum number of full-size bulk packets per frame or microframe. Empty where there are no frames. */ packets_per_frame: number | null;
  /** Frames or microframes per second. [1/s] */ frames_per_s: number | null;
  /** PCI Express generations at the ends of the tunnel, four lanes each, the usual one first. Empty where nothing is tunnelled. */ pcie_generations: string | null;
  /** The most PCI Express data that controllers pass, whatever the link could carry. Empty where no cap is known. [B/s] */ pcie_cap_bytes_per_s: number | null;
  /** Lower end of what good hardware reaches, as a share of the predicted ceiling. */ expected_low: number;
  /** Upper end of the same. */ expected_high: number;
  /** measured: on this generation. assumed: carried over from a related one, or from experience. */ range_basis: "measured" | "assumed";
  /** specified: the specification's own figures. assumed: from memory, or carried over from another generation. fitted: chosen to match a measurement. */ confidence: "specified" | "assumed" | "fitted";
  /** Keys of content/references.yaml, separated by one space. */ sources: string;
  /** What is carried over, fitted or left open. */ note: string | null;
}

/** A row of Links seen. Dates are ISO text. */
export interface LinksSeenRow {
  /** The contribution that holds the row: the name of its folder. */ set_id: string;
  /** Short name of the row, made of its other columns. */ seen_id: string;
  /** The snapshot that was counted, a row of the set's sources. */ source_id: string;
  /** By its PCI class. raid: RAID controllers. sas: SAS host bus adapters. sata: SATA controllers on PCIe. storage-other: other mass storage. wireless: network controllers without a cable. other: any other class. */ kind: "nvme" | "sas" | "raid" | "sata" | "storage-other" | "ethernet" | "infiniband" | "wireless" | "graphics" | "usb" | "other";
  /** PCI vendor in hexadecimal. Empty for models that fewer than five machines have, which are counted together. */ vendor_id: string | null;
  /** PCI device in hexadecimal. Empty as the vendor is. */ device_id: string | null;
  /** What the list of PCI IDs calls the device, as most of the dumps have it. */ name: string | null;
  /** What the database takes the machine for. */ machine_kind: string;
  /** Width of the link as negotiated. [lane] */ lanes: 1 | 2 | 4 | 8 | 12 | 16 | 32;
  /** Width that the device supports. Its slot may have fewer lanes. [lane] */ max_lanes: 1 | 2 | 4 | 8 | 12 | 16 | 32;
  /** Per lane, as negotiated when the dump was made: links of idle devices may run slower. Empty where the tool printed none. [1/s] */ transfers_per_s: 2500000000 | 5000000000 | 8000000000 | 16000000000 | 32000000000 | 64000000000 | null;
  /** Per lane, that the device supports. [1/s] */ max_transfers_per_s: 2500000000 | 5000000000 | 8000000000 | 16000000000 | 32000000000 | 64000000000 | null;
  /** Max_Payload_Size in force. [B] */ payload_bytes: 128 | 256 | 512 | 1024 | 2048 | 4096 | null;
  /** Max_Payload_Size that the device supports. [B] */ max_payload_bytes: 128 | 256 | 512 | 1024 | 2048 | 4096 | null;
  /** Max_Read_Request_Size in force. [B] */ read_request_bytes: 128 | 256 | 512 | 1024 | 2048 | 4096 | null;
  /** Machines with at least one such link. A machine counts once in each row that holds a link of it, so the sum over rows counts some machines more than once. */ machines: number;
  /** Such links in all of these machines. */ links: number;
  /** PCI functions of this kind behind these links: the ports of network cards. */ functions: number;
}

/** A row of Names. Dates are ISO text. */
export interface NamesRow {
  /** Short form of the name. */ name_id: string;
  /** As people write it. Upper and lower case, spaces and hyphens do not matter. # stands for any digit; letters that tell models of a series apart may follow. */ name: string;
  /** Table of the registry that holds the row. */ registry_table: "cards" | "controllers" | "drives" | "link-generations" | "socket-platforms";
  /** Key of that row; of a link its interface and generation with a slash between them. */ row_id: string;
  /** same: another spelling of the same thing. same_chip: another product with the same chip. has: a machine or chip that has what the row describes. */ means: "same" | "same_chip" | "has";
  /** specified: read in the publisher's own document. reported: read in other sources. unverified: no source confirms it; the note says which cell. Empty for a spelling, which is no fact. */ confidence: "specified" | "reported" | "unverified" | null;
  /** Keys of content/references.yaml, separated by one space. Empty for spellings and unverified rows. */ sources: string | null;
  /** What the name leaves open. */ note: string | null;
}

/** A row of PCI IDs. Dates are ISO text. */
export interface PciIdsRow {
  /** Vendor, device and part. */ pci_id: string;
  /** PCI vendor in hexadecimal. */ vendor_id: string;
  /** PCI device in hexadecimal. */ device_id: string;
  /** The controller that reports this ID. Empty of a drive. */ controller_id: string | null;
  /** The drive that reports this ID, as other drives with the same controller may. Empty of a controller. */ drive_id: string | null;
  /** What the list of PCI IDs calls it. */ name: string;
  /** Keys of content/references.yaml, separated by one space. */ sources: string;
}

/** A row of PCI Express generations. Dates are ISO text. */
export interface PcieGenerationsRow {
  /** Revision that introduced the transfer rate. */ generation: string;
  /** Transfers per second on one lane, in one direction, before the line code. [1/s] */ transfer_rate_per_s: number;
  /** How payload bits become line bits. */ line_code: "8b/10b" | "128b/130b" | "1b/1b";
  /** Payload bits in one block of the line code. */ code_payload_bits: number;
  /** Bits that the block takes on the wire. */ code_line_bits: number;
  /** Whether the rate can only be used in FLIT mode. */ flit_required: boolean;
  /** Framing, sequence number and LCRC around one TLP outside FLIT mode. [B] */ framing_bytes: number;
  /** Size of one SKP ordered set on one lane. [B] */ skp_bytes: number;
  /** Longest stretch of one lane between SKP ordered sets outside FLIT mode, with a common clock. [B] */ skp_period_bytes: number | null;
  /** The same with separate clocks and independent spread spectrum. [B] */ skp_period_sris_bytes: number | null;
  /** Size of one SKP ordered set on one lane in FLIT mode. [B] */ flit_skp_bytes: number;
  /** FLITs between SKP ordered sets on a x16 link. Empty where SKP is scheduled by symbols. */ flit_skp_flits: number | null;
  /** The same with separate clocks and independent spread spectrum. */ flit_skp_sris_flits: number | null;
  /** specified: read in the sources. assumed: carried over from another generation. */ confidence: "specified" | "assumed";
  /** Keys of content/references.yaml, separated by one space. */ sources: string;
  /** What is carried over or left open. */ note: string | null;
}

/** A row of Percentiles. Dates are ISO text. */
export interface PercentilesRow {
  /** The contribution that holds the row: the name of its folder. */ set_id: string;
  /** The result that the percentile belongs to. */ result_id: string;
  /** Share of the requests. [%] */ percentile: number;
  /** That share of the requests took at most this. [s] */ latency_s: number;
}

/** A row of Platforms. Dates are ISO text. */
export interface PlatformsRow {
  /** Short name of the computer or of the part that identifies it. */ platform_id: string;
  /** How a reader would name it. */ name: string;
  /** Processor model, when known. */ cpu_model: string | null;
  /** Physical cores of one processor, when the source names them. */ cpu_cores: number | null;
  /** Chipset, when known. */ chipset: string | null;
  /** Motherboard or complete system, when known. */ board: string | null;
  /** Memory installed, when known. [B] */ memory_bytes: number | null;
  /** Operating system and version, when known. */ os: string | null;
  /** Where these facts can be read. */ source_url: string | null;
  /** The source where it has no known address, or what it leaves open. */ source_note: string | null;
}

/** A row of Predictions. Dates are ISO text. */
export interface PredictionsRow {
  /** The set that holds the result. */ set_id: string;
  /** The result that is predicted. */ result_id: string;
  /** The calculator that made the prediction. */ calculator: string;
  /** Version of the calculator that made the prediction. */ model_version: number;
  /** Payload bandwidth that the wire format allows, per direction. [B/s] */ ceiling_bytes_per_s: number;
  /** Low end of what good hardware is expected to reach; the basis of the range says how that is known. [B/s] */ expected_low_bytes_per_s: number;
  /** High end of what good hardware is expected to reach. [B/s] */ expected_high_bytes_per_s: number;
  /** measured: on links of this generation or kind. assumed: carried over from links of other kinds. */ range_basis: "measured" | "assumed";
}

/** A row of Results. Dates are ISO text. */
export interface ResultsRow {
  /** The contribution that holds the row: the name of its folder. */ set_id: string;
  /** Short name of the result, unique inside its set. */ result_id: string;
  /** The run it belongs to. */ run_id: string;
  /** Name of the workload in the registry, if it has one. The other columns describe it all the same. */ workload_id: string | null;
  /** Direction of the counted bytes. device_writes_host: a drive being read, GPU to host. device_reads_host: a drive being written, host to GPU. host_writes_device: stores by the processor. mixed: reads and writes together in one figure. trim: discards. both: the source gives one figure for either direction. unspecified: the source does not say. */ direction: "device_writes_host" | "device_reads_host" | "host_writes_device" | "mixed" | "trim" | "both" | "unspecified";
  /** Whether similar traffic ran the other way at the same time. The figure stays per direction. */ duplex: "one_way" | "two_way" | "unknown";
  /** Access pattern: sequential, random, a mixture, a bulk copy of memory, or not stated. */ access: "seq" | "rand" | "mixed" | "copy" | "unspecified";
  /** Share of random requests, in a workload that mixes random and sequential ones. [%] */ random_percent: number | null;
  /** Bytes per request, when stated. [B] */ block_size_bytes: number | null;
  /** Block sizes and their shares in a workload with several, as fio writes them: size in bytes/percent, joined by colons. */ block_split: string | null;
  /** Share of reads, in a workload that mixes reads and writes. [%] */ read_percent: number | null;
  /** Requests in flight per job, when stated. */ queue_depth: number | null;
  /** Threads or processes, each with this queue depth, when stated. */ jobs: number | null;
  /** Total requests in flight, when the source gives only the total. */ outstanding_requests: number | null;
  /** Drives or devices tested at once; the figure is their sum. Empty when the source does not say. */ devices: number | null;
  /** Duration of the measurement. [s] */ duration_s: number | null;
  /** Number of repetitions that the figure summarises. */ iterations: number | null;
  /** Measured bandwidth. Empty when the source gives only a range or a ratio. [B/s] */ bandwidth_bytes_per_s: number | null;
  /** Low end of the range that the source gives. Without a high end: at least this much. [B/s] */ bandwidth_low_bytes_per_s: number | null;
  /** High end of the range that the source gives. [B/s] */ bandwidth_high_bytes_per_s: number | null;
  /** Measured IOPS, when the source gives them. [1/s] */ iops: number | null;
  /** completion: from submission to completion (clat in fio). total: including submission (lat in fio). unknown: the source does not say. */ latency_kind: "completion" | "total" | "unknown" | null;
  /** Mean time per request. [s] */ latency_mean_s: number | null;
  /** Shortest request. [s] */ latency_min_s: number | null;
  /** Half of the requests took at most this. [s] */ latency_p50_s: number | null;
  /** 90 % of the requests took at most this. [s] */ latency_p90_s: number | null;
  /** 95 % of the requests took at most this. [s] */ latency_p95_s: number | null;
  /** 99 % of the requests took at most this. [s] */ latency_p99_s: number | null;
  /** 99.9 % of the requests took at most this. [s] */ latency_p999_s: number | null;
  /** 99.99 % of the requests took at most this. [s] */ latency_p9999_s: number | null;
  /** Longest request. [s] */ latency_max_s: number | null;
  /** Standard deviation of the time per request. [s] */ latency_stdev_s: number | null;
  /** Standard deviation of the IOPS over the samples. [1/s] */ iops_stdev_per_s: number | null;
  /** Standard deviation of the bandwidth over the samples. [B/s] */ bandwidth_stdev_bytes_per_s: number | null;
  /** User and system time, as a share of all processors unless the note says otherwise. [%] */ cpu_percent: number | null;
  /** Electrical power of the target under this workload. [W] */ power_w: number | null;
  /** Temperature that the drive reports under this workload. [°C] */ temperature_c: number | null;
  /** payload: the data that the user asked for. wire: packets with their overhead, as a counter on the link sees them. */ counted: "payload" | "wire";
  /** Whether the wire rate of the link limited the figure, as far as the source shows. */ link_limited: "yes" | "partly" | "no" | "unknown";
  /** exact: as measured. approximate: rounded or estimated by the author. relative: only a ratio to another row is given. */ precision: "exact" | "approximate" | "relative";
  /** What the ratio compares. score: the total of a benchmark. requests_within_latency: requests served within a latency target. */ relative_metric: "bandwidth" | "iops" | "latency" | "score" | "requests_within_latency" | null;
  /** Multiple of the row named in relative_to. A row that names itself with ratio 1 is a baseline for which the source gives no absolute figure. */ relative_value: number | null;
  /** Low end of the ratio, when the source gives a range. */ relative_low_value: number | null;
  /** High end of the ratio, when the source gives a range. */ relative_high_value: number | null;
  /** The result that the ratio refers to, in the same set. */ relative_to: string | null;
  /** How the figure reached this table. */ value_origin: "raw_log" | "reported_table" | "reported_text" | "digitised_chart" | "computed";
  /** Where in the source the figure is: file, page, table or line. */ source_place: string | null;
  /** SHA-256 of the unchanged file that the figure was read from. */ raw_sha256: string | null;
  /** Largest error in reading the figure off a chart, as a share of the figure. [%] */ digitise_error_percent: number | null;
  /** The author's own figure: a number, a range such as 180-220, or with ~, > or < before it. Empty where the figure was read from a tool's output. */ reported_value: string | null;
  /** The unit that the source prints next to it: x for a ratio. */ reported_unit: string | null;
  /** What the printed unit means. hdparm prints MB/s for MiB/s. The base-unit columns follow from this one. */ reported_unit_means: "B/s" | "kB/s" | "MB/s" | "GB/s" | "KiB/s" | "MiB/s" | "GiB/s" | "Mb/s" | "Gb/s" | "1/s" | "s" | "ms" | "us" | "ns" | "%" | "x" | null;
  /** What a reader should know about this figure, in our own words. */ note: string | null;
}

/** A row of Runs. Dates are ISO text. */
export interface RunsRow {
  /** The contribution that holds the row: the name of its folder. */ set_id: string;
  /** Short name of the run, unique inside its set. */ run_id: string;
  /** The source that reports this run. */ source_id: string;
  /** What was tested. */ target_id: string;
  /** The computer it ran on, when known. */ platform_id: string | null;
  /** The slot or port of the link, in words. */ slot: string | null;
  /** The link that the data passed through and that the row is about. DMI is a PCI Express link between processor and chipset. */ link_kind: "pcie" | "dmi" | "sata" | "sas" | "usb" | "thunderbolt" | "ethernet" | "none";
  /** Negotiated generation, as the standard names it: 3.0 for PCIe 3.0, DMI 3.0 and SATA at 6 Gb/s, 3.2 Gen 2x1 for USB at 10 Gb/s, 4 Gen 3x2 for USB4 at 40 Gb/s, 3 for Thunderbolt 3. */ link_generation: string | null;
  /** Negotiated width of one link. Empty for USB, whose generation names it. [lane] */ link_lanes: number | null;
  /** Number of such links used in parallel. Empty means one. */ link_count: number | null;
  /** Whether the link ends at the processor or at the chipset. */ link_attachment: "cpu" | "chipset" | "unknown";
  /** How a USB drive is addressed, or what carries the data over Ethernet, when the source states or shows it. bot: bulk-only transport, one command at a time. uasp: USB attached SCSI, many at once. tcp_no_timestamps: TCP over IPv4 without the timestamps that Linux sends and Windows does not. tcp_ipv6: TCP over IPv6. */ link_protocol: "bot" | "uasp" | "tcp_no_timestamps" | "tcp_ipv6" | null;
  /** Newest generation that both ends support, when known. */ link_generation_max: string | null;
  /** Widest link that the device supports, when known. [lane] */ link_lanes_max: number | null;
  /** PCIe Max_Payload_Size in force on the link. [B] */ max_payload_size_bytes: 128 | 256 | 512 | 1024 | 2048 | 4096 | null;
  /** stated: the source says so. assumed: usual for such a platform. fitted: chosen to match the figure, so the row is no evidence for the model. unknown: no value is given. */ max_payload_size_origin: "stated" | "assumed" | "fitted" | "unknown";
  /** PCIe Max_Read_Request_Size of the device, when the source states it. [B] */ max_read_request_size_bytes: 128 | 256 | 512 | 1024 | 2048 | 4096 | null;
  /** PCIe Read Completion Boundary of the root complex, when the source states it. [B] */ read_completion_boundary_bytes: 64 | 128 | null;
  /** Width of the addresses in the request headers, when the source states it. */ address_bits: 32 | 64 | null;
  /** Benchmark that produced the figures, when the source names it. */ tool: string | null;
  /** Version of the benchmark, when the source names it. */ tool_version: string | null;
  /** How the tool submits requests, when known. */ engine: string | null;
  /** Whether the operating system's page cache was bypassed (direct I/O). */ direct: "yes" | "no" | "unknown" | null;
  /** The exact command or job, without host names and serial numbers. */ command: string | null;
  /** Release of the kernel or build of the operating system, when known. */ kernel: string | null;
  /** State of the drive. fob: fresh out of box or securely erased. transition: between fresh and steady. steady: preconditioned until stable. cached: inside a write cache. after_fill: filled beforehand. after_idle: after a rest. after_trim: after TRIM. used: used before, not preconditioned. */ state: "fob" | "transition" | "steady" | "cached" | "after_fill" | "after_idle" | "after_trim" | "used" | "unknown";
  /** What was done to the drive before the measurement, in words. */ preconditioning: string | null;
  /** Share of the drive that held data. [%] */ fill_percent: number | null;
  /** Size of the file or region that was tested. [B] */ test_size_bytes: number | null;
  /** Memory of the computer: a test smaller than this may have run in a cache. [B] */ memory_bytes: number | null;
  /** Day, month or year of the measurement, when known. */ measured_on: string | null;
  /** What else a reader should know about the set-up, in our own words. */ note: string | null;
}

/** A row of Series. Dates are ISO text. */
export interface SeriesRow {
  /** The contribution that holds the row: the name of its folder. */ set_id: string;
  /** The result that the values belong to. */ result_id: string;
  /** What the value is: a column of the results table, in its base unit. */ metric: "bandwidth_bytes_per_s" | "iops" | "latency_mean_s" | "latency_p99_s" | "temperature_c" | "power_w";
  /** What x counts: seconds from the start, rounds of a steady-state test, repetitions, or bytes written so far. */ x_kind: "second" | "round" | "iteration" | "byte";
  /** Second, round, repetition or bytes written so far. */ x: number;
  /** The value, in the base unit of its metric. */ value: number;
}

/** A row of Sockets and chipsets. Dates are ISO text. */
export interface SocketPlatformsRow {
  /** Short name: vendor, socket and chipset, or vendor and model of a system on a chip. */ socket_platform_id: string;
  /** Maker of the processor. */ vendor: string;
  /** Socket of the processor; "soldered" where it has none. */ socket: string;
  /** Model of the chipset. Empty where the ports are those of the processor. */ chipset: string | null;
  /** The link from that chipset to the processor, when known. */ chipset_id: string | null;
  /** Processor families or models that it supports. */ processors: string;
  /** Year of its introduction, when a source names it. */ year: number | null;
  /** Lanes that two processors have together at most, for slots and drives. Empty where boards have one socket, or where no source says. [lane] */ two_socket_lanes: number | null;
  /** specified: read in the vendor's own document. reported: read in other sources. unverified: no source confirms at least one cell of the row; the note says which. */ confidence: "specified" | "reported" | "unverified";
  /** Keys of content/references.yaml, separated by one space. Empty only in unverified rows. */ sources: string | null;
  /** What the sources leave open, and where they disagree. */ note: string | null;
}

/** A row of Sources. Dates are ISO text. */
export interface SourcesRow {
  /** The contribution that holds the row: the name of its folder. */ set_id: string;
  /** Short name of the source, unique inside its set. Where content/references.yaml holds the same source, the same key. */ source_id: string;
  /** What sort of source it is. A vendor's data sheet states claims, so it backs drive facts, not results. */ kind: "own_measurement" | "paper" | "review" | "article" | "vendor_documentation" | "forum" | "issue_thread" | "source_code" | "dataset";
  /** The source's title, or our own description of it where it has none. */ title: string;
  /** Person or account that published it, where known. */ author: string | null;
  /** Site, journal or project that published it. */ publisher: string;
  /** Language of the source as a BCP 47 tag. */ language: string;
  /** Where it can be read. Empty when the address is unknown. */ url: string | null;
  /** Day, month or year of publication, where the source states one. */ published_on: string | null;
  /** Day on which the figures were taken from the source, where recorded. */ accessed_on: string | null;
  /** Why the figures may be published here: own work, a licence, a permission, or only facts with citation. */ rights_basis: "own" | "licence" | "permission" | "facts_only";
  /** SPDX identifier of the source's own licence. Needed when the rights rest on it. */ licence_spdx: string | null;
  /** What a reader should know before trusting the figures, in our own words. */ note: string | null;
}

/** A row of Targets. Dates are ISO text. */
export interface TargetsRow {
  /** The contribution that holds the row: the name of its folder. */ set_id: string;
  /** Short name of the target, unique inside its set. */ target_id: string;
  /** What was tested: one drive, several drives behind one figure, a volume or file on unknown hardware, a controller with its drives, a memory card, a GPU, a DMA engine, or another device. */ kind: "drive" | "array" | "volume" | "controller" | "memory_card" | "gpu" | "dma_engine" | "device";
  /** What was tested, as a reader would name it. */ target: string;
  /** The drive model, when the target is made of one model. */ drive_id: string | null;
  /** How many drives it is made of. Empty when the source does not say. */ drive_count: number | null;
  /** Firmware revision of the drives, when known. */ firmware: string | null;
  /** The controller of the drives, when it is in the registry. */ controller_id: string | null;
  /** The controller or driver stack in the words of the source. */ controller: string | null;
  /** How the drives are combined. none: not at all, be it one drive or several at once; jbod: joined end to end. */ array_kind: "none" | "jbod" | "raid0" | "raid1" | "raid1e" | "raid10" | "raid5" | "raid6" | "raid50" | "raid60" | "zfs_stripe" | "zfs_mirror" | "raidz1" | "raidz2" | "raidz3" | "draid1" | "draid2" | "draid3" | "btrfs_raid0" | "btrfs_raid1" | "btrfs_raid10" | "btrfs_raid5" | "btrfs_raid6" | "storage_spaces_simple" | "storage_spaces_mirror" | "storage_spaces_parity";
  /** How many groups or vdevs the array is striped over. Empty means one. */ array_groups: number | null;
  /** Consecutive bytes on one drive before the next drive follows (stripe unit). [B] */ chunk_size_bytes: number | null;
  /** Whether writes are acknowledged before they reach the medium. */ write_cache: "write_back" | "write_through" | "off" | "unknown" | null;
  /** File system under test. Empty when the device itself was tested, or when unknown. */ filesystem: string | null;
  /** What else a reader should know about the target, in our own words. */ note: string | null;
}

/** A row of Workloads. Dates are ISO text. */
export interface WorkloadsRow {
  /** Short name of the workload. */ workload_id: string;
  /** What people call it. */ label: string;
  /** Access pattern: sequential, random, a mixture, a bulk copy of memory, or not stated. */ access: "seq" | "rand" | "mixed" | "copy" | "unspecified";
  /** Share of random requests, in a workload that mixes random and sequential ones. [%] */ random_percent: number;
  /** Share of reads, in a workload that mixes reads and writes. [%] */ read_percent: number;
  /** Bytes per request, when stated. [B] */ block_size_bytes: number | null;
  /** Block sizes and their shares in a workload with several, as fio writes them: size in bytes/percent, joined by colons. */ block_split: string | null;
  /** Keys of content/references.yaml that define it, separated by spaces. Empty where the columns define it. */ sources: string | null;
  /** What a reader should know about the name, in our own words. */ note: string | null;
}

/** A row of Summary. Dates are ISO text. */
export interface SummaryRow {
  /** What was tested: one drive, several drives behind one figure, a volume or file on unknown hardware, a controller with its drives, a memory card, a GPU, a DMA engine, or another device. */ target_kind: "drive" | "array" | "volume" | "controller" | "memory_card" | "gpu" | "dma_engine" | "device";
  /** The drive model, when the target is made of one model. */ drive_id: string | null;
  /** Kind and generation of the link in one text. */ link: string | null;
  /** Negotiated width of one link. Empty for USB, whose generation names it. [lane] */ link_lanes: number | null;
  /** Access pattern: sequential, random, a mixture, a bulk copy of memory, or not stated. */ access: "seq" | "rand" | "mixed" | "copy" | "unspecified";
  /** Direction of the counted bytes. device_writes_host: a drive being read, GPU to host. device_reads_host: a drive being written, host to GPU. host_writes_device: stores by the processor. mixed: reads and writes together in one figure. trim: discards. both: the source gives one figure for either direction. unspecified: the source does not say. */ direction: "device_writes_host" | "device_reads_host" | "host_writes_device" | "mixed" | "trim" | "both" | "unspecified";
  /** Bytes per request, when stated. [B] */ block_size_bytes: number | null;
  /** Share of reads, in a workload that mixes reads and writes. [%] */ read_percent: number | null;
  /** Total requests in flight: as stated, or queue depth times jobs. */ requests_in_flight: number | null;
  /** Quantities that the row has, separated by spaces: bandwidth, iops, latency, ratio, prediction. */ metrics: string | null;
  /** State of the drive. fob: fresh out of box or securely erased. transition: between fresh and steady. steady: preconditioned until stable. cached: inside a write cache. after_fill: filled beforehand. after_idle: after a rest. after_trim: after TRIM. used: used before, not preconditioned. */ state: "fob" | "transition" | "steady" | "cached" | "after_fill" | "after_idle" | "after_trim" | "used" | "unknown";
  /** Whether the wire rate of the link limited the figure, as far as the source shows. */ link_limited: "yes" | "partly" | "no" | "unknown";
  /** Benchmark that produced the figures, when the source names it. */ tool: string | null;
  /** The computer it ran on, when known. */ platform_id: string | null;
  /** Year of the measurement, or else of its source. */ year: string | null;
  /** Site, journal or project that published it. */ source_publisher: string;
  /** The contribution that holds the row: the name of its folder. */ set_id: string;
  /** Measurements of that kind. */ rows: number;
}

/** A row of Texts. Dates are ISO text. */
export interface TextsRow {
  /** The row of `texts` with the names and notes that a search finds it by. */ text_id: number;
  /** In lower case, a line for each that is known: target, drive_name, controller, platform_name, slot, tool, source_title, source_publisher, note, run_note. */ text: string;
}

/** A row of Measurements. Dates are ISO text. */
export interface MeasurementsRow {
  /** The contribution that holds the row: the name of its folder. */ set_id: string;
  /** Short name of the result, unique inside its set. */ result_id: string;
  /** The run it belongs to. */ run_id: string;
  /** The source that reports this run. */ source_id: string;
  /** The source's title, or our own description of it where it has none. */ source_title: string;
  /** Site, journal or project that published it. */ source_publisher: string;
  /** Where it can be read. Empty when the address is unknown. */ source_url: string | null;
  /** Day, month or year of publication, where the source states one. */ source_published_on: string | null;
  /** Short name of the target, unique inside its set. */ target_id: string;
  /** What was tested: one drive, several drives behind one figure, a volume or file on unknown hardware, a controller with its drives, a memory card, a GPU, a DMA engine, or another device. */ target_kind: "drive" | "array" | "volume" | "controller" | "memory_card" | "gpu" | "dma_engine" | "device";
  /** What was tested, as a reader would name it. */ target: string;
  /** The drive model, when the target is made of one model. */ drive_id: string | null;
  /** Vendor and model of the drive. */ drive_name: string | null;
  /** How many drives it is made of. Empty when the source does not say. */ drive_count: number | null;
  /** Firmware revision of the drives, when known. */ firmware: string | null;
  /** The controller of the drives, when it is in the registry. */ controller_id: string | null;
  /** The controller or driver stack in the words of the source. */ controller: string | null;
  /** How the drives are combined. none: not at all, be it one drive or several at once; jbod: joined end to end. */ array_kind: "none" | "jbod" | "raid0" | "raid1" | "raid1e" | "raid10" | "raid5" | "raid6" | "raid50" | "raid60" | "zfs_stripe" | "zfs_mirror" | "raidz1" | "raidz2" | "raidz3" | "draid1" | "draid2" | "draid3" | "btrfs_raid0" | "btrfs_raid1" | "btrfs_raid10" | "btrfs_raid5" | "btrfs_raid6" | "storage_spaces_simple" | "storage_spaces_mirror" | "storage_spaces_parity";
  /** How many groups or vdevs the array is striped over. Empty means one. */ array_groups: number | null;
  /** Consecutive bytes on one drive before the next drive follows (stripe unit). [B] */ chunk_size_bytes: number | null;
  /** Whether writes are acknowledged before they reach the medium. */ write_cache: "write_back" | "write_through" | "off" | "unknown" | null;
  /** File system under test. Empty when the device itself was tested, or when unknown. */ filesystem: string | null;
  /** The computer it ran on, when known. */ platform_id: string | null;
  /** How a reader would name it. */ platform_name: string | null;
  /** The slot or port of the link, in words. */ slot: string | null;
  /** The link that the data passed through and that the row is about. DMI is a PCI Express link between processor and chipset. */ link_kind: "pcie" | "dmi" | "sata" | "sas" | "usb" | "thunderbolt" | "ethernet" | "none";
  /** Negotiated generation, as the standard names it: 3.0 for PCIe 3.0, DMI 3.0 and SATA at 6 Gb/s, 3.2 Gen 2x1 for USB at 10 Gb/s, 4 Gen 3x2 for USB4 at 40 Gb/s, 3 for Thunderbolt 3. */ link_generation: string | null;
  /** Negotiated width of one link. Empty for USB, whose generation names it. [lane] */ link_lanes: number | null;
  /** Number of such links used in parallel. Empty means one. */ link_count: number | null;
  /** Kind and generation of the link in one text. */ link: string | null;
  /** Whether the link ends at the processor or at the chipset. */ link_attachment: "cpu" | "chipset" | "unknown";
  /** How a USB drive is addressed, or what carries the data over Ethernet, when the source states or shows it. bot: bulk-only transport, one command at a time. uasp: USB attached SCSI, many at once. tcp_no_timestamps: TCP over IPv4 without the timestamps that Linux sends and Windows does not. tcp_ipv6: TCP over IPv6. */ link_protocol: "bot" | "uasp" | "tcp_no_timestamps" | "tcp_ipv6" | null;
  /** Newest generation that both ends support, when known. */ link_generation_max: string | null;
  /** Widest link that the device supports, when known. [lane] */ link_lanes_max: number | null;
  /** PCIe Max_Payload_Size in force on the link. [B] */ max_payload_size_bytes: 128 | 256 | 512 | 1024 | 2048 | 4096 | null;
  /** stated: the source says so. assumed: usual for such a platform. fitted: chosen to match the figure, so the row is no evidence for the model. unknown: no value is given. */ max_payload_size_origin: "stated" | "assumed" | "fitted" | "unknown";
  /** PCIe Max_Read_Request_Size of the device, when the source states it. [B] */ max_read_request_size_bytes: 128 | 256 | 512 | 1024 | 2048 | 4096 | null;
  /** Width of the addresses in the request headers, when the source states it. */ address_bits: 32 | 64 | null;
  /** Benchmark that produced the figures, when the source names it. */ tool: string | null;
  /** Version of the benchmark, when the source names it. */ tool_version: string | null;
  /** How the tool submits requests, when known. */ engine: string | null;
  /** Whether the operating system's page cache was bypassed (direct I/O). */ direct: "yes" | "no" | "unknown" | null;
  /** The exact command or job, without host names and serial numbers. */ command: string | null;
  /** Release of the kernel or build of the operating system, when known. */ kernel: string | null;
  /** State of the drive. fob: fresh out of box or securely erased. transition: between fresh and steady. steady: preconditioned until stable. cached: inside a write cache. after_fill: filled beforehand. after_idle: after a rest. after_trim: after TRIM. used: used before, not preconditioned. */ state: "fob" | "transition" | "steady" | "cached" | "after_fill" | "after_idle" | "after_trim" | "used" | "unknown";
  /** What was done to the drive before the measurement, in words. */ preconditioning: string | null;
  /** Share of the drive that held data. [%] */ fill_percent: number | null;
  /** Size of the file or region that was tested. [B] */ test_size_bytes: number | null;
  /** Memory of the computer: a test smaller than this may have run in a cache. [B] */ memory_bytes: number | null;
  /** Day, month or year of the measurement, when known. */ measured_on: string | null;
  /** Year of the measurement, or else of its source. */ year: string | null;
  /** Name of the workload in the registry, if it has one. The other columns describe it all the same. */ workload_id: string | null;
  /** Direction of the counted bytes. device_writes_host: a drive being read, GPU to host. device_reads_host: a drive being written, host to GPU. host_writes_device: stores by the processor. mixed: reads and writes together in one figure. trim: discards. both: the source gives one figure for either direction. unspecified: the source does not say. */ direction: "device_writes_host" | "device_reads_host" | "host_writes_device" | "mixed" | "trim" | "both" | "unspecified";
  /** Whether similar traffic ran the other way at the same time. The figure stays per direction. */ duplex: "one_way" | "two_way" | "unknown";
  /** Access pattern: sequential, random, a mixture, a bulk copy of memory, or not stated. */ access: "seq" | "rand" | "mixed" | "copy" | "unspecified";
  /** Share of random requests, in a workload that mixes random and sequential ones. [%] */ random_percent: number | null;
  /** Bytes per request, when stated. [B] */ block_size_bytes: number | null;
  /** Block sizes and their shares in a workload with several, as fio writes them: size in bytes/percent, joined by colons. */ block_split: string | null;
  /** Share of reads, in a workload that mixes reads and writes. [%] */ read_percent: number | null;
  /** Requests in flight per job, when stated. */ queue_depth: number | null;
  /** Threads or processes, each with this queue depth, when stated. */ jobs: number | null;
  /** Total requests in flight, when the source gives only the total. */ outstanding_requests: number | null;
  /** Total requests in flight: as stated, or queue depth times jobs. */ requests_in_flight: number | null;
  /** Drives or devices tested at once; the figure is their sum. Empty when the source does not say. */ devices: number | null;
  /** Duration of the measurement. [s] */ duration_s: number | null;
  /** Number of repetitions that the figure summarises. */ iterations: number | null;
  /** Measured bandwidth. Empty when the source gives only a range or a ratio. [B/s] */ bandwidth_bytes_per_s: number | null;
  /** Low end of the range that the source gives. Without a high end: at least this much. [B/s] */ bandwidth_low_bytes_per_s: number | null;
  /** High end of the range that the source gives. [B/s] */ bandwidth_high_bytes_per_s: number | null;
  /** One number for charts: the bandwidth, the middle of its range, or the one end that is known. [B/s] */ measured_bytes_per_s: number | null;
  /** Measured IOPS, when the source gives them. [1/s] */ iops: number | null;
  /** completion: from submission to completion (clat in fio). total: including submission (lat in fio). unknown: the source does not say. */ latency_kind: "completion" | "total" | "unknown" | null;
  /** Mean time per request. [s] */ latency_mean_s: number | null;
  /** Shortest request. [s] */ latency_min_s: number | null;
  /** Half of the requests took at most this. [s] */ latency_p50_s: number | null;
  /** 90 % of the requests took at most this. [s] */ latency_p90_s: number | null;
  /** 95 % of the requests took at most this. [s] */ latency_p95_s: number | null;
  /** 99 % of the requests took at most this. [s] */ latency_p99_s: number | null;
  /** 99.9 % of the requests took at most this. [s] */ latency_p999_s: number | null;
  /** 99.99 % of the requests took at most this. [s] */ latency_p9999_s: number | null;
  /** Longest request. [s] */ latency_max_s: number | null;
  /** Standard deviation of the time per request. [s] */ latency_stdev_s: number | null;
  /** Standard deviation of the IOPS over the samples. [1/s] */ iops_stdev_per_s: number | null;
  /** Standard deviation of the bandwidth over the samples. [B/s] */ bandwidth_stdev_bytes_per_s: number | null;
  /** User and system time, as a share of all processors unless the note says otherwise. [%] */ cpu_percent: number | null;
  /** Electrical power of the target under this workload. [W] */ power_w: number | null;
  /** Temperature that the drive reports under this workload. [°C] */ temperature_c: number | null;
  /** payload: the data that the user asked for. wire: packets with their overhead, as a counter on the link sees them. */ counted: "payload" | "wire";
  /** Whether the wire rate of the link limited the figure, as far as the source shows. */ link_limited: "yes" | "partly" | "no" | "unknown";
  /** exact: as measured. approximate: rounded or estimated by the author. relative: only a ratio to another row is given. */ precision: "exact" | "approximate" | "relative";
  /** What the ratio compares. score: the total of a benchmark. requests_within_latency: requests served within a latency target. */ relative_metric: "bandwidth" | "iops" | "latency" | "score" | "requests_within_latency" | null;
  /** Multiple of the row named in relative_to. A row that names itself with ratio 1 is a baseline for which the source gives no absolute figure. */ relative_value: number | null;
  /** Low end of the ratio, when the source gives a range. */ relative_low_value: number | null;
  /** High end of the ratio, when the source gives a range. */ relative_high_value: number | null;
  /** The result that the ratio refers to, in the same set. */ relative_to: string | null;
  /** How the figure reached this table. */ value_origin: "raw_log" | "reported_table" | "reported_text" | "digitised_chart" | "computed";
  /** Where in the source the figure is: file, page, table or line. */ source_place: string | null;
  /** SHA-256 of the unchanged file that the figure was read from. */ raw_sha256: string | null;
  /** Largest error in reading the figure off a chart, as a share of the figure. [%] */ digitise_error_percent: number | null;
  /** The author's own figure: a number, a range such as 180-220, or with ~, > or < before it. Empty where the figure was read from a tool's output. */ reported_value: string | null;
  /** The unit that the source prints next to it: x for a ratio. */ reported_unit: string | null;
  /** What the printed unit means. hdparm prints MB/s for MiB/s. The base-unit columns follow from this one. */ reported_unit_means: "B/s" | "kB/s" | "MB/s" | "GB/s" | "KiB/s" | "MiB/s" | "GiB/s" | "Mb/s" | "Gb/s" | "1/s" | "s" | "ms" | "us" | "ns" | "%" | "x" | null;
  /** What a reader should know about this figure, in our own words. */ note: string | null;
  /** What else a reader should know about the set-up, in our own words. */ run_note: string | null;
  /** The calculator that made the prediction. */ calculator: string | null;
  /** Version of the calculator that made the prediction. */ model_version: number | null;
  /** Payload bandwidth that the wire format allows, per direction. [B/s] */ ceiling_bytes_per_s: number | null;
  /** Low end of what good hardware is expected to reach; the basis of the range says how that is known. [B/s] */ expected_low_bytes_per_s: number | null;
  /** High end of what good hardware is expected to reach. [B/s] */ expected_high_bytes_per_s: number | null;
  /** measured: on links of this generation or kind. assumed: carried over from links of other kinds. */ range_basis: "measured" | "assumed" | null;
  /** Measured bandwidth over the ceiling of the model. */ measured_over_ceiling: number | null;
  /** Quantities that the row has, separated by spaces: bandwidth, iops, latency, ratio, prediction. */ metrics: string | null;
  /** The row of `texts` with the names and notes that a search finds it by. */ text_id: number;
  /** Place of the row when all are read in order, from 1: the same load on different devices side by side. Another version of the dataset may have another order. */ position: number;
}
