import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import { IMPORT_DECLARATION } from '../classify/titles.js';
import type { DocumentText } from '../document-text.js';
import { understandAirWaybill } from './air-waybill.js';
import { understandCustomsDeclaration } from './customs-declaration.js';
import { understandInvoice } from './invoice.js';
import { understandOriginCertificate } from './origin-certificate.js';
import { understandPackingDeclaration } from './packing-declaration.js';
import { understandPackingList } from './packing-list.js';
import { understandStatement } from './statement.js';
import type { Understanding } from './understanding.js';
import { understandWaybill } from './waybill.js';

/** The fields and lines of a document as its type has them, or its name where it has no type. Papers without fields of their own give none. */
export function understandDocument(type: DocumentType, name: string, text: DocumentText): Understanding {
  switch (type) {
    case 'CIV':
      return understandInvoice(text);
    case 'PKL':
      return understandPackingList(text);
    case 'HBL':
    case 'MBL':
    case 'BL':
      return understandWaybill(text);
    case 'AWB':
    case 'HAWB':
      return understandAirWaybill(text, type);
    case 'COO':
      return understandOriginCertificate(text);
    case 'PKD':
    case 'APD':
      return understandPackingDeclaration(text);
    case 'ARN':
      return understandWaybill(text);
    case 'FIN':
      return understandInvoice(text);
    case 'FUM':
    case 'MDC':
    case 'HCC':
    case 'CRT':
    case 'ING':
    case 'IMP':
    case 'ILD':
    case 'ASB':
      return understandStatement(text, type);
    case 'CED':
      return understandCustomsDeclaration(text);
    default:
      return name === IMPORT_DECLARATION ? understandCustomsDeclaration(text) : { header: new Map(), lines: [] };
  }
}
