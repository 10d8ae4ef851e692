import { pageTextKey } from '@tallyport/blob-store/artefacts';
import type { PageText } from '@tallyport/contracts/document-extraction/page-text';
import type { TestDesk } from './test-desk.js';

/** The first page of a file, with one word on it. */
export async function plantPage(desk: TestDesk, orgId: string, hash: string, text: string): Promise<void> {
  const words = [{ text, box: { x: 0, y: 0, width: 1, height: 1 }, confidence: 1 }];
  const page: PageText = { page: 1, width: 1, height: 1, method: 'text layer', language: 'en', words, tables: [], flags: [] };
  await desk.parts.blobs.putArtefact(orgId, pageTextKey(hash, 1), Buffer.from(JSON.stringify(page)));
}
