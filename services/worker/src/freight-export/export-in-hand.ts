import type { ExportEvent } from '@tallyport/contracts/freight-export/export-events';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { foldExport } from '@tallyport/domain/freight-export/export/fold';
import type { ExportView } from '@tallyport/domain/freight-export/export/view';
import type { EventStore } from '@tallyport/event-store/event-store';
import { type ExportRef, exportStreamId } from '@tallyport/workflows/freight-export/messages';

/** An export as its stream tells it now, and what it was asked for as. */
export interface ExportInHand {
  readonly view: ExportView;
  readonly wish: Extract<ExportEvent, { type: 'export.requested' }>['data'];
  /** The key that the newest message names, and the look that it was decided on. */
  readonly sentKey: string | null;
  readonly looked: string | null;
}

/** Throws where nothing was asked for: a defect of whoever asks. */
export async function exportInHand(store: Pick<EventStore, 'load'>, { orgId, exportId }: ExportRef): Promise<ExportInHand> {
  const events = await store.load(orgId, exportStreamId(exportId));
  let view: ExportView | null = null;
  let wish: ExportInHand['wish'] | null = null;
  for (const envelope of events) {
    const event = parseEvent(envelope);
    view = foldExport(view, event, envelope);
    if (event?.type === 'export.requested') wish = event.data;
  }
  if (view === null || wish === null) throw new TypeError('no such export was asked for');
  const { sentKey, looked } = view.progress;
  return { view, wish, sentKey, looked: looked?.fingerprint ?? null };
}
