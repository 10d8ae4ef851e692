import { useQueries } from '@tanstack/react-query';
import { useDesk } from '../../../lib/desk.js';
import { documentQueries } from '../../../lib/documents/document-queries.js';

/** How many pages before and behind the one in view are fetched before anybody asks for them. */
const AHEAD = 2;

type Picture = { readonly address: string; readonly width: number; readonly height: number };

/** The pictures of a document's pages: the one in view and its neighbours are fetched, the others are there if they were. */
export function usePictures(jobId: string, documentId: string, pages: number, page: number): readonly (Picture | null)[] {
  const { org } = useDesk();
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return useQueries({
    queries: numbers.map((number) => ({
      ...documentQueries.picture(org.id, jobId, documentId, number),
      enabled: Math.abs(number - page) <= AHEAD,
    })),
    combine: (results) => results.map(({ data }) => data ?? null),
  });
}
