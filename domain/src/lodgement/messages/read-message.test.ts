import { OPTIONAL_FIELDS } from '@tallyport/contracts/declaration/optional-fields';
import { expect, test } from 'vitest';
import { lineFields } from '../declared-fields.js';
import type { FrozenLine, FrozenRecord } from '../frozen-record.js';
import { preflight } from '../preflight/preflight.js';
import { sampleSubject } from '../preflight/testing/sample-subject.js';
import { MessageEncoder } from './encode-message.js';
import { type InterchangeAddress, outboundInterchange } from './outbound-interchange.js';
import { readMessage } from './read-message.js';
import type { Sending } from './sending.js';
import { fullLine, randomDeclaration } from './testing/random-record.js';
import { messageIn, readBack } from './testing/read-back.js';
import { sampleCargoReport, sampleDeclaration, sampleSending } from './testing/sample-records.js';
import { starterLayout } from './testing/starter-tables.js';

const ADDRESS: InterchangeAddress = {
  site: 'TALLY01',
  ownerSite: 'TALLY01',
  customsSite: 'AAA336C',
  controlReference: 'TP1',
  preparedAt: '2026-11-23T02:15:40Z',
  isTest: true,
};
const LAYOUTS = { declaration: starterLayout('IMD'), 'cargo-report': starterLayout('SEACR') };
/** What customs asks for nowhere (docs/customs-messages.md). */
const NOT_SENT = ['product_code', 'invoice_quantity', 'invoice_quantity_unit', 'net_weight', 'line_group', 'goods_total'];

const RECORDS = process.env['CHAOS'] === 'long' ? 10_000 : 200;
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);

/** Through the bytes, as customs would read them. */
function messageOf(record: FrozenRecord, sending = sampleSending(), before: FrozenRecord | null = null) {
  const layout = LAYOUTS[record.kind];
  return readMessage(layout, messageIn(outboundInterchange(new MessageEncoder(layout).encode(record, sending, before), ADDRESS)));
}

function sentAndRead(record: FrozenRecord, sending?: Sending, before?: FrozenRecord) {
  const reading = messageOf(record, sending, before);
  return { ...readBack(reading), unread: reading.unread };
}

function sentFields({ fields }: FrozenLine) {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !NOT_SENT.includes(name)));
}

function linesOf(record: FrozenRecord) {
  const action = (type: string) => (type === 'goods' || type === 'transport' ? 'insert' : null);
  const lines = record.lines.map((line) => ({ type: line.type, number: line.number, fields: sentFields(line), amounts: line.amounts }));
  return lines.map((line) => ({ ...line, action: action(line.type) })).toSorted(byType);
}

const byType = (one: { type: string; number: number }, other: { type: string; number: number }) =>
  one.type.localeCompare(other.type) || one.number - other.number;

test(`${RECORDS} declarations (seed ${seed}) that pass the pre-flight are read back as they were before they were encoded`, () => {
  for (let index = 0; index < RECORDS; index++) {
    const record = randomDeclaration(seed + index);
    expect(preflight(sampleSubject(record)).filter(({ severity }) => severity === 'error')).toEqual([]);
    const read = sentAndRead(record);
    expect(read.unread).toEqual([]);
    expect(read.record).toEqual({ fields: record.fields, amounts: record.amounts });
    expect(read.lines.toSorted(byType)).toEqual(linesOf(record));
  }
}, 900_000);

test('all sixty optional fields of a line are read back', () => {
  const fields = { line_type: 'goods', ...fullLine('goods', seed), invoice_number: 'NB-26-0917' };
  const record = sampleDeclaration();
  const [line] = sentAndRead({
    ...record,
    lines: [...record.lines.slice(0, 4), { type: 'goods', number: 1, lineIds: ['1'], fields, amounts: {} }],
  }).lines.filter(({ type }) => type === 'goods');
  expect(Object.keys(OPTIONAL_FIELDS)).toHaveLength(60);
  expect(Object.keys(line?.fields ?? {})).toEqual(expect.arrayContaining(Object.keys(OPTIONAL_FIELDS)));
  expect(line?.fields).toEqual(sentFields({ fields } as unknown as FrozenLine));
});

test.each(['goods', 'invoice', 'charge', 'transport', 'container'] as const)(
  'every field of a line of %s has a row, or is known not to be sent',
  (type) => {
    const names = Object.values(LAYOUTS).flatMap(({ blocks }) =>
      JSON.stringify(blocks.filter(({ part }) => part === (type === 'charge' ? 'invoice' : type))),
    );
    expect(Object.keys(lineFields(type)).filter((name) => !NOT_SENT.includes(name) && !names.join().includes(`"name":"${name}"`))).toEqual(
      [],
    );
  },
);

test('a cargo report is read back as it was', () => {
  const report = sampleCargoReport();
  const read = sentAndRead(report);
  expect(read.unread).toEqual([]);
  expect(read.record).toEqual({ fields: report.fields, amounts: {} });
  expect(read.lines).toEqual(report.lines.map(({ type, number, fields }) => ({ type, number, fields, amounts: {}, action: null })));
});

test('answers to questions are read back', () => {
  const answers = [
    { question: 'LQ0071', answer: 'NO', reason: null },
    { question: 'LQ0113', answer: "YES: IT'S NEW", reason: 'SEE INVOICE' },
  ];
  expect(sentAndRead(sampleDeclaration(), sampleSending({ answers })).answers).toEqual([
    { 'answer.question': 'LQ0071', 'answer.answer': 'NO' },
    { 'answer.question': 'LQ0113', 'answer.answer': "YES: IT'S NEW", 'answer.reason': 'SEE INVOICE' },
  ]);
});

test('each value knows the segment and component that say it', () => {
  const [goods] = messageOf(sampleDeclaration()).items.filter(
    ({ part, values }) => part === 'goods' && values.some(({ value }) => value === 'PSR'),
  );
  const origin = goods?.values.find(({ name }) => name === 'preference_origin');
  expect(origin).toEqual({ name: 'preference_origin', value: 'CN', segment: 76, element: 2, component: 1 });
  const { segments } = new MessageEncoder(LAYOUTS.declaration).encode(sampleDeclaration(), sampleSending(), null);
  expect(segments[76 - 3]).toBe("LOC+PFO+CN::5'");
});
