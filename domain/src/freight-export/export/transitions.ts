import type { ExportState } from '@tallyport/contracts/freight-export/export-standing';

/** What a person may do with an export. */
export type PersonsStep = 'retry' | 'skip' | 'cancel' | 'resolve' | 'hold' | 'release';

/** While a call is under way, or nobody knows what became of one, nothing may be taken back: it may have arrived. */
// biome-ignore format: a table reads best in rows
const ALLOWED: Readonly<Record<ExportState, readonly PersonsStep[]>> = {
  queued:             ['skip', 'cancel', 'hold'],
  held:               ['skip', 'cancel', 'release'],
  sending:            [],
  unknown:            [],
  accepted_later:     [],
  verifying:          [],
  retry_planned:      ['retry', 'skip', 'cancel', 'hold'],
  waiting_for_person: ['retry', 'skip', 'cancel', 'resolve'],
  done:               [],
  done_with_warnings: [],
  skipped:            [],
  cancelled:          [],
};

export function mayDo(step: PersonsStep, state: ExportState): boolean {
  return ALLOWED[state].includes(step);
}
