// A session whose engine dies: readers are told in time, whatever they waited for.
import type { AsyncDuckDB, AsyncDuckDBConnection } from '@duckdb/duckdb-wasm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reads } from '../../site/duckdb/reads.element.ts';
import { Session } from '../../site/duckdb/session.element.ts';

const never = () => new Promise<never>(() => undefined);

/** What a dead worker leaves: every call waits for ever. */
const dead = { connect: never, terminate: async () => undefined };
/** A connection of which no statement is answered. */
const deaf = { prepare: never, query: never, send: never, cancelSent: never, close: never };
const reads = { checked: (answer: Promise<unknown>) => answer, bytes: 0 } as unknown as Reads;

const sessionOf = (db: object): Session =>
  new Session(db as AsyncDuckDB, deaf as unknown as AsyncDuckDBConnection, reads);
const asked = (session: Session, signal: AbortSignal) =>
  session.run('SELECT 1', { rows: 1, signal }).then(
    () => 'answered',
    ({ code }) => code,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a worker that died between two queries is noticed with the next one', async () => {
  const session = sessionOf(dead);
  const problem = asked(session, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await problem).toBe('engine_lost');
  expect(session.isOpen).toBe(false);
});

test('Stop ends a query that waits for a dead worker at once', async () => {
  const session = sessionOf(dead);
  const stop = new AbortController();
  const problem = asked(session, stop.signal);
  await vi.advanceTimersByTimeAsync(100);
  stop.abort();
  await vi.advanceTimersByTimeAsync(1);
  expect(await problem).toBe('stopped');
  expect(session.isOpen).toBe(false);
});

test('a worker that says that it failed ends the query that is running, and the session', async () => {
  const session = sessionOf({ ...dead, connect: async () => deaf });
  const problem = asked(session, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(100);
  session.died('out of memory');
  expect(await problem).toBe('engine_lost');
  expect(session.isOpen).toBe(false);
});

test('one that says so while nobody asks is noticed without a wait', async () => {
  const session = sessionOf(dead);
  session.died('out of memory');
  expect(session.isOpen).toBe(false);
  expect(await asked(session, new AbortController().signal)).toBe('engine_lost');
});

test('a question keeps its own problem where the engine then says nothing of its settings, and the next gets a new engine', async () => {
  const statement = { close: async () => undefined };
  const mute = {
    prepare: async () => statement,
    query: async () => Promise.reject(new Error('Binder Error: no such column')),
    close: never,
  };
  const session = sessionOf({ ...dead, connect: async () => mute });
  const problem = asked(session, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(1);
  expect(await problem).toBe('query');
  expect(session.isOpen).toBe(false);
});
