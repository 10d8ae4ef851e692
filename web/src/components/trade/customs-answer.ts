import { shownFlags } from '@tallyport/contracts/lodgement/entry-status';
import type { N10Data } from '@tallyport/contracts/lodgement/n10-data';

/** What customs said that changes how a job looks: held paints it red, cleared green. */
export interface CustomsAnswer {
  readonly kind: 'held' | 'cleared';
  /** asc_dec, asc_scr, aqis_dec, aqis_scr; empty where customs gave no line. */
  readonly flags: string;
}

export function customsAnswer(n10: N10Data | null): CustomsAnswer | null {
  if (n10?.entry_status !== 'held' && n10?.entry_status !== 'clear') return null;
  const flags = shownFlags(n10.last_dsa_history_info?.parsed_data.line_status ?? []);
  return { kind: n10.entry_status === 'held' ? 'held' : 'cleared', flags };
}
