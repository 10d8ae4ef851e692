import type { GoldValue } from '../generator/gold.js';
import type { Answer, GoldFile } from './answer.js';
import { CORE_FIELDS } from './core-fields.js';
import { type RowScore, scoreRows } from './match-rows.js';
import { isEmpty, tight } from './same-value.js';
import { type Tally, tallyOf } from './tally.js';
import { judge, type Verdict } from './verdict.js';

/** A value that was given with a confidence, and whether it was right. */
export interface Trust {
  readonly field: string;
  readonly read: unknown;
  readonly gold: GoldValue;
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
  /** How each field of the header turned out. */
  readonly header: readonly Verdict[];
  /** Every value that did not turn out right. */
  readonly misses: readonly Verdict[];
}

/** How answers call the paper of the type CED. */
const EXPORT_DECLARATION = 'china customs declaration (export)';

/** How answers call the paper of the type FIN, which is no code of the trade. */
const FREIGHT_INVOICE = 'other:freight invoice';

/** An answer that never came. */
const SILENCE: Answer = { fields: {}, lines: [], confidence: {} };

export function scoreDocument(name: string, gold: GoldFile, given: Answer | null): DocumentScore {
  const answer = given ?? SILENCE;
  const type = String(gold.fields['doc_type'] ?? '');
  const readType = answer.doc_type ?? null;
  const verdicts: Verdict[] = [];
  const trust: Trust[] = [];
  for (const [field, wanted] of Object.entries(gold.fields)) {
    if (field === 'doc_type') continue;
    const read = answer.fields[field];
    const verdict = judge(field, wanted, read);
    const confidence = answer.confidence[field];
    if (confidence !== undefined && !isEmpty(read))
      trust.push({ field, read, gold: wanted, confidence, isRight: verdict?.outcome === 'right' });
    if (verdict !== null) verdicts.push(verdict);
  }
  const rows = scoreRows(gold, answer);
  return {
    name,
    type,
    readType,
    isTypeRight: readType !== null && isSameType(type, readType),
    isAnswered: given !== null,
    core: tallyOf(verdicts.filter(({ field }) => CORE_FIELDS.has(field))),
    other: tallyOf(verdicts.filter(({ field }) => !CORE_FIELDS.has(field))),
    cells: tallyOf(rows.cells),
    rows,
    trust,
    header: verdicts,
    misses: [...verdicts, ...rows.cells].filter(({ outcome }) => outcome !== 'right'),
  };
}

/** A bill of which nobody can tell the kind may be read as either; papers of no type need not agree on their title. */
function isSameType(gold: string, read: string): boolean {
  if (gold === 'CED' && read === EXPORT_DECLARATION) return true; // answers call it by its name
  if (gold === 'FIN' && read === FREIGHT_INVOICE) return true;
  if (tight(gold) === tight(read)) return true;
  return (gold === 'BL' && /^(?:HBL|MBL|BL)$/i.test(read)) || (/^other/i.test(gold) && /^other/i.test(read));
}
