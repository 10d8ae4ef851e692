import type { EmbeddedFile } from '@tallyport/reading/embedded/embedded-file';
import { PDFDocument } from 'pdf-lib';
import { readEmbedded } from '../embedded/read-embedded.js';
import type { ReadingMode } from '../reading-mode.js';
import { attachedXmlFiles } from './attached-files.js';
import { correctPageCounts } from './correct-page-counts.js';
import { shrinkPictures } from './shrink-pictures.js';

export interface PreparedPdf {
  readonly bytes: Uint8Array;
  /** What is attached to it as XML. */
  readonly embedded: readonly EmbeddedFile[];
}

/**
 * The file as the reader can take it: with page counts that are true, and with the huge pictures of a fine scan made
 * smaller. Most files are given back as they are; so is one that cannot be walked, an encrypted one among them.
 */
export async function preparePdf(bytes: Uint8Array, mode: ReadingMode): Promise<PreparedPdf> {
  const document = await load(bytes);
  if (document === null) return { bytes, embedded: [] };
  const hadWrongCounts = correctPageCounts(document);
  const hadLargePictures = await shrinkPictures(document, mode);
  const isChanged = hadWrongCounts || hadLargePictures;
  const embedded = readEmbedded(attachedOrNone(document));
  if (!isChanged) return { bytes, embedded };
  return { bytes: await document.save({ useObjectStreams: false, updateFieldAppearances: false }), embedded };
}

/** A file whose attachments cannot be walked is read all the same. */
function attachedOrNone(document: PDFDocument): ReturnType<typeof attachedXmlFiles> {
  try {
    return attachedXmlFiles(document);
  } catch {
    return [];
  }
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
