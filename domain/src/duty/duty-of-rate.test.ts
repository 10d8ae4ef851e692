import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import { dutyOfRate } from './duty-of-rate.js';
import type { ScopedRate } from './duty-rate.js';
import type { MeasuredGoods } from './measured-goods.js';
import { ratesOn } from './rate-on.js';
import { readDutyRate } from './read-duty-rate.js';

function general(text: string, day = '2026-11-02'): ScopedRate['rate'] {
  const read = readDutyRate(text);
  const rate = 'stages' in read ? ratesOn(read.stages, day)?.find(({ scope }) => scope === 'general')?.rate : undefined;
  if (!rate) throw new Error(`no rate in "${text}"`);
  return rate;
}

function duty(text: string, value: string, goods: Partial<MeasuredGoods> = {}, day?: string): string {
  return dutyOfRate(general(text, day), new Decimal(value), { quantities: {}, strength: null, factor: null, ...goods }).toString();
}

const BEER =
  '$63.75/L of alcohol, calculated on that alcohol content by which the percentage by volume of alcohol of the goods exceeds 1.15';

test.each([
  ['free goods', duty('Free', '1400'), '0'],
  ['a share of the value', duty('5%', '1400'), '70'],
  ['cigarettes by the stick', duty('$1.36623/stick', '500', { quantities: { No: '10000' } }), '13662.3'],
  ['beer of 5.15 %', duty(BEER, '900', { quantities: { L: '1000' }, strength: '5.15' }), '2550'],
  ['beer of less than is counted', duty(BEER, '900', { quantities: { L: '1000' }, strength: '0.9' }), '0'],
  ['spirits', duty('5%, and $107.99/L of alcohol', '20000', { quantities: { L: '700' }, strength: '40' }), '31237.2'],
  ['spirits by their litres of alcohol', duty('$107.99/L of alcohol', '20000', { quantities: { 'L al': '280' } }), '30237.2'],
  ['juice, by value', duty('5%, or, if lower, $0.45/kg TSS', '100', { quantities: { 'kg TSS': '40' } }), '5'],
  ['juice, by its solids', duty('5%, or, if lower, $0.45/kg TSS', '1000', { quantities: { 'kg TSS': '40' } }), '18'],
  ['tobacco content', duty('$2,445.26/kg of tobacco content', '10', { quantities: { kg: '2' }, factor: '0.5' }), '2445.26'],
  [
    'a blend, as a whole',
    duty('$0.526/L of diesel plus $0.526/L of ethanol plus $0.526/L of other substances (if any) in the blend', '1', {
      quantities: { L: '1000' },
    }),
    '526',
  ],
  ['before a stage', duty('5% From 1 July 2019 Free', '1400', {}, '2019-06-30'), '70'],
  ['on its first day', duty('5% From 1 July 2019 Free', '1400', {}, '2019-07-01'), '0'],
])('%s', (_what, amount, expected) => {
  expect(amount).toBe(expected);
});

test.each([
  ['$0.526/L', {}, 'no-quantity'],
  ['$0.526/L', { quantities: { kg: '4' } }, 'no-quantity'],
  ['$107.99/L of alcohol', { quantities: { L: '700' } }, 'no-strength'],
  ['$2,445.26/kg of tobacco content', { quantities: { kg: '2' } }, 'no-factor'],
] as const)('%s of goods with %j cannot be computed: %s', (text, goods, code) => {
  expect(() => duty(text, '100', goods)).toThrow(expect.objectContaining({ reason: expect.objectContaining({ code }) as object }));
});

test('a rate that begins later is none', () => {
  const read = readDutyRate('From 1 January 2017 3.75%');
  expect('stages' in read && ratesOn(read.stages, '2016-12-31')).toBeUndefined();
});
