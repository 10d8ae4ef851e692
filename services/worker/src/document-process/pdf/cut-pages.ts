import { PDFDocument } from 'pdf-lib';
import { UnreadableFile } from '../unreadable-file.js';
import { correctPageCounts } from './correct-page-counts.js';

/**
 * Some pages of a PDF as a PDF of their own, with what they show and nothing of the rest of the file. Pages begin at 1, both ends belong to
 * it. The same pages of the same file have the same bytes: neither the time nor chance is in them.
 */
export async function cutPages(bytes: Uint8Array, fromPage: number, toPage: number): Promise<Uint8Array> {
  const source = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false }).catch(asDamaged);
  if (source.isEncrypted) throw new UnreadableFile('password-protected');
  correctPageCounts(source);
  if (fromPage < 1 || toPage < fromPage || toPage > source.getPageCount()) throw new UnreadableFile('no-such-page');
  const piece = await PDFDocument.create({ updateMetadata: false });
  const numbers = Array.from({ length: toPage - fromPage + 1 }, (_, index) => fromPage - 1 + index);
  for (const page of await piece.copyPages(source, numbers)) piece.addPage(page);
  return piece.save({ updateFieldAppearances: false });
}

function asDamaged(error: unknown): never {
  throw new UnreadableFile('damaged', { cause: error });
}
