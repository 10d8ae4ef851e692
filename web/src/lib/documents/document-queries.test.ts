import type { Document } from '@tallyport/contracts/document-extraction/document';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { json, refusal, serve } from '../../testing/answers.js';
import { documentQueries } from './document-queries.js';
import { pngSize } from './png-size.js';

const ID = (end: number) => `a0000000-0000-4000-8000-00000000000${end}`;
const document = (end: number): Document => ({
  id: ID(end),
  work_order_id: ID(9),
  file_name: `${end}.pdf`,
  media_type: 'application/pdf',
  bytes: 1,
  hash: 'h',
  uploaded_at: '2026-03-01T00:00:00Z',
  uploaded_by: null,
  segments: [],
  withdrawn: false,
  copy_of: null,
  extraction: null,
  doubtful: 0,
  unverified: 0,
  stray: [],
  stream_position: 1,
});

test('every page of the documents is fetched, at the same moment', async () => {
  const seen = serve(({ address }) => {
    const isSecond = address.includes('page=2');
    return json({ results: [document(isSecond ? 2 : 1)], count: 2, next: isSecond ? null : '?page=2', previous: null });
  });
  const { results, next } = await new QueryClient().fetchQuery(documentQueries.list('o', 'j', '41'));
  expect(results.map(({ file_name }) => file_name)).toEqual(['1.pdf', '2.pdf']);
  expect(next).toBeNull();
  expect(seen.map(({ address }) => new URL(address, 'http://desk').searchParams.get('as_of'))).toEqual(['41', '41']);
});

test('a page that is not read yet has no text, which is no failure', async () => {
  serve(() => refusal('document.page-not-read'));
  expect(await new QueryClient().fetchQuery(documentQueries.text('o', 'j', 'd', 1, 1))).toBeNull();
});

test('the size of a picture stands in its head; what is no PNG has none', async () => {
  const head = new Uint8Array(24);
  head.set([0x89, 0x50, 0x4e, 0x47]);
  new DataView(head.buffer).setUint32(16, 1_190);
  new DataView(head.buffer).setUint32(20, 1_684);
  expect(await pngSize(new Blob([head]))).toEqual({ width: 1_190, height: 1_684 });
  expect(await pngSize(new Blob(['%PDF']))).toBeNull();
});
