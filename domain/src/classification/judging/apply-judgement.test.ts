import type { CandidateCode } from '@tallyport/contracts/classification/suggestion';
import { describe, expect, test } from 'vitest';
import type { GoodsSuggestion } from '../line/suggest-for-line.js';
import { applyJudgement, type Judged } from './apply-judgement.js';
import { isLeftToJudge } from './left-to-judge.js';

const candidate = (code: string, confidence: number, source: CandidateCode['source'] = 'tariff'): CandidateCode => ({
  code,
  name: `goods of ${code}`,
  confidence,
  source,
  because: 'vacuum flask',
  words: ['flask'],
  product_code: null,
  lookup_code: null,
});

const unsure = (...candidates: CandidateCode[]): GoodsSuggestion => ({ abstained: true, candidates, rejected: [] });
const said = (code: string | null, more: Partial<Judged> = {}): Judged => ({
  model: 'm',
  code,
  because: 'it keeps warm',
  rejected: [{ code: '732393', because: 'of any steel' }],
  fallback: null,
  ...more,
});

const TWO = unsure(candidate('961700', 0.4), candidate('732393', 0.3));

describe('a judge is heard', () => {
  test('who chooses what the tariff put first: the code may be written, and is not sure', () => {
    const { abstained, candidates, judge } = applyJudgement(TWO, said('961700'));
    expect(abstained).toBe(false);
    expect(candidates[0]).toMatchObject({ code: '961700', source: 'model', because: 'it keeps warm', confidence: 0.6 });
    expect(candidates[1]).toMatchObject({ code: '732393', source: 'tariff', because: 'vacuum flask' });
    expect(judge).toEqual(said('961700'));
  });

  test('who chooses another: it comes first, and a person decides', () => {
    const { abstained, candidates } = applyJudgement(TWO, said('732393', { rejected: [] }));
    expect([abstained, candidates.map(({ code }) => code)]).toEqual([true, ['732393', '961700']]);
    const chances = candidates.map(({ confidence }) => confidence);
    expect(chances[0]).toBeGreaterThan(chances[1] ?? 1);
    expect(chances.reduce((sum, chance) => sum + chance)).toBeLessThanOrEqual(1);
  });

  test('who finds that none fits: the order stays, and it is said', () => {
    expect(applyJudgement(TWO, said(null))).toEqual({ ...TWO, judge: said(null) });
  });

  test('who gave no answer: the order stays, with the reason', () => {
    const silent = said(null, { fallback: 'timeout', because: '', rejected: [] });
    expect(applyJudgement(TWO, silent)).toEqual({ ...TWO, judge: silent });
  });
});

describe('a judge is not heard', () => {
  test('about goods that are sure, or that nobody asked it about', () => {
    const sure: GoodsSuggestion = { abstained: false, candidates: [candidate('961700', 0.8), candidate('732393', 0.1)], rejected: [] };
    expect(applyJudgement(sure, said('732393'))).toEqual({ ...sure, judge: null });
    expect(applyJudgement(TWO, null)).toEqual({ ...TWO, judge: null });
  });

  test('for a code that is no candidate any more, nor about one', () => {
    expect(applyJudgement(TWO, said('999999'))).toEqual({ ...TWO, judge: null });
    expect(applyJudgement(unsure(candidate('961700', 0.4)), said('961700')).judge?.rejected).toEqual([]);
  });
});

describe('goods are left to a judge', () => {
  const left = (suggestion: GoodsSuggestion, judged: Judged | null = null, model = 'm') =>
    isLeftToJudge(applyJudgement(suggestion, judged), model);

  test('where nothing is sure, be it by words of the tariff or by a product that is only nearly the same', () => {
    expect(left(TWO)).toBe(true);
    expect(left(unsure(candidate('961700', 0.38, 'near product')))).toBe(true);
  });

  test('not where the organisation has its own word for them, however unsure, nor where nothing was found', () => {
    for (const source of ['product code', 'lookup code', 'synonym', 'product text', 'used before'] as const)
      expect(left(unsure(candidate('961700', 0.49, source), candidate('732393', 0.3)))).toBe(false);
    expect(left(unsure())).toBe(false);
    expect(left({ abstained: false, candidates: [candidate('961700', 0.5)], rejected: [] })).toBe(false);
  });

  test('once by each model; one that gave no answer, or whose answer is outdated, is asked again', () => {
    expect(left(TWO, said('732393'))).toBe(false);
    expect(left(TWO, said(null))).toBe(false);
    expect(left(TWO, said('732393'), 'another')).toBe(true);
    expect(left(TWO, said(null, { fallback: 'timeout' }))).toBe(true);
    expect(left(TWO, said('999999'))).toBe(true);
  });
});
