import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';

/** The address of the bytes that a fact names: of a snapshot, an interchange, a message of customs. */
export function bytesNamedBy({ type, data }: LodgementEvent): string | null {
  switch (type) {
    case 'lodgement.requested':
      return data.snapshot.hash;
    case 'lodgement.message-built':
      return data.hash;
    default:
      return 'original' in data ? data.original : null;
  }
}
