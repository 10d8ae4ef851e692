import type { FieldForm } from '@tallyport/contracts/shipping-record/forms';
import { describe, expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { PrintedValues } from './find-printed.js';

const pages = new PrintedValues(
  readText(
    fileOf(
      new Paper()
        .print(40, 40, 'Consignee: Southern Cross Imports Pty. Ltd.')
        .lines(110, 54, ['12 Wharf Road, Port Melbourne', 'VIC 3207 Australia'])
        .print(40, 120, 'Total USD4,250.00')
        .print(40, 140, 'Date: 14/03/2026')
        .print(40, 160, 'Weight: 1.5 KGS')
        .print(40, 170, 'HS 8471.30.00 of China')
        .print(40, 190, '深圳市华强电子有限公司'),
      new Paper().print(40, 40, 'Total 4250'),
    ),
  ),
);
const printed = (field: string, value: string, form: FieldForm) =>
  pages.placesOf(field, value, form).map((place) => `${place[0]?.page}: ${place.map((phrase) => phrase.text).join(' / ')}`);

describe('PrintedValues', () => {
  test('a number is found by its amount, however it is written, on every page', () => {
    expect(printed('total_amount', '4250', 'decimal')).toEqual(['1: 4,250.00', '2: 4250']);
    expect(printed('total_amount', '250', 'decimal')).toEqual([]);
    expect(printed('gross_weight', '15', 'decimal')).toEqual([]);
  });

  test('a day is found by the day that it means', () => {
    expect(printed('date', '2026-03-14', 'day')).toEqual(['1: 14/03/2026']);
  });

  test('a code is found by what papers write for it', () => {
    expect(printed('currency', 'USD', 'code')).toHaveLength(1);
    expect(printed('weight_unit', 'KG', 'code')).toEqual(['1: KGS']);
    expect(printed('weight_unit', 'LB', 'code')).toEqual([]);
    expect(printed('hs_code', '84713000', 'code')).toHaveLength(1);
    expect(printed('hs_code', '8471.30', 'code')).toEqual([]);
  });

  test('a text is found whatever marks and line ends stand in it, but not amid a word', () => {
    expect(printed('consignee_name', 'Southern Cross Imports Pty Ltd', 'text')).toHaveLength(1);
    expect(printed('consignee_address', '12 Wharf Road, Port Melbourne VIC 3207 Australia', 'long text')).toEqual([
      '1: 12 Wharf Road, Port Melbourne / VIC 3207 Australia',
    ]);
    expect(printed('consignee_name', 'South', 'text')).toEqual([]);
    expect(printed('seller_name', '华强电子', 'text')).toHaveLength(1);
  });
});
