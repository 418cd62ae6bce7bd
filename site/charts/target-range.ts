/** Latency targets that can be asked for, in seconds: from a register's time to a tape's. */
export const RANGE = { lowest: 1e-6, highest: 10 };
