import { MAX_FILE_BYTES, MAX_PAGES } from '@tallyport/contracts/document-extraction/media-types';

import type { OpenFile } from './open-file.js';
import { openPdf } from './pdf/open-pdf.js';
import { preparePdf } from './pdf/prepare-pdf.js';
import { openPicture } from './picture/open-picture.js';
import type { ReadingMode } from './reading-mode.js';
import { requireMediaType } from './require-media-type.js';
import { openSheet } from './sheet/open-sheet.js';
import { openDoc, openDocx } from './text-document/open-text-document.js';
import { UnreadableFile } from './unreadable-file.js';
import { checkArchive } from './zip/check-archive.js';

/** Opens a file with the parser for what it is. All limits that can be known before reading a page are held here. */
export async function openFile(bytes: Uint8Array, mode: ReadingMode = 'normal'): Promise<OpenFile> {
  if (bytes.length > MAX_FILE_BYTES) throw new UnreadableFile('too-large');
  const file = await openWithParser(bytes, mode);
  if (file.pageCount <= MAX_PAGES) return file;
  await file.close();
  throw new UnreadableFile('too-many-pages');
}

async function openWithParser(bytes: Uint8Array, mode: ReadingMode): Promise<OpenFile> {
  const mediaType = await requireMediaType(bytes);
  switch (mediaType) {
    case 'application/pdf': {
      const { bytes: prepared, embedded } = await preparePdf(bytes, mode);
      return { ...(await openPdf(prepared)), embedded };
    }
    case 'application/vnd.ms-excel':
      return openSheet(bytes, mediaType);
    case 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
      await checkArchive(bytes);
      return openSheet(bytes, mediaType);
    case 'application/msword':
      return openDoc(bytes);
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
      await checkArchive(bytes);
      return openDocx(bytes);
    case 'image/png':
    case 'image/jpeg':
      return openPicture(bytes, mediaType);
  }
}
