import { expect, test } from 'vitest';
import { bucketsOf, meaningOf } from './meaning.js';
import { theModel } from './model.js';

test('a word falls into the same buckets wherever it stands', () => {
  const [one, other] = [bucketsOf('invoice', 8192), bucketsOf('proforma invoice', 8192)];
  expect(one.length).toBeGreaterThan(3);
  expect(other).toEqual(expect.arrayContaining(one));
});

test('a text without signs has the shares of the bias alone', () => {
  const model = { things: ['seller', 'none'], buckets: 8, weights: new Int8Array(16), scale: 1, bias: Float32Array.of(0, 0) };
  expect([...meaningOf('', model)]).toEqual([0.5, 0.5]);
});

test('labels are told by their words, also spellings that no list has', () => {
  const { things, meaningOf: read } = theModel().names;
  const likeliest = (text: string): string | undefined => {
    const shares = [...read(text)];
    return things[shares.indexOf(Math.max(...shares))];
  };
  expect(likeliest('Invoice No.')).toBe('invoice_number');
  expect(likeliest('Wholly unheard-of invoice numbering')).toBe('invoice_number');
  expect(likeliest('Gesamtbruttogewicht der Sendung')).toBe('gross_weight');
});
