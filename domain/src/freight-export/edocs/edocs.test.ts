import { DOCUMENT_TYPES } from '@tallyport/contracts/document-extraction/document-types';
import type { MessagePart } from '@tallyport/contracts/freight-export/message-part';
import { expect, test } from 'vitest';
import { readXml } from '../testing/read-xml.js';
import { handWritten, sampleShipment } from '../testing/sample-shipment.js';
import { documentName, hashInName } from './document-names.js';
import { documentTypeThere } from './document-types.js';
import { encodeEDocsEvent, type SentDocument } from './encode-edocs-event.js';
import { missingDocuments, readDocumentList } from './read-document-list.js';

/** Files by the hash of their content. */
const CONTENTS: Readonly<Record<string, string>> = {
  '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08': 'test',
  '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae': 'foo',
};
const [BILL = '', INVOICE = ''] = Object.keys(CONTENTS);
const DOCUMENTS: readonly SentDocument[] = [
  { name: documentName('House bill NGB26H00318', BILL, 'pdf'), type: 'HBL', isPublished: false, hash: BILL, bytes: 4 },
  { name: documentName('Invoice & terms', INVOICE, 'pdf'), type: 'CIV', isPublished: true, hash: INVOICE, bytes: 3 },
];
const { target, owner } = sampleShipment();
const push = { target, owner, time: '2026-11-24T02:15:40.000Z', documents: DOCUMENTS };

test('documents are pushed as it was written by hand, with each file where its place is', () => {
  const encoded = encodeEDocsEvent(push);
  if (encoded.outcome === 'refused') throw new Error(JSON.stringify(encoded.faults));
  const contentOf = (part: MessagePart) => Buffer.from(part.kind === 'base64' ? (CONTENTS[part.hash] ?? '') : '').toString('base64');
  const parts = encoded.parts.map((part) => (part.kind === 'text' ? part.text : contentOf(part)));
  expect(parts.join('')).toBe(handWritten('edocs.xml'));
  expect(encoded.bytes).toBe(Buffer.byteLength(handWritten('edocs.xml')));
  expect(encoded.parts.map(({ kind }) => kind)).toEqual(['text', 'base64', 'text', 'base64', 'text']);
});

test('nothing is pushed to a job that has no key, nor without a document, nor under a name that cannot be sent', () => {
  const places = (changed: Partial<typeof push>) => {
    const encoded = encodeEDocsEvent({ ...push, ...changed });
    return encoded.outcome === 'refused' ? encoded.faults.map(({ place }) => place) : [];
  };
  expect(places({ target: { type: 'CustomsDeclaration', key: null }, documents: [] })).toEqual(['target/key', 'documents']);
  expect(places({ documents: DOCUMENTS.map((document) => ({ ...document, name: 'a\u0000b' })) })).toEqual([
    'documents/1/name',
    'documents/2/name',
  ]);
});

test.each([
  ['House bill', 'House bill [9f86d081884c].pdf'],
  ['../../etc/passwd\u0000', '.. .. etc passwd [9f86d081884c].pdf'],
  ['\u202Efdp.exe', 'fdp.exe [9f86d081884c].pdf'],
  ['  ', 'Document [9f86d081884c].pdf'],
  ['提单 🧺', '提单 🧺 [9f86d081884c].pdf'],
])('a file called %j is %j there, by which it is known again', (title, name) => {
  expect(documentName(title, BILL, 'pdf')).toBe(name);
  expect(BILL.startsWith(hashInName(name) ?? '-')).toBe(true);
});

test('a long title leaves room for the hash, and cuts no letter in two', () => {
  const name = documentName('🧺'.repeat(500), BILL, 'pdf');
  expect(name.length).toBeLessThan(160);
  expect(name.isWellFormed()).toBe(true);
});

test('the list of a job is read back: a file that is not among it, or was cut, is missing', () => {
  const there = readDocumentList(readXml(handWritten('document-list.xml'))) ?? [];
  expect(there[0]).toEqual({
    name: 'House bill NGB26H00318 [9f86d081884c].pdf',
    type: 'HBL',
    id: '6f1f4a7e-0d0f-4a53-9d60-0f7b0f3f7c11',
    bytes: '4',
    isPublished: 'N',
    savedAt: '2026-11-24T02:15:44',
  });
  expect(missingDocuments(DOCUMENTS, there).map(({ hash }) => hash)).toEqual([INVOICE]);
  expect(missingDocuments([{ ...(DOCUMENTS[0] as SentDocument), bytes: 5 }], there)).toHaveLength(1);
});

test('an answer that is no list says nothing of documents', () => {
  expect(readDocumentList(readXml('<UniversalResponse><Status>ERR</Status><Data/></UniversalResponse>'))).toBeNull();
});

test('every type of paper is filed under a code: by a row, by what is usual, by its own', () => {
  const codes = DOCUMENT_TYPES.map((type) => documentTypeThere(type, [{ ours: 'FUM', theirs: 'FCT' }]));
  expect(codes.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
  expect([codes[DOCUMENT_TYPES.indexOf('HAWB')], codes[DOCUMENT_TYPES.indexOf('FUM')], codes.at(-1)]).toEqual(['HBL', 'FCT', 'MSC']);
});
