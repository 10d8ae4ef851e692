import { describe, expect, test } from 'vitest';
import { GOOD_ANSWER, type HostileAnswer, utf8 } from './testing/hostile-answer.js';
import { HOSTILE_ANSWERS } from './testing/hostile-answers.js';
import { judgeHostileAnswer } from './testing/judge-hostile-answer.js';

const good = (body: HostileAnswer['body']): HostileAnswer => ({ name: 'good', takenFor: 'unknown', body });

describe('faults 49 and 50: a hostile answer is never taken for success', () => {
  test.each(HOSTILE_ANSWERS)('$name is $takenFor', async (answer) => {
    expect(await judgeHostileAnswer(answer)).toMatchObject({ kind: answer.takenFor });
  });

  test('there are enough of them, each with a name of its own', () => {
    expect(new Set(HOSTILE_ANSWERS.map(({ name }) => name)).size).toBe(HOSTILE_ANSWERS.length);
    expect(HOSTILE_ANSWERS.length).toBeGreaterThanOrEqual(60);
  });

  test('the answer that they all spoil is success', async () => {
    expect(await judgeHostileAnswer(good(() => utf8(GOOD_ANSWER)))).toMatchObject({
      kind: 'accepted',
      key: 'B00012345',
      hasWarnings: false,
    });
  });

  test('cut at any place, it is not', async () => {
    for (let length = 0; length < GOOD_ANSWER.length; length += 1) {
      const judged = await judgeHostileAnswer(good(() => utf8(GOOD_ANSWER.slice(0, length))));
      expect(judged.kind, `cut after ${length}`).toBe('unknown');
    }
  });
});
