/**
 * The sizes of packets in force, from the configuration space of a PCIe function: 64 bytes for everyone, 256 or 4096 for
 * root. Registers and bits are those of the PCI Express Base Specification, section 7.5.3.
 */
export interface PacketSizes {
  /** Max_Payload_Size and Max_Read_Request_Size of Device Control; nothing where the value is reserved. */
  payload: number | undefined;
  readRequest: number | undefined;
  /** Read Completion Boundary of Link Control. */
  boundary: 64 | 128;
}

/** What everyone may read: the header, whose capabilities begin behind it. */
export const HEADER_BYTES = 64;

const STATUS = 0x06;
const HAS_CAPABILITIES = 0x10;
const FIRST_CAPABILITY = 0x34;
const PCI_EXPRESS = 0x10;
const DEVICE_CONTROL = 0x08;
const LINK_CONTROL = 0x10;
/** As many capabilities as fit behind the header: a list that is longer runs in a circle. */
const MOST_CAPABILITIES = (256 - HEADER_BYTES) / 4;

/** Nothing where the function has no PCI Express capability, or where its bytes end before it. */
export function packetSizes(config: Uint8Array): PacketSizes | undefined {
  const view = new DataView(config.buffer, config.byteOffset, config.byteLength);
  const at = expressCapability(view);
  if (at === undefined || at + LINK_CONTROL + 2 > view.byteLength) return undefined;
  const device = view.getUint16(at + DEVICE_CONTROL, true);
  const link = view.getUint16(at + LINK_CONTROL, true);
  return { payload: sizeOf((device >> 5) & 7), readRequest: sizeOf((device >> 12) & 7), boundary: link & 8 ? 128 : 64 };
}

function expressCapability(view: DataView): number | undefined {
  if (view.byteLength <= HEADER_BYTES || !(view.getUint8(STATUS) & HAS_CAPABILITIES)) return undefined;
  let at = view.getUint8(FIRST_CAPABILITY) & ~3;
  for (let count = 0; count < MOST_CAPABILITIES; count++) {
    if (at < HEADER_BYTES || at + 2 > view.byteLength) return undefined;
    if (view.getUint8(at) === PCI_EXPRESS) return at;
    at = view.getUint8(at + 1) & ~3;
  }
  return undefined;
}

/** 0 to 5 stand for 128 to 4096 bytes; 6 and 7 are reserved. */
const sizeOf = (code: number): number | undefined => (code <= 5 ? 128 << code : undefined);
