import { OPTIONAL_FIELDS } from '@tallyport/contracts/declaration/optional-fields';
import { expect, test } from 'vitest';
import { bytesOfText, textOfBytes } from '../../edifact/character-set.js';
import type { WrittenMessage } from '../../edifact/interchange.js';
import { withHeader, withLine } from '../preflight/testing/sample-subject.js';
import { MessageEncoder } from './encode-message.js';
import { type InterchangeAddress, outboundInterchange } from './outbound-interchange.js';
import { readMessage } from './read-message.js';
import { messageIn, readBack, recordOf } from './testing/read-back.js';
import { sampleCargoReport, sampleDeclaration, sampleSending } from './testing/sample-records.js';
import { handWritten, starterLayout } from './testing/starter-tables.js';

const ADDRESS: InterchangeAddress = {
  site: 'TALLY01',
  ownerSite: 'TALLY01',
  customsSite: 'AAA336C',
  controlReference: 'TP0000000001',
  preparedAt: '2026-11-23T02:15:40.000Z',
  isTest: true,
};

const declarations = new MessageEncoder(starterLayout('IMD'));
const text = (message: WrittenMessage, changed: Partial<InterchangeAddress> = {}) =>
  textOfBytes(outboundInterchange(message, { ...ADDRESS, ...changed }));

test('an import declaration is sent as it was written by hand', () => {
  expect(text(declarations.encode(sampleDeclaration(), sampleSending(), null))).toBe(handWritten('imd'));
});

test('one by air out of a warehouse, with all sixty optional fields, is sent as it was written by hand', () => {
  const read = readMessage(starterLayout('IMD'), messageIn(bytesOfText(handWritten('imd-all-fields'))));
  const record = recordOf(readBack(read));
  const said = new Set(record.lines.flatMap(({ fields }) => Object.keys(fields)));
  expect(read.unread).toEqual([]);
  expect(Object.keys(OPTIONAL_FIELDS).filter((field) => !said.has(field))).toEqual([]);
  const sending = sampleSending({ reference: 'TPALL0SIXTY', broker: { licence: '18833', name: 'IONE VASQUEZ' } });
  const sent = declarations.encode(record, sending, null);
  expect(text(sent, { controlReference: 'TP0000000003', preparedAt: '2026-11-24T01:05:00Z' })).toBe(handWritten('imd-all-fields'));
});

test('a change is sent as it was written by hand', () => {
  const before = sampleDeclaration();
  const bank = { bank_account_number: '11223344', bank_account_name: 'WATTLE & REED PTY LTD', bank_bsb: '062999', bank_owner_type: 'IMP' };
  const changed = withLine(withHeader(before, bank), 'goods', { quantity: '2140' });
  const lines = changed.lines.map((line) =>
    line.lineIds.includes('goods-2')
      ? { ...line, number: 3, lineIds: ['goods-3'], fields: { ...line.fields, statistical_code: '22' } }
      : line,
  );
  const reason = 'QUANTITY OF LINE 1 CORRECTED, LINE 2 SPLIT';
  const sending = sampleSending({ version: 2, function: 'change', customsId: 'AAEHK7R4W', reason });
  const address = { controlReference: 'TP0000000004', preparedAt: '2026-11-23T04:55:10Z' };
  expect(text(declarations.encode({ ...changed, lines }, sending, before), address)).toBe(handWritten('imd-change'));
});

test('a withdrawal is sent as it was written by hand', () => {
  const record = sampleDeclaration();
  const reason = 'LODGED BY ANOTHER BROKER';
  const sending = sampleSending({ version: 3, function: 'withdrawal', customsId: 'AAEHK7R4W', reason });
  const address = { controlReference: 'TP0000000005', preparedAt: '2026-11-23T06:10:00Z' };
  expect(text(declarations.encode(record, sending, record), address)).toBe(handWritten('imd-withdrawal'));
});

test('a sea cargo report is sent as it was written by hand', () => {
  const message = new MessageEncoder(starterLayout('SEACR')).encode(sampleCargoReport(), sampleSending(), null);
  expect(text(message, { controlReference: 'TP0000000002', preparedAt: '2026-11-18T22:40:02.000Z' })).toBe(handWritten('seacr'));
});
