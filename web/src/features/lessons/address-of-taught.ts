import type { Lesson } from '@tallyport/contracts/document-extraction/lessons-http';
import { addressOfReview } from '../../lib/documents/review-address.js';

/** The paper that taught a value, in its review, with the value chosen. */
export function addressOfTaught(orgId: string, { work_order_id, document_id, record_id, field }: Lesson['fields'][number]): string {
  const place = { documentId: document_id, page: null, value: { recordId: record_id, line: null, field } };
  return `/organization/${orgId}/jobs/${work_order_id}?${addressOfReview(new URLSearchParams(), place)}`;
}
