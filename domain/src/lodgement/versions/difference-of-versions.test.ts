import { Decimal } from 'decimal.js';
import { describe, expect, test } from 'vitest';
import { sampleEntry, sampleInvoice, sampleLine } from '../../duty/testing/sample-entry.js';
import { sampleTables } from '../../duty/testing/sample-tables.js';
import { differenceOfVersions } from './difference-of-versions.js';
import { declarationOf, randomVersions } from './testing/random-versions.js';
import { WhoChanged } from './who-changed.js';

const PAIRS = process.env['CHAOS'] === 'long' ? 3_000 : 150;
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);
const pairs = Array.from({ length: PAIRS }, (_, index) => randomVersions(seed + index));
const nobody = new WhoChanged([]);

const sum = (amounts: readonly (string | null)[]) => Decimal.sum(0, ...amounts.map((amount) => amount ?? 0)).toFixed(2);

/** Shirts on one invoice, with the values of the header and of the first line that are given. */
function shirts(first: Parameters<typeof sampleLine>[0] = {}, changed: Parameters<typeof sampleEntry>[2] = {}) {
  const lines = [sampleLine({ number: 1, ...first }), sampleLine({ number: 2 })];
  return declarationOf(sampleEntry(sampleInvoice('2000.00', { currency: 'USD' }), lines, changed));
}
const between = (from: ReturnType<typeof shirts>, to: ReturnType<typeof shirts>, most?: number) =>
  differenceOfVersions({ record: from, tables: sampleTables() }, { record: to, tables: sampleTables() }, nobody, most);

describe(`of ${PAIRS} random pairs (seed ${seed})`, () => {
  test('the cents of all steps add up to the difference of what is due, change by change', () => {
    let computed = 0;
    for (const { from, to } of pairs) {
      const { attributed_by, difference, steps } = differenceOfVersions(from, to, nobody);
      if (difference !== null) computed += 1;
      expect([attributed_by, difference === null ? null : sum(steps.map((step) => step.difference))]).toEqual(['change', difference]);
    }
    expect(computed).toBeGreaterThan(PAIRS / 10);
  });

  test('and line by line', () => {
    for (const { from, to } of pairs) {
      const { attributed_by, difference, steps } = differenceOfVersions(from, to, nobody, -1);
      expect([attributed_by, difference === null ? null : sum(steps.map((step) => step.difference))]).toEqual(['line', difference]);
    }
  });

  test('every change stands in one step, either way', () => {
    for (const { from, to } of pairs) {
      const [byChange, byLine] = [undefined, -1].map((most) =>
        differenceOfVersions(from, to, nobody, most).steps.flatMap(({ changes }) =>
          changes.map(({ line_id, field }) => `${line_id} ${field}`),
        ),
      );
      expect(new Set(byChange).size).toBe(byChange?.length);
      expect(byLine?.toSorted()).toEqual(byChange?.toSorted());
    }
  });

  test('a version differs from itself in nothing', () => {
    for (const { from } of pairs) expect(differenceOfVersions(from, from, nobody).steps).toEqual([]);
  });
});

test('each change has its cents: the deferral of GST in the header, then the classification of a line', () => {
  const { due_from, due_to, steps } = between(shirts(), shirts({ tariffItem: '84713000' }, { isGstDeferred: true }));
  expect(steps.map(({ changes, difference }) => [changes.map(({ field, from, to }) => [field, from, to]), difference])).toEqual([
    [[['gst_deferred', null, 'Y']], expect.stringMatching(/^-/)],
    [[['tariff_classification', '61091000', '84713000']], expect.stringMatching(/^-/)],
  ]);
  expect(sum([due_from, ...steps.map(({ difference }) => difference)])).toBe(due_to);
});

test('what cannot be computed half way is one step: spirits without quantity and strength', () => {
  const spirits = { tariffItem: '22087000', goods: { quantities: { L: '10' }, strength: '40', factor: null } };
  const { difference, steps } = between(shirts(), shirts(spirits));
  expect(steps.map((step) => [step.changes.map(({ field }) => field), step.difference])).toEqual([
    [['tariff_classification', 'quantity', 'invoice_spirit_strength'], difference],
  ]);
});

test('a claim is one step, with what it rests on', () => {
  const preference = { scheme: 'ChAFTA', origin: 'CN', rule: 'WO' };
  const { difference, steps } = between(shirts(), shirts({ preference }));
  expect(steps.map((step) => [step.changes.map(({ field }) => field), step.difference])).toEqual([
    [['preference_origin', 'preference_scheme_type', 'preference_rule_type'], difference],
  ]);
});

test('rows of customs that changed are a step of their own', () => {
  const pair = pairs.find(({ from, to }) => differenceOfVersions(from, to, nobody).steps[0]?.about === 'rows');
  const [first] = pair ? differenceOfVersions(pair.from, pair.to, nobody).steps : [];
  expect(first?.rows).toMatchObject([{ from: { values: { rate: '0.91' } }, to: { values: { rate: '0.65' } } }]);
  expect(first?.changes).toEqual([]);
});

test('a declaration of a thousand lines that changed altogether is attributed by line', () => {
  const lines = (price: string) => Array.from({ length: 1_000 }, (_, index) => sampleLine({ number: index + 1, price }));
  const [from, to] = ['10.00', '12.00'].map((price) =>
    declarationOf(sampleEntry(sampleInvoice(String(1_000 * Number(price)), { currency: 'USD' }), lines(price))),
  );
  if (!from || !to) throw new Error('there are two');
  const { attributed_by, difference, steps } = between(from, to);
  expect([attributed_by, sum(steps.map((step) => step.difference))]).toEqual(['line', difference]);
  expect(steps.filter(({ about }) => about === 'line')).toHaveLength(1_000);
});
