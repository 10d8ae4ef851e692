import { explainDocument, getExtraction, listDocuments, pagePicture, pageText } from '@tallyport/contracts/document-extraction/http';
import { RECORD_KINDS } from '@tallyport/contracts/shipping-record/kinds';
import { queryOptions } from '@tanstack/react-query';
import type { Progress } from '../../realtime/apply-frame.js';
import { call, callRaw } from '../api/call.js';
import { HttpError } from '../api/http-error.js';
import { lastWritten } from '../api/last-written.js';
import { queryKeys, shows } from '../query-keys.js';
import { pngSize } from './png-size.js';

/** What is read of the documents of a job. */
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
      meta: asOf === undefined ? shows('document', 'extraction', ...RECORD_KINDS) : shows(),
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
  /** The picture of a page as an address of this tab, with its size; null while there is none. A picture never changes. */
  picture: (orgId: string, jobId: string, documentId: string, page: number) =>
    queryOptions({
      queryKey: ['pictures', orgId, documentId, page, jobId],
      queryFn: async ({ signal }) => {
        const response = await callRaw(pagePicture, { o: orgId, id: jobId, document: documentId, page: String(page) }, { signal });
        if (response.status === 404) return null;
        if (!response.ok) throw new HttpError(response.status, null);
        const picture = await response.blob();
        const size = await pngSize(picture);
        return size && { address: URL.createObjectURL(picture), ...size };
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 10 * 60_000,
    }),
  /** The words and tables of a page; null while it is not read. An attempt never reads a page otherwise than it did. */
  text: (orgId: string, jobId: string, documentId: string, page: number, attempt: number) =>
    queryOptions({
      queryKey: ['page-texts', orgId, documentId, page, attempt, jobId],
      queryFn: async ({ signal }) => {
        try {
          return await call(pageText, { o: orgId, id: jobId, document: documentId, page: String(page) }, { signal });
        } catch (error) {
          if (error instanceof HttpError && error.problem?.code === 'document.page-not-read') return null;
          throw error;
        }
      },
      staleTime: (query) => (query.state.data === null ? 0 : Number.POSITIVE_INFINITY),
    }),
  /** Why the values read of a document are what they are, as an attempt left it. */
  explanation: (orgId: string, jobId: string, documentId: string, attempt: number) =>
    queryOptions({
      queryKey: ['explanations', orgId, documentId, attempt, jobId],
      queryFn: ({ signal }) => call(explainDocument, { o: orgId, id: jobId, document: documentId }, { signal }),
    }),
};
