import type { Export } from '@tallyport/contracts/freight-export/export';
import type { AnswerLine } from '@tallyport/contracts/freight-export/values';

/** Why something stands still: a name of the cause, and what it is about. */
export interface CauseKey {
  readonly code: string;
  /** Empty where it is about nothing in particular. */
  readonly key: string;
}

/** Finds the cause of what lines tell, by the table of causes. */
export type CauseOfLines = (lines: readonly AnswerLine[]) => { readonly code: string; readonly key: string | null } | null;

/** A line of an answer is the key where no row of the table fits it. */
const LONGEST_KEY = 200;

type Standing = Pick<Export, 'state' | 'waiting_for' | 'hold' | 'system_id' | 'detail' | 'lines' | 'attempts'>;

/**
 * Why an export stands where it stands, by what the freight system wrote or by what it waits for; null for one that goes on
 * undisturbed or has ended. What is about no code or value is about the freight system.
 */
export function causeOfExport(view: Standing, causeOfLines: CauseOfLines): CauseKey | null {
  const lines = tellingLines(view);
  const found = lines && causeOfLines(lines);
  if (!lines || !found) return lines && { code: 'other', key: (heaviestLine(lines) ?? '').slice(0, LONGEST_KEY) };
  return { code: found.code, key: (found.key ?? view.system_id ?? '').slice(0, LONGEST_KEY) };
}

/** The line that weighs most: an error, else a warning, else what was written first. */
export function heaviestLine(lines: readonly AnswerLine[]): string | null {
  const heaviest = lines.find(({ severity }) => severity === 'error') ?? lines.find(({ severity }) => severity === 'warning') ?? lines[0];
  return heaviest?.text ?? null;
}

/** What tells why it stands still. What no freight system wrote is said in lines of our own: `held: …`, `waiting: …`, `unknown: …`. */
function tellingLines(view: Standing): readonly AnswerLine[] | null {
  const last = view.attempts.at(-1);
  switch (view.state) {
    case 'held':
      return line(`held: ${view.hold}`);
    case 'waiting_for_person':
      if (view.waiting_for !== 'refused') return line(`waiting: ${view.waiting_for}`);
      return heaviestLine(view.lines) === null ? line(`HTTP ${last?.http_status ?? 200}`) : view.lines;
    case 'unknown':
      return line(`unknown: ${last?.unknown_reason}`);
    case 'retry_planned':
      return line(view.detail ?? last?.detail ?? '');
    default:
      return null;
  }
}

function line(text: string): readonly AnswerLine[] {
  return [{ severity: 'error', text }];
}
