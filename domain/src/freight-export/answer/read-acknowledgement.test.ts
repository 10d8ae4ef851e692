import { expect, test } from 'vitest';
import { answerOf, contextOf, element } from '../testing/element.js';
import type { XmlElement } from '../xml-element.js';
import { readAcknowledgement } from './read-acknowledgement.js';

const HANDLE = 'TPABCDEFGHIJKLMNOPQRST';
const asked = { type: 'CustomsDeclaration', key: null } as const;
const context = (type: string, value: string) =>
  element('ContextCollection', [element('Context', [element('Type', type), element('Value', value)])]);
const reference = element('AdditionalReferenceCollection', [element('AdditionalReference', [element('ReferenceNumber', HANDLE)])]);
const event = (...children: XmlElement[]) =>
  element('UniversalEvent', [element('Event', [contextOf('CustomsDeclaration', 'B00000001'), ...children, reference])]);
const interchange = (body: XmlElement) => element('UniversalInterchange', [element('Header', []), element('Body', [body])]);

test('an event that says it was processed says so with the key and our handle, alone or in an interchange', () => {
  const expected = { outcome: 'accepted', key: 'B00000001', lines: [], handles: [HANDLE] };
  const processed = event(context('ProcessingStatusCode', 'PRS'));
  expect([readAcknowledgement(processed, asked), readAcknowledgement(interchange(processed), asked)]).toEqual([expected, expected]);
});

test.each(['DCD', 'REJ', 'ERR'])('an event with %s is a refusal, and so is one with a reason', (status) => {
  expect(readAcknowledgement(event(context('ProcessingStatusCode', status)), asked)).toMatchObject({ outcome: 'refused', key: null });
  expect(readAcknowledgement(event(context('FailureReason', 'The job is locked')), asked)).toMatchObject({
    outcome: 'refused',
    lines: [{ severity: 'error', text: 'The job is locked' }],
  });
});

test('an answer that comes by itself is judged as an answer', () => {
  expect(readAcknowledgement(interchange(answerOf('PRS', 'Error - no')), asked)).toMatchObject({ outcome: 'refused' });
  expect(readAcknowledgement(answerOf('PRS', 'Warning - W', [event(context('ProcessingStatusCode', 'PRS'))]), asked)).toMatchObject({
    outcome: 'accepted',
    lines: [{ severity: 'warning', text: 'Warning - W' }],
  });
});

test.each([
  ['an event of something else', event(context('Milestone', 'ARV'))],
  ['an event without a context', event()],
  ['a status that nobody knows', event(context('ProcessingStatusCode', 'XYZ'))],
  ['what is still to be done', answerOf('QUE')],
  ['an empty interchange', element('UniversalInterchange', [element('Body', [])])],
  ['a page', element('html', [])],
])('%s says nothing for certain', (_what, document) => {
  expect(readAcknowledgement(document, asked)).toBeNull();
});

test('what is about another job than the one that was updated says nothing of it', () => {
  expect(readAcknowledgement(event(context('ProcessingStatusCode', 'PRS')), { ...asked, key: 'B00000002' })).toBeNull();
});
