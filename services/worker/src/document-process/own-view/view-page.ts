import type { Cell, Page, Word } from '@tallyport/reading/document-model';
import type { PageFlag } from '@tallyport/reading/page-flags';
import { boxOnPage, type Rectangle } from '../geometry.js';

/** A word where our own view prints it. `baseline` is for drawing, the rectangle for finding. */
export interface PlacedWord {
  readonly text: string;
  readonly rectangle: Rectangle;
  readonly baseline: number;
  readonly isBold: boolean;
}

/** A cell of a sheet or table where our own view draws it. */
export interface PlacedCell {
  readonly address: string;
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly rectangle: Rectangle;
  readonly columnSpan: number;
  readonly rowSpan: number;
}

/**
 * A page of our own view: how this product shows a file that has no pages of its own (a sheet, a text document).
 * Words, cells and the drawn picture come from this one description, so that boxes line up with what is seen.
 */
export interface ViewPage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly PlacedWord[];
  readonly cells: readonly PlacedCell[];
  /** What of the file is not shown on this page. */
  readonly flags: readonly PageFlag[];
}

export function readViewPage(view: ViewPage, number: number): Page {
  const { width, height } = view;
  const words: Word[] = view.words.flatMap(({ text, rectangle }) => {
    const box = boxOnPage(rectangle, view);
    return box === null ? [] : [{ text, box, confidence: 1 }];
  });
  const cells: Cell[] = view.cells.flatMap(({ rectangle, ...cell }) => {
    const box = boxOnPage(rectangle, view);
    return box === null ? [] : [{ ...cell, box }];
  });
  const rules = cellBorders(view.cells).flatMap((border) => boxOnPage(border, view) ?? []);
  return { number, width, height, method: 'cells', words, cells, rules, flags: view.flags };
}

/** Half the thickness of a drawn border, in points. */
const HALF = 0.25;

/** The four sides of every cell, each once. */
function cellBorders(cells: readonly PlacedCell[]): Rectangle[] {
  const borders = new Map<string, Rectangle>();
  for (const {
    rectangle: { left, top, right, bottom },
  } of cells) {
    for (const y of [top, bottom]) borders.set(`h${left} ${right} ${y}`, { left, right, top: y - HALF, bottom: y + HALF });
    for (const x of [left, right]) borders.set(`v${top} ${bottom} ${x}`, { top, bottom, left: x - HALF, right: x + HALF });
  }
  return [...borders.values()];
}
