import type { EventStore } from '@tallyport/event-store/event-store';
import type { ExtractionLogActivities } from '@tallyport/workflows/document-extraction/activities';
import { commandOf, ExtractionStream } from '../extraction/extraction-stream.js';
import { NOTHING_SAID, NOTHING_SPENT, recordModelAsked } from '../extraction/model/record-model-asked.js';

/** The quick half of an extraction: asking its stream where it stands, and recording an end that no stage recorded. */
export function extractionLogActivities(store: EventStore): ExtractionLogActivities {
  return {
    async openAttempt(ref) {
      const state = await new ExtractionStream(store, ref).state();
      return state.kind === 'open' ? { attempt: state.attempt, priority: state.priority } : null;
    },

    recordFailed({ recordedAt, ...failure }) {
      return new ExtractionStream(store, failure, () => new Date(recordedAt)).record(
        { type: 'fail', ...failure },
        `${failure.attempt}/failed`,
      );
    },

    recordModelFallback({ orgId, recordedAt, ...asked }) {
      const stream = new ExtractionStream(store, { orgId, ...asked }, () => new Date(recordedAt));
      return recordModelAsked(stream, { ...asked, outcome: 'fallback', ...NOTHING_SPENT, ...NOTHING_SAID });
    },

    recordCancelled({ commandId, actor, recordedAt, ...end }) {
      const id = commandId ?? commandOf(end.documentId, `${end.attempt}/cancelled`);
      return new ExtractionStream(store, end).recordFor(actor, { type: 'cancel', ...end }, id, recordedAt);
    },
  };
}
