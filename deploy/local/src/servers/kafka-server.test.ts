import { expect, test } from 'vitest';
import { newClusterId } from './kafka-server.js';

test('a cluster id is 16 bytes, and never looks like an option', () => {
  const ids = Array.from({ length: 2_000 }, newClusterId);
  expect(ids.filter((id) => !/^\w[\w-]{21}$/.test(id))).toEqual([]);
});
