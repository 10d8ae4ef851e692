import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { utils } from '@e965/xlsx';
import type { Page } from '@tallyport/reading/document-model';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCode } from '../../document-process/testing/make-code.js';
import { makePdf, makeWorkbook, pdfClaiming, rawPdf, streamObject } from '../../document-process/testing/make-files.js';
import { makeScan } from '../../document-process/testing/scan.js';
import type { DocumentReader, SourceFile } from './document-reader.js';
import { openDocumentReader } from './open-document-reader.js';

/** Bombs and OCR are given the time of a crowded machine; on a quiet one each takes seconds. */
const PATIENCE = 150_000;

let reader: DocumentReader;

beforeAll(async () => {
  reader = await openDocumentReader();
  await reader.warmUp();
});
afterAll(() => reader.close());

const sourceOf = (bytes: Uint8Array): SourceFile => ({
  id: createHash('sha256').update(bytes).digest('hex'),
  load: async () => bytes,
});

const textOf = (pages: readonly Page[]): string => pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');

test('a code on a page of text is read in the child, and a page without any of its size is not looked at', async () => {
  const code = await makeCode('(00)340123450000000018(400)PO-4711', { format: 'Code128', options: 'gs1', scale: 4 });
  const bytes = await makePdf((pdf) => {
    pdf.text('COMMERCIAL INVOICE No. A-17', 50, 50).image(code, 300, 90, { width: 220 });
    pdf.addPage().text('COMMERCIAL INVOICE No. A-18', 50, 50);
  });
  const read = await reader.readPages(sourceOf(bytes), 1, 2);
  if (read.kind !== 'read') throw new Error(read.sentence);
  expect(read.pages.map(({ codes }) => codes?.map(({ text }) => text))).toEqual([['(00)340123450000000018(400)PO-4711'], undefined]);
});

test('a PDF is inspected, drawn and read page by page', async () => {
  const file = sourceOf(await makePdf((pdf) => pdf.text('first', 50, 50).addPage().text('second', 50, 50).addPage().text('third', 50, 50)));
  expect(await reader.inspect(file)).toEqual({ kind: 'inspected', mediaType: 'application/pdf', pages: 3, embedded: [] });
  const seen: number[] = [];
  const read = await reader.readPages(file, 2, 3, { onPage: ({ number }) => seen.push(number) });
  if (read.kind !== 'read') throw new Error(read.sentence);
  expect(read.pages.map(({ number }) => number)).toEqual([2, 3]);
  expect(textOf(read.pages)).toBe('second third');
  expect(seen.toSorted((a, b) => a - b)).toEqual([2, 3]);
  expect(await reader.pagePicture(file, 1, { dpi: 36 })).toMatchObject({ kind: 'drawn', width: 300, height: 400 });
});

test('a file is loaded once for all calls while a child holds it', async () => {
  const bytes = makeWorkbook({ Sheet: utils.aoa_to_sheet([['loaded once']]) });
  let loads = 0;
  const file = { ...sourceOf(bytes), load: async () => ((loads += 1), bytes) };
  await reader.inspect(file);
  await reader.readPages(file, 1, 1);
  await reader.pagePicture(file, 1);
  expect(loads).toBe(1);
});

test(
  'a scan is read in the OCR child, also in the smaller mode',
  async () => {
    const file = sourceOf(await makeScan({ turn: 180 }));
    for (const mode of ['normal', 'smaller'] as const) {
      const read = await reader.readPages(file, 1, 1, { mode });
      if (read.kind !== 'read') throw new Error(read.sentence);
      expect(textOf(read.pages)).toContain('Consignee: Pacific Trading Company');
    }
  },
  PATIENCE,
);

