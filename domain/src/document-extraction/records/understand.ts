import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import { IMPORT_DECLARATION } from '../classify/titles.js';
import type { DocumentText } from '../document-text.js';
import type { Understood } from '../fields/field-reading.js';
import type { Line } from '../lines/invoice-line.js';
import { understandAirWaybill } from './air-waybill.js';
import { understandCustomsDeclaration } from './customs-declaration.js';
import { understandInvoice } from './invoice.js';
import { understandOriginCertificate } from './origin-certificate.js';
import { understandPackingDeclaration } from './packing-declaration.js';
import { understandPackingList } from './packing-list.js';
import { understandStatement } from './statement.js';
import { understandWaybill } from './waybill.js';

/** The fields and lines of a document as its type has them, or its name where it has no type. Papers without fields of their own give none. */
export function understandDocument(
  type: DocumentType,
  name: string,
  text: DocumentText,
): { header: ReadonlyMap<string, Understood>; lines: readonly Line[] } {
  switch (type) {
    case 'CIV':
      return plain(understandInvoice(text));
    case 'PKL':
      return plain(understandPackingList(text));
    case 'HBL':
    case 'MBL':
    case 'BL':
      return plain(understandWaybill(text));
    case 'AWB':
    case 'HAWB':
      return plain(understandAirWaybill(text, type));
    case 'COO':
      return plain(understandOriginCertificate(text));
    case 'PKD':
    case 'APD':
      return plain(understandPackingDeclaration(text));
    case 'ARN':
      return plain(understandWaybill(text));
    case 'FIN':
      return plain(understandInvoice(text));
    case 'FUM':
    case 'MDC':
    case 'HCC':
    case 'CRT':
    case 'ING':
    case 'IMP':
    case 'ILD':
    case 'ASB':
      return plain(understandStatement(text, type));
    case 'CED':
      return plain(understandCustomsDeclaration(text));
    default:
      return name === IMPORT_DECLARATION ? plain(understandCustomsDeclaration(text)) : { header: new Map(), lines: [] };
  }
}

function plain({ header, lines }: ReturnType<typeof understandInvoice>): {
  header: ReadonlyMap<string, Understood>;
  lines: readonly Line[];
} {
  return { header: header.all, lines };
}
