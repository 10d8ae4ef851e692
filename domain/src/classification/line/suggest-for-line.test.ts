import { describe, expect, test } from 'vitest';
import type { TariffSuggestion } from '../tariff-suggestion.js';
import type { KnownCode } from './known-code.js';
import { suggestForLine } from './suggest-for-line.js';
import { whySuggested } from './why-suggested.js';

const NOTHING: TariffSuggestion = { abstained: true, candidates: [], rejected: [] };
const tariff = (...codes: [code: string, confidence: number][]): TariffSuggestion => ({
  abstained: (codes[0]?.[1] ?? 0) < 0.5,
  candidates: codes.map(([code, confidence]) => ({ code, name: code, confidence, reason: { phrase: 'garden gnome', words: ['gnome'] } })),
  rejected: [{ code: '392640', name: 'Plastic ornaments', why: 'lacks', phrase: 'garden gnome', lacks: ['stone'] }],
});
const known = (source: KnownCode['source'], hsCode: string, similarity = 1): KnownCode => ({
  source,
  hsCode,
  name: 'Gnome, stone',
  met: 'gn 100',
  similarity,
  productCode: 'GN-100',
  lookupCode: null,
});

describe('The codes of a line', () => {
  test('are led by what the organisation itself wrote down, surest source first', () => {
    const { abstained, candidates } = suggestForLine(
      [known('used before', '6802990010'), known('product code', '6802910000')],
      tariff(['681099', 0.9]),
      [],
    );
    expect(abstained).toBe(false);
    expect(candidates.map(({ code, source }) => [code, source])).toEqual([
      ['6802910000', 'product code'],
      ['6802990010', 'used before'],
      ['681099', 'tariff'],
    ]);
  });

  test('of two products under one code are unsure, and none is written', () => {
    const { abstained, candidates } = suggestForLine([known('product code', '680291'), known('product code', '681099')], NOTHING, []);
    expect(abstained).toBe(true);
    expect(candidates.map(({ confidence }) => confidence)).toEqual([0.49, 0.49]);
  });

  test('say a code of six digits no second time where a longer one stands', () => {
    expect(suggestForLine([known('synonym', '6810990000')], tariff(['681099', 0.9]), []).candidates).toHaveLength(1);
  });

  test('abstain where the tariff is not sure, and show candidates all the same', () => {
    const { abstained, candidates } = suggestForLine([], tariff(['681099', 0.4], ['680291', 0.2]), []);
    expect([abstained, candidates.length]).toEqual([true, 2]);
    expect(candidates[0]).toMatchObject({ because: 'garden gnome', words: ['gnome'] });
  });

  test('say where the tariff was met by meaning and not by words', () => {
    const [best] = tariff(['681099', 0.9]).candidates.map((one) => ({ ...one, reason: { ...one.reason, by: 'meaning' as const } }));
    const met = suggestForLine([], { abstained: false, candidates: best ? [best] : [], rejected: [] }, []).candidates[0];
    expect(met).toMatchObject({ source: 'tariff meaning', because: 'garden gnome' });
    expect(met && whySuggested(met)).toBe('means nearly the same as: garden gnome');
  });

  test('leave out what a person refused, and say so; the rest moves up', () => {
    const { abstained, candidates, rejected } = suggestForLine(
      [known('used before', '6810990000')],
      tariff(['681099', 0.6], ['680291', 0.3]),
      ['681099'],
    );
    expect(candidates.map(({ code }) => code)).toEqual(['680291']);
    expect(abstained).toBe(true);
    expect(rejected.map(({ code, why }) => [code, why])).toEqual([
      ['681099', 'by-person'],
      ['392640', 'lacks'],
    ]);
  });

  test('of goods that are only nearly alike are never sure', () => {
    const { candidates } = suggestForLine([known('near product', '6802910000', 0.95)], NOTHING, []);
    expect(candidates[0]?.confidence).toBeLessThan(0.9);
    expect(suggestForLine([known('near product', '6802910000', 0.4)], NOTHING, []).candidates).toEqual([]);
  });
});
