import { stepAfter } from '@tallyport/contracts/document-extraction/steps';
import type { DomainEvent } from '@tallyport/contracts/events';
import type { ServerFrame } from '@tallyport/contracts/realtime';
import type { Log } from '@tallyport/runtime/log';
import type pg from 'pg';
import type { ReadEvent } from './read-event.js';

/** On this channel gateways hear which lane's feed has grown; they read it after their own cursor. */
export const FEED_CHANNEL = 'tallyport_feed';

/** What a progress frame carries beside its place. */
export type ProgressData = Pick<
  Extract<ServerFrame, { type: 'extraction.progress' }>,
  'document_id' | 'attempt' | 'state' | 'step' | 'page' | 'pages'
>;

/** The rows that a run of events adds to the feed: one per event, but for types that this release does not know. */
export function feedRowsOf(events: readonly ReadEvent[]): object[] {
  return events
    .filter((read) => read.kind !== 'unknown')
    .map((read, index) => ({
      n: index + 1,
      org_id: read.logged.orgId,
      job_id: read.logged.jobId,
      stream_id: read.logged.streamId,
      stream_position: read.logged.streamPosition,
      event_type: read.logged.type,
      data: read.kind === 'known' ? progressOf(read.event) : null,
    }));
}

/** How far a reading is, as one event tells it; null for events of other areas. */
function progressOf(event: DomainEvent): ProgressData | null {
  switch (event.type) {
    case 'extraction.requested':
      return { ...of(event.data), state: 'waiting', step: null, page: null, pages: null };
    case 'extraction.step-finished': {
      const next = stepAfter(event.data.step);
      const state = next === null ? 'completed' : 'running';
      return { ...of(event.data), state, step: next ?? event.data.step, page: null, pages: event.data.pages };
    }
    case 'extraction.page-read':
      return { ...of(event.data), state: 'running', step: 'extracting', page: event.data.page, pages: event.data.of };
    case 'extraction.failed':
      return { ...of(event.data), state: 'failed', step: event.data.step, page: null, pages: null };
    case 'extraction.cancelled':
      return { ...of(event.data), state: 'cancelled', step: null, page: null, pages: null };
    default:
      return null;
  }
}

function of({ documentId, attempt }: { documentId: string; attempt: number }): Pick<ProgressData, 'document_id' | 'attempt'> {
  return { document_id: documentId, attempt };
}

/** Wakes the gateways after a commit. What comes while one wake-up is on its way goes with the next: one statement for many lanes. */
export class FeedNotifier {
  private readonly due = new Set<number>();
  private sending: Promise<void> | null = null;

  constructor(
    private readonly pool: pg.Pool,
    private readonly log: Log,
  ) {}

  notify(lane: number): void {
    this.due.add(lane);
    this.sending ??= this.send().finally(() => {
      this.sending = null;
    });
  }

  /** Resolves when nothing is on its way any more. */
  async quiet(): Promise<void> {
    await this.sending;
  }

  /** A lost wake-up costs a gateway its next look at the feed, nothing else. */
  private async send(): Promise<void> {
    while (this.due.size > 0) {
      const lanes = [...this.due].map(String);
      this.due.clear();
      await this.pool
        .query({ name: 'feed-notify', text: `select pg_notify('${FEED_CHANNEL}', lane) from unnest($1::text[]) as lane`, values: [lanes] })
        .catch((error: unknown) => this.log.warn({ err: error }, 'gateways were not woken; they look by themselves'));
    }
  }
}
