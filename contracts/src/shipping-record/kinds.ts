import { z } from 'zod';
import type { DocumentType } from '../document-extraction/document-types.js';

/** The records that a document becomes. Each is a stream of its own: `waybill/<id>`, `invoice/<id>`, `packing-list/<id>` and so on. */
export const PAPER_KINDS = [
  'waybill',
  'invoice',
  'packing-list',
  'certificate-of-origin',
  'packing-declaration',
  'fumigation-certificate',
  'china-export-declaration',
] as const;

/** All records: those of papers, and those that are made from them for customs. */
export const RECORD_KINDS = [...PAPER_KINDS, 'declaration', 'cargo-report'] as const;
export const RecordKind = z.enum(RECORD_KINDS);
export type RecordKind = z.infer<typeof RecordKind>;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** The record that a paper of this type becomes, or null: the paper is kept and shown, but makes no record yet. */
export function recordKindOf(type: DocumentType): PaperKind | null {
  switch (type) {
    case 'HBL':
    case 'MBL':
    case 'BL':
    case 'AWB':
    case 'HAWB':
      return 'waybill';
    case 'CIV':
      return 'invoice';
    case 'PKL':
      return 'packing-list';
    case 'COO':
      return 'certificate-of-origin';
    case 'PKD':
    case 'APD':
      return 'packing-declaration';
    case 'FUM':
      return 'fumigation-certificate';
    case 'CED':
      return 'china-export-declaration';
    default:
      return null;
  }
}
