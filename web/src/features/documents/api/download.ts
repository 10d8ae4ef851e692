import type { Document } from '@tallyport/contracts/document-extraction/document';
import { downloadDocument } from '@tallyport/contracts/document-extraction/http';
import { callRaw } from '../../../lib/api/call.js';
import { HttpError } from '../../../lib/api/http-error.js';
import { saveFile } from '../../../lib/save-file.js';

/** Hands the file to the person as it was uploaded. The token travels in a header, so a plain link would not do. */
export async function downloadFile(orgId: string, document: Document): Promise<void> {
  const response = await callRaw(downloadDocument, { o: orgId, id: document.work_order_id, document: document.id });
  if (!response.ok) throw new HttpError(response.status, null);
  saveFile(await response.blob(), document.file_name);
}
