import type { DocumentText } from '../document-text.js';
import type { Phrase } from '../page/phrases.js';
import type { PlacedWord } from '../page/placed-word.js';

/** A cell of a table in which a value stands. */
export interface ColumnEvidence {
  readonly head: string;
  readonly role: string | null;
  /** Whether it stands in the row of totals. */
  readonly isTotal: boolean;
}

/** Tells of any value that is made of some phrases in which cell it stands; null where it stands in no table, or under no head. */
export function columnEvidenceIn({ tables }: DocumentText): (from: readonly Phrase[]) => ColumnEvidence | null {
  const cells = new Map<PlacedWord, ColumnEvidence>();
  for (const { rows, totals } of tables) {
    for (const row of totals === null ? rows : [...rows, totals]) {
      for (const [{ head, role }, { words }] of row.cells) {
        if (head === '') continue;
        const evidence = { head, role, isTotal: row === totals };
        for (const word of words) if (!cells.has(word)) cells.set(word, evidence);
      }
    }
  }
  return (from) => {
    for (const { words } of from) {
      const word = words.find((one) => cells.has(one));
      if (word !== undefined) return cells.get(word) ?? null;
    }
    return null;
  };
}
