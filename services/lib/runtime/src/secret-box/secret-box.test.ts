import { expect, test } from 'vitest';
import { SecretBox, SecretNotOpened } from './secret-box.js';
import { SecretKeys } from './secret-keys.js';

const OLD = `old:${'o'.repeat(32)}`;
const NEW = `new:${'n'.repeat(32)}`;
const boxOf = (keys: string) => new SecretBox(SecretKeys.parse(keys));
const PLACE = { table: 'identity.freight_secret', orgId: 'org-1', rowId: 'row-1' };
const SECRET = 'Nur für uns: 密码 & "quotes"';

test('a sealed secret opens for its own row, and holds nothing that can be read', () => {
  const box = boxOf(OLD);
  const sealed = box.seal(SECRET, PLACE);
  expect(box.open(sealed, PLACE)).toBe(SECRET);
  expect(sealed.sealed.toString('utf8')).not.toContain('Nur');
  expect(box.seal(SECRET, PLACE).sealed).not.toEqual(sealed.sealed);
});

test('fault 59: moved to another row, organisation or table a secret does not open', () => {
  const box = boxOf(OLD);
  const sealed = box.seal(SECRET, PLACE);
  for (const moved of [{ rowId: 'row-2' }, { orgId: 'org-2' }, { table: 'identity.other' }, { orgId: 'row-1', rowId: 'org-1' }]) {
    expect(() => box.open(sealed, { ...PLACE, ...moved })).toThrow(SecretNotOpened);
  }
});

test('changed at any byte, or cut, a secret does not open', () => {
  const box = boxOf(OLD);
  const { keyId, nonce, sealed } = box.seal(SECRET, PLACE);
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => box.open({ keyId, nonce, sealed: changed }, PLACE)).toThrow(SecretNotOpened);
  }
  for (const cut of [sealed.subarray(1), sealed.subarray(0, 8), Buffer.alloc(0)]) {
    expect(() => box.open({ keyId, nonce, sealed: cut }, PLACE)).toThrow(SecretNotOpened);
  }
});

test('the first key seals, all open, and one that is gone opens nothing and is named', () => {
  const before = boxOf(OLD).seal(SECRET, PLACE);
  const both = boxOf(`${NEW},${OLD}`);
  expect(both.open(before, PLACE)).toBe(SECRET);
  expect(both.seal(SECRET, PLACE).keyId).toBe('new');
  expect(() => boxOf(NEW).open(before, PLACE)).toThrow('there is no key "old" among SECRET_KEYS');
});

test('two equal secrets have one mark, which another key does not make', () => {
  expect(boxOf(OLD).markOf(SECRET)).toBe(boxOf(OLD).markOf(SECRET));
  expect(boxOf(OLD).markOf(SECRET)).not.toBe(boxOf(OLD).markOf(`${SECRET}.`));
  expect(boxOf(OLD).markOf(SECRET)).not.toBe(boxOf(NEW).markOf(SECRET));
});

test('keys have an id, 32 characters, and no id twice', () => {
  for (const wrong of ['', 'short:abc', 'o'.repeat(40), `:${'o'.repeat(32)}`, `${OLD},old:${'p'.repeat(32)}`, `${OLD},`]) {
    expect(SecretKeys.safeParse(wrong).success).toBe(false);
  }
});
