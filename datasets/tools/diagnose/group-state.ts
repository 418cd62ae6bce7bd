/** Whether an array or a pool in this state gives no data. */
export const isDown = (state: string | undefined): boolean =>
  /^(?:FAULTED|UNAVAIL|SUSPENDED|inactive)$/.test(state ?? '');
