import type { Box } from '@tallyport/contracts/document-extraction/readings';
import type { EmbeddedFile } from './embedded/embedded-file.js';
import type { PageFlag } from './page-flags.js';

/** How the words of a page came to be known. */
export type PageMethod = 'text layer' | 'ocr' | 'cells';

/** One word with its place on the page (fractions of width and height) and how sure its reader is, 0 to 1. */
export interface Word {
  readonly text: string;
  readonly box: Box;
  readonly confidence: number;
}

/** One cell of a sheet or of a table in a text document: its address (`Invoice!C14`, `Table 1!B2`) and text as displayed. */
export interface Cell {
  readonly address: string;
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly box: Box;
  readonly columnSpan: number;
  readonly rowSpan: number;
}

/** A bar code or QR code: what kind it is, what it says, and where it stands. */
export interface PageCode {
  readonly format: string;
  readonly text: string;
  readonly box: Box;
}

/**
 * One page as every reader delivers it, whatever the format was. A sheet or a text document has pages of our own view,
 * so its words and cells have boxes too. `width` and `height` are in points (1/72 inch) after rotation was put right.
 */
export interface Page {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly method: PageMethod;
  readonly words: readonly Word[];
  readonly cells: readonly Cell[];
  /** Straight ruling lines, horizontal and vertical, as thin boxes; empty where the reader does not see them. */
  readonly rules: readonly Box[];
  /** What is drawn or pasted in and is neither letter nor rule: signatures, stamps, logos. Absent where the reader does not look for it. */
  readonly drawings?: readonly Box[];
  /** Absent where the reader did not look for any. */
  readonly codes?: readonly PageCode[];
  /** What the reader left out or doubts: text that nobody can see, a page that lies askew. */
  readonly flags: readonly PageFlag[];
}

/** A whole file as it was read. */
export interface ReadDocument {
  readonly pages: readonly Page[];
  /** The data that it carries beside them; missing where nobody looked for any. */
  readonly embedded?: readonly EmbeddedFile[] | undefined;
}
