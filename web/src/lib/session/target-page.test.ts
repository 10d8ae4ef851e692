import { describe, expect, test } from 'vitest';
import { keepTarget, keptTarget, ownPath, takeTarget } from './target-page.js';

const origin = 'https://desk.example';

describe('fault 71: a stored target page leads nowhere but home', () => {
  test.each([
    '//evil',
    '/\\evil',
    '/\t/evil',
    '\\\\evil',
    'javascript:alert(1)',
    'https://evil/x',
    'data:text/html,x',
    '',
    'jobs',
    ' //evil',
  ])('%j is refused', (stored) => {
    const path = ownPath(stored, origin);
    expect(path === null || new URL(path, origin).origin === origin).toBe(true);
    expect(path).toBeNull();
  });

  test('a path of our own is followed with its query and fragment', () => {
    expect(ownPath('/organization/o/jobs/j?tab=documents#page', origin)).toBe('/organization/o/jobs/j?tab=documents#page');
  });

  test('dots cannot make a host out of a path', () => {
    expect(ownPath('/a/../../..//evil', origin)).toBeNull();
  });
});

test('the target is kept over a wrong password and taken once', () => {
  keepTarget('/organization/o/jobs');
  expect(keptTarget(origin)).toBe('/organization/o/jobs');
  expect(takeTarget(origin)).toBe('/organization/o/jobs');
  expect(takeTarget(origin)).toBeNull();
});
