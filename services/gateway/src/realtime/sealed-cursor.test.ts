import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { KEPT_LANE } from './feed.queries.js';
import { CursorSeal } from './sealed-cursor.js';

describe('a place of the feed', () => {
  const [key, epoch, org] = [randomBytes(32), randomUUID(), randomUUID()];
  const seal = new CursorSeal(key, epoch);
  const cursor = new Map(Array.from({ length: KEPT_LANE + 1 }, (_, lane) => [lane, lane * 7_000_000_000]));

  test('comes back as it was sealed', () => {
    expect(seal.open(org, seal.seal(org, cursor))).toEqual(cursor);
  });

  test('looks different each time: whether others did anything is not seen', () => {
    expect(seal.seal(org, cursor)).not.toBe(seal.seal(org, cursor));
    expect(seal.seal(org, new Map())).toHaveLength(seal.seal(org, cursor).length);
  });

  test('is nothing to another organisation, in another epoch, under another key, or when it was changed', () => {
    const sealed = seal.seal(org, cursor);
    const changed = `${sealed.slice(0, 40)}${sealed[40] === 'A' ? 'B' : 'A'}${sealed.slice(41)}`;
    expect([
      seal.open(randomUUID(), sealed),
      new CursorSeal(key, randomUUID()).open(org, sealed),
      new CursorSeal(randomBytes(32), epoch).open(org, sealed),
      seal.open(org, changed),
      seal.open(org, 'x'),
    ]).toEqual([null, null, null, null, null]);
  });
});
