import { describe, expect, test } from 'vitest';
import { answerOf, contextOf, element } from '../testing/element.js';
import type { XmlElement } from '../xml-element.js';
import { judgeAnswer } from './judge-answer.js';
import { judgeReading } from './judge-reading.js';

const asked = { type: 'CustomsDeclaration', key: null } as const;
const shipment = (key: string, type = 'CustomsDeclaration') => element('UniversalShipment', [element('Shipment', [contextOf(type, key)])]);
const answered = (document: XmlElement, status = 200) => ({ kind: 'answered', status, document }) as const;
const judged = (document: XmlElement, status?: number) => judgeAnswer(answered(document, status), asked);
const event = (type: string, value: string) =>
  element('UniversalEvent', [element('ContextCollection', [element('Context', [element('Type', type), element('Value', value)])])]);

describe('an answer', () => {
  test('that says processed and nothing else is success, with the key it gives', () => {
    expect(judged(answerOf('PRS', '', [shipment('B00000001')]))).toMatchObject({ kind: 'accepted', key: 'B00000001', hasWarnings: false });
    expect(judged(answerOf('PRS'))).toMatchObject({ kind: 'accepted', key: null });
  });

  test('with warnings is success with warnings, word by word', () => {
    const lines = [
      { severity: 'info', text: '1 job was created.' },
      { severity: 'warning', text: 'Warning - Code PCS is unknown' },
    ];
    expect(judged(answerOf('PRS', '1 job was created.\r\n  Warning - Code PCS is unknown\n'))).toMatchObject({
      kind: 'accepted',
      hasWarnings: true,
      lines,
    });
  });

  test('gives the key of the kind of job that was asked for, and of no job inside it', () => {
    const sub = element('SubShipmentCollection', [element('SubShipment', [contextOf('CustomsDeclaration', 'B00000009')])]);
    const data = [shipment('S00000007', 'ForwardingShipment'), shipment('B00000001'), element('UniversalShipment', [sub])];
    expect(judged(answerOf('PRS', '', data))).toMatchObject({ kind: 'accepted', key: 'B00000001' });
  });

  test('about two jobs, or about another one, is for a person', () => {
    const two = answerOf('PRS', '', [shipment('B00000001'), shipment('B00000002')]);
    expect(judged(two)).toMatchObject({ kind: 'needs-person', why: 'other-job' });
    const other = judgeAnswer(answered(answerOf('PRS', '', [shipment('B00000001')])), { ...asked, key: 'B00000002' });
    expect(other).toMatchObject({
      kind: 'needs-person',
      why: 'other-job',
      lines: [{ severity: 'error', text: 'The answer is about B00000001' }],
    });
  });

  test.each(['ERR', 'DCD', 'REJ'])('%s is a refusal, also without a word', (status) => {
    const lines = [{ severity: 'error', text: `Status ${status} without a reason` }];
    expect(judged(answerOf(status))).toEqual({ kind: 'refused', lines });
  });

  test('that was processed and says no within is a refusal', () => {
    expect(judged(answerOf('PRS', '', [event('ProcessingStatusCode', 'DCD')])).kind).toBe('refused');
    const lines = [{ severity: 'error', text: 'Branch is closed' }];
    expect(judged(answerOf('PRS', '', [event('FailureReason', 'Branch is closed')]))).toEqual({ kind: 'refused', lines });
    expect(judged(answerOf('PRS', 'Error - no')).kind).toBe('refused');
  });

  test.each(['WRN', 'SUC', 'OK', 'prs', '', 'XYZ'])('with the status "%s" is for a person', (status) => {
    expect(judged(answerOf(status))).toMatchObject({ kind: 'needs-person', why: 'unknown-status' });
  });

  test('OK says that master data was read, and nothing else', () => {
    expect(judged(answerOf('OK', '', [element('Native')])).kind).toBe('accepted');
    expect(judged(answerOf('OK', '', [element('Native'), shipment('B00000001')])).kind).toBe('needs-person');
  });

  test('QUE is accepted for later, here or within', () => {
    expect(judged(answerOf('QUE')).kind).toBe('accepted-later');
    expect(judged(answerOf('PRS', '', [event('ProcessingStatusCode', 'QUE')])).kind).toBe('accepted-later');
    expect(judged(answerOf('QUE', 'Error - no')).kind).toBe('refused');
  });
});

describe('a status of HTTP', () => {
  test.each([401, 403])('%d is a refused log-in', (status) => {
    expect(judged(answerOf('PRS'), status)).toEqual({ kind: 'log-in-refused', lines: [{ severity: 'error', text: `HTTP ${status}` }] });
  });

  test.each([301, 302, 408, 425, 429, 500, 502, 503, 504])('fault 45 (exports): with %d nobody knows, whatever is said', (status) => {
    for (const said of ['PRS', 'ERR']) expect(judged(answerOf(said), status)).toMatchObject({ kind: 'unknown', reason: 'server-error' });
  });

  test.each([400, 404, 413, 422])('%d is a refusal, unless the answer says otherwise', (status) => {
    expect(judged(answerOf('ERR', 'Error - no'), status)).toEqual({ kind: 'refused', lines: [{ severity: 'error', text: 'Error - no' }] });
    expect(judged(element('html'), status)).toEqual({ kind: 'refused', lines: [{ severity: 'error', text: `HTTP ${status}` }] });
    expect(judged(answerOf('PRS'), status)).toMatchObject({ kind: 'unknown', reason: 'unreadable-answer' });
  });
});

describe('a question', () => {
  const read = (document: XmlElement) => judgeReading(answered(document), { ...asked, key: 'B00000001' }, 'B00000001').kind;

  test('is answered by data', () => {
    expect(read(answerOf('PRS', '', [shipment('B00000001')]))).toBe('there');
  });

  test.each(['Error - Job B00000001 was not found', 'Error - No matching shipment found', 'Error - B00000001 does not exist'])(
    'is answered by "%s"',
    (line) => {
      expect(read(answerOf('ERR', line))).toBe('not-there');
    },
  );

  test('is answered by a warning alone', () => {
    expect(read(answerOf('PRS', "Warning - There is no CustomsDeclaration with key 'B00000001'"))).toBe('not-there');
  });

  test.each(['Error - Company SYD was not found', 'Error - no', '', 'Error - Job B00000001 not found\nError - User is locked'])(
    'is not answered by "%s": it may still be there',
    (line) => {
      expect(read(answerOf('ERR', line))).toBe('refused');
    },
  );

  test('is not answered without data and without a word', () => {
    expect(read(answerOf('PRS'))).toBe('unknown');
    expect(read(answerOf('PRS', '', [shipment('B00000002')]))).toBe('needs-person');
  });
});
