import { expect, test } from 'vitest';
import { tablesOf } from '../customs-table/testing/tables-of.js';
import { Papers } from './papers.js';
import { RuleRows } from './rule-rows.js';
import { runChecks } from './run-checks.js';
import { changed, cleanJob } from './testing/clean-job.js';
import { NO_OVERRIDES } from './testing/no-overrides.js';
import { SAMPLE_ROWS } from './testing/sample-rows.js';

const NO_ROWS = new RuleRows(tablesOf({}), '2026-03-20');
const job = cleanJob(1);
const told = (code: string, rows: RuleRows, records = job) =>
  runChecks(new Papers(records), rows, NO_OVERRIDES).filter((finding) => finding.code === code);

test.each(['bill-weight', 'fumigated-in-time'])('without a row for its day %s cannot say, and names the row', (code) => {
  const [finding] = told(code, new RuleRows(tablesOf({ weight_unit: [{ unit: 'KG', kilograms: '1' }] }), '2026-03-20'));
  expect(finding).toMatchObject({ outcome: 'cannot say', missing: [{ row: `tolerance ${code}`, record_id: null, field: null }] });
});

test('a weight in a unit that no row names cannot be said, and the unit is what to look at', () => {
  const inStone = changed(job, 'waybill', { weight_unit: 'STONE' });
  expect(told('bill-weight', SAMPLE_ROWS, inStone)).toMatchObject([
    { outcome: 'cannot say', missing: [{ record_id: job[0]?.id, field: 'weight_unit', row: null }] },
  ]);
});

test('pounds and kilograms are compared by what the rows say a pound weighs', () => {
  const pounds = changed(changed(job, 'packing-list', { gross_weight: '453.6' }), 'waybill', { gross_weight: '1000', weight_unit: 'lb' });
  expect(told('bill-weight', SAMPLE_ROWS, pounds)).toMatchObject([{ outcome: 'holds' }]);
});

test('a row makes a rule as grave as it says, and without one the rule says it itself', () => {
  const graver = new RuleRows(tablesOf({ severity: [{ check: 'freight-terms', severity: 'error' }] }), '2026-03-20');
  expect([told('freight-terms', NO_ROWS)[0]?.severity, told('freight-terms', graver)[0]?.severity]).toEqual(['warning', 'error']);
});
