import { expect, test } from 'vitest';
import { whatItSpeaksOf } from './what-it-speaks-of.js';

const HANDLE = 'TPABCDEFGHIJKLMNOPQRST';
const bytes = (text: string) => new TextEncoder().encode(text);
const source = (type: string, key: string) =>
  `<DataContext><DataSourceCollection><DataSource>\n <Type>${type}</Type>\n <Key>${key}</Key></DataSource></DataSourceCollection></DataContext>`;
const reference = (number: string) => `<AdditionalReference><ReferenceNumber>${number}</ReferenceNumber></AdditionalReference>`;
const interchange = (event: string, header = '<SenderID>LBYTRNSYD</SenderID><TrackingID>N-1</TrackingID>') =>
  `<?xml version="1.0" encoding="utf-8"?>\n<UniversalInterchange xmlns="urn:x"><Header>${header}</Header><Body><UniversalEvent><Event>${event}</Event></UniversalEvent></Body></UniversalInterchange>`;
const NOTHING = { system: null, type: null, key: null, handle: null, interchange: null };

test('an event in an interchange says who sent it, its number, the job and our handle', () => {
  const text = interchange(source('CustomsDeclaration', 'B00001001') + reference('PO 88') + reference(HANDLE));
  const expected = { system: 'LBYTRNSYD', type: 'CustomsDeclaration', key: 'B00001001', handle: HANDLE, interchange: 'N-1' };
  expect(whatItSpeaksOf(bytes(text))).toEqual({ reference: expected, unreadable: null });
  expect(whatItSpeaksOf(bytes(text.replaceAll(/<(\/?)([A-Z])/gu, '<$1u:$2')))).toEqual({ reference: expected, unreadable: null });
  expect(whatItSpeaksOf(bytes(`\uFEFF${text}`)).reference).toEqual(expected);
});

test('an answer by itself is known by the number of its interchange', () => {
  const number = '<MessageNumberCollection><MessageNumber Type="InterchangeNumber">000000042</MessageNumber></MessageNumberCollection>';
  const text = `<UniversalResponse><Status>PRS</Status>${number}</UniversalResponse>`;
  expect(whatItSpeaksOf(bytes(text)).reference).toEqual({ ...NOTHING, interchange: '000000042' });
});

test.each([
  ['a job of a kind that we have none of', source('WarehouseOrder', 'W00000001'), { ...NOTHING, key: 'W00000001' }],
  ['a key that is none', source('CustomsDeclaration', 'b 1; drop'), { ...NOTHING, type: 'CustomsDeclaration' }],
  ['two handles', reference(HANDLE) + reference(`${HANDLE.slice(0, -1)}2`), NOTHING],
  ['the same handle twice', reference(HANDLE) + reference(HANDLE), { ...NOTHING, handle: HANDLE }],
  ['a handle that is cut', reference(HANDLE.slice(0, -1)), NOTHING],
  ['a handle beyond what is looked at', `<Note>${'x'.repeat(70_000)}</Note>${reference(HANDLE)}`, NOTHING],
])('of %s only what is certain is said', (_what, event, expected) => {
  expect(whatItSpeaksOf(bytes(interchange(event, ''))).reference).toEqual(expected);
});

test.each([
  ['fault 50 (exports): a document type', `<!DOCTYPE x [<!ENTITY a "b">]>${interchange('')}`, 'declares-document-type'],
  ['fault 50 (exports): entities in small letters', `${interchange('')}<!entity a "b">`, 'declares-document-type'],
  ['fault 49 (exports): a page to log in', '<html><form action="/login"></form></html>', 'begins-otherwise'],
  ['bytes of nothing', '\u0000\u0001\u0002', 'begins-otherwise'],
  ['what only speaks of a message', '<a>UniversalEvent</a>', 'begins-otherwise'],
])('%s is told to be none', (_what, text, why) => {
  expect(whatItSpeaksOf(bytes(text))).toEqual({ reference: null, unreadable: why });
});

test.each([
  ['<'.repeat(200_000)],
  ['<DataSource>'.repeat(20_000)],
  [`<DataSource>${' '.repeat(200_000)}`],
  [`<UniversalEvent>${'<ReferenceNumber>'.repeat(10_000)}`],
  [`<UniversalEvent>${`<SenderID ${'a'.repeat(250)}`.repeat(1_000)}`],
  [`<UniversalEvent>${'<a>'.repeat(100_000)}`],
])('%.30s without an end is looked at within a moment', (text) => {
  const began = process.cpuUsage();
  whatItSpeaksOf(bytes(text));
  const { user, system } = process.cpuUsage(began);
  // Far more than it takes, and far less than what does not grow with its length alone.
  expect(user + system).toBeLessThan(500_000);
});
