import { read, type WorkBook } from '@e965/xlsx';
import type { MediaType } from '@tallyport/contracts/document-extraction/media-types';
import type { OpenFile } from '../open-file.js';
import { openView } from '../own-view/open-view.js';
import { UnreadableFile } from '../unreadable-file.js';
import { gridOf } from './grid.js';
import { layOutGrid } from './lay-out-grid.js';

/** Reads a workbook; every visible sheet begins a new page of our own view. */
export function openSheet(bytes: Uint8Array, mediaType: MediaType): OpenFile {
  const workbook = readWorkbook(bytes);
  const pages = workbook.SheetNames.flatMap((name, index) => {
    const sheet = workbook.Sheets[name];
    const isHidden = (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    return sheet === undefined || isHidden ? [] : layOutGrid(gridOf(name, sheet));
  });
  return openView(mediaType, pages);
}

function readWorkbook(bytes: Uint8Array): WorkBook {
  try {
    // Styles carry the hidden rows and columns. Formulas, macros and rich text are not needed: what is shown counts.
    return read(bytes, { type: 'buffer', cellStyles: true, cellFormula: false, cellHTML: false, bookVBA: false, cellNF: false });
  } catch (cause) {
    const isLocked = cause instanceof Error && /password|encrypt/i.test(cause.message);
    throw new UnreadableFile(isLocked ? 'password-protected' : 'damaged', { cause });
  }
}
