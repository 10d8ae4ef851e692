import { utils } from '@e965/xlsx';
import { makeZip } from '@tallyport/file-type/testing/make-zip';
import { docxParts, makeDoc, makeWorkbook, paragraph, rawWorkbook } from '@tallyport/worker/document-process/testing/make-files';

/** A good workbook of the kind, as office programs write it. */
export const goodWorkbook = (kind: 'xlsx' | 'biff8'): Buffer =>
  makeWorkbook(
    { Invoice: utils.aoa_to_sheet([['COMMERCIAL INVOICE'], ['Item', 'Qty', 'Price'], ['Mug', 12, 1.5], ['Lamp', 3, 20]]) },
    () => {},
    kind,
  );

export const docxOf = (body: string): Buffer => makeZip(docxParts(body));
export const goodDocx = (): Buffer => docxOf(`${paragraph('COMMERCIAL INVOICE')}${paragraph('Invoice No: INV-9')}`);
export const goodDoc = (): Buffer => makeDoc('COMMERCIAL INVOICE\rInvoice No: INV-9\r');

/** A DOCX with some of its parts replaced or added. */
export const docxWith = (parts: Record<string, string | Buffer>): Buffer =>
  makeZip({ ...docxParts(paragraph('COMMERCIAL INVOICE')), ...parts });

/** A workbook whose sheet holds these rows as XML. */
export const sheetOf = (rows: string, around = ''): Buffer => rawWorkbook(`<sheetData>${rows}</sheetData>${around}`);

export const cell = (address: string, text: string): string => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
