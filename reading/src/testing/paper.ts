import type { Box } from '@tallyport/contracts/document-extraction/readings';
import type { Page, ReadDocument, Word } from '../document-model.js';

const WIDTH = 600;
const HEIGHT = 840;
/** Letters of the test print are this wide, as a part of their height. */
const LETTER = 0.5;

/** A page that a test writes on: texts at places in points, boxes ruled around them. */
export class Paper {
  readonly #words: Word[] = [];
  readonly #rules: Box[] = [];
  readonly #drawings: Box[] = [];

  /** Prints a text with its upper left corner at the place; several spaces leave as many. */
  print(x: number, y: number, text: string, size = 10): this {
    for (const match of text.matchAll(/\S+/gu)) {
      const left = x + widthOf(text.slice(0, match.index), size);
      this.#words.push({ text: match[0], box: boxAt(left, y, left + widthOf(match[0], size), y + size), confidence: 1 });
    }
    return this;
  }

  /** Prints lines below each other. */
  lines(x: number, y: number, texts: readonly string[], size = 10): this {
    for (const [index, text] of texts.entries()) this.print(x, y + index * size * 1.3, text, size);
    return this;
  }

  /** Prints the cells of a row, each at the place of its column. */
  row(y: number, cells: readonly (readonly [number, string])[]): this {
    for (const [x, text] of cells) this.print(x, y, text);
    return this;
  }

  /** Prints rows below each other, their cells in columns of one width. */
  table(y: number, rows: readonly (readonly string[])[]): this {
    for (const [index, texts] of rows.entries())
      this.row(
        y + 16 * index,
        texts.map((text, at) => [40 + 100 * at, text] as const),
      );
    return this;
  }

  /** Rules a box. */
  box(left: number, top: number, right: number, bottom: number): this {
    for (const y of [top, bottom]) this.#rules.push(boxAt(left, y - 0.25, right, y + 0.25));
    for (const x of [left, right]) this.#rules.push(boxAt(x - 0.25, top, x + 0.25, bottom));
    return this;
  }

  /** Draws a straight line. */
  line(left: number, y: number, right: number): this {
    this.#rules.push(boxAt(left, y - 0.25, right, y + 0.25));
    return this;
  }

  /** Draws something with a pen: what matters is where. */
  draw(left: number, top: number, right: number, bottom: number): this {
    this.#drawings.push(boxAt(left, top, right, bottom));
    return this;
  }

  page(number = 1): Page {
    const size = { number, width: WIDTH, height: HEIGHT };
    return { ...size, method: 'text layer', words: this.#words, cells: [], rules: this.#rules, drawings: this.#drawings, flags: [] };
  }
}

/** A file of these pages. */
export function fileOf(...papers: readonly Paper[]): ReadDocument {
  return { pages: papers.map((paper, index) => paper.page(index + 1)) };
}

function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? size : LETTER * size), 0);
}

function boxAt(left: number, top: number, right: number, bottom: number): Box {
  return { x: left / WIDTH, y: top / HEIGHT, width: (right - left) / WIDTH, height: (bottom - top) / HEIGHT };
}
