import type { Export, ExportAttempt } from '@tallyport/contracts/freight-export/export';
import type { CauseOf } from '../causes/cause-of.js';
import { linesOfExport } from '../causes/lines-of-export.js';
import { groupOf } from './export-group.js';

/** Why something stands still: a name of the cause, and what it is about. */
export interface CauseKey {
  readonly code: string;
  /** Empty where it is about nothing in particular. */
  readonly key: string;
}

/** A line of an answer is the key where no row of the table fits it. */
const LONGEST_KEY = 200;

type Standing = Pick<Export, 'state' | 'waiting_for' | 'hold' | 'system_id' | 'detail' | 'lines' | 'attempts'>;

/**
 * Why an export stands where it stands, by the table of causes; null for one that goes on undisturbed or has ended. A cause that is
 * about no code or value is about the freight system: exports to different ones are not put right together.
 */
export function causeOfExport(view: Standing, causeOf: CauseOf): CauseKey | null {
  const group = groupOf(view);
  if (group === 'running' || group === 'ended') return null;
  const found = causeOf(linesOfExport(view));
  return found && { code: found.code, key: (found.key ?? view.system_id ?? '').slice(0, LONGEST_KEY) };
}

/** Why nothing of a call was sent; null for one that was, and where nobody said why. */
export function causeOfAttempt({ detail }: Pick<ExportAttempt, 'detail'>, causeOf: CauseOf): CauseKey | null {
  if (detail === null || detail === '') return null;
  const found = causeOf([{ severity: 'error', text: detail }]);
  return found && { code: found.code, key: (found.key ?? '').slice(0, LONGEST_KEY) };
}
