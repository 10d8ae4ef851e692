import type { Export } from '@tallyport/contracts/freight-export/export';
import type { ExportGroup } from '@tallyport/contracts/freight-export/export-standing';

/** What an export asks of whoever watches: each is in one group, so that counts add up. */
export function groupOf({ state, waiting_for, hold }: Pick<Export, 'state' | 'waiting_for' | 'hold'>): ExportGroup {
  switch (state) {
    case 'held':
      return hold === 'log-in-refused' ? 'waiting' : 'held';
    case 'waiting_for_person':
      return waiting_for === 'is-it-there' || waiting_for === 'no-acknowledgement' ? 'unknown' : 'waiting';
    case 'unknown':
      return 'unknown';
    case 'retry_planned':
      return 'planned';
    case 'queued':
    case 'sending':
    case 'accepted_later':
    case 'verifying':
      return 'running';
    case 'done':
    case 'done_with_warnings':
    case 'skipped':
    case 'cancelled':
      return 'ended';
  }
}
