import { expect, test } from 'vitest';
import type { FrozenRecord } from '../frozen-record.js';
import type { Sending } from '../messages/sending.js';
import { sampleCargoReport, sampleDeclaration, sampleSending } from '../messages/testing/sample-records.js';
import { preflight } from './preflight.js';
import { sampleSubject, withHeader, withLine } from './testing/sample-subject.js';

const CHANGE: Partial<Sending> = { version: 2, function: 'change', customsId: 'AAEHK7R4W', reason: 'Price corrected' };
const WITHDRAWAL: Partial<Sending> = { ...CHANGE, function: 'withdrawal', reason: 'Lodged twice' };

const findings = (record: FrozenRecord, before: FrozenRecord, sending: Partial<Sending> = CHANGE) =>
  preflight(sampleSubject(record, { before, sending: sampleSending(sending) })).map(({ code, field, expected }) =>
    [code, field, expected].filter((part) => part !== null && part !== '').join(' '),
  );

test('a change that changes nothing is refused, whatever is not sent', () => {
  const record = sampleDeclaration();
  expect(findings(record, record)).toEqual(['nothing-changed']);
  expect(findings(withLine(record, 'goods', { product_code: 'B-30' }), record)).toEqual(['nothing-changed']);
  expect(findings(withHeader(record, { owner_reference: 'PO 88-1205' }), record)).toEqual([]);
});

test('a change of the amounts alone is one', () => {
  const record = sampleDeclaration();
  expect(findings({ ...record, amounts: { ...record.amounts, due: '4574.26' } }, record)).toEqual([]);
});

test('a change or withdrawal says why, and what customs calls the declaration', () => {
  const record = sampleDeclaration();
  const unsaid = ['required sending.reason', 'required sending.customs_id'];
  expect(findings(withHeader(record, { owner_reference: 'X' }), record, { ...CHANGE, reason: null, customsId: null })).toEqual(unsaid);
  expect(findings(record, record, { ...WITHDRAWAL, reason: null, customsId: null })).toEqual(unsaid);
});

test('a withdrawal asks for nothing but what it says itself', () => {
  const wrong = withLine(withHeader(sampleDeclaration(), { loading_port: 'NINGBO' }), 'goods', { price: 'much' });
  expect(findings(wrong, wrong, WITHDRAWAL)).toEqual([]);
  expect(findings(withHeader(wrong, { broker_reference: undefined }), wrong, WITHDRAWAL)).toEqual(['required broker_reference']);
});

test.each(['arrival_port', 'vessel_id', 'voyage'] as const)('the %s of a cargo report cannot be changed', (field) => {
  const before = sampleCargoReport();
  const others = { arrival_port: 'AUMEL', vessel_id: '9074729', voyage: '115S' };
  expect(findings(withHeader(before, { [field]: others[field] }), before)).toEqual([`linking-field ${field} ${before.fields[field]}`]);
  expect(findings(withHeader(before, { volume: '27' }), before)).toEqual([]);
});

test('the voyage of a declaration can be', () => {
  const before = sampleDeclaration();
  expect(findings(withHeader(before, { voyage: '115S' }), before)).toEqual([]);
});
