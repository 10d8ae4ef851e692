/** A part of a text document in reading order. */
export type Block = ParagraphBlock | TableBlock;

export interface ParagraphBlock {
  readonly kind: 'paragraph';
  readonly text: string;
  readonly isBold: boolean;
}

export interface TableBlock {
  readonly kind: 'table';
  readonly cells: readonly TableCell[];
}

/** A cell with the place it takes after spans have pushed it along. Rows and columns count from 0. */
export interface TableCell {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly text: string;
}
