// Undo of the sizer: steps in a line, and a history of the browser that agrees with them and stays short.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Move, Trail } from '../../site/sizer/trail.ts';

const MOST = 4;

/** What the history of a browser does with what a trail asks for. */
class Browser {
  entries = [0];
  at = 0;
  obey(move: Move | undefined, trail: Trail<number>): void {
    if (move === 'push') {
      this.entries = [...this.entries.slice(0, this.at + 1), trail.entry];
      this.at += 1;
    } else if (typeof move === 'number') this.go(move, trail);
  }
  go(by: number, trail: Trail<number>): void {
    const to = this.at + by;
    if (to < 0 || to >= this.entries.length) return;
    this.at = to;
    trail.arrived(this.entries[to] ?? 0);
  }
}

const commands = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('commit' as const), typing: fc.constantFrom('a', 'b', undefined) }),
    fc.record({ do: fc.constantFrom('undo', 'redo', 'back', 'forward', 'settle') }),
  ),
  { maxLength: 60 },
);

test('undo walks back through every step and redo forward again, whatever the browser did between', () => {
  fc.assert(
    fc.property(commands, (list) => {
      const trail = new Trail(0, MOST);
      const browser = new Browser();
      let next = 1;
      for (const item of list) {
        const was = trail.now;
        if (item.do === 'commit') {
          browser.obey(trail.commit(next, item.typing), trail);
          expect(trail.now).toBe(next);
          expect(trail.canRedo).toBe(false);
          // The first way back after a change stays on the page.
          expect(browser.at).toBeGreaterThan(0);
          next += 1;
        } else if (item.do === 'undo' || item.do === 'redo') {
          const can = item.do === 'undo' ? trail.canUndo : trail.canRedo;
          browser.obey(item.do === 'undo' ? trail.undo() : trail.redo(), trail);
          if (can && item.do === 'undo') expect(trail.now).toBeLessThan(was);
          if (can && item.do === 'redo') expect(trail.now).toBeGreaterThan(was);
          if (!can) expect(trail.now).toBe(was);
        } else if (item.do === 'settle') trail.settle();
        else browser.go(item.do === 'back' ? -1 : 1, trail);
        expect(browser.at).toBe(trail.entry);
        expect(browser.entries.length).toBeLessThanOrEqual(MOST);
      }
      // All the way back stands what was there at first.
      while (trail.canUndo) browser.obey(trail.undo(), trail);
      expect(trail.now).toBe(0);
      expect(browser.at).toBe(0);
    }),
  );
});

test('typing into a field is one step, another field another one', () => {
  const trail = new Trail('', MOST);
  expect(trail.commit('1', 'count')).toBe('push');
  expect(trail.commit('16', 'count')).toBe('replace');
  expect(trail.commit('16 x4', 'slot')).toBe('push');
  expect([trail.undo(), trail.arrived(1)]).toEqual([-1, '16']);
  expect([trail.undo(), trail.arrived(0)]).toEqual([-1, '']);
  expect(trail.undo()).toBeUndefined();
});

test('what was typed before an undo is not typed on after it', () => {
  const trail = new Trail('', 1);
  trail.commit('1', 'count');
  trail.undo();
  trail.commit('2', 'count');
  trail.undo();
  expect(trail.now).toBe('');
});

test('a frame adds nothing to the history of the page around it, and undoes all the same', () => {
  const trail = new Trail(0, 1);
  for (const step of [1, 2, 3]) expect(trail.commit(step)).toBe('replace');
  for (const step of [2, 1, 0]) {
    expect(trail.undo()).toBe('replace');
    expect(trail.now).toBe(step);
  }
});