describe('fault 11: a scan that needs too much memory', () => {
  /** A parser that is ended by a picture of 8.7 million pixels, and not by a quarter of it. */
  const SMALL = 300 * 2 ** 20;

  async function scanInColour(): Promise<Buffer> {
    const picture = sharp(await makeScan()).resize({ width: 2_480, height: 3_508, fit: 'contain', background: '#fefcf0' });
    const jpeg = await picture.toColourspace('srgb').jpeg().toBuffer();
    return makePdf((pdf) => pdf.image(jpeg, 0, 0, { width: 595 }), { size: 'A4' });
  }

  test(
    'is read and drawn at once in the smaller mode, by the same call',
    async () => {
      const bytes = await scanInColour();
      const small = await openDocumentReader({ children: 1, parserMemory: SMALL, mostTime: PATIENCE });
      try {
        let loads = 0;
        const file = { ...sourceOf(bytes), load: async () => ((loads += 1), bytes) };
        const read = await small.readPages(file, 1, 1);
        if (read.kind !== 'read') throw new Error(read.sentence);
        expect(textOf(read.pages)).toContain('Consignee: Pacific Trading Company');
        expect(loads).toBeGreaterThan(1);
        expect(await small.pagePicture(file, 1)).toMatchObject({ kind: 'drawn' });
      } finally {
        await small.close();
      }
    },
    PATIENCE,
  );

  test(
    'even then ends in a value',
    async () => {
      const tiny = await openDocumentReader({ children: 1, parserMemory: 130 * 2 ** 20, mostTime: PATIENCE });
      try {
        expect(await tiny.readPages(sourceOf(await scanInColour()), 1, 1)).toMatchObject({
          kind: 'unreadable',
          reason: 'needs-too-much-memory',
        });
      } finally {
        await tiny.close();
      }
    },
    PATIENCE,
  );
});

test('what is wrong with a file is a value with a code and a sentence', async () => {
  expect(await reader.inspect(sourceOf(Buffer.from('MZ')))).toEqual({
    kind: 'unreadable',
    reason: 'file-type-not-supported',
    sentence: 'File type not supported',
  });
  expect(await reader.inspect(sourceOf(pdfClaiming(21, 21)))).toMatchObject({
    reason: 'too-many-pages',
    sentence: 'File size exceeds the limit (maximum 10MB or 20 pages)',
  });
  expect(await reader.readPages(sourceOf(await makePdf((pdf) => pdf.text('x'))), 1, 2)).toMatchObject({
    kind: 'unreadable',
    reason: 'no-such-page',
    page: 2,
  });
});

test('cancelling throws the reason, and the reader goes on', async () => {
  const controller = new AbortController();
  const reading = reader.readPages(sourceOf(await makeScan({ skew: 3 })), 1, 1, { signal: controller.signal });
  controller.abort(new Error('cancelled by a person'));
  await expect(reading).rejects.toThrow('cancelled by a person');
  expect(await reader.inspect(sourceOf(pdfClaiming(1, 1)))).toMatchObject({ kind: 'inspected' });
});

describe('fault 75: a PDF bomb ends in a value within its limits, and the reader goes on', () => {
  const pages = (content: Buffer | string, entries = '', box = '[0 0 600 800]', more: (string | Buffer)[] = []): Buffer =>
    rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>`,
      streamObject(content, entries),
      ...more,
    ]);
  const form = '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /X 5 0 R >> >>';

  test.each<[string, () => Buffer]>([
    ['a page of ten million points', () => pages('0 0 m', '', '[0 0 10000000 10000000]')],
    [
      'streams inside streams, a thousandfold each',
      () => pages(deflateSync(deflateSync(Buffer.alloc(600 * 2 ** 20, 0x20))), '/Filter [/FlateDecode /FlateDecode]'),
    ],
    ['a form that draws itself', () => pages('/X Do', '', '[0 0 600 800]', [streamObject('/X Do /X Do', form)])],
    ['a cross-reference table that leads to itself', () => rawPdf(['<< /Type /Catalog >>'], '/Prev 9')],
    ['a page tree in a circle', () => rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 5 /Kids [2 0 R 2 0 R] >>'])],
    [
      'a picture that claims 100,000 by 100,000 pixels',
      () =>
        pages('600 0 0 800 0 0 cm /X Do', '', '[0 0 600 800]', [
          streamObject(
            deflateSync(Buffer.alloc(1_000)),
            '/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /FlateDecode',
          ),
        ]),
    ],
  ])(
    '%s',
    async (_, make) => {
      const file = sourceOf(make());
      const inspected = await reader.inspect(file);
      const read = await reader.readPages(file, 1, 1);
      const drawn = await reader.pagePicture(file, 1);
      const outcomes = [inspected.kind, read.kind, drawn.kind];
      expect(['inspected', 'read', 'drawn', 'unreadable']).toEqual(expect.arrayContaining(outcomes));
      const good = sourceOf(await makePdf((pdf) => pdf.text('still here', 50, 50)));
      expect(await reader.readPages(good, 1, 1)).toMatchObject({ kind: 'read' });
    },
    PATIENCE,
  );
});
