import { PDFDocument } from 'pdf-lib';
import type { ReadingMode } from '../reading-mode.js';
import { correctPageCounts } from './correct-page-counts.js';
import { shrinkPictures } from './shrink-pictures.js';

/**
 * The file as the reader can take it: with page counts that are true, and with the huge pictures of a fine scan made
 * smaller. Most files are given back as they are; so is one that cannot be walked, an encrypted one among them.
 */
export async function preparePdf(bytes: Uint8Array, mode: ReadingMode): Promise<Uint8Array> {
  const document = await load(bytes);
  if (document === null) return bytes;
  const hadWrongCounts = correctPageCounts(document);
  const hadLargePictures = await shrinkPictures(document, mode);
  const isChanged = hadWrongCounts || hadLargePictures;
  return isChanged ? document.save({ useObjectStreams: false, updateFieldAppearances: false }) : bytes;
}

async function load(bytes: Uint8Array): Promise<PDFDocument | null> {
  try {
    const document = await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      updateMetadata: false,
      throwOnInvalidObject: false,
      parseSpeed: Number.POSITIVE_INFINITY,
    });
    return document.isEncrypted ? null : document;
  } catch {
    return null; // what is wrong with it is for the reader that opens it to say
  }
}
