import { Readable } from 'node:stream';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { CustomsError } from '@tallyport/contracts/lodgement/values';
import { readCustomsInterchange } from '@tallyport/domain/lodgement/messages/read-customs-interchange';
import type { InterchangeRef } from '@tallyport/workflows/lodgement/activities';
import type { CustomsLayoutsSource } from './customs-layouts.js';

export interface Acknowledgement {
  readonly original: string;
  readonly errors: readonly CustomsError[];
}

/**
 * The stored acknowledgement that these bytes are, or null for what acknowledges nothing, or another interchange: a page of a proxy, an
 * empty body, half a message are no answer (fault 49).
 */
export async function acknowledgementIn(
  { blobs, layouts }: { readonly blobs: BlobStore; readonly layouts: Pick<CustomsLayoutsSource, 'readers'> },
  { orgId, controlReference }: InterchangeRef,
  bytes: Uint8Array,
): Promise<Acknowledgement | null> {
  const reading = readCustomsInterchange(bytes, await layouts.readers(new Date().toISOString()));
  if (reading.outcome === 'unreadable' || reading.said.kind !== 'acknowledgement') return null;
  if (reading.said.controlReference !== controlReference) return null;
  const { hash: original } = await blobs.putFile(orgId, Readable.from([bytes]), { limit: bytes.byteLength });
  return { original, errors: [...reading.said.errors] };
}
