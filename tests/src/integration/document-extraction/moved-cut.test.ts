import { pageTextKey } from '@tallyport/blob-store/artefacts';
import type { SegmentCut } from '@tallyport/contracts/document-extraction/document-types';
import { PageText } from '@tallyport/contracts/document-extraction/page-text';
import type { RecordView } from '@tallyport/domain/shipping-record/fold';
import { Paper } from '@tallyport/reading/testing/paper';
import { expect, test } from 'vitest';
import { PapersFixture } from '../../support/papers-fixture.js';
import type { PapersToRead } from '../../support/read-papers.js';

const place = PapersFixture.forThisFile();

const invoice = (number: string) =>
  new Paper()
    .print(200, 40, 'COMMERCIAL INVOICE', 18)
    .print(40, 90, `Invoice No: ${number}`)
    .print(40, 110, 'Date: 2026-03-14')
    .row(160, [
      [40, 'Description'],
      [300, 'Quantity'],
      [380, 'Unit Price'],
      [480, 'Amount'],
    ])
    .row(180, [
      [40, 'Pine boards'],
      [300, '10'],
      [380, '2.50'],
      [480, '25.00'],
    ])
    .row(196, [
      [40, 'Nails'],
      [300, '4'],
      [380, '1.00'],
      [480, '4.00'],
    ]);
const packingList = () =>
  new Paper()
    .print(220, 40, 'PACKING LIST', 18)
    .print(40, 90, 'Packing List No: PL-7')
    .row(160, [
      [40, 'Description'],
      [300, 'Quantity'],
      [380, 'Gross Weight'],
    ])
    .row(180, [
      [40, 'Pine boards'],
      [300, '10'],
      [380, '90.00'],
    ]);

const file = () => [invoice('INV-1').page(1), new Paper().print(40, 60, 'Terms of sale').page(2), packingList().page(3)];
const cut = (fromPage: number, toPage: number, type: SegmentCut['type']): SegmentCut => ({ fromPage, toPage, type, title: null });
const KINDS = ['invoice', 'packing-list', 'certificate-of-origin'] as const;
const told = (records: readonly RecordView[]) =>
  records.map(({ kind, from_page, to_page, withdrawn }) => [kind, from_page, to_page, withdrawn]);

async function onDesk(): Promise<PapersToRead> {
  const papers = place.put(file());
  await papers.upload();
  await papers.read();
  return papers;
}

test('a reading splits the file, makes its records, and lays the words of its pages out', async () => {
  const papers = await onDesk();
  expect(papers.pagesRead).toEqual([1, 2, 3]);
  expect(told(await papers.records(KINDS))).toEqual([
    ['invoice', 1, 2, false],
    ['packing-list', 3, 3, false],
  ]);
  const key = pageTextKey((await papers.shown())?.hash ?? '', 1);
  const page = PageText.parse(JSON.parse((await place.blobs.read(papers.attempt.orgId, key)).toString()));
  expect(page.words.map(({ text }) => text)).toContain('INV-1');
  expect(page.tables[0]?.rows[1]?.map(({ text }) => text)).toEqual(['Pine boards', '10', '2.50', '25.00']);
});

test('a moved cut reads no page again, understands what changed only, and every segment keeps its record with what people wrote', async () => {
  const papers = await onDesk();
  const [first, second] = await papers.records(KINDS);
  if (!first || !second) throw new Error('there are no records');
  await papers.edit(first, { kind: 'amend', changes: [{ field: 'invoice_number', previous: 'INV-1', next: 'INV-1/A' }] });
  await papers.split(cut(1, 1, 'CIV'), cut(2, 3, 'PKL'));
  const steps = await papers.read({ anew: true });
  expect(papers.pagesRead).toEqual([1, 2, 3]);
  expect(steps['analyzing']).toContain('split by a person, 2 understood again');
  const records = await papers.records(KINDS);
  expect(told(records)).toEqual([
    ['invoice', 1, 1, false],
    ['packing-list', 2, 3, false],
  ]);
  expect(records.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(records[0]?.fields['invoice_number']).toMatchObject({ value: 'INV-1/A', method: 'person' });
  expect((await papers.shown())?.segments.every(({ corrected_by }) => corrected_by !== undefined)).toBe(true);
});

test('another type makes another record; the one that was there is withdrawn, and comes back with the type', async () => {
  const papers = await onDesk();
  const [, list] = await papers.records(KINDS);
  await papers.split(cut(1, 2, 'CIV'), cut(3, 3, 'COO'));
  expect((await papers.read({ anew: true }))['analyzing']).toContain('1 understood again');
  expect(told(await papers.records(KINDS))).toEqual([
    ['invoice', 1, 2, false],
    ['packing-list', 3, 3, true],
    ['certificate-of-origin', 3, 3, false],
  ]);
  await papers.split(cut(1, 2, 'CIV'), cut(3, 3, 'PKL'));
  expect((await papers.read({ anew: true }))['analyzing']).toContain('0 understood again');
  const records = await papers.records(KINDS);
  expect(records.find(({ id }) => id === list?.id)).toMatchObject({ kind: 'packing-list', withdrawn: false });
  expect(records.find(({ kind }) => kind === 'certificate-of-origin')?.withdrawn).toBe(true);
});

test('later readings keep to a person’s split', async () => {
  const papers = await onDesk();
  await papers.split(cut(1, 3, 'CIV'));
  await papers.read({ anew: true });
  await papers.read();
  expect((await papers.shown())?.segments).toMatchObject([{ fromPage: 1, toPage: 3, type: 'CIV', confidence: 1 }]);
  expect(told((await papers.records(KINDS)).filter(({ withdrawn }) => !withdrawn))).toEqual([['invoice', 1, 3, false]]);
});

test('an attempt that goes on after an upgrade of the engines makes again what it does not find', async () => {
  const papers = place.put(file());
  await papers.upload();
  await papers.read({ failsAfter: 'classifying' });
  await papers.forgetArtefacts(['inspection', 'read-page', 'understanding', 'segment-understanding']);
  const steps = await papers.read();
  expect(Object.keys(steps)).toEqual(['fields mapped', 'headers extracted', 'completed']);
  expect(told(await papers.records(KINDS))).toEqual([
    ['invoice', 1, 2, false],
    ['packing-list', 3, 3, false],
  ]);
});
