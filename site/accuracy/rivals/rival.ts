// What other models of a PCI Express link are asked, so that they can be held against the same rows.

export interface Link {
  /** 1 to 7. */
  generation: number;
  lanes: number;
  /** Bytes per second and direction after the line code: the figure on which all models agree. */
  encodedRate: number;
  /** Bytes. */
  maxPayloadSize: number;
  maxReadRequestSize: number;
  addressBits: number;
  /** Bytes of one transfer. */
  transferSize: number;
  direction: 'device_writes_host' | 'device_reads_host' | 'both';
}

/** Bytes of payload per second and direction; `undefined` for a link that the model does not cover. */
export type Rival = (link: Link) => number | undefined;
