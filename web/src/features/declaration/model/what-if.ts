import { assessEntry } from '@tallyport/domain/duty/assess-entry';
import type { AssessedLine } from '@tallyport/domain/duty/assessed-entry';
import type { DeclaredLine } from '@tallyport/domain/duty/declared-entry';
import { claimsOfLine, type OtherClaim } from '@tallyport/domain/duty/other-claims';
import type { Assessment } from './use-assessment.js';

/** Claims that are open to a line beside its own, the greatest saving first; none while the line cannot be computed. */
export function claimsOf({ entry, assessed, tables }: Assessment, number: number): OtherClaim[] {
  return claimsOfLine(entry, assessed, tables, number);
}

/** The line as it would be with another claim; nothing else changes, and nothing is written. */
export function lineWith({ entry, tables }: Assessment, number: number, claim: Partial<DeclaredLine>): AssessedLine | null {
  const lines = entry.lines.map((line) => (line.number === number ? { ...line, ...claim } : line));
  return assessEntry({ ...entry, lines }, tables).lines.find((line) => line.number === number) ?? null;
}
