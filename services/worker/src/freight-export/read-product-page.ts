import type { BlobStore } from '@tallyport/blob-store/blob-store';
import { type CodePart, FIRST_PART, nextPart, smallerPart } from '@tallyport/domain/freight-export/sync/code-walk';
import type { PageRead, SyncPage } from '@tallyport/workflows/freight-sync/activities';
import type { FreightCaller } from './freight-caller.js';
import type { FreightPlace } from './freight-place.js';
import type { OrganisationRows } from './organisation-rows.js';
import type { ProductRows } from './product-rows.js';
import { askForProducts, countedOn } from './read-products.js';
import { failedBy } from './sync-failure.js';

export interface ProductPorts {
  readonly blobs: Pick<BlobStore, 'putFile'>;
  readonly caller: FreightCaller;
  readonly organisations: Pick<OrganisationRows, 'now'>;
  readonly products: ProductRows;
}

/** Where a fetch of all products stands: when it began by the clock that marks the rows, and what is asked for next. */
interface Place {
  readonly began: string;
  readonly part: CodePart | null;
}

/**
 * Reads the products whose numbers begin with the next sign, or the next part of them where they are too many for one answer. After the
 * last part, those that were not told of become inactive. A page that is read twice is kept and counted as once.
 */
export async function readProductPage(ports: ProductPorts, page: SyncPage, place: FreightPlace, signal: AbortSignal): Promise<PageRead> {
  const { orgId, syncId, after, counts } = page;
  const telling = { orgId, systemId: place.systemId, syncId };
  const { began, part } = after === null ? { began: await ports.organisations.now(), part: FIRST_PART } : placeOf(after);
  if (part === null) {
    const gone = await ports.products.forgetOlder(telling, began, null);
    return { kind: 'finished', counts, gone, result: null, fingerprint: null, lines: [], milliseconds: 0 };
  }
  const read = await askForProducts(ports.caller, orgId, place, part, signal);
  if (read.kind === 'told') {
    const kept = await ports.products.keep(telling, read.products);
    return { kind: 'more', counts: countedOn(counts, kept), after: placeText({ began, part: nextPart(part) }) };
  }
  const smaller = read.kind === 'too-much' ? smallerPart(part) : null;
  if (smaller !== null) return { kind: 'more', counts, after: placeText({ began, part: smaller }) };
  return failedBy(ports.blobs, orgId, read.reading, read.reading.exchange);
}

function placeText(place: Place): string {
  return JSON.stringify(place);
}

function placeOf(text: string): Place {
  return JSON.parse(text) as Place;
}
