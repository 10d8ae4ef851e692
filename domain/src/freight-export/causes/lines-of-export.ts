import type { Export } from '@tallyport/contracts/freight-export/export';
import type { AnswerLine } from '@tallyport/contracts/freight-export/values';

/** Of an export, what its cause follows from. */
export type FailedExport = Pick<Export, 'state' | 'waiting_for' | 'hold' | 'detail' | 'lines' | 'attempts'>;

/**
 * The lines that tell why an export stands where it stands: those of the freight system where it was refused, else one that names the reason
 * by which it stands (`waiting: is-it-there`, `held: log-in-refused`, `unknown: timeout`), as the table of causes has them.
 */
export function linesOfExport({ state, waiting_for, hold, detail, lines, attempts }: FailedExport): readonly AnswerLine[] {
  const newest = attempts.at(-1);
  switch (state) {
    case 'held':
      return hold === null ? [] : [line(`held: ${hold}`)];
    case 'unknown':
      return [line(`unknown: ${newest?.unknown_reason ?? 'sender-died'}`)];
    case 'retry_planned':
      return lines.length > 0 ? lines : [line(newest?.detail ?? detail ?? `unknown: ${newest?.unknown_reason ?? 'sender-died'}`)];
    case 'waiting_for_person':
      if (waiting_for === 'refused' && lines.length > 0) return lines;
      if (waiting_for === 'tries-used-up' && newest?.detail != null) return [line(newest.detail)];
      return [line(`waiting: ${waiting_for ?? 'refused'}`)];
    default:
      return lines;
  }
}

function line(text: string): AnswerLine {
  return { severity: 'error', text };
}
