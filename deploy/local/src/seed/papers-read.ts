import { listDocuments } from '@tallyport/contracts/document-extraction/http';
import { type Member, ORG_ID } from './demo-organisation.js';
import { eventually } from './eventually.js';
import type { SeededShipment } from './shipment.js';

/** Resolves once all papers of a job are read. */
export async function papersRead({ key, papers, workOrderId }: SeededShipment, client: Member['client']): Promise<void> {
  const params = { o: ORG_ID, id: workOrderId };
  await eventually(`reading the papers of ${key}`, async () => {
    const documents = (await client.call(listDocuments, { params })).results;
    return documents.length === papers.length && documents.every(({ extraction }) => extraction?.state === 'completed') ? true : null;
  });
}
