import mammoth from 'mammoth';
import WordExtractor from 'word-extractor';
import type { Block, TableCell } from './block.js';
import { linesOfText } from './lines-of-text.js';

/** The part of mammoth's document tree that is read here; unknown nodes are walked through. */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly isBold?: boolean;
  readonly styleName?: string | null;
  readonly colSpan?: number;
  readonly rowSpan?: number;
  readonly children?: readonly Node[];
}

/**
 * The paragraphs and tables of a DOCX in reading order, between the texts of its page headers and footers: a letterhead
 * often stands there alone. Pictures, links and macros are not followed.
 */
export async function docxBlocks(bytes: Uint8Array): Promise<Block[]> {
  let blocks: Block[] = [];
  const transformDocument = (document: Node): Node => {
    blocks = blocksOf(document);
    return { ...document, children: [] }; // the HTML that the library would go on to make is not needed
  };
  const buffer = Buffer.from(bytes);
  await mammoth.convertToHtml({ buffer }, { transformDocument, externalFileAccess: false });
  const margins = await new WordExtractor().extract(buffer); // mammoth does not read headers and footers
  return [...linesOfText(margins.getHeaders({ includeFooters: false })), ...blocks, ...linesOfText(margins.getFooters())];
}

function blocksOf(node: Node): Block[] {
  if (node.type === 'paragraph') {
    const text = textOf(node).trim();
    return text === '' ? [] : [{ kind: 'paragraph', text, isBold: isHeading(node) }];
  }
  if (node.type === 'table') return [{ kind: 'table', cells: cellsOf(node) }];
  return (node.children ?? []).flatMap(blocksOf);
}

function isHeading(paragraph: Node): boolean {
  return /^(heading|title)/i.test(paragraph.styleName ?? '');
}

function textOf(node: Node): string {
  if (node.type === 'text') return node.value ?? '';
  if (node.type === 'tab') return '\t';
  if (node.type === 'break') return '\n';
  const separator = node.type === 'tableCell' || node.type === 'table' || node.type === 'tableRow' ? '\n' : '';
  return (node.children ?? []).map(textOf).join(separator);
}

function cellsOf(table: Node): TableCell[] {
  const taken = new Set<string>();
  const cells: TableCell[] = [];
  const rows = (table.children ?? []).filter(({ type }) => type === 'tableRow');
  rows.forEach((tableRow, row) => {
    let column = 0;
    for (const cell of tableRow.children ?? []) {
      if (cell.type !== 'tableCell') continue;
      while (taken.has(`${row},${column}`)) column += 1;
      const columnSpan = span(cell.colSpan);
      const rowSpan = Math.min(span(cell.rowSpan), rows.length - row);
      for (let r = row; r < row + rowSpan; r += 1) for (let c = column; c < column + columnSpan; c += 1) taken.add(`${r},${c}`);
      cells.push({ row, column, rowSpan, columnSpan, text: textOf(cell).trim() });
      column += columnSpan;
    }
  });
  return cells;
}

/** A span that a hostile file may claim is cut to what a page can hold. */
const span = (claimed: number | undefined): number => Math.max(1, Math.min(claimed ?? 1, 100));
