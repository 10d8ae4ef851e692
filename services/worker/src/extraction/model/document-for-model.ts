import { pagePictureKey } from '@tallyport/blob-store/artefacts';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { Page } from '@tallyport/reading/document-model';
import { pageText } from '@tallyport/reading/model-reading/page-text';
import type { ModelDocument } from '../../adapters/model/model-port.js';
import type { StepContext } from '../step-context.js';

/** Pictures cost more than anything else in a question: the first pages of a document, and none that is huge. */
const MOST_PICTURES = 4;
const MOST_PICTURE_BYTES = 2 * 1024 * 1024;

/** What leaves the house for a question: the text of one document's pages and a few of their pictures, no names of files or people. */
export async function documentFor(
  { blobs, attempt, reading, artefacts }: StepContext,
  kind: RecordKind,
  pages: readonly Page[],
  withPictures: boolean,
): Promise<ModelDocument> {
  const pictures: Uint8Array[] = [];
  for (const { number } of withPictures ? pages.slice(0, MOST_PICTURES) : []) {
    if (!(await artefacts.hasPicture(number))) continue;
    const picture = await blobs.read(attempt.orgId, pagePictureKey(reading.hash, number));
    if (picture.byteLength <= MOST_PICTURE_BYTES) pictures.push(picture);
  }
  return { kind, pages: pages.map((page) => ({ number: page.number, text: pageText(page) })), pictures };
}
