import type { Export } from '@tallyport/contracts/freight-export/export';
import type { ExportMessage } from '@tallyport/contracts/freight-export/export-events';
import type { ExportProgress } from './state.js';

/** An export as on the wire, with what the fold remembers for itself. */
export interface ExportView extends Export {
  readonly progress: ExportProgress;
  readonly positions: ExportMessage['madeFrom'];
  readonly sent: ExportMessage;
  /** Who wanted the next call, and why; nobody, when it is tried by itself. */
  readonly wanted: { readonly by: string | null; readonly reason: string | null; readonly changes: Export['attempts'][number]['changes'] };
}
