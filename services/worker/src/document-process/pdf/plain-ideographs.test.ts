import { expect, test } from 'vitest';
import { plainIdeographs } from './plain-ideographs.js';

test('radicals become the letters that they look like', () => {
  expect(plainIdeographs('⻘岛 ⽇期 ⻔ ⽑重 A1')).toBe('青岛 日期 门 毛重 A1');
});
