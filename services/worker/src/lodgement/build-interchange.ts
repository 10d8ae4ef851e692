import { Readable } from 'node:stream';
import { type BlobStore, BlobTooLarge } from '@tallyport/blob-store/blob-store';
import { CannotCompute } from '@tallyport/domain/duty/cannot-compute';
import { outboundInterchange } from '@tallyport/domain/lodgement/messages/outbound-interchange';
import { sendingOf } from '@tallyport/domain/lodgement/sending-of';
import type { EventStore } from '@tallyport/event-store/event-store';
import type { Built, InterchangeRef } from '@tallyport/workflows/lodgement/activities';
import type { CustomsLayoutsSource } from './customs-layouts.js';
import { signedMessage } from './signed-message.js';

/** What customs takes at most (domain: import declaration, §1). */
const MOST_BYTES = 10 * 1024 * 1024;

export interface BuildPorts {
  readonly store: Pick<EventStore, 'load' | 'loadTypes'>;
  readonly blobs: BlobStore;
  readonly layouts: Pick<CustomsLayoutsSource, 'encoder' | 'readers'>;
  readonly customsSite: string;
  readonly isTest: boolean;
}

/** Makes the interchange of a signed message from its snapshot, and stores it. Its time is that of signing: made again it is the same. */
export async function buildInterchange(ports: BuildPorts, ref: InterchangeRef): Promise<Built> {
  const { store, blobs, layouts, customsSite, isTest } = ports;
  const [deleted] = await store.loadTypes(ref.orgId, ref.workOrderId, ['work-order.deleted']);
  if (deleted !== undefined) return { kind: 'work-order-deleted', detail: 'The job was deleted before the message was sent.' };
  const { requested, lodgement, record, before } = await signedMessage(store, blobs, ref);
  const { controlReference, sender, signedAt: preparedAt } = requested;
  try {
    const encoder = await layouts.encoder(record.kind, preparedAt);
    const message = encoder.encode(record, sendingOf(requested, lodgement), before);
    const bytes = outboundInterchange(message, {
      site: sender.siteId,
      ownerSite: sender.ownerSiteId,
      customsSite,
      controlReference,
      preparedAt,
      isTest,
    });
    const stored = await blobs.putFile(ref.orgId, Readable.from([bytes]), { limit: MOST_BYTES });
    return { kind: 'built', hash: stored.hash, bytes: stored.bytes };
  } catch (error) {
    if (error instanceof BlobTooLarge) return { kind: 'not-built', detail: 'too-large: 10 MB' };
    if (error instanceof CannotCompute) return { kind: 'not-built', detail: error.message };
    throw error;
  }
}
