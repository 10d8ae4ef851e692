import { Inject, Injectable } from '@nestjs/common';
import type { PaperThen } from '@tallyport/contracts/lodgement/version-http';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { type DocumentView, shownSegment } from '@tallyport/domain/document-extraction/fold-document';
import { foldStreams } from '@tallyport/domain/folds';
import type { EventStore } from '@tallyport/event-store/event-store';
import { EVENT_STORE } from '../../platform/tokens.js';

/** The documents of a job as they stood when something was recorded. */
@Injectable()
export class PapersThenQueries {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** As of an event of the job: the first uploaded first, without those that were withdrawn before. */
  async at(
    orgId: string,
    workOrderId: string,
    event: { readonly streamId: string; readonly streamPosition: number },
  ): Promise<PaperThen[]> {
    const events = await this.store.loadJob(orgId, workOrderId, Number.MAX_SAFE_INTEGER);
    const until = events.findIndex(
      ({ streamId, streamPosition }) => streamId === event.streamId && streamPosition === event.streamPosition,
    );
    const documents = (logged: typeof events) =>
      foldStreams(
        logged.filter(({ streamId }) => streamId.startsWith('document/')).map((envelope) => ({ event: parseEvent(envelope), envelope })),
      ).all('document');
    // What is not numbered yet is the newest of all.
    const then = documents(until === -1 ? events : events.slice(0, until));
    const withdrawn = new Set(documents(events).flatMap((document) => (document.withdrawn ? [document.id] : [])));
    return then
      .filter((document) => !document.withdrawn)
      .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
      .map((document) => ({
        document_id: document.id,
        file_name: document.file_name,
        media_type: document.media_type,
        segments: document.segments.map(shownSegment),
        withdrawn_since: withdrawn.has(document.id),
      }));
  }
}

function keyOf({ uploaded_at, id }: DocumentView): string {
  return `${uploaded_at} ${id}`;
}
