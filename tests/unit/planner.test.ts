// The planner's places: a board's own ports, and every card in every slot, as machines that the core takes.
import { describe, expect, test } from 'vitest';
import { refused } from '../../calc-wasm/js/calc.ts';
import { plan } from '../../calc-wasm/js/chain-node.ts';
import { type Board, boards } from '../../datasets/tools/parts/boards.ts';
import { cards } from '../../datasets/tools/parts/controllers.ts';
import { rowsOf } from '../../datasets/tools/records.ts';
import { loadRegistry, loadSchemas } from '../../datasets/tools/repository.ts';
import { fromQuery, type State, startOf } from '../../site/common/state.ts';
import { roomOf, spots } from '../../site/planner/places.ts';
import { question, refusal } from '../../site/planner/question.ts';
import { questionIds, questions } from '../../site/planner/questions.ts';
import { best, rows } from '../../site/planner/rows.ts';
import { addressOf, driveKinds, drives, parameters, wishOf } from '../../site/planner/wish.ts';

const registry = loadRegistry(loadSchemas());
const table = (name: string) => {
  const found = registry.tables.find(({ schema }) => schema.name === name);
  return found ? rowsOf(found) : [];
};
const all = boards(table);
const known = cards(table);
const start = startOf(parameters(all.map(({ id }) => id)));
const asking = (change: Record<string, string>): State => wishOf(start, change);

function answered(board: Board | undefined, state: State) {
  const places = spots(board, known, state);
  const answer = plan(question(state, places));
  if (refused(answer)) throw new Error(JSON.stringify(answer.error));
  return { answer, listed: rows(answer, places) };
}

function card(id: string) {
  const found = known.find((one) => one.id === id);
  if (!found) throw new Error(`there is no card "${id}"`);
  return found;
}

describe.each(driveKinds)('%s', (drive) => {
  test('is answered on every board', () => {
    const { size, rate } = drives[drive];
    const state = asking({ drive, size, 'drive-rate': rate, usable: '8 TB' });
    for (const board of [undefined, ...all]) {
      const { answer, listed } = answered(board, state);
      for (const { limit, where, rate: said } of listed) {
        expect([limit, where, said].every((text) => text !== '')).toBe(true);
      }
      expect(listed.filter(({ first }) => first).length).toBe(
        new Set(answer.candidates.map(({ level }) => level)).size,
      );
    }
  });
});

test('a card without a switch holds as many drives as its slot is split into', () => {
  const passive = card('passive-four-m2');
  const slot = { link: 'pcie 5.0 x16', count: 1, of: 'processor', takes: 'cards' } as const;
  expect(roomOf(passive, { ...slot, splits: 3 })).toBe(3);
  expect(roomOf(passive, { ...slot, splits: 1 })).toBe(1);
  expect(roomOf(passive, slot)).toBe(4);
  expect(roomOf(card('highpoint-rocket-1608a'), { ...slot, splits: 1 })).toBe(8);
});

test('without a network and a rate nothing is wanted of the rate', () => {
  const { listed } = answered(undefined, asking({ network: 'none' }));
  expect(listed.every(({ reach }) => reach === '')).toBe(true);
});

test('what misses the rate says how much of it there is', () => {
  const { listed } = answered(
    undefined,
    asking({ network: '100G', usable: '10 TB', 'most-drives': '4' }),
  );
  expect(listed[0]?.reach).toMatch(/^\d+(\.\d+)?\s?% at best$/);
});

test('nothing to propose is said, with what to give up', () => {
  const { answer, listed } = answered(undefined, asking({ usable: '100 PB' }));
  expect(listed).toEqual([]);
  expect(best(answer, listed).value).toBe('Nothing fits');
});

test('a figure that is none is said of its field', () => {
  const asked = (change: Record<string, string>) => {
    const state = asking(change);
    const answer = plan(question(state, spots(undefined, known, state)));
    return refused(answer) ? refusal(answer.error) : undefined;
  };
  expect(asked({ usable: 'much' })?.field).toBe('usable');
  expect(asked({ 'most-drives': '0' })?.field).toBe('most-drives');
  expect(asked({ size: 'big' })).toMatchObject({
    field: 'size',
    text: expect.stringContaining('big'),
  });
  expect(asked({ 'drive-rate': '1 km' })?.field).toBe('drive-rate');
  expect(asked({ usable: '80' })).toBeUndefined();
});

test.each(questionIds)('the question %s has an address that says it whole, and an answer', (id) => {
  const state = asking(questions[id]);
  const ids = all.map((board) => board.id);
  const address = addressOf('/planner/', state, ids);
  expect(fromQuery(address.slice('/planner/'.length), parameters(ids))).toEqual({ state, bad: [] });
  const board = all.find((one) => one.id === state.board?.[0]);
  expect(answered(board, state).listed.length).toBeGreaterThan(0);
});
