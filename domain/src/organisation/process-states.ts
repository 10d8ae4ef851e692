import type { ExtractionState } from '@tallyport/contracts/document-extraction/steps';
import type { Bulk } from '@tallyport/contracts/freight-export/bulk';
import type { ExportState } from '@tallyport/contracts/freight-export/export-standing';
import type { Sync } from '@tallyport/contracts/freight-export/sync';
import type { LodgementMessage } from '@tallyport/contracts/lodgement/lodgement';
import type { Process } from '@tallyport/contracts/organisation/process-http';
import type { OutboundEmail } from '@tallyport/contracts/outbound-email/email';
import type { JobStatus } from '@tallyport/contracts/work-order/job-status';

interface States<State extends string> {
  /** It goes on, by itself or by people who work on it. */
  readonly open: readonly State[];
  /** It stands still until somebody does something about it. */
  readonly failed: readonly State[];
}

interface StateOf extends Record<Process, string> {
  work_order: JobStatus;
  extraction: ExtractionState;
  /** Of its newest message. */
  lodgement: LodgementMessage['phase'];
  export: ExportState;
  bulk: Bulk['state'];
  sync: Sync['state'];
  outbound_email: OutboundEmail['state'];
}

/** In which of its states each kind of process is open, and in which it failed. In all others it came to a good end. */
export const PROCESS_STATES: { readonly [Kind in Process]: States<StateOf[Kind]> } = {
  work_order: { open: ['received', 'compile', 'available', 'accepted'], failed: [] },
  extraction: { open: ['waiting', 'running'], failed: ['failed'] },
  lodgement: { open: ['requested', 'built', 'sent', 'acknowledged'], failed: ['unknown', 'rejected', 'failed'] },
  export: {
    open: ['queued', 'held', 'sending', 'accepted_later', 'verifying', 'retry_planned'],
    failed: ['unknown', 'waiting_for_person'],
  },
  bulk: { open: ['running', 'stopping'], failed: [] },
  sync: { open: ['running'], failed: ['failed'] },
  outbound_email: { open: ['queued'], failed: ['refused', 'unknown'] },
};
