import { utils } from '@e965/xlsx';
import { makeZip } from '@tallyport/file-type/testing/make-zip';
import { describe, expect, test } from 'vitest';
import { requireMediaType } from './require-media-type.js';
import { docxParts, makeDoc, makePdf, makeWorkbook, paragraph } from './testing/make-files.js';
import { reasonAgainst } from './testing/read.js';

const sheet = { Sheet1: utils.aoa_to_sheet([['x']]) };

test('each accepted type is known by its content', async () => {
  expect(await requireMediaType(await makePdf((pdf) => pdf.text('x')))).toBe('application/pdf');
  expect(await requireMediaType(makeWorkbook(sheet))).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(await requireMediaType(makeWorkbook(sheet, () => {}, 'biff8'))).toBe('application/vnd.ms-excel');
  expect(await requireMediaType(makeDoc('x'))).toBe('application/msword');
  expect(await requireMediaType(makeZip(docxParts(paragraph('x'))))).toBe(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  );
});

describe('fault 74', () => {
  test('an empty file has a sentence of its own', async () => {
    expect(await reasonAgainst(new Uint8Array())).toBe('empty');
  });

  test.each([
    ['a program', Buffer.from('MZ\u0090\u0000this program cannot be run in DOS mode', 'latin1')],
    ['a page of HTML', Buffer.from('<!doctype html><title>invoice.pdf</title>')],
    ['a drawing in SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a plain archive', makeZip({ 'invoice.pdf': 'x' })],
    ['plain text', Buffer.from('invoice 7')],
  ])('%s is not supported, whatever its name', async (_, bytes) => {
    expect(await reasonAgainst(bytes)).toBe('file-type-not-supported');
  });

  test('a PDF behind a few lines of something else is a PDF and nothing else', async () => {
    const pdf = await makePdf((document) => document.text('x'));
    expect(await requireMediaType(Buffer.concat([Buffer.from('X-Mailer: gateway\r\n\r\n'), pdf]))).toBe('application/pdf');
  });
});

describe('fault 72', () => {
  test('10 MB are read, one byte more is refused', async () => {
    const pdf = await makePdf((document) => document.text('x'));
    const filled = (size: number): Buffer => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, '\n')]);
    expect(await reasonAgainst(filled(10 * 1024 * 1024))).toBeNull();
    expect(await reasonAgainst(filled(10 * 1024 * 1024 + 1))).toBe('too-large');
  });
});
