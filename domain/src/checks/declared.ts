import type { Papers, Part } from './papers.js';

/** A line of goods of a declaration. */
export interface DeclaredLine {
  readonly declaration: Part;
  readonly line: Part;
}

/** The goods of all declarations of a job. */
export function declaredLines(papers: Papers): DeclaredLine[] {
  return papers.of('declaration').flatMap((declaration) => goodsIn(declaration, papers).map((line) => ({ declaration, line })));
}

export function goodsIn(declaration: Part, papers: Papers): Part[] {
  return papers.linesOf(declaration).filter((line) => line.text('line_type') === 'goods');
}

/** The preference that a line claims; null for the general rate, which claims none. */
export function claimOf(line: Part): string | null {
  const scheme = line.text('preference_scheme_type');
  return scheme === 'GEN' ? null : scheme;
}
