import type { Document } from '@tallyport/contracts/document-extraction/document';
import { downloadDocument } from '@tallyport/contracts/document-extraction/http';
import { download } from '../../../lib/api/download.js';

/** Hands the file to the person as it was uploaded. */
export function downloadFile(orgId: string, document: Document): Promise<void> {
  return download(downloadDocument, { o: orgId, id: document.work_order_id, document: document.id }, document.file_name);
}
