import { expect, test } from 'vitest';
import { checkLogIn } from './log-in-check.js';
import { beginSession } from './session.js';
import { keptTarget } from './target-page.js';

const now = Date.parse('2026-03-14T10:00:00Z');
const at = (pathname: string, search = '') => ({ pathname, search, hash: '' });

test.each(['/login', '/sign_up', '/reset-password/abc', '/profile'])('%s needs no sign-in', (path) => {
  expect(checkLogIn(at(path), now)).toBe('public');
});

test.each(['/', '/logins', '/organization/o/jobs', '/settings/login'])('%s does, and is kept to return to', (path) => {
  expect(checkLogIn(at(path, '?page=2'), now)).toBe('sign-in');
  expect(keptTarget(location.origin)).toBe(`${path}?page=2`);
});

test('a valid stored sign-in opens the desk', () => {
  beginSession({ token: 'a'.repeat(43), expire: '2026-03-15T10:00:00Z' });
  expect(checkLogIn(at('/organization/o/jobs'), now)).toBe('desk');
});
