import type { WorkBook } from '@e965/xlsx';
import { looksAlike } from '../pdf/colour.js';

/** The parts of a workbook that tell how cells are printed; the library reads them and then forgets which cell has which. */
interface StyledBook extends WorkBook {
  readonly files?: Readonly<Record<string, { readonly content?: Uint8Array } | undefined>>;
  readonly Styles?: {
    readonly CellXf?: readonly { readonly fontId?: number; readonly fillId?: number }[];
    readonly Fonts?: readonly { readonly sz?: number; readonly color?: { readonly rgb?: string } }[];
    readonly Fills?: readonly { readonly patternType?: string; readonly fgColor?: { readonly rgb?: string } }[];
  };
}

/** Letters of this size or less, in points, are read by no one without a glass. */
const TINY = 2;
const PAPER = '#ffffff';
const NO_CELLS: ReadonlySet<string> = new Set();

/**
 * Answers for each sheet which of its cells nobody can read: printed in the colour of their own ground, or tiny.
 * Known for XLSX only; an XLS gives none.
 */
export function invisibleCellsOf(workbook: WorkBook): (sheet: string) => ReadonlySet<string> {
  const book = workbook as StyledBook;
  const styles = invisibleStyles(book);
  if (styles.size === 0) return () => NO_CELLS;
  const paths = sheetPaths(book);
  return (sheet) => cellsWith(styles, textOf(book, paths.get(sheet) ?? ''));
}

function invisibleStyles({ Styles: { CellXf = [], Fonts = [], Fills = [] } = {} }: StyledBook): Set<string> {
  const invisible = CellXf.flatMap(({ fontId = 0, fillId = 0 }, index) => {
    const { sz = 11, color } = Fonts[fontId] ?? {};
    const { patternType = 'none', fgColor } = Fills[fillId] ?? {};
    const ground = patternType === 'none' ? PAPER : colourOf(fgColor?.rgb);
    return sz <= TINY || looksAlike(colourOf(color?.rgb), ground) ? [String(index)] : [];
  });
  return new Set(invisible);
}

/** Six digits, or eight with a first pair for what shows through. */
const colourOf = (rgb: string | undefined): string => (rgb === undefined ? 'unknown' : `#${rgb.slice(-6)}`);

function sheetPaths(book: StyledBook): Map<string, string> {
  const targets = new Map(
    tagsOf(textOf(book, 'xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => [attribute(tag, 'Id'), attribute(tag, 'Target')]),
  );
  const ids = tagsOf(textOf(book, 'xl/workbook.xml'), 'sheet').map((tag) => attribute(tag, '(?:\\w+:)?id'));
  // The library gives the sheets in the order of the workbook, with their names unescaped.
  return new Map(book.SheetNames.map((name, index) => [name, pathOf(targets.get(ids[index] ?? '') ?? '')]));
}

const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

function cellsWith(styles: ReadonlySet<string>, sheet: string): Set<string> {
  const cells = tagsOf(sheet, 'c').filter((tag) => styles.has(attribute(tag, 's')));
  return new Set(cells.map((tag) => attribute(tag, 'r')));
}

function tagsOf(xml: string, name: string): string[] {
  return xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^<>]*>`, 'gu')) ?? [];
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'u').exec(tag)?.[1] ?? '';
}

function textOf({ files }: StyledBook, path: string): string {
  return Buffer.from(files?.[path]?.content ?? []).toString('utf8');
}
