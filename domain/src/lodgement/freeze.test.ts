import type { ByField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownLine, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { expect, test } from 'vitest';
import { AMOUNT_NAMES, type AssessedEntry, type LineAmounts } from '../duty/assessed-entry.js';
import { freeze } from './freeze.js';

const ZERO = Object.fromEntries(AMOUNT_NAMES.map((name) => [name, '0.00'])) as LineAmounts;

function shown(values: ByField<string | null>): ByField<ShownValue> {
  const said = { raw: null, place: null, method: 'person', confidence: 1, by: null, offered: null } as const;
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { ...said, value: value ?? null }]));
}

function line(line_id: string, values: ByField<string | null>): ShownLine {
  return { line_id, fields: shown(values) };
}

function declaration(values: ByField<string | null>, ...lines: readonly ShownLine[]): ShippingRecord {
  const nothing = { document_id: null, document_type: null, from_page: null, to_page: null, withdrawn: false, stream_position: 1 };
  return { id: 'd', kind: 'declaration', work_order_id: 'w', ...nothing, fields: shown(values), lines: [...lines] };
}

const invoice = line('i', { line_type: 'invoice', invoice_number: 'A', invoice_total: '300', invoice_currency: 'USD' });
const goods = (id: string, values: ByField<string | null> = {}) =>
  line(id, { line_type: 'goods', invoice_number: 'A', goods_description: 'BASKETS', price: '100', ...values });
const numbers = (record: ReturnType<typeof freeze>) =>
  record.lines.map(({ type, number, lineIds }) => `${type} ${number}: ${lineIds.join(' ')}`);

test('values are texts without blanks around them, on one line; what says nothing is not there', () => {
  const frozen = freeze(
    declaration({ owner_name: '  WATTLE &\r\n REED ', owner_id: '51 824 753 556', vessel: '', voyage: null }),
    null,
    null,
  );
  expect(frozen.fields).toEqual({ owner_name: 'WATTLE & REED', owner_id: '51824753556' });
});

test('amounts have the places of their currency, numbers as many as they need', () => {
  const yen = line('j', { line_type: 'invoice', invoice_number: 'B', invoice_total: '1200.00', invoice_currency: 'JPY' });
  const frozen = freeze(
    declaration(
      { gross_weight: '4180.500' },
      invoice,
      yen,
      goods('g', { t_i_override: '12.5', t_i_override_currency: 'KWD', duty: '7' }),
      goods('h', { invoice_number: 'B' }),
    ),
    null,
    null,
  );
  expect(frozen.fields).toEqual({ gross_weight: '4180.5' });
  expect(frozen.lines.map(({ fields }) => fields.invoice_total ?? fields.price)).toEqual(['300.00', '1200', '100.00', '100']);
  expect(frozen.lines[2]?.fields).toMatchObject({ t_i_override: '12.500', duty: '7.00' });
});

test('more places than a currency has, and what is no number, stay for the pre-flight to name', () => {
  const frozen = freeze(declaration({ gross_weight: '4,180' }, invoice, goods('g', { price: '0.125' })), null, null);
  expect([frozen.fields.gross_weight, frozen.lines[1]?.fields.price]).toEqual(['4,180', '0.125']);
});

test('several codes are separated by one blank', () => {
  const frozen = freeze(declaration({}, invoice, goods('g', { vehicle_ids: ' A1, B2;\n C3 ' })), null, null);
  expect(frozen.lines[1]?.fields.vehicle_ids).toBe('A1 B2 C3');
});

test('lines of a group are one line, which knows them all', () => {
  const frozen = freeze(
    declaration({}, invoice, goods('a', { line_group: '1' }), goods('b'), goods('c', { line_group: '1', price: '0.55' })),
    null,
    null,
  );
  expect(numbers(frozen)).toEqual(['invoice 1: i', 'goods 1: a c', 'goods 2: b']);
  expect(frozen.lines[1]?.fields.price).toBe('100.55');
});

test('a line keeps its number over versions, and no number is given again', () => {
  const first = freeze(declaration({}, invoice, goods('a'), goods('b'), goods('c')), null, null);
  const second = freeze(declaration({}, invoice, goods('n'), goods('a'), goods('b')), null, first);
  expect(numbers(second)).toEqual(['invoice 1: i', 'goods 4: n', 'goods 1: a', 'goods 2: b']);
  const third = freeze(declaration({}, invoice, goods('a'), goods('c'), goods('m')), null, second);
  expect(numbers(third)).toEqual(['invoice 1: i', 'goods 1: a', 'goods 5: c', 'goods 6: m']);
});

test('of a group that is taken apart one line keeps the number', () => {
  const grouped = freeze(declaration({}, invoice, goods('a', { line_group: '1' }), goods('b', { line_group: '1' })), null, null);
  expect(numbers(freeze(declaration({}, invoice, goods('b'), goods('a')), null, grouped))).toEqual([
    'invoice 1: i',
    'goods 1: b',
    'goods 2: a',
  ]);
});

test('what was computed comes with each line as it is declared, and with all of them', () => {
  const amounts = (duty: string) => ({ ...ZERO, duty });
  const assessed: AssessedEntry = {
    lines: [
      { number: 1, steps: [], kind: 'computed', amounts: amounts('5.00') },
      { number: 2, steps: [], kind: 'cannot', reason: { code: 'no-row', values: { table: 'tariff_rate', key: '', day: '2025-12-01' } } },
    ],
    totals: amounts('5.00'),
    reason: null,
    charges: [
      { charge: 'IPC', amount: '50.00', row: 'charge/1/1' },
      { charge: 'DAFF', amount: '66.50', row: 'charge/1/2' },
    ],
    due: '121.50',
  };
  const frozen = freeze(
    declaration({}, invoice, goods('a', { line_group: '1' }), goods('b'), goods('c', { line_group: '1' })),
    assessed,
    null,
  );
  expect(frozen.lines.map((one) => one.amounts['duty'])).toEqual([undefined, '5.00', undefined]);
  expect(frozen.amounts).toMatchObject({ duty: '5.00', charges: '116.50', due: '121.50' });
  expect(freeze(declaration({}, invoice), { ...assessed, totals: null, due: null }, null).amounts).toEqual({});
});

test('containers of a cargo report are its lines', () => {
  const report: ShippingRecord = {
    ...declaration({ voyage: '114S' }, line('k', { container_number: 'TLPU4001259' })),
    kind: 'cargo-report',
  };
  expect(freeze(report, null, null)).toEqual({
    kind: 'cargo-report',
    fields: { voyage: '114S' },
    amounts: {},
    lines: [{ type: 'container', number: 1, lineIds: ['k'], fields: { container_number: 'TLPU4001259' }, amounts: {} }],
    lastNumbers: { container: 1 },
  });
});
