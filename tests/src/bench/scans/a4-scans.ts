import PDFDocument from 'pdfkit';
import { makeDocument } from '../../accuracy/generator/make-document.js';
import type { Press } from '../../accuracy/generator/print/press.js';
import { worn } from '../../accuracy/generator/print/wear.js';

const DOTS_PER_INCH = 300;
const QUALITY = 85;

/** So many papers as an office scanner sends them: A4 in colour at 300 dpi, each a PDF of one picture. */
export async function makeA4Scans(press: Press, count: number): Promise<Buffer[]> {
  const scans: Buffer[] = [];
  for (let number = 0; scans.length < count; number += 1) {
    const { html, medium, dice } = makeDocument('develop', number);
    if (medium === 'scan') scans.push(await asPdf(await press.photograph(worn(html, medium, dice.fork('wear')), DOTS_PER_INCH, QUALITY)));
  }
  return scans;
}

function asPdf(picture: Buffer): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0 });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  pdf.image(picture, 0, 0, { width: pdf.page.width, height: pdf.page.height });
  pdf.end();
  return new Promise((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
}
