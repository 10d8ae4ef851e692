import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { AnswerLine } from '@tallyport/contracts/freight-export/values';
import type { PageRead, SyncPage } from '@tallyport/workflows/freight-sync/activities';
import { z } from 'zod';
import type { FreightPlace } from './freight-place.js';
import type { ProductPorts } from './read-product-page.js';
import { askForProducts, countedOn } from './read-products.js';
import { failedBy } from './sync-failure.js';

/** So many questions make a page: a kill loses no more, and who waits sees it go on. */
const QUESTIONS = 10;
const MOST_LINES = 200;

const ProductCodes = z.array(z.string());

/**
 * Reads the products that the lines of a job name, each by its number, ten to a page. What the freight system does not have is told, and
 * becomes inactive where it was kept from there.
 */
export async function readJobProducts(
  ports: ProductPorts & { readonly blobs: Pick<BlobStore, 'read' | 'putFile'> },
  page: SyncPage,
  { place, goods }: { readonly place: FreightPlace; readonly goods: string },
  signal: AbortSignal,
): Promise<PageRead> {
  const { orgId, syncId, after } = page;
  const telling = { orgId, systemId: place.systemId, syncId };
  const codes = ProductCodes.parse(JSON.parse((await ports.blobs.read(orgId, goods)).toString('utf8')));
  const [began, done] = after === null ? [await ports.organisations.now(), 0] : placeOf(after);
  let { counts } = page;
  for (const code of codes.slice(done, done + QUESTIONS)) {
    const read = await askForProducts(ports.caller, orgId, place, { is: code }, signal);
    if (read.kind !== 'told') return failedBy(ports.blobs, orgId, read.reading, read.reading.exchange);
    const kept = await ports.products.keep(telling, read.products);
    counts = countedOn(counts, kept);
  }
  const next = done + QUESTIONS;
  if (next < codes.length) return { kind: 'more', counts, after: `${began} ${next}` };
  const untold = await ports.products.untold(telling, began, codes);
  const gone = await ports.products.forgetOlder(telling, began, untold);
  return { kind: 'finished', counts, gone, result: null, fingerprint: null, lines: absent(untold), milliseconds: 0 };
}

function placeOf(after: string): [began: string, done: number] {
  const [began = '', done = '0'] = after.split(' ');
  return [began, Number(done)];
}

function absent(codes: readonly string[]): AnswerLine[] {
  return codes.slice(0, MOST_LINES).map((code) => ({ severity: 'info', text: `${code} is not there` }));
}
