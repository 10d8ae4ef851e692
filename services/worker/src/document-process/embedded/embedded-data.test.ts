import { deflateSync } from 'node:zlib';
import { extractDocument } from '@tallyport/reading/extract';
import { expect, test } from 'vitest';
import { openFile } from '../open-file-of-any-type.js';
import { invoiceXml } from '../testing/invoice-xml.js';
import { makePdf, rawPdf, streamObject } from '../testing/make-files.js';
import { readWithoutOcr } from '../testing/read.js';

/** An invoice as it is printed, with files attached. */
function paperWith(files: Readonly<Record<string, string | Buffer>>, total = '119.00'): Promise<Buffer> {
  return makePdf((pdf) => {
    pdf.fontSize(18).text('INVOICE', 40, 40).fontSize(10).text('Invoice No.: A-17', 40, 80).text('Invoice Date: 30 November 2026', 40, 100);
    const rows = [
      ['Description', 'Quantity', 'Unit Price', 'Amount'],
      ['Drill', '2', '40.00', '80.00'],
      ['Bits & screws', '4', '5.00', '20.00'],
    ];
    rows.forEach((row, at) => row.forEach((cell, column) => pdf.text(cell, 40 + column * 130, 200 + at * 20, { lineBreak: false })));
    pdf.text('Total', 300, 300).text(total, 430, 300);
    for (const [name, content] of Object.entries(files)) pdf.file(Buffer.from(content), { name, type: 'text/xml' });
  });
}

async function embeddedIn(bytes: Uint8Array) {
  const file = await openFile(bytes);
  await file.close();
  return file.embedded ?? [];
}

test('from a PDF with Factur-X to values: what both say has its place, and the data say the rest', async () => {
  const bytes = await paperWith({ 'factur-x.xml': invoiceXml() });
  const embedded = await embeddedIn(bytes);
  expect(embedded.map(({ name, refusal }) => [name, refusal])).toEqual([['factur-x.xml', null]]);
  const [segment] = extractDocument({ pages: await readWithoutOcr(bytes), embedded }).segments;
  expect(segment?.segment.type).toBe('CIV');
  expect(segment?.header).toMatchObject({
    invoice_number: { value: 'A-17', method: 'embedded data', place: { page: 1 } },
    total_amount: { value: '119.00', method: 'embedded data', place: { page: 1 } },
    purchase_order: { value: 'PO-4711', method: 'embedded data', place: null },
  });
  expect(segment?.lines.map((line) => [line['description']?.value, line['quantity']?.value, line['quantity_unit']?.value])).toEqual([
    ['Drill', '2', 'H87'],
    ['Bits & screws', '4', 'H87'],
  ]);
});

test('where the total of the data is another one, it wins, and what the page says is kept', async () => {
  const bytes = await paperWith({ 'factur-x.xml': invoiceXml({ total: '190.00' }) });
  const [segment] = extractDocument({ pages: await readWithoutOcr(bytes), embedded: await embeddedIn(bytes) }).segments;
  const total = segment?.header['total_amount'];
  expect(total).toMatchObject({ value: '190.00', raw: '119.00', place: { page: 1 }, embedded: { term: 'BT-112', printed: '119.00' } });
});

const entities = `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>`;
const REFUSED: [string, string, string][] = [
  ['that breaks off', invoiceXml().slice(0, -100), 'it is not sound XML'],
  ['that is no XML', 'A-17', 'it is not sound XML'],
  ['with entities of its own', invoiceXml().replace('<rsm:Cross', `${entities}<rsm:Cross`), 'it declares entities'],
  ['that names a file', invoiceXml({ inside: '&file;' }), 'it is not sound XML'],
  [
    'of another namespace',
    invoiceXml({ spaces: 'xmlns:rsm="urn:a" xmlns:ram="urn:a" xmlns:udt="urn:a"' }),
    'it is no invoice of a standard that is read',
  ],
  ['of ten megabytes', invoiceXml({ inside: `<!--${' '.repeat(10_000_000)}-->` }), 'it is too large'],
  ['of a hundred thousand elements', invoiceXml({ inside: '<rsm:a/>'.repeat(100_000) }), 'it is too large'],
  ['of a thousand floors', invoiceXml({ inside: '<rsm:a>'.repeat(1000) + '</rsm:a>'.repeat(1000) }), 'it is too large'],
];

test.each(REFUSED)('XML %s is refused, and the paper is read without it', async (_what, xml, refusal) => {
  const bytes = await paperWith({ 'factur-x.xml': xml });
  const embedded = await embeddedIn(bytes);
  expect(embedded).toEqual([{ name: 'factur-x.xml', root: null, refusal }]);
  const [segment] = extractDocument({ pages: await readWithoutOcr(bytes), embedded }).segments;
  expect(segment?.header['total_amount']).toMatchObject({ value: '119.00', method: 'text layer' });
});

test('an attachment that swells to a hundred megabytes is not unpacked', async () => {
  const swollen = deflateSync(Buffer.alloc(100_000_000, ' '));
  const bytes = attachedAs(streamObject(swollen, '/Filter /FlateDecode'), '(a.xml)');
  expect(await embeddedIn(bytes)).toEqual([{ name: 'a.xml', root: null, refusal: 'it is too large' }]);
});

test('a tree of names that turns in circles comes to an end, and so do files without end', async () => {
  const circle = rawPdf([CATALOG, '<< /Type /Pages /Count 1 /Kids [3 0 R] >>', PAGE, '<< /Kids [4 0 R 4 0 R] >>']);
  expect(await embeddedIn(circle)).toEqual([]);
  const files = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`${index}.xml`, invoiceXml()]));
  expect(await embeddedIn(await paperWith(files))).toHaveLength(5);
});

test('the name of an attachment is a text without marks that nobody sees', async () => {
  const name = `<FEFF${Buffer.from('a\u202Elmx.xml', 'utf16le').swap16().toString('hex')}>`;
  expect((await embeddedIn(attachedAs(streamObject(invoiceXml()), name))).map((file) => file.name)).toEqual(['almx.xml']);
});

test('what is attached and no XML is left alone', async () => {
  expect(await embeddedIn(await makePdf((pdf) => pdf.file(Buffer.from('a,b'), { name: 'rows.csv', type: 'text/csv' })))).toEqual([]);
});

const CATALOG = '<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles 4 0 R >> >>';
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>';

function attachedAs(stream: Buffer, name: string): Buffer {
  const names = `<< /Names [(a) << /Type /Filespec /F ${name} /UF ${name} /EF << /F 5 0 R >> >>] >>`;
  return rawPdf([CATALOG, '<< /Type /Pages /Count 1 /Kids [3 0 R] >>', PAGE, names, stream]);
}
