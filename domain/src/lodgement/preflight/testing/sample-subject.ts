import type { ByField } from '@tallyport/contracts/shipping-record/fields';
import { DatedTables } from '../../../customs-table/dated-tables.js';
import type { FrozenLineType, FrozenRecord } from '../../frozen-record.js';
import { MessageEncoder } from '../../messages/encode-message.js';
import { sampleSending } from '../../messages/testing/sample-records.js';
import { starterLayout } from '../../messages/testing/starter-tables.js';
import type { PreflightSubject } from '../subject.js';

const DATED = { valid_from: '2026-01-01', valid_to: null, source: 'test', law: '', file_date: '2026-01-01', is_demonstration: true };

const CHAFTA = { scheme: 'ChAFTA', country: 'CN', rules: 'WO/PSR', document: 'COO', scopes: '', rate: 'Free' };
const TABLES = new DatedTables([
  ['exchange_rate', [{ ...DATED, id: 'exchange_rate/1/1', values: { currency: 'USD', rate: '0.64' } }]],
  ['preference_scheme', [{ ...DATED, id: 'preference_scheme/1/1', values: CHAFTA }]],
  ['treatment', [{ ...DATED, id: 'treatment/1/1', values: { code: '001', name: '', rate: 'Free', instrument: '' } }]],
  [
    'code',
    ['FCL', 'FCX', 'BBK'].map((code, index) => ({ ...DATED, id: `code/1/${index}`, values: { list: 'cargo_type', code, en: '', zh: '' } })),
  ],
]);
const LAYOUTS = { declaration: starterLayout('IMD'), 'cargo-report': starterLayout('SEACR') };

/** What a record is held to before it is sent. */
export function sampleSubject(record: FrozenRecord, changed: Partial<PreflightSubject> = {}): PreflightSubject {
  const layout = LAYOUTS[record.kind];
  const encoder = new MessageEncoder(layout);
  return { record, sending: sampleSending(), before: null, layout, encoder, tables: TABLES, day: '2026-11-23', ...changed };
}

/** The record with other values in its header: undefined takes one away. */
export function withHeader(record: FrozenRecord, values: Changed): FrozenRecord {
  return { ...record, fields: changed(record.fields, values) };
}

/** The record with other values in one line of a type, the first unless it is told. */
export function withLine(record: FrozenRecord, type: FrozenLineType, values: Changed, number = 1): FrozenRecord {
  const lines = record.lines.map((line) =>
    line.type === type && line.number === number ? { ...line, fields: changed(line.fields, values) } : line,
  );
  return { ...record, lines };
}

type Changed = ByField<string | undefined>;

function changed(fields: ByField<string>, values: Changed): ByField<string> {
  return Object.fromEntries(Object.entries({ ...fields, ...values }).filter(([, value]) => value !== undefined));
}
