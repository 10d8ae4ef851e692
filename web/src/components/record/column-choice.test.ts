import type { ShownLine } from '@tallyport/contracts/shipping-record/http';
import { shownValue } from '@tallyport/domain/shipping-record/testing/shown-record';
import { describe, expect, test } from 'vitest';
import { chosenColumns, NO_CHOICE, readChoice, withShown, withWidth } from './column-choice.js';

const line: ShownLine = { line_id: 'a', fields: { net_weight: shownValue('12.5'), model: shownValue('', { value: null }) } };
const fields = (choice = NO_CHOICE) => chosenColumns('invoice', [line], choice).map(({ field }) => field);

describe('the columns of an invoice', () => {
  test('are those that a person checks and those for which something was read', () => {
    expect(fields()).toEqual([
      'product_code',
      'description',
      'hs_code',
      'quantity',
      'quantity_unit',
      'unit_price',
      'total_price',
      'net_weight',
      'country_of_origin',
    ]);
  });

  test('follow the person, but never lose the one that says which line it is', () => {
    const choice = withShown(withShown(withShown(NO_CHOICE, 'net_weight', false), 'lookup_code', true), 'product_code', false);
    expect(fields(choice)).not.toContain('net_weight');
    expect(fields(choice)).toContain('lookup_code');
    expect(fields(choice)[0]).toBe('product_code');
  });

  test('keep a width between what can be taken hold of and what can be looked over', () => {
    expect(withWidth(NO_CHOICE, 'quantity', 3.7).widths).toEqual({ quantity: 40 });
    expect(withWidth(NO_CHOICE, 'quantity', 5_000).widths).toEqual({ quantity: 640 });
    const widened = chosenColumns('invoice', [line], withWidth(NO_CHOICE, 'quantity', 120.4));
    expect(widened.find(({ field }) => field === 'quantity')?.width).toBe(120);
  });

  test.each([null, '', '{', '{"shown":{"model":"yes"},"widths":{}}', '[]'])('%j from an earlier visit is no choice', (text) => {
    expect(readChoice(text)).toEqual(NO_CHOICE);
  });
});
