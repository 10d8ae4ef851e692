import PDFDocument from 'pdfkit';
import { textDocumentOf } from '../layouts/text-document.js';
import { workbookOf } from '../layouts/workbook.js';
import type { MadeDocument } from '../make-document.js';
import type { Press } from './press.js';
import { worn } from './wear.js';

/** A printed document: its bytes and the ending of its file name. */
export interface PrintedDocument {
  readonly bytes: Buffer;
  readonly ending: 'pdf' | 'jpg' | 'xlsx' | 'docx';
}

/** Prints a document on its medium: a PDF with its text, a picture as scanners and telephones send it, or what an office program wrote. */
export async function printDocument(
  press: Press,
  { paper, html, layout, medium, dice, isNumbered }: MadeDocument,
): Promise<PrintedDocument> {
  if (medium === 'pdf') return { bytes: await press.printPdf(html, isNumbered), ending: 'pdf' };
  if (medium === 'workbook') return { bytes: await workbookOf(paper, dice, layout), ending: 'xlsx' };
  if (medium === 'document') return { bytes: textDocumentOf(paper, layout), ending: 'docx' };
  const dotsPerInch = medium === 'photo' ? 200 : dice.pick([120, 150, 200, 300]);
  const picture = await press.photograph(worn(html, medium, dice.fork('wear')), dotsPerInch, dice.between(45, 85));
  if (medium === 'photo' || dice.happens(0.3)) return { bytes: picture, ending: 'jpg' };
  return { bytes: await asPdf(picture), ending: 'pdf' };
}

/** A picture as a PDF of one A4 page without text, as scanners send it. */
function asPdf(picture: Buffer): Promise<Buffer> {
  // A fixed day keeps the bytes of one seed the same.
  const paper = new PDFDocument({ size: 'A4', margin: 0, info: { CreationDate: new Date(0) } });
  paper.image(picture, 0, 0, { width: paper.page.width, height: paper.page.height });
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    paper.on('data', (part: Buffer) => parts.push(part));
    paper.on('end', () => resolve(Buffer.concat(parts)));
    paper.on('error', reject);
    paper.end();
  });
}
