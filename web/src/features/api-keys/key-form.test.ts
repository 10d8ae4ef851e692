import { expect, test } from 'vitest';
import { NEW_KEY, wishOf } from './key-form.js';

const OPENED = Date.parse('2026-03-14T01:00:00.000Z');

test('a key has a name and a scope before anything is sent', () => {
  expect(wishOf(NEW_KEY, OPENED)).toEqual({ lacks: 'name' });
  expect(wishOf({ ...NEW_KEY, name: ' ' }, OPENED)).toEqual({ lacks: 'name' });
  expect(wishOf({ ...NEW_KEY, name: 'Warehouse', scopes: [] }, OPENED)).toEqual({ lacks: 'scopes' });
});

test('it expires so many days after the form was opened, or never', () => {
  const named = { ...NEW_KEY, name: ' Warehouse ' };
  expect(wishOf(named, OPENED)).toEqual({ name: 'Warehouse', scopes: ['read'], expires_at: '2026-06-12T01:00:00.000Z' });
  expect(wishOf({ ...named, expiry: 'never' }, OPENED)).toMatchObject({ expires_at: null });
});
