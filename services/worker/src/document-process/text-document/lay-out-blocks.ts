import type { PageFlag } from '@tallyport/reading/page-flags';
import { placeWords } from '../own-view/place-words.js';
import { LINE_HEIGHT } from '../own-view/view-font.js';
import type { PlacedCell, PlacedWord, ViewPage } from '../own-view/view-page.js';
import { wrapText } from '../own-view/wrap-text.js';
import type { Block, TableBlock } from './block.js';
import { layOutTable, type TableRows } from './lay-out-table.js';

/** A4 in points, and what our own view leaves free around the text. */
const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 48;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;
const BETWEEN = 6;

/** Lets the blocks of a text document flow over pages of our own view; what is to be known of the file stands on the first. */
export function layOutBlocks(blocks: readonly Block[], flags: readonly PageFlag[]): ViewPage[] {
  const flow = new Flow();
  let tables = 0;
  for (const block of blocks) {
    if (block.kind === 'paragraph') flow.addParagraph(block.text, block.isBold);
    else flow.addTable(block, `Table ${(tables += 1)}`);
  }
  return flow.pages().map((page, index) => (index === 0 ? { ...page, flags } : page));
}

class Flow {
  private readonly done: ViewPage[] = [];
  private words: PlacedWord[] = [];
  private cells: PlacedCell[] = [];
  private top = MARGIN;

  addParagraph(text: string, isBold: boolean): void {
    const lines = wrapText(text, TEXT_WIDTH, isBold).map((line) => line.map((word) => word.text).join(' '));
    for (const line of lines) {
      this.makeRoom(LINE_HEIGHT);
      this.words.push(...placeWords(line, { left: MARGIN, top: this.top, width: TEXT_WIDTH * 2 }, isBold));
      this.top += LINE_HEIGHT;
    }
    this.top += BETWEEN;
  }

  addTable(table: TableBlock, name: string): void {
    for (const rows of layOutTable(table, name, TEXT_WIDTH)) {
      this.makeRoom(rows.height);
      this.addRows(rows);
      this.top += rows.height;
    }
    this.top += BETWEEN;
  }

  pages(): ViewPage[] {
    if (this.words.length > 0 || this.cells.length > 0) this.endPage();
    return this.done;
  }

  private addRows({ words, cells }: TableRows): void {
    const moved = <T extends PlacedWord | PlacedCell>(item: T): T => ({
      ...item,
      rectangle: {
        left: item.rectangle.left + MARGIN,
        right: item.rectangle.right + MARGIN,
        top: item.rectangle.top + this.top,
        bottom: item.rectangle.bottom + this.top,
      },
    });
    this.words.push(...words.map((word) => ({ ...moved(word), baseline: word.baseline + this.top })));
    this.cells.push(...cells.map(moved));
  }

  private makeRoom(height: number): void {
    if (this.top > MARGIN && this.top + height > HEIGHT - MARGIN) this.endPage();
  }

  /** A row higher than a page makes its page higher. */
  private endPage(): void {
    const height = Math.max(HEIGHT, this.top + MARGIN);
    this.done.push({ width: WIDTH, height, words: this.words, cells: this.cells, flags: [] });
    this.words = [];
    this.cells = [];
    this.top = MARGIN;
  }
}
