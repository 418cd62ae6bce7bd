/** fio's engines that wait for each request: whatever depth they are given, one is in flight per job. */
const ONE_AT_A_TIME = new Set(['sync', 'psync', 'vsync', 'pvsync', 'pvsync2', 'mmap']);

export const waitsForEach = (engine: string): boolean => ONE_AT_A_TIME.has(engine.toLowerCase());
