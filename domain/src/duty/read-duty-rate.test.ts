import { describe, expect, test } from 'vitest';
import { readDutyRate } from './read-duty-rate.js';

const free = { kind: 'free' };
const percent = (text: string) => ({ kind: 'ad-valorem', percent: text });
const perLitreOfAlcohol = { kind: 'specific', amount: '107.99', unit: 'L', of: 'alcohol', exceeding: null };
const NEAR = ['NZ', 'PG', 'FI', 'DC', 'LDC', 'SG'];

describe('one stage', () => {
  test.each([
    ['Free', [['general', free]]],
    ['5%', [['general', percent('5')]]],
    ['12.5 %', [['general', percent('12.5')]]],
    [
      '5% DCS4% DCT5%',
      [
        ['general', percent('5')],
        [['DCS'], percent('4')],
        [['DCT'], percent('5')],
      ],
    ],
    [
      '5% DCS Free CA Free',
      [
        ['general', percent('5')],
        [['DCS'], free],
        [['CA'], free],
      ],
    ],
    ['$2,445.26/kg', [['general', { kind: 'specific', amount: '2445.26', unit: 'kg', of: null, exceeding: null }]]],
    [
      '$107.99/L of alcohol NZ/PG/FI/DC/ LDC/SG/SG $107.99/L of alcohol',
      [
        ['general', perLitreOfAlcohol],
        [NEAR, perLitreOfAlcohol],
      ],
    ],
    ['5%, and $107.99/L of alcohol', [['general', { kind: 'sum', parts: [percent('5'), perLitreOfAlcohol] }]]],
  ])('%s', (text, rates) => {
    expect(readDutyRate(text)).toEqual({ stages: [{ from: null, rates: rates.map(([scope, rate]) => ({ scope, rate })) }] });
  });

  test('the lower of two', () => {
    const soluble = { kind: 'specific', amount: '0.45', unit: 'kg', of: 'TSS', exceeding: null };
    expect(readDutyRate('5%, or, if lower, $0.45/kg TSS')).toMatchObject({
      stages: [{ rates: [{ rate: { kind: 'lowest', parts: [percent('5'), soluble] } }] }],
    });
  });

  test('a rate less a share of the value', () => {
    const perKilogram = { kind: 'specific', amount: '1.220' };
    expect(readDutyRate('$1.220/kg DC$1.220/kg, less 5%')).toMatchObject({
      stages: [{ rates: [{ rate: perKilogram }, { scope: ['DC'], rate: { kind: 'less', rate: perKilogram, percent: '5' } }] }],
    });
  });

  test('the alcohol that is left out', () => {
    const text =
      '$63.75/L of alcohol, calculated on that alcohol content by which the percentage by volume of alcohol of the goods exceeds 1.15';
    expect(readDutyRate(text)).toMatchObject({ stages: [{ rates: [{ rate: { of: 'alcohol', exceeding: '1.15' } }] }] });
  });

  test('a blend, part by part', () => {
    const text = '$0.526/L of gasoline plus $0.526/L of ethanol plus $0.526/L of other substances (if any) in the blend';
    expect(readDutyRate(text)).toMatchObject({
      stages: [{ rates: [{ rate: { parts: [{ of: 'gasoline' }, { of: 'ethanol' }, { of: 'other substances' }] } }] }],
    });
  });
});

test('stages, however the dates are printed', () => {
  const stage = (from: string | null, rate: unknown) => ({ from, rates: [{ scope: 'general', rate }] });
  expect(readDutyRate('5% From1July20182.5% From 1 July 2019Free')).toEqual({
    stages: [stage(null, percent('5')), stage('2018-07-01', percent('2.5')), stage('2019-07-01', free)],
  });
});

test.each(['', 'View TCOs for 8462.59', '5% DTC5%', '5% DCT;5%', '5 or 6%', 'From 1 July 2019', '5% and more', 'DCS4%', '$1.00/barrel'])(
  'nothing is guessed of "%s"',
  (text) => {
    expect(readDutyRate(text)).toHaveProperty('unread');
  },
);
