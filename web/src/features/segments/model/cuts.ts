import type { DocumentSegment } from '@tallyport/contracts/document-extraction/document';
import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';

/** A piece of a file as a person wants it: a range of pages, and what it is. */
export interface Cut {
  readonly from: number;
  readonly to: number;
  readonly type: DocumentType;
  readonly title: string | null;
}

export type Cuts = readonly Cut[];

export function cutsOf(segments: readonly DocumentSegment[]): Cuts {
  return segments.map(({ from_page, to_page, type, title }) => ({ from: from_page, to: to_page, type, title }));
}

/** Moves the beginning of a piece; the piece before it gives or takes the page. Every piece keeps at least one. */
export function withBeginning(cuts: Cuts, index: number, by: 1 | -1): Cuts {
  const [before, piece] = [cuts[index - 1], cuts[index]];
  if (!before || !piece) return cuts;
  const from = piece.from + by;
  if (from <= before.from || from > piece.to) return cuts;
  return cuts.with(index - 1, { ...before, to: from - 1 }).with(index, { ...piece, from });
}

/** Cuts before a page: what follows it becomes a piece of its own, of the same type until somebody says otherwise. */
export function cutBefore(cuts: Cuts, page: number): Cuts {
  const index = cuts.findIndex(({ from, to }) => page > from && page <= to);
  const piece = cuts[index];
  if (!piece) return cuts;
  return cuts.toSpliced(index, 1, { ...piece, to: page - 1 }, { ...piece, from: page });
}

/** Takes the cut before a piece away: its pages belong to the piece before it. */
export function joined(cuts: Cuts, index: number): Cuts {
  const [before, piece] = [cuts[index - 1], cuts[index]];
  return before && piece ? cuts.toSpliced(index - 1, 2, { ...before, to: piece.to }) : cuts;
}

/** Calls a piece something else. Its old title said what the reader took it for, and goes. */
export function withType(cuts: Cuts, index: number, type: DocumentType): Cuts {
  const piece = cuts[index];
  return piece && piece.type !== type ? cuts.with(index, { ...piece, type, title: null }) : cuts;
}

export function sameCuts(a: Cuts, b: Cuts): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** How many pieces differ from those that stand: they are what would be read again. */
export function changedPieces(before: Cuts, after: Cuts): number {
  const known = new Set(before.map((cut) => JSON.stringify(cut)));
  return after.filter((cut) => !known.has(JSON.stringify(cut))).length;
}
