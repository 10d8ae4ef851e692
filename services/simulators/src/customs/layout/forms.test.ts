import { describe, expect, test } from 'vitest';
import { formOf } from './forms.js';

describe.each([
  ['abn', ['77000111027'], ['77000111028', '7700011102', 'ABC']],
  ['ccid', ['TLP3496736Y', 'GWM7436943H'], ['TLP3496736X', 'TLP3496731Y', 'BLP3496736Y']],
  ['vesselId', ['9381275'], ['9381276', '938127']],
  ['container', ['TLPU4001259', 'TCLU0000020'], ['TLPU4001258', 'TLPX4001259', 'tlpu4001259']],
  ['airWaybill', ['618-77004185', '61877004185'], ['618-77004186', '081-00000000']],
  ['vin', ['TLPXX00X0X0000001'], ['TLPXX00X0X000000I', 'TLPXX00X0X000000']],
  ['country', ['AU', 'CN'], ['XQ', 'au', 'AUS']],
  ['currency', ['AUD', 'JPY'], ['XQX', 'usd']],
  ['port', ['AUSYD', 'CNYTN'], ['AUSY1', 'SYD', 'QQSYD']],
  ['day', ['20240229'], ['20230229', '2024-02-29', '20241301', '']],
  ['aud', ['0.00', '1234567.89'], ['1', '1.0', '-1.00', '1,000.00']],
  ['version', ['1', '999'], ['0', '01', '1000']],
  ['text5', ['abcde', 'a b'], ['abcdef', ' a', 'a ']],
  ['code5', ['A-1', 'ChAFT'], ['ABCDEF', 'Ä', '-A']],
  ['count3', ['0', '120'], ['1000', '01', '1.0']],
  ['number3', ['0', '12.5', '0.125'], ['1.0001', '.5', '5.', '1e3', '-1']],
  ['signed3', ['-25.50', '3'], ['+3', '--3']],
  ['percent2', ['100', '62.5'], ['100.01', '101', '0.125']],
  ['flag', ['Y', 'N'], ['y', 'X']],
])('the form %s', (name, right, wrong) => {
  const form = formOf(name);

  test.each(right)('takes %s', (value) => {
    expect(form(value)).toBeNull();
  });

  test.each(wrong)('refuses %s', (value) => {
    expect(form(value)).not.toBeNull();
  });
});
