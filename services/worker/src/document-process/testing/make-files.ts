import { type BookType, utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx';
import { makeZip } from '@tallyport/file-type/testing/make-zip';
import PDFDocument from 'pdfkit';
import { compoundFiles } from '../compound-file.js';

type PdfOptions = ConstructorParameters<typeof PDFDocument>[0];

/** A PDF as `draw` makes it, beginning on an empty page of 600 by 800 points. */
export async function makePdf(draw: (pdf: PDFKit.PDFDocument) => void, options: PdfOptions = {}): Promise<Buffer> {
  const pdf = new PDFDocument({ size: [600, 800], margin: 0, ...options });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
  draw(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** A PDF out of bare objects, numbered from 1 (the catalog): for files that no library would write. */
export function rawPdf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let size = parts[0]?.length ?? 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    size += part.length;
  };
  objects.forEach((object, index) => {
    offsets.push(size);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  add(Buffer.from(`${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${size}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** A PDF stream object with this content. */
export function streamObject(content: Buffer | string, entries = ''): Buffer {
  const body = Buffer.from(content);
  return Buffer.concat([Buffer.from(`<< /Length ${body.length} ${entries} >>\nstream\n`), body, Buffer.from('\nendstream')]);
}

/** A PDF whose page tree holds `pages` pages and claims `claimed`. */
export function pdfClaiming(claimed: number, pages: number): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>';
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${claimed} /Kids [${kids}] >>`,
    ...Array.from({ length: pages }, () => page),
  ]);
}

/** A workbook of sheets by name. */
export function makeWorkbook(
  sheets: Record<string, WorkSheet>,
  change: (book: WorkBook) => void = () => {},
  bookType: BookType = 'xlsx',
): Buffer {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  change(book);
  return write(book, { type: 'buffer', bookType, cellStyles: true }) as Buffer;
}

const CONTENT_TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const RELATIONSHIPS_TYPE = 'application/vnd.openxmlformats-package.relationships+xml';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** What each part of an office file is. */
function contentTypes(parts: Readonly<Record<string, string>>): string {
  const overrides = Object.entries(parts).map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`);
  return `<Types xmlns="${CONTENT_TYPES}"><Default Extension="rels" ContentType="${RELATIONSHIPS_TYPE}"/>${overrides.join('')}</Types>`;
}

/** An XLSX whose only sheet is this XML, with a part of styles where one is given: for sheets that no library would write. */
export function rawWorkbook(sheetContent: string, styles = ''): Buffer {
  return makeZip({
    '[Content_Types].xml': contentTypes({
      '/xl/workbook.xml': `${SHEET_TYPE}.sheet.main+xml`,
      '/xl/worksheets/sheet1.xml': `${SHEET_TYPE}.worksheet+xml`,
      ...(styles === '' ? {} : { '/xl/styles.xml': `${SHEET_TYPE}.styles+xml` }),
    }),
    '_rels/.rels': `<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Huge" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SHEET}">${sheetContent}</worksheet>`,
    ...(styles === '' ? {} : { 'xl/styles.xml': styles }),
  });
}

export const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The parts of the smallest DOCX with this body. */
export function docxParts(body: string): Record<string, string> {
  return {
    '[Content_Types].xml': contentTypes({ '/word/document.xml': DOCX_TYPE }),
    '_rels/.rels': `<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
  };
}

export const paragraph = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** An old Word file of plain text: the least of a file information block, and one piece of text. */
export function makeDoc(text: string, { isEncrypted = false } = {}): Buffer {
  const textAt = 0x600;
  const main = Buffer.alloc(Math.max(0x1000, textAt + text.length));
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(isEncrypted ? 0x0100 : 0, 0x0a);
  main.writeUInt32LE(textAt, 0x18);
  main.writeUInt32LE(text.length, 0x4c);
  main.write(text, textAt, 'latin1');
  const table = Buffer.alloc(0x1000);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(text.length, 9);
  table.writeUInt32LE(0x40000000 + textAt * 2, 15); // one byte a character
  const file = compoundFiles.utils.cfb_new();
  compoundFiles.utils.cfb_add(file, '/WordDocument', main);
  compoundFiles.utils.cfb_add(file, '/0Table', table);
  return compoundFiles.write(file, { type: 'buffer' });
}
