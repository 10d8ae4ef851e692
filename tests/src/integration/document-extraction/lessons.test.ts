import { randomUUID } from 'node:crypto';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { foldTeaching, type Teaching } from '@tallyport/domain/document-extraction/learning/fold-teaching';
import type { RecordView } from '@tallyport/domain/shipping-record/fold';
import { Paper } from '@tallyport/reading/testing/paper';
import type { CorrectedPaper } from '@tallyport/worker/extraction/learning/lesson-source';
import { expect, test } from 'vitest';
import { PapersFixture } from '../../support/papers-fixture.js';
import type { PapersToRead } from '../../support/read-papers.js';

const ORG = randomUUID();
const place = PapersFixture.forThisFile();

/** An issuer that calls its terms of payment what no vocabulary knows. */
const invoice = (terms: string) =>
  new Paper()
    .print(200, 40, 'COMMERCIAL INVOICE', 18)
    .print(40, 90, 'Seller: Brightmoor Widgets Ltd.')
    .print(400, 90, 'Our manner')
    .print(400, 106, terms)
    .print(40, 130, 'Currency: GBP')
    .page(1);

async function read(
  terms: string,
  lessons: readonly CorrectedPaper[],
): Promise<{ paper: PapersToRead; invoice: RecordView; said: string }> {
  const paper = place.put([invoice(terms)], ORG, { find: () => Promise.resolve(lessons) });
  await paper.upload();
  const { analyzing = '' } = await paper.read();
  const [record] = await paper.records(['invoice']);
  if (!record) throw new Error('no invoice was read');
  return { paper, invoice: record, said: analyzing };
}

/** What the corrections of a paper teach, from its own stream. */
async function taughtBy({ attempt: { orgId, documentId }, hash }: PapersToRead, { id }: RecordView): Promise<CorrectedPaper> {
  const events = await place.store.load(orgId, `invoice/${id}`);
  const teaching = events.reduce<Teaching | null>((folded, event) => foldTeaching(folded, parseEvent(event), event), null);
  return { documentId, hash, fromPage: 1, toPage: 1, taught: new Map(Object.entries(teaching?.taught ?? {})) };
}

test('what a person corrected on one paper is read on the next one of its issuer, and said so', async () => {
  const first = await read('By the first moon', []);
  expect(first.invoice.fields['payment_terms']).toBeUndefined();
  const change = { field: 'payment_terms', previous: null, next: 'By the first moon', place: null };
  await first.paper.edit(first.invoice, { kind: 'amend', changes: [change] });

  const second = await read('By the second moon', [await taughtBy(first.paper, first.invoice)]);
  expect(second.invoice.fields['payment_terms']).toMatchObject({ value: 'By the second moon', method: 'learnt', place: { page: 1 } });
  expect(second.said).toContain('1 value as earlier papers taught');
});

test('a paper whose pages are no longer kept teaches nothing, and nothing fails', async () => {
  const gone: CorrectedPaper = {
    documentId: randomUUID(),
    hash: 'f'.repeat(64),
    fromPage: 1,
    toPage: 1,
    taught: new Map([['payment_terms', { value: 'By the first moon', place: null }]]),
  };
  expect((await read('By the third moon', [gone])).invoice.fields['payment_terms']).toBeUndefined();
});
