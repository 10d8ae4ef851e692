import type { CheckFinding } from '@tallyport/contracts/check/http';
import type { PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import type { ByField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { expect, test } from 'vitest';
import { shownRecord, shownValue } from '../../shipping-record/testing/shown-record.js';
import { checksBeside, standingFindings } from './said-once.js';
import { draftFault, valueFindings } from './value-findings.js';

const shown = (texts: ByField<string>) => Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, shownValue(value)]));
function declaration(header: ByField<string>, line: ByField<string> = {}): ShippingRecord {
  const lines = [
    { line_id: 'I', fields: shown({ line_type: 'invoice', invoice_number: '7', invoice_currency: 'JPY' }) },
    { line_id: 'G', fields: shown({ line_type: 'goods', invoice_number: '7', ...line }) },
  ];
  return shownRecord({ id: 'D', kind: 'declaration', fields: shown(header), lines });
}
const finding = (more: Partial<PreflightFinding>): PreflightFinding => ({
  code: 'required',
  severity: 'error',
  line_id: null,
  field: 'owner_id',
  found: '',
  expected: '',
  ...more,
});
const said = (record: ShippingRecord) => valueFindings(record).map(({ code, line_id, field }) => `${line_id ?? ''} ${field} ${code}`);

test('what is missing, and what has not its form, is said by the record alone: of the header, and of lines by their type', () => {
  const findings = said(declaration({ entry_nature: 'N10', arrival_date: 'soon', gross_weight: '-3' }, { country_of_origin: 'XX' }));
  expect(findings).toContain(' owner_id required');
  expect(findings).toContain(' arrival_date not-a-day');
  expect(findings).toContain(' gross_weight out-of-range');
  expect(findings).toContain('G country_of_origin not-a-country');
  expect(findings).toContain('G price required');
  expect(findings).toContain('I invoice_term required');
  expect(findings).not.toContain(' entry_nature required');
});

test.each([
  ['price', '100.5', 'too-many-decimals'],
  ['price', '100', null],
  ['statistical_code', '123', 'too-long'],
  ['goods_description', '衬衫', 'outside-character-set'],
  ['wet_quoting_yn', 'yes', 'not-a-flag'],
  ['t_i_override', 'ten', 'not-a-number'],
  ['price', ' ', null],
  ['house_bill', 'X', null],
] as const)('a draft of %s that says "%s" is %s before it is saved', (field, text, code) => {
  expect(draftFault(declaration({}), 'G', field, text)?.code ?? null).toBe(code);
});

test('what the pre-flight said of a value falls silent once the value is another one, and what both say is said once', () => {
  const asked = [
    finding({ field: 'owner_id' }),
    finding({ field: 'arrival_date', code: 'not-a-day', found: 'soon' }),
    finding({ field: 'vessel_id', code: 'check-digit', found: '1234567' }),
    finding({ field: null, code: 'line-missing', expected: 'transport' }),
    finding({ line_id: 'GONE', field: 'price' }),
  ];
  const record = declaration({ arrival_date: '2026-11-21', vessel_id: '1234567' });
  const standing = standingFindings(record, valueFindings(record), asked).filter(({ line_id }) => line_id === null);
  const count = (field: string | null) => standing.filter((one) => one.field === field).length;
  expect([count('owner_id'), count('arrival_date'), count('vessel_id'), count(null)]).toEqual([1, 0, 1, 1]);
});

function check(more: Partial<CheckFinding>): CheckFinding {
  const values = [{ record_id: 'D', kind: 'declaration' as const, line_id: 'G', field: 'quantity_unit' as const, value: '' }];
  return {
    code: 'quantity-unit',
    version: 1,
    category: 'Quantity',
    severity: 'error',
    outcome: 'fails',
    values,
    missing: [],
    difference: null,
    fingerprint: null,
    override: null,
    ...more,
  };
}

test.each<[string, Partial<CheckFinding>, Partial<PreflightFinding>, boolean]>([
  ['of the same value', {}, { line_id: 'G', field: 'quantity_unit' }, false],
  ['of another line', {}, { line_id: 'H', field: 'quantity_unit' }, true],
  ['of another field', {}, { line_id: 'G', field: 'price' }, true],
  ['that it does not mean', { code: 'line-product' }, { line_id: 'G', field: 'quantity_unit' }, true],
  [
    'of the line, in other words',
    { code: 'tax-quoted-or-exempt' },
    { line_id: 'G', field: 'wet_quoting_yn', code: 'quoted-and-exempt' },
    false,
  ],
  ['of nothing, when a person let it stand', { override: { by: null, at: '2026-01-01T00:00:00Z', reason: 'x' } }, { line_id: 'H' }, false],
  ['of nothing, when it is a remark', { severity: 'info' }, { line_id: 'H' }, false],
])('a failing rule beside a finding %s: %s', (_, rule, of, isSaid) => {
  expect(checksBeside([check(rule)], [finding(of)], 'D')).toHaveLength(isSaid ? 1 : 0);
});
