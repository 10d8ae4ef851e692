import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { messageParts, storedMessage } from '../message-parts.js';
import { sampleShipment } from '../testing/sample-shipment.js';
import { hashInName } from './document-names.js';
import { documentsOfFile, type FileOfJob } from './documents-of-file.js';
import { encodeEDocsEvent } from './encode-edocs-event.js';

const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const sha256 = (text: string) => hash('sha256', text);
const naming = { types: [{ ours: 'CIV', theirs: 'INV' }], sha256 };
const segment = (from_page: number, to_page: number, type: FileOfJob['segments'][number]['type'], title: string | null = null) => ({
  from_page,
  to_page,
  type,
  title,
  confidence: 1,
});
const file = (more: Partial<FileOfJob>): FileOfJob => ({
  file_name: 'Shipment papers.PDF',
  hash: HASH,
  bytes: 900,
  media_type: 'application/pdf',
  segments: [],
  ...more,
});
const BOTH = [segment(1, 2, 'HBL'), segment(3, 3, 'CIV')];

test('a file of one document goes as it is, under its type', () => {
  for (const segments of [[], [segment(1, 3, 'HBL')]])
    expect(documentsOfFile(file({ segments }), naming)).toEqual([
      {
        name: 'Shipment papers [9f86d081884c].pdf',
        type: segments.length === 0 ? 'MSC' : 'HBL',
        isPublished: false,
        bytes: 900,
        hash: HASH,
      },
    ]);
});

test('of a PDF each document goes as a file of its own, under its own type and hash, and says of which pages it is', () => {
  const sent = documentsOfFile(file({ segments: BOTH }), naming);
  expect(sent.map(({ name, type, pages }) => [name.replace(/\[\w+\]/, '[]'), type, pages?.fromPage, pages?.toPage])).toEqual([
    ['HBL, pages 1-2 of Shipment papers [].pdf', 'HBL', 1, 2],
    ['CIV, page 3 of Shipment papers [].pdf', 'INV', 3, 3],
  ]);
  expect(new Set([HASH, ...sent.map((document) => document.hash)]).size).toBe(3);
  for (const { name, hash: own } of sent) expect(own.startsWith(hashInName(name) ?? '-')).toBe(true);
  expect(documentsOfFile(file({ segments: BOTH }), naming)).toEqual(sent);
});

test.each([
  ['bill and invoice.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['bill and invoice.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
] as const)('%s of two documents goes once, whole, with a note', (file_name, media_type) => {
  const [one, ...others] = documentsOfFile(file({ file_name, media_type, segments: BOTH }), naming);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ type: 'HBL', hash: HASH, note: expect.stringContaining(`${file_name} holds several documents`) as string });
  expect(one?.pages).toBeUndefined();
});

test('a message with pages is stored with a mark in their place, and read again part by part', () => {
  const { target, owner } = sampleShipment();
  const documents = documentsOfFile(file({ segments: BOTH }), naming);
  const encoded = encodeEDocsEvent({ target, owner, time: '2026-11-24T02:15:40.000Z', documents });
  if (encoded.outcome === 'refused') throw new Error(JSON.stringify(encoded.faults));
  const stored = storedMessage(encoded.parts);
  expect(stored).toContain(`<ImageData><?pages ${HASH} 1-2?></ImageData>`);
  expect(messageParts(stored)).toEqual(encoded.parts);
});
