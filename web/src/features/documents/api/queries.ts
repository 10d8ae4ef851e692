import { getExtraction, listDocuments, pagePicture } from '@tallyport/contracts/document-extraction/http';
import { queryOptions } from '@tanstack/react-query';
import { call, callRaw } from '../../../lib/api/call.js';
import { HttpError } from '../../../lib/api/http-error.js';
import { lastWritten } from '../../../lib/api/last-written.js';
import { queryKeys, shows } from '../../../lib/query-keys.js';
import type { Progress } from '../../../realtime/apply-frame.js';

/** What the Documents tab reads of a job. */
export const documentQueries = {
  list: (orgId: string, jobId: string, asOf?: string) =>
    queryOptions({
      queryKey: [...queryKeys.job(orgId, jobId), 'documents', asOf ?? 'now'],
      queryFn: async ({ signal }) => {
        const moment = asOf === undefined ? {} : { as_of: asOf };
        const options = { signal, ifPosition: lastWritten() };
        const first = await call(listDocuments, { o: orgId, id: jobId, query: moment }, options);
        const results = [...first.results];
        // The tab shows every document of a job, however many there are.
        for (let page = 2, { next } = first; next !== null; page++) {
          const more = await call(listDocuments, { o: orgId, id: jobId, query: { ...moment, page } }, options);
          results.push(...more.results);
          next = more.next;
        }
        return { ...first, results, next: null };
      },
      meta: asOf === undefined ? shows('document', 'extraction', 'waybill', 'invoice', 'packing-list') : shows(),
    }),
  /** How one document is read, with every page and step; fetched again as its progress moves. */
  extraction: (orgId: string, jobId: string, documentId: string) =>
    queryOptions({
      queryKey: [...queryKeys.job(orgId, jobId), 'extraction', documentId],
      queryFn: ({ signal }) => call(getExtraction, { o: orgId, id: jobId, document: documentId }, { signal }),
      meta: shows('extraction'),
    }),
  /** What the socket said last about the reading of a document; never fetched. */
  progress: (orgId: string, jobId: string, documentId: string) =>
    queryOptions<Progress | null>({
      queryKey: queryKeys.progress(orgId, jobId, documentId),
      queryFn: () => null,
      enabled: false,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The picture of a page as an address of this tab; null while there is none. A picture never changes. */
  picture: (orgId: string, jobId: string, documentId: string, page: number) =>
    queryOptions({
      queryKey: ['pictures', orgId, documentId, page, jobId],
      queryFn: async ({ signal }) => {
        const response = await callRaw(pagePicture, { o: orgId, id: jobId, document: documentId, page: String(page) }, { signal });
        if (response.status === 404) return null;
        if (!response.ok) throw new HttpError(response.status, null);
        return URL.createObjectURL(await response.blob());
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 10 * 60_000,
    }),
};
