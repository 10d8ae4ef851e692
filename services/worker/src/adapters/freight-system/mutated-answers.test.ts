import { seededRandom } from '@tallyport/domain/classification/fitting/seeded-random';
import { judgeAnswer } from '@tallyport/domain/freight-export/answer/judge-answer';
import { describe, expect, test } from 'vitest';
import { readAnswer } from './read-answer.js';
import { GOOD_ANSWER } from './testing/hostile-answer.js';
import { mutate } from './testing/mutate.js';

const SEEDS = 5_000;
const ENCODINGS = ['utf8', 'utf16le'] as const;
const KEY = 'B00012345';
/** The facts of success as they are written, and nothing that says no. */
const SAYS_PROCESSED = /<Status(?:\s[^<>]*)?>(?:\s|<!--.*?-->)*(?:<!\[CDATA\[)?\s*PRS\s*(?:\]\]>)?(?:\s|<!--.*?-->)*<\/Status\s*>/s;
const SAYS_NO = />\s*(?:ERR|DCD|REJ)\s*<|<ProcessingLog>\s*Error|\n\s*Error/;

const judged = (bytes: Uint8Array) =>
  judgeAnswer({ kind: 'answered', status: 200, document: readAnswer(bytes, 'application/xml') }, { type: 'CustomsDeclaration', key: KEY });

describe.each(ENCODINGS)('fault 49 (exports): an answer in %s that was spoilt on its way', (encoding) => {
  const good = Buffer.from(encoding === 'utf8' ? GOOD_ANSWER : `\uFEFF${GOOD_ANSWER.replace('utf-8', 'utf-16')}`, encoding);

  test('was success before', () => {
    expect(judged(good)).toMatchObject({ kind: 'accepted', key: KEY });
  });

  test(`is success only where success still stands in it (seeds 1 to ${SEEDS})`, () => {
    const wrong: unknown[] = [];
    let accepted = 0;
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const bytes = mutate(good, seededRandom(seed));
      const judgement = judged(bytes);
      if (judgement.kind !== 'accepted') continue;
      accepted += 1;
      const text = Buffer.from(bytes).toString(encoding);
      if (!SAYS_PROCESSED.test(text) || SAYS_NO.test(text) || judgement.key !== KEY) wrong.push({ seed, text });
    }
    expect(wrong).toEqual([]);
    // Most accidents spoil it, and some do not: the test can see both.
    expect(accepted).toBeGreaterThan(SEEDS / 100);
    expect(accepted).toBeLessThan(SEEDS / 2);
  });
});
