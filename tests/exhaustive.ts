/** Whether every case is tried, as `npm run test:all` does at night; otherwise as many as a person has time to wait for. */
export const exhaustive = Boolean(process.env.EXHAUSTIVE);
