import type { RecordedEvent } from '@tallyport/contracts/envelope';
import type { DomainEvent } from '@tallyport/contracts/events';

/** What a fold may know of an event besides its data. */
export type FoldedEnvelope = Pick<RecordedEvent, 'streamId' | 'streamPosition' | 'recordedAt' | 'metadata'>;

/**
 * Makes what is shown of a stream from its events, one after the other. Pure and total: an event of another area, an event
 * whose data were erased (null), and an event before the one that makes the thing change nothing but the position.
 */
export type Fold<View> = (view: View | null, event: DomainEvent | null, envelope: FoldedEnvelope) => View | null;
