import type { LodgementMessage } from '@tallyport/contracts/lodgement/lodgement';
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../customs-table/testing/tables-of.js';
import type { Sending } from '../messages/sending.js';
import { randomDeclaration } from '../messages/testing/random-record.js';
import { sampleCargoReport, sampleDeclaration, sampleSending } from '../messages/testing/sample-records.js';
import { preflight } from '../preflight/preflight.js';
import { sampleSubject, withHeader, withLine } from '../preflight/testing/sample-subject.js';
import { lineageOf, segmentsSaying } from './lineage-of.js';
import type { SentMessage } from './sent-message.js';
import { lineageFaults } from './testing/lineage-faults.js';
import { MESSAGE, SIGNER, segmentsOf, sentSample } from './testing/sent-sample.js';

const DECLARATIONS = process.env['CHAOS'] === 'long' ? 1_000 : 60;
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);
const LODGE = sampleSending({ answers: [{ question: 'Q1', answer: 'NO', reason: null }] });
const CHANGE: Partial<Sending> = { version: 2, function: 'change', customsId: 'AAEHK7R4W', reason: 'Price corrected' };
const SIGNED = { kind: 'person', ...SIGNER, did: 'signed' } as const;

test(`of ${DECLARATIONS} declarations (seed ${seed}) past the pre-flight, amended and withdrawn, every value that is sent ends at its box, row or person`, () => {
  for (let index = 0; index < DECLARATIONS; index++) {
    const made = randomDeclaration(seed + index);
    expect(preflight(sampleSubject(made)).filter(({ severity }) => severity === 'error')).toEqual([]);
    const first = sentSample(made, seed + index);
    const lodged = segmentsOf(first.sent.frozen, LODGE, null);
    expect(lineageFaults(first, lineageOf(first.sent, lodged, lodged))).toEqual([]);

    const amended = withLine(withHeader(made, { owner_reference: `PO ${index}` }), 'goods', { goods_description: 'BASKETS' });
    const lines = amended.lines.filter(({ type, number }) => type !== 'goods' || number !== 2);
    const second = sentSample({ ...amended, lines }, seed + index);
    const change = segmentsOf(second.sent.frozen, sampleSending(CHANGE), first.sent.frozen);
    expect(lineageFaults(second, lineageOf(second.sent, change, change))).toEqual([]);

    const sending = sampleSending({ ...CHANGE, version: 3, function: 'withdrawal' });
    const withdrawal = segmentsOf(second.sent.frozen, sending, second.sent.frozen);
    expect(lineageFaults(second, lineageOf(second.sent, withdrawal, withdrawal))).toEqual([]);
  }
});

test('so does every value of a sea cargo report', () => {
  for (let index = 0; index < 20; index++) {
    const report = sentSample(sampleCargoReport(), seed + index);
    const segments = segmentsOf(report.sent.frozen, sampleSending(), null);
    expect(lineageFaults(report, lineageOf(report.sent, segments, segments))).toEqual([]);
  }
});

