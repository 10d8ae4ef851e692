import { beforeEach, describe, expect, test } from 'vitest';
import { beginSession, currentSession, forgetSession } from './session.js';

const token = 'a'.repeat(43);
const now = Date.parse('2026-03-14T10:00:00Z');
const later = '2026-03-14T22:00:00.000Z';

beforeEach(() => beginSession({ token, expire: later }));

test('a token that expires later is a session', () => {
  expect(currentSession(now)).toEqual({ token, expire: later });
});

describe('fault 108: what is stored may be altered', () => {
  test.each([
    ['no token', 'token', null],
    ['an empty token', 'token', ''],
    ['a token that would break a header', 'token', `${token}\r\nX: 1`],
    ['no expiry', 'expire', null],
    ['garbage as expiry', 'expire', 'tomorrow'],
    ['an expiry in the past', 'expire', '2026-03-14T09:59:59.000Z'],
    ['an expiry right now', 'expire', '2026-03-14T10:00:00.000Z'],
  ])('%s is no session, and both keys are cleared', (_name, key, value) => {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    expect(currentSession(now)).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('expire')).toBeNull();
  });
});

test('sign-out forgets token, expiry and selected organisation, and keeps what is the person’s own', () => {
  localStorage.setItem('selectedOrg', 'x');
  localStorage.setItem('theme', 'dark');
  forgetSession();
  expect(Object.keys(localStorage)).toEqual(['theme']);
});
