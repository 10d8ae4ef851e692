import type { Answer, GoldFile } from './answer.js';
import { CORE_FIELDS } from './core-fields.js';
import { outcomeOf, type RowScore, scoreRows } from './match-rows.js';
import { isEmpty, tight } from './same-value.js';
import { type Outcome, type Tally, tallyOf } from './tally.js';

/** A value that was given with a confidence, and whether it was right. */
export interface Trust {
  readonly confidence: number;
  readonly isRight: boolean;
}

/** How one document was read. */
export interface DocumentScore {
  readonly name: string;
  readonly type: string;
  readonly readType: string | null;
  readonly isTypeRight: boolean;
  readonly isAnswered: boolean;
  readonly core: Tally;
  readonly other: Tally;
  readonly cells: Tally;
  readonly rows: RowScore;
  readonly trust: readonly Trust[];
  readonly misses: readonly string[];
}

/** An answer that never came. */
const SILENCE: Answer = { fields: {}, lines: [], confidence: {} };

export function scoreDocument(name: string, gold: GoldFile, given: Answer | null): DocumentScore {
  const answer = given ?? SILENCE;
  const type = String(gold.fields['doc_type'] ?? '');
  const readType = answer.doc_type ?? null;
  const core: Outcome[] = [];
  const other: Outcome[] = [];
  const misses: string[] = [];
  const trust: Trust[] = [];
  for (const [field, wanted] of Object.entries(gold.fields)) {
    if (field === 'doc_type') continue;
    const got = answer.fields[field];
    const outcome = outcomeOf(field, wanted, got);
    const confidence = answer.confidence[field];
    if (confidence !== undefined && !isEmpty(got)) trust.push({ confidence, isRight: outcome === 'right' });
    if (outcome === null) continue;
    (CORE_FIELDS.has(field) ? core : other).push(outcome);
    if (outcome !== 'right') misses.push(`${field}: ${outcome} ${JSON.stringify(got ?? null)} for ${JSON.stringify(wanted)}`);
  }
  const rows = scoreRows(gold, answer);
  return {
    name,
    type,
    readType,
    isTypeRight: readType !== null && isSameType(type, readType),
    isAnswered: given !== null,
    core: tallyOf(core),
    other: tallyOf(other),
    cells: tallyOf(rows.cells),
    rows,
    trust,
    misses: [...misses, ...rows.misses],
  };
}

/** A bill of which nobody can tell the kind may be read as either; papers of no type need not agree on their title. */
function isSameType(gold: string, read: string): boolean {
  if (tight(gold) === tight(read)) return true;
  return (gold === 'BL' && /^(?:HBL|MBL|BL)$/i.test(read)) || (/^other/i.test(gold) && /^other/i.test(read));
}