describe('of a declaration that is lodged', () => {
  const { sent } = sentSample(sampleDeclaration(), 1);
  const all = segmentsOf(sent.frozen, sampleSending(), null);
  const lineage = (changed: Partial<SentMessage> = {}) =>
    lineageOf({ ...sent, ...changed }, all, all).flatMap(({ text, part, item, values }) =>
      values.map((value) => ({ text, part, item, ...value })),
    );
  const answered = (message: Partial<LodgementMessage>) => lineage({ message: { ...MESSAGE, ...message } });

  test('an error of customs stands at the value that it names, and at no other', () => {
    const error = {
      code: 'IMD0271',
      words: 'no such country',
      place: 'goods',
      line: 2,
      segment: 'LOC:27',
      field: 'country_of_origin',
    } as const;
    const about = (changed: object) => answered({ errors: [{ ...error, ...changed }] }).filter(({ errors }) => errors.length > 0);
    const named = [['goods', 2, 'country_of_origin']];
    expect(about({}).map(({ part, item, name }) => [part, item, name])).toEqual(named);
    expect(about({ field: null }).map(({ part, item, name }) => [part, item, name])).toEqual(named);
    expect(about({ field: null, segment: null })).toEqual([]);
  });

  test('an amount of customs stands beside the one that was sent', () => {
    const beside = answered({ amounts: [{ qualifier: '55', amount: '937.51', currency: 'AUD' }] }).filter((value) => value.customs_amount);
    expect(beside.map(({ text, customs_amount }) => [text, customs_amount?.amount])).toEqual([["MOA+55:937.50:AUD'", '937.51']]);
  });

  test('amounts that come to something else now are of no row: whoever signed them answers for them', () => {
    expect(lineage({ assessed: null }).find(({ name }) => name === 'amounts.duty')?.ends).toEqual([SIGNED]);
  });

  test('a value that was confirmed at signing ends at the signer too', () => {
    const vessel = answered({ confirmed: [{ line_id: null, field: 'vessel', value: 'CORAL LANTERN' }] }).find(
      ({ name }) => name === 'vessel',
    );
    expect(vessel?.fields[0]?.ends).toContainEqual({ ...SIGNED, did: 'confirmed' });
  });

  test('a field is found in its segments, that of an invoice under each of its goods', () => {
    const saying = (lineId: string | null, field: string) => segmentsSaying(sent.frozen, all, lineId, field);
    expect(saying(null, 'loading_port').map(({ text }) => text)).toEqual(["LOC+9+CNNGB::6'"]);
    expect(saying('goods-2', 'price')).toHaveLength(1);
    expect(saying('invoice-1', 'invoice_currency').map(({ part }) => part)).toEqual(expect.arrayContaining(['invoice', 'goods']));
    expect(saying('goods-1', 'line_group')).toEqual([]);
  });
});

describe('what nobody wrote of a line of goods', () => {
  const tariff = { tariff_item: '39269090', rate_number: '', description: '', rate: '5%', wine: '', luxury_car: '' } as const;
  const said = { raw: null, place: null, method: 'compiled', confidence: 1, by: null, offered: null } as const;
  const typed = { ...said, method: 'person', by: { user_id: 'typist', at: SIGNER.at } } as const;
  const { sent } = sentSample(sampleDeclaration(), 2);
  const all = segmentsOf(sent.frozen, sampleSending(), null);
  const ends = (name: string, statistical_code: string, unit: string) => {
    const counted = { invoice_quantity: { ...typed, value: '175' }, invoice_quantity_unit: { ...typed, value: 'DOZ' } };
    const filled = {
      statistical_code: { ...said, value: '60' },
      quantity: { ...said, value: '2100' },
      quantity_unit: { ...said, value: 'NO' },
    };
    const classified = { tariff_classification: { ...typed, value: '39269090' } };
    const lines = sent.record.lines.map(({ line_id, fields }) => ({
      line_id,
      fields: { ...fields, ...counted, ...filled, ...classified },
    }));
    const tables = tablesOf({ tariff_rate: [{ ...tariff, statistical_code, unit }] });
    const segments = lineageOf({ ...sent, record: { ...sent.record, lines }, tables, compiledBy: () => null }, all, all);
    const ofLine = segments.filter(({ part, item }) => part === 'goods' && item === 1).flatMap(({ values }) => values);
    return ofLine.find((value) => value.name === name)?.fields[0]?.ends;
  };
  const row = { kind: 'row', table: 'tariff_rate', id: 'tariff_rate/1/1' };

  test('a statistical code ends at the row of its classification, where that says it', () => {
    expect(ends('statistical_code', '60', 'No')).toEqual([row]);
    expect(ends('statistical_code', '61', 'No')).toEqual([SIGNED]);
  });

  test('a quantity ends at that row and at what was counted, where the unit of the row makes this of it', () => {
    expect(ends('quantity', '60', 'No')).toEqual([row, { kind: 'person', user_id: 'typist', at: SIGNER.at, did: 'wrote' }]);
    expect(ends('quantity_unit', '60', 'No')).toEqual([row]);
    expect(ends('quantity', '60', 'kg')).toEqual([SIGNED]);
  });
});
