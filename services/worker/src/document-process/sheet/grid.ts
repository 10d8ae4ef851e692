import type { WorkSheet } from '@e965/xlsx';
import { SSF, utils } from '@e965/xlsx';
import type { PageFlag } from '@tallyport/reading/page-flags';
import { flagOfText } from '../flag-of-text.js';
import { UnreadableFile } from '../unreadable-file.js';

/** A visible cell of a sheet, or the visible part of a merged one. Rows and columns count from 0, as stored. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
  readonly lastRow: number;
  readonly lastColumn: number;
  readonly text: string;
}

/** The visible content of one sheet, independent of the library. */
export interface Grid {
  readonly name: string;
  readonly cells: readonly GridCell[];
  /** Declared widths in points, by column. */
  readonly widths: ReadonlyMap<number, number>;
  /** Hidden rows and columns take no room, whatever they hold. */
  readonly isHidden: { row(row: number): boolean; column(column: number): boolean };
  /** What of the sheet is not shown. */
  readonly flags: readonly PageFlag[];
}

/** More cells than this fill more pages than are read, however narrow they are. */
const MOST_CELLS = 60_000;

/**
 * What a person sees of a sheet: text as displayed, hidden rows and columns left out.
 * Only stored cells are visited: a sheet may claim a million rows and hold ten cells.
 */
export function gridOf(name: string, sheet: WorkSheet, invisible: ReadonlySet<string>): Grid {
  const isHidden = hiddenOf(sheet);
  const spans = spansOf(sheet);
  const cells: GridCell[] = [];
  const leftOut = { cells: 0, notes: 0 };
  for (const [address, stored] of Object.entries(sheet)) {
    if (address.startsWith('!')) continue;
    const { r: row, c: column } = utils.decode_cell(address);
    const text = displayed(stored);
    if (hasNote(stored)) leftOut.notes += 1;
    if (text === '') continue;
    if (isHidden.row(row) || isHidden.column(column) || invisible.has(address)) {
      leftOut.cells += 1;
      continue;
    }
    const end = spans.get(address);
    cells.push({ row, column, lastRow: end?.r ?? row, lastColumn: end?.c ?? column, text });
    if (cells.length > MOST_CELLS) throw new UnreadableFile('too-many-pages');
  }
  cells.sort((a, b) => a.row - b.row || a.column - b.column);
  return { name, cells, widths: widthsOf(sheet), isHidden, flags: flagsOf(leftOut) };
}

const hasNote = (stored: unknown): boolean => Array.isArray((stored as { c?: unknown }).c);

function flagsOf({ cells, notes }: { cells: number; notes: number }): PageFlag[] {
  return [
    ...(cells === 0 ? [] : [flagOfText('hidden cells', cells, 'filled cells of this sheet are hidden')]),
    ...(notes === 0 ? [] : [flagOfText('notes left out', notes, 'cells of this sheet carry notes')]),
  ];
}

/** What the library tells of a cell. */
interface StoredCell {
  /** As displayed, its value, its kind, and the format of its number. */
  readonly w?: unknown;
  readonly v?: string | number | boolean | Date | null;
  readonly t?: unknown;
  readonly z?: unknown;
}

function displayed(stored: unknown): string {
  const cell = stored as StoredCell;
  const { w, v, t } = cell;
  if (t === 'z') return '';
  const text = typeof w === 'string' ? w : (dayWithPoints(cell) ?? (v === undefined || v === null ? '' : String(v)));
  return text.replace(/\u00a0/g, ' ').trim();
}

/** A day between whose parts points stand, as most of Europe writes it (`dd.mm.yyyy`): the library cannot display it unless they are escaped. */
function dayWithPoints({ v, z }: StoredCell): string | null {
  if (typeof v !== 'number' || typeof z !== 'string' || !/[dmy]\.\s*[dmy]/iu.test(z)) return null;
  return FORMATS.format(z.replace(/(?<!\\)\./gu, '\\.'), v);
}

/** The library does not say what its formatter takes. */
const FORMATS = SSF as { format(format: string, value: number): string };

function hiddenOf(sheet: WorkSheet): { row: (row: number) => boolean; column: (column: number) => boolean } {
  const rows = sheet['!rows'] ?? [];
  const columns = sheet['!cols'] ?? [];
  return { row: (row) => rows[row]?.hidden === true, column: (column) => columns[column]?.hidden === true };
}

function spansOf(sheet: WorkSheet): Map<string, { r: number; c: number }> {
  return new Map((sheet['!merges'] ?? []).map(({ s, e }) => [utils.encode_cell(s), e]));
}

/** The width of a digit in the usual sheet font, in points: widths are stored in digits. */
const DIGIT = 5.25;

/** From the stored number: the library's own pixels depend on which files it read before. */
function widthsOf(sheet: WorkSheet): Map<number, number> {
  const widths = new Map<number, number>();
  (sheet['!cols'] ?? []).forEach((column, index) => {
    if (typeof column?.width === 'number') widths.set(index, column.width * DIGIT);
  });
  return widths;
}
