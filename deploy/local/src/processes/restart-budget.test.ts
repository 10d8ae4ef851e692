import { expect, test } from 'vitest';
import { RestartBudget } from './restart-budget.js';

test('five restarts within a minute, then none', () => {
  const budget = new RestartBudget(5, 60_000, () => 0);
  expect([1, 2, 3, 4, 5, 6].map(() => budget.take())).toEqual([1, 2, 3, 4, 5, undefined]);
});

test('the next restart is free when the oldest is a minute old', () => {
  let now = 0;
  const budget = new RestartBudget(2, 60_000, () => now);
  expect(budget.msUntilNext()).toBe(0);
  budget.take();
  now = 10_000;
  budget.take();
  expect(budget.msUntilNext()).toBe(50_000);
  now = 90_000;
  expect(budget.msUntilNext()).toBe(0);
});

test('restarts that are a minute old no longer count', () => {
  let now = 0;
  const budget = new RestartBudget(2, 60_000, () => now);
  budget.take();
  now = 30_000;
  budget.take();
  expect(budget.take()).toBeUndefined();
  now = 60_000;
  expect(budget.take()).toBe(2);
});
