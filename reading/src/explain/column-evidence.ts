import type { DocumentText } from '../document-text.js';
import type { Phrase } from '../page/phrases.js';

/** A cell of a table in which a value stands. */
export interface ColumnEvidence {
  readonly head: string;
  readonly role: string | null;
  /** Whether it stands in the row of totals. */
  readonly isTotal: boolean;
}

/** The cell of a value that is made of some phrases; null where it stands in no table. */
export function columnEvidenceOf(from: readonly Phrase[], { tables }: DocumentText): ColumnEvidence | null {
  const words = new Set(from.flatMap((phrase) => [...phrase.words]));
  for (const { rows, totals } of tables) {
    for (const row of totals === null ? rows : [...rows, totals]) {
      const cell = [...row.cells].find(([, { words: own }]) => own.some((word) => words.has(word)));
      if (cell !== undefined) return { head: cell[0].head, role: cell[0].role, isTotal: row === totals };
    }
  }
  return null;
}
