import { TheirCode } from '@tallyport/contracts/freight-export/system-values';
import { expect, test } from 'vitest';
import { OUR_CODES } from './our-codes.js';
import { STARTER_CODES } from './starter-codes.js';

test('the starter names codes of ours alone, each once in its list, in order', () => {
  for (const list of ['unit', 'document'] as const) {
    const ours = STARTER_CODES.filter((code) => code.list === list).map((code) => code.ours);
    expect(ours).toEqual([...new Set(ours)].toSorted());
    const known = new Set(OUR_CODES[list].map(({ code }) => code));
    expect(ours.filter((code) => !known.has(code))).toEqual([]);
  }
  expect(STARTER_CODES.every(({ theirs }) => TheirCode.safeParse(theirs).success)).toBe(true);
});

test('each code of ours stands once', () => {
  for (const entries of Object.values(OUR_CODES)) expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length);
});
