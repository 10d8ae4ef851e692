import type { AnswerLine } from '@tallyport/contracts/freight-export/values';
import { describe, expect, test } from 'vitest';
import { judgeAnswer } from './answer/judge-answer.js';
import { fitting, fittingLines } from './fitting.js';
import { answerOf } from './testing/element.js';

const line = (severity: AnswerLine['severity'], text: string): AnswerLine => ({ severity, text });
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

describe('fault 40 (exports): what crosses to a workflow is small, whatever a freight system says', () => {
  test.each([
    ['two hundred long lines', '–'.repeat(1_000)],
    ['thousands of short ones', 'ok'],
  ])('%s', (_, text) => {
    const kept = fittingLines(Array.from({ length: 5_000 }, () => line('info', text)));
    expect(bytesOf(kept)).toBeLessThan(13_000);
    expect(kept.length).toBeGreaterThanOrEqual(3);
    expect(kept.length).toBeLessThanOrEqual(200);
  });

  test('an error behind a thousand remarks is kept, and in its place', () => {
    const lines = [
      ...Array.from({ length: 1_000 }, (_, n) => line('info', `item ${n}`)),
      line('error', 'no such unit'),
      line('info', 'end'),
    ];
    const kept = fittingLines(lines);
    expect(kept.at(-1)).toEqual(line('error', 'no such unit'));
    expect(kept[0]?.text).toBe('item 0');
  });

  test('such an error is no success', () => {
    const log = [...Array.from({ length: 400 }, (_, n) => `Information - item ${n}`), 'Error - Organization code WATBRO not found'].join(
      '\n',
    );
    const judged = judgeAnswer(
      { kind: 'answered', status: 200, document: answerOf('PRS', log) },
      { type: 'ForwardingShipment', key: null },
    );
    expect(judged.kind).toBe('refused');
  });

  test('differences and changes as well: the first of them', () => {
    const differences = Array.from({ length: 200 }, (_, n) => ({ place: `line ${n}`, sent: 'x'.repeat(500), there: null }));
    const kept = fitting(differences);
    expect(bytesOf(kept)).toBeLessThan(13_000);
    expect(kept).toEqual(differences.slice(0, kept.length));
  });
});
