import { read, type WorkBook } from '@e965/xlsx';
import type { MediaType } from '@tallyport/contracts/document-extraction/media-types';
import type { PageFlag } from '@tallyport/reading/page-flags';
import { flagOfText } from '../flag-of-text.js';
import type { OpenFile } from '../open-file.js';
import { openView } from '../own-view/open-view.js';
import type { ViewPage } from '../own-view/view-page.js';
import { UnreadableFile } from '../unreadable-file.js';
import { gridOf } from './grid.js';
import { invisibleCellsOf } from './invisible-cells.js';
import { layOutGrid } from './lay-out-grid.js';

/** Reads a workbook; every visible sheet begins a new page of our own view. */
export function openSheet(bytes: Uint8Array, mediaType: MediaType): OpenFile {
  const workbook = readWorkbook(bytes);
  const isHidden = (index: number): boolean => (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
  const invisible = invisibleCellsOf(workbook);
  const pages = workbook.SheetNames.flatMap((name, index) => {
    const sheet = workbook.Sheets[name];
    return sheet === undefined || isHidden(index) ? [] : layOutGrid(gridOf(name, sheet, invisible(name)));
  });
  const hidden = workbook.SheetNames.filter((_, index) => isHidden(index)).length;
  const flags = hidden === 0 ? [] : [flagOfText('hidden sheets', hidden, 'sheets of the workbook are hidden')];
  return openView(mediaType, flagged(pages, flags));
}

/** What concerns the whole file is told on its first page. */
function flagged([first, ...others]: readonly ViewPage[], flags: readonly PageFlag[]): ViewPage[] {
  return first === undefined ? [] : [{ ...first, flags: [...flags, ...first.flags] }, ...others];
}

const OPTIONS = { type: 'buffer', cellFormula: false, cellHTML: false, bookVBA: false, cellNF: true } as const;

function readWorkbook(bytes: Uint8Array): WorkBook {
  try {
    // Styles carry the hidden rows and columns, the files which cell has which style. Formulas, macros and rich text are not needed.
    return read(bytes, { ...OPTIONS, cellStyles: true, bookFiles: true });
  } catch (cause) {
    const isLocked = cause instanceof Error && /password|encrypt/i.test(cause.message);
    throw new UnreadableFile(isLocked ? 'password-protected' : 'damaged', { cause });
  }
}
