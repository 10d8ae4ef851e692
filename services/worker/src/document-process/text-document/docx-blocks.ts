import mammoth from 'mammoth';
import { readParts } from '../zip/read-parts.js';
import type { Block, TableCell } from './block.js';
import { withoutHiddenRuns } from './hidden-runs.js';
import { linesOfText } from './lines-of-text.js';
import { marginText } from './margin-text.js';

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

/** What is read of a text document: its visible blocks, and what was left out of them. */
export interface TextContent {
  readonly blocks: readonly Block[];
  readonly hiddenLetters: number;
  /** Remarks in the margin and text that is marked as deleted. */
  readonly notes: number;
}

/**
 * The paragraphs and tables of a DOCX in reading order, between the texts of its page headers and footers: a letterhead
 * often stands there alone. Pictures, links and macros are not followed, and what nobody can see is not read.
 */
export async function docxBlocks(bytes: Uint8Array): Promise<TextContent> {
  const parts = await readParts(bytes, MARKUP);
  let hiddenLetters = 0;
  for (const [name, part] of parts) {
    if (!TEXT_PART.test(name)) continue;
    const seen = withoutHiddenRuns(part.toString('utf8'));
    parts.set(name, Buffer.from(seen.xml));
    hiddenLetters += seen.hiddenLetters;
  }
  const margins = (name: string): Block[] =>
    [...parts.keys()]
      .filter((part) => part.startsWith(name))
      .toSorted()
      .flatMap(linesIn);
  const linesIn = (name: string): Block[] => linesOfText(marginText(parts.get(name)?.toString('utf8') ?? ''));
  const blocks = [...margins('word/header'), ...(await bodyBlocks(parts)), ...margins('word/footer')];
  return {
    blocks,
    hiddenLetters,
    notes: countOf(parts, 'word/comments.xml', /<w:comment\s/gu) + countOf(parts, 'word/document.xml', DELETED),
  };
}

const MARKUP = /\.(?:xml|rels)$/iu;
const TEXT_PART = /^word\/(?:document|header|footer|footnotes|endnotes)\d*\.xml$/u;
const DELETED = /<w:del\s/gu;

function countOf(parts: ReadonlyMap<string, Buffer>, name: string, what: RegExp): number {
  return [...(parts.get(name)?.toString('utf8') ?? '').matchAll(what)].length;
}

async function bodyBlocks(parts: ReadonlyMap<string, Buffer>): Promise<Block[]> {
  let blocks: Block[] = [];
  const transformDocument = (document: Node): Node => {
    blocks = blocksOf(document);
    return { ...document, children: [] }; // the HTML that the library would go on to make is not needed
  };
  // The library takes an opened archive too; its types only tell of closed ones.
  const opened = { file: openedArchive(parts) } as unknown as { buffer: Buffer };
  await mammoth.convertToHtml(opened, { transformDocument, externalFileAccess: false });
  return blocks;
}

/** The parts as the archive that the library would have opened itself. */
function openedArchive(parts: ReadonlyMap<string, Buffer>): object {
  return {
    exists: (name: string) => parts.has(name),
    read: async (name: string, encoding?: 'utf-8' | 'base64') => {
      const part = parts.get(name) ?? Buffer.alloc(0);
      return encoding === undefined ? part : part.toString(encoding);
    },
  };
}

function blocksOf(node: Node): Block[] {
  if (node.type === 'paragraph') {
    const text = textOf(node).trim();
    return text === '' ? [] : [{ kind: 'paragraph', text, isBold: isHeading(node) }];
  }
  if (node.type === 'table') return blocksOfTable(node);
  return (node.children ?? []).flatMap(blocksOf);
}

/** A table, in parts where a cell holds a table of its own: that one stands for itself, between the rows above and below it. */
function blocksOfTable(table: Node): Block[] {
  const rows = (table.children ?? []).filter(({ type }) => type === 'tableRow');
  const parts: Node[][] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    if (last?.[0] === undefined || holdsTable(row) || holdsTable(last[0])) parts.push([row]);
    else last.push(row);
  }
  return parts.flatMap((part): Block[] =>
    part.some(holdsTable)
      ? part.flatMap((row) => (row.children ?? []).flatMap(blocksOf))
      : [{ kind: 'table', cells: cellsOf({ ...table, children: part }) }],
  );
}

function holdsTable(node: Node): boolean {
  return (node.children ?? []).some((child) => child.type === 'table' || holdsTable(child));
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
