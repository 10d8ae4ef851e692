import { getExportBulk } from '@tallyport/contracts/freight-export/bulk-http';
import {
  getExport,
  getExportAnswer,
  getExportRequest,
  getExportSummary,
  listExportCauses,
  listExports,
} from '@tallyport/contracts/freight-export/export-http';
import { getFreightMessage, listFreightMessages } from '@tallyport/contracts/freight-export/freight-message-http';
import { listParkedStreams } from '@tallyport/contracts/freight-export/parked-http';
import type { EmailState } from '@tallyport/contracts/outbound-email/email';
import { listOutboundEmails } from '@tallyport/contracts/outbound-email/http';
import { queryOptions } from '@tanstack/react-query';
import { call, type InputOf } from '../../lib/api/call.js';
import { lastWritten } from '../../lib/api/last-written.js';
import { queryKeys, shows } from '../../lib/query-keys.js';
import type { ListTab } from './address.js';

/** Rows are fetched by the page as they come into view. */
export const PAGE_SIZE = 100;
const MOST_PARKED = 200;
/** What was sent never changes. */
const FOR_EVER = Number.POSITIVE_INFINITY;
/** Alarms arise by time passing, and parked streams send no hints. */
const LOOK_AGAIN_MS = 30_000;
const BULK_STEPS_ON_MS = 1_000;

export type ExportFilter = Omit<NonNullable<InputOf<typeof listExports>['query']>, 'page' | 'page_size'>;

const of = queryKeys.exports;

export const exportQueries = {
  all: of,
  /** `zone` says where it is today. */
  summary: (orgId: string, zone: string) =>
    queryOptions({
      queryKey: [...of(orgId), 'summary', zone],
      queryFn: ({ signal }) => call(getExportSummary, { o: orgId, query: { zone } }, { signal }),
      refetchInterval: LOOK_AGAIN_MS,
    }),
  causes: (orgId: string, tab: Exclude<ListTab, 'done_today'>) =>
    queryOptions({
      queryKey: [...of(orgId), 'causes', tab],
      queryFn: ({ signal }) => call(listExportCauses, { o: orgId, query: { tab } }, { signal }),
    }),
  page: (orgId: string, filter: ExportFilter, page: number) =>
    queryOptions({
      queryKey: [...of(orgId), 'list', filter, page],
      queryFn: ({ signal }) => call(listExports, { o: orgId, query: { ...filter, page, page_size: PAGE_SIZE } }, { signal }),
    }),
  one: (orgId: string, id: string) =>
    queryOptions({
      queryKey: [...of(orgId), 'one', id],
      queryFn: ({ signal }) => call(getExport, { o: orgId, export: id }, { signal }),
      // What it would say now follows from codes in the settings, too, and these send no hints.
      staleTime: 0,
    }),
  text: (orgId: string, id: string, attempt: number, side: 'request' | 'answer') =>
    queryOptions({
      queryKey: [...queryKeys.org(orgId), 'export-texts', id, attempt, side],
      queryFn: ({ signal }) => {
        const operation = side === 'request' ? getExportRequest : getExportAnswer;
        return call(operation, { o: orgId, export: id, attempt: String(attempt) }, { signal });
      },
      staleTime: FOR_EVER,
    }),
  bulk: (orgId: string, id: string) =>
    queryOptions({
      queryKey: [...of(orgId), 'bulk', id],
      queryFn: ({ signal }) => call(getExportBulk, { o: orgId, bulk: id, query: { page_size: PAGE_SIZE } }, { signal }),
      refetchInterval: ({ state }) => (state.data && state.data.bulk.ended_at !== null ? false : BULK_STEPS_ON_MS),
    }),
  unmatched: (orgId: string) =>
    queryOptions({
      queryKey: [...of(orgId), 'unmatched'],
      queryFn: ({ signal }) =>
        call(listFreightMessages, { o: orgId, query: { state: 'waiting', page_size: MOST_PARKED } }, { signal, ifPosition: lastWritten() }),
      refetchInterval: LOOK_AGAIN_MS,
      meta: shows('freight-message'),
    }),
  mails: (orgId: string, state: EmailState | null) =>
    queryOptions({
      queryKey: [...of(orgId), 'mails', state],
      queryFn: ({ signal }) => {
        const query = { page_size: MOST_PARKED, ...(state !== null && { state }) };
        return call(listOutboundEmails, { o: orgId, query }, { signal, ifPosition: lastWritten() });
      },
      refetchInterval: LOOK_AGAIN_MS,
      meta: shows('outbound-email'),
    }),
  message: (orgId: string, id: string) =>
    queryOptions({
      queryKey: [...of(orgId), 'message', id],
      queryFn: ({ signal }) => call(getFreightMessage, { o: orgId, freight_message: id }, { signal }),
    }),
  parked: (orgId: string) =>
    queryOptions({
      queryKey: [...of(orgId), 'parked'],
      queryFn: ({ signal }) => call(listParkedStreams, { o: orgId, query: { page_size: MOST_PARKED } }, { signal }),
      refetchInterval: LOOK_AGAIN_MS,
    }),
};
