import { z } from 'zod';

/**
 * What a paper is: the codes of the trade, the air waybills and the bill of lading whose kind cannot be told
 * (AWB, HAWB, BL), and the additional names with codes of our own. `other` carries its title beside it.
 */
// biome-ignore format: a table reads best in rows
export const DOCUMENT_TYPES = [
  'HBL', 'MBL', 'BL', 'AWB', 'HAWB', 'CIV', 'PKL', 'PKD', 'COO', 'MDC', 'HCC', 'CRT', 'ING', 'ARN', 'EML',
  'FIN', 'CED', 'FUM', 'IMP', 'ILD', 'ASB', 'SUP', 'APD', 'other',
] as const;
export const DocumentType = z.enum(DOCUMENT_TYPES);
export type DocumentType = z.infer<typeof DocumentType>;

/** A range of pages of a file that is one document. Pages begin at 1, both ends belong to it. */
export const Segment = z.object({
  fromPage: z.int().min(1),
  toPage: z.int().min(1),
  type: DocumentType,
  title: z.string().max(200).nullable(),
  confidence: z.number().min(0).max(1),
});
export type Segment = z.infer<typeof Segment>;

/** Where a person cuts a file and what they call the piece. A title is for papers of the type `other`; null leaves it to the reader. */
export const SegmentCut = Segment.omit({ confidence: true });
export type SegmentCut = z.infer<typeof SegmentCut>;
