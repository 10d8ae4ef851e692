import { makeZip } from '@tallyport/file-type/testing/make-zip';
import { type HostileFile, hostileFile } from './hostile-file.js';
import { goodDocx } from './office-parts.js';
import { goodPdf, times } from './pdf-parts.js';
import { goodJpeg, goodPng } from './pictures.js';

const MEGABYTE = 2 ** 20;

function nestedMail(depth: number): string {
  const open = times(
    depth,
    (level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\nContent-Type: message/rfc822\r\n\r\n`,
  );
  return `From: a@b.test\r\nSubject: Invoice\r\nMIME-Version: 1.0\r\n${open}Content-Type: text/plain\r\n\r\nTotal: 1.00\r\n`;
}

/** Texts, mails and programs: nothing that is read, each with a sentence of its own. */
const NO_DOCUMENTS: readonly HostileFile[] = [
  hostileFile('an empty file', () => Buffer.alloc(0)),
  hostileFile('a file of one byte', () => Buffer.from('%')),
  hostileFile('10 MB of zeros', () => Buffer.alloc(10 * MEGABYTE)),
  hostileFile('10 MB and one byte', () => Buffer.alloc(10 * MEGABYTE + 1, 0x20)),
  hostileFile('one line of 10 MB', () => Buffer.alloc(10 * MEGABYTE, 'Invoice total 1.00 ')),
  hostileFile('text with NUL', () => Buffer.from('Invoice\0Total\0')),
  hostileFile('text that is no UTF-8', () => Buffer.from('496e766f696365c328a0a1fffe', 'hex')),
  hostileFile('text behind a byte order mark', () => Buffer.from('\ufeffInvoice total 1.00')),
  hostileFile('text that runs backwards', () => Buffer.from('\u202eInvoice\u202c \u2066total\u2069')),
  hostileFile('a table in text', () => Buffer.from('=cmd|/c calc!A0,2\n@SUM(1),3\n')),
  hostileFile('a page of HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')),
  hostileFile('rich text', () => Buffer.from('{\\rtf1{\\object\\objdata 0105}}')),
  hostileFile('PostScript', () => Buffer.from('%!PS-Adobe-3.0\n{} loop\n')),
  hostileFile('a program for Windows', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 0x90)])),
  hostileFile('a program for Linux', () => Buffer.concat([Buffer.from('\u007fELF\u0002\u0001\u0001'), Buffer.alloc(200)])),
  hostileFile('a mail', () => Buffer.from(nestedMail(1))),
  hostileFile('a mail in a mail, a hundred deep', () => Buffer.from(nestedMail(100))),
  hostileFile('a plain archive', () => makeZip({ 'invoice.pdf': 'x' })),
];

/** Files that are two things at once. */
const TWO_IN_ONE: readonly HostileFile[] = [
  hostileFile('a PDF with a DOCX behind it', async () => Buffer.concat([await goodPdf(), goodDocx()])),
  hostileFile('a DOCX with a PDF behind it', async () => Buffer.concat([goodDocx(), await goodPdf()])),
  hostileFile('a picture with a PDF behind it', async () => Buffer.concat([await goodPng(), await goodPdf()])),
  hostileFile('a photograph that says it is a PDF', async () => {
    const [jpeg, remark] = [await goodJpeg(), Buffer.from('%PDF-1.7\n1 0 obj')];
    return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, remark.length + 2]), remark, jpeg.subarray(2)]);
  }),
  hostileFile('a program that says it is a PDF', async () => Buffer.concat([Buffer.from('MZ\u0090\0'), await goodPdf()])),
  hostileFile('a page of HTML that says it is a PDF', () => Buffer.from('<html><!-- %PDF-1.7 --><script>1</script></html>')),
  hostileFile('a GIF that says it is a PDF', () => Buffer.from('GIF89a/*%PDF-1.7*/=1;')),
  hostileFile('a DOCX that calls itself a workbook', () =>
    makeZip({
      '[Content_Types].xml':
        '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
      'word/document.xml': '<a/>',
    }),
  ),
];

export const STRANGERS: readonly HostileFile[] = [...NO_DOCUMENTS, ...TWO_IN_ONE];
