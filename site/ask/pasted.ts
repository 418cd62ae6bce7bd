// What a tool printed and a reader pasted: it stands in no address, not even behind `#`.

/** Longer texts are pastes, read when they are whole. */
export const TYPED = 400;

/** @param page The page that the answer leads to, where there is an answer. */
export const isPasted = (text: string, page = ''): boolean =>
  page === 'diagnose' || text.length > TYPED || text.trim().includes('\n');

/** Lines that only tools print. */
const SIGNS =
  /LnkSta:|LnkCap:|\d\+\d+ records (?:in|out)|\) copied, |Gb\/s available PCIe bandwidth, limited|Timing (?:buffered|O_DIRECT) disk reads|scanned (?:at|out of) |SATA Version is:|SATA link up [\d.]+ Gbps|^[ \t]{0,12}(?:read|write|READ|WRITE): (?:IOPS=|bw=)|bw=\d|\bnvme nvme\d+:|Model Family:|Device Model:|^(?:[\da-f]{4}:)?[\da-f]{2}:[\da-f]{2}\.\d [A-Z"]|^md\w+ : (?:in)?active |\[\s*\d+\.\d+\] |^(?:\S{0,40}[#$%>] ?)?(?:sudo )?zpool (?:status|list|iostat|get|history)|^[ \t]{0,12}pool: |\bSMART\b.*\bsection\b|Fusion-MPT|^\/dev\/|^(?:ata\d+(?:\.\d+)?|usb \d+-[\d.]+|nvme nvme\d+): |^Bus \d{3} |\|__ Port/im;

export const isPaste = (text: string): boolean => SIGNS.test(text);
