import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { error, type PreflightRule } from './subject.js';

/** What ties a cargo report to its voyage: to change it, the report is withdrawn and made anew (domain: Australian imports, §8). */
const LINKING: readonly RecordField[] = ['arrival_port', 'vessel_id', 'voyage'];

/** What holds for every change: it gives its reason and names what customs has, and something of it is another. */
export const changeRules: PreflightRule = ({ record, sending, before, encoder }) => {
  if (sending.function === 'original') return [];
  const missing = [
    ...(sending.reason === null ? [error('required', null, null, { expected: 'sending.reason' })] : []),
    ...(sending.customsId === null ? [error('required', null, null, { expected: 'sending.customs_id' })] : []),
  ];
  if (sending.function === 'withdrawal' || before === null) return missing;
  const linking = record.kind === 'cargo-report' ? LINKING : [];
  const changed = linking.filter((field) => record.fields[field] !== before.fields[field]);
  return [
    ...missing,
    ...changed.map((field) =>
      error('linking-field', null, field, { found: record.fields[field] ?? '', expected: before.fields[field] ?? '' }),
    ),
    ...(encoder.isSame(record, before) ? [error('nothing-changed', null, null)] : []),
  ];
};
