import { makePdf, rawPdf, streamObject } from '@tallyport/worker/document-process/testing/make-files';

export type PdfObject = string | Buffer;

interface PageParts {
  /** Entries of the page beyond the usual ones. */
  readonly page?: string;
  /** Entries of the resources beyond the font /F1. */
  readonly resources?: string;
  /** Entries of the dictionary of the content stream. */
  readonly stream?: string;
  readonly catalog?: string;
  readonly box?: string;
  /** Objects from 6 on. */
  readonly more?: readonly PdfObject[];
  readonly trailer?: string;
}

/** A PDF of one page with this content; its objects are 1 catalog, 2 pages, 3 page, 4 content, 5 Helvetica as /F1. */
export function pageWith(content: PdfObject, parts: PageParts = {}): Buffer {
  const { page = '', resources = '', stream = '', catalog = '', box = '[0 0 600 800]', more = [], trailer = '' } = parts;
  return rawPdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents 4 0 R ${page} /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
      streamObject(content, stream),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...more,
    ],
    trailer,
  );
}

/** A content that prints one line. */
export const HARMLESS = 'BT /F1 10 Tf 50 700 Td (COMMERCIAL INVOICE No 4711) Tj ET';

/** A good PDF of three pages. */
export const goodPdf = (): Promise<Buffer> =>
  makePdf((pdf) => {
    for (const page of [1, 2, 3]) {
      if (page > 1) pdf.addPage();
      pdf.fontSize(16).text('COMMERCIAL INVOICE', 50, 50).fontSize(10).text(`Invoice No: INV-77${page}`, 50, 90);
      for (let line = 1; line <= 12; line++) pdf.text(`${line}  Ceramic mug  12 PCS  1.50  18.00`, 50, 120 + line * 16);
    }
  });

/** So many copies of a text, one after another. */
export const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join('');
