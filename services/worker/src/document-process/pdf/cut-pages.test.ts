import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { makePdf, rawPdf } from '../testing/make-files.js';
import { UnreadableFile } from '../unreadable-file.js';
import { cutPages } from './cut-pages.js';

const papers = () =>
  makePdf((pdf) => {
    pdf.text('BILL OF LADING', 40, 40);
    pdf.addPage({ size: [500, 700] }).text('INVOICE', 40, 40);
    pdf.addPage({ size: [400, 600] }).text('PACKING LIST', 40, 40);
  });

test('pages become a file of their own, in their order and size, without the rest of the file', async () => {
  const bytes = await papers();
  const [whole, piece] = [await cutPages(bytes, 1, 3), await cutPages(bytes, 2, 3)];
  const pages = (await PDFDocument.load(piece)).getPages();
  expect(pages.map((page) => page.getSize())).toEqual([
    { width: 500, height: 700 },
    { width: 400, height: 600 },
  ]);
  expect(piece.byteLength).toBeLessThan(whole.byteLength);
});

test('the same pages of the same file have the same bytes', async () => {
  const bytes = await papers();
  const [one, other] = [await cutPages(bytes, 2, 2), await cutPages(Buffer.from(bytes), 2, 2)];
  expect(Buffer.from(one).equals(other)).toBe(true);
});

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const TREE = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>';
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>';
const ENCRYPT = '<< /Filter /Standard /V 1 /R 2 /O (o) /U (u) /P -4 >>';

test.each([
  ['an encrypted file', rawPdf([CATALOG, TREE, PAGE, ENCRYPT], '/Encrypt 4 0 R'), [1, 1], 'password-protected'],
  ['what is no PDF', Buffer.from('PK not a PDF'), [1, 1], 'damaged'],
  ['a page that is not there', rawPdf([CATALOG, TREE, PAGE]), [1, 2], 'no-such-page'],
  ['no page at all', rawPdf([CATALOG, TREE, PAGE]), [0, 0], 'no-such-page'],
] as const)('of %s nothing is cut', async (_what, bytes, [from, to], reason) => {
  await expect(cutPages(bytes, from, to)).rejects.toThrow(new UnreadableFile(reason));
});
