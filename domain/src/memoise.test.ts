import { expect, test } from 'vitest';
import { memoise } from './memoise.js';

test('a text is worked out once, also when the answer is null', () => {
  const asked: string[] = [];
  const find = memoise((text) => {
    asked.push(text);
    return text === 'a' ? null : text.length;
  });
  expect([find('a'), find('bb'), find('a'), find('bb')]).toEqual([null, 2, null, 2]);
  expect(asked).toEqual(['a', 'bb']);
});

test('it does not grow without end', () => {
  let count = 0;
  const find = memoise(() => (count += 1));
  for (let index = 0; index < 20_001; index += 1) find(String(index));
  find('0');
  expect(count).toBe(20_002);
});
