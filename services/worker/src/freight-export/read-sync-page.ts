import { Readable } from 'node:stream';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { SyncEvent } from '@tallyport/contracts/freight-export/sync-events';
import type { TargetType } from '@tallyport/contracts/freight-export/values';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { organisationsQuery } from '@tallyport/domain/freight-export/messages/native-query';
import { storedShipment } from '@tallyport/domain/freight-export/shipment/stored-shipment';
import type { EventStore } from '@tallyport/event-store/event-store';
import type { PageRead, SyncPage } from '@tallyport/workflows/freight-sync/activities';
import { syncStreamId } from '@tallyport/workflows/freight-sync/messages';
import type { FreightCaller } from './freight-caller.js';
import { type FreightPlace, type FreightPlaces, fingerprintOf } from './freight-place.js';
import { readJob } from './job-there.js';
import type { OrganisationRows } from './organisation-rows.js';
import type { ProductRows } from './product-rows.js';
import { readJobProducts } from './read-job-products.js';
import { readOrganisationPage } from './read-organisation-page.js';
import { readProductPage } from './read-product-page.js';
import { failedBy, isEmptyAnswer } from './sync-failure.js';

/** Some fifty thousand lines of invoices. */
const MOST_RESULT_BYTES = 64 * 1024 * 1024;

export interface SyncPorts {
  readonly store: Pick<EventStore, 'load'>;
  readonly blobs: Pick<BlobStore, 'read' | 'putFile'>;
  readonly caller: FreightCaller;
  readonly places: Pick<FreightPlaces, 'of'>;
  readonly organisations: OrganisationRows;
  readonly products: ProductRows;
}

type Asked = Extract<SyncEvent, { type: 'sync.requested' }>['data'];

/** Reads the next page of a sync, or the one job that it is about, and keeps it. */
export async function readSyncPage(ports: SyncPorts, page: SyncPage, signal: AbortSignal): Promise<PageRead> {
  const asked = await askedFor(ports.store, page);
  const place = await ports.places.of(page.orgId, asked.systemId);
  switch (asked.kind) {
    case 'look':
    case 'pull':
      return readOneJob(ports, page, asked, place, signal);
    case 'connection_test':
      return testConnection(ports, page, place, signal);
    case 'organisations':
      return readOrganisationPage(ports, page, place, signal);
    case 'products':
      return readProductPage(ports, page, place, signal);
    case 'job_products':
      if (asked.goods === undefined) throw new TypeError('products of a job are asked for by the codes of its lines');
      return readJobProducts(ports, page, { place, goods: asked.goods }, signal);
  }
}

async function readOneJob(
  ports: SyncPorts,
  { orgId }: SyncPage,
  asked: Asked,
  place: FreightPlace,
  signal: AbortSignal,
): Promise<PageRead> {
  const target = { type: targetTypeOf(asked), key: asked.key };
  const { reading, there } = await readJob(ports.caller, orgId, place, target, signal);
  if (there === null) return failedBy(ports.blobs, orgId, reading, reading.exchange);
  const bytes = Buffer.from(storedShipment(there));
  const { hash } = await ports.blobs.putFile(orgId, Readable.from([bytes]), { limit: MOST_RESULT_BYTES });
  return {
    kind: 'finished',
    counts: { read: 1, fresh: 0, changed: 0, same: 1 },
    gone: 0,
    result: hash,
    fingerprint: fingerprintOf(there, place),
    lines: [...reading.lines],
    milliseconds: reading.exchange.milliseconds,
  };
}

/** What kind of job it is, its key says (domain: CargoWise eAdaptor, §4). */
function targetTypeOf({ key }: Asked): TargetType {
  return key?.startsWith('B') ? 'CustomsDeclaration' : 'ForwardingShipment';
}

/** Any answer that is one of the freight system's shows that the log-in works; that it has no such organisation is one. */
async function testConnection(ports: SyncPorts, { orgId }: SyncPage, place: FreightPlace, signal: AbortSignal): Promise<PageRead> {
  const question = { text: organisationsQuery({ is: 'TALLYPORT' }), asked: { type: null, key: null }, name: 'TALLYPORT' };
  const reading = await ports.caller.ask(orgId, place, question, signal);
  if (reading.kind !== 'there' && reading.kind !== 'not-there' && !isEmptyAnswer(reading))
    return failedBy(ports.blobs, orgId, reading, reading.exchange);
  const counts = { read: 0, fresh: 0, changed: 0, same: 0 };
  return { kind: 'finished', counts, gone: 0, result: null, fingerprint: null, lines: [], milliseconds: reading.exchange.milliseconds };
}

async function askedFor(store: Pick<EventStore, 'load'>, { orgId, syncId }: SyncPage): Promise<Asked> {
  const [first] = await store.load(orgId, syncStreamId(syncId));
  const event = first && parseEvent(first);
  if (event?.type !== 'sync.requested') throw new TypeError('no such sync was asked for');
  return event.data;
}
