import { listConflicts } from '@tallyport/contracts/check/conflicts-http';
import {
  compileDeclaration,
  listDeclarationDifferences,
  listDeclarationRows,
  recompileDeclaration,
} from '@tallyport/contracts/declaration/http';
import { PAPER_KINDS } from '@tallyport/contracts/shipping-record/kinds';
import { getWorkOrder } from '@tallyport/contracts/work-order/http';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.js';
import { lastWritten } from '../../lib/api/last-written.js';
import { queryKeys, shows } from '../../lib/query-keys.js';

/** On what the papers of a job disagree. */
export function conflictsQuery(orgId: string, jobId: string, asOf: string | undefined) {
  return queryOptions({
    queryKey: [...queryKeys.job(orgId, jobId), 'conflicts', asOf ?? 'now'],
    queryFn: ({ signal }) =>
      call(
        listConflicts,
        { o: orgId, id: jobId, query: asOf === undefined ? {} : { as_of: asOf } },
        { signal, ifPosition: asOf === undefined ? lastWritten() : undefined },
      ),
    meta: asOf === undefined ? shows('declaration', ...PAPER_KINDS) : shows(),
  });
}

export const declarationQueries = {
  /** How far the job is. */
  job: (orgId: string, jobId: string, asOf: string | undefined) =>
    queryOptions({
      queryKey: [...queryKeys.job(orgId, jobId), 'of-report', asOf ?? 'now'],
      queryFn: ({ signal }) => call(getWorkOrder, { o: orgId, id: jobId, query: asOf === undefined ? {} : { as_of: asOf } }, { signal }),
      meta: asOf === undefined ? shows('work-order') : shows(),
    }),
  /** The rows of customs that decide what is due; they change with days and classifications. */
  rows: (orgId: string, jobId: string, declarationId: string, deciding: string, asOf: string | undefined) =>
    queryOptions({
      queryKey: [...queryKeys.job(orgId, jobId), 'customs-rows', declarationId, deciding, asOf ?? 'now'],
      queryFn: ({ signal }) =>
        call(
          listDeclarationRows,
          { o: orgId, id: jobId, record: declarationId, query: asOf === undefined ? {} : { as_of: asOf } },
          { signal, ifPosition: lastWritten() },
        ),
      placeholderData: (before) => before,
      meta: shows(),
    }),
  /** Where the papers say otherwise now. */
  differences: (orgId: string, jobId: string, declarationId: string) =>
    queryOptions({
      queryKey: [...queryKeys.job(orgId, jobId), 'declaration-differences', declarationId],
      queryFn: ({ signal }) =>
        call(listDeclarationDifferences, { o: orgId, id: jobId, record: declarationId }, { signal, ifPosition: lastWritten() }),
      meta: shows('declaration', ...PAPER_KINDS),
    }),
};

export function sendCompile(orgId: string, jobId: string, idempotencyKey: string) {
  return call(compileDeclaration, { o: orgId, id: jobId }, { idempotencyKey, ifPosition: lastWritten() });
}

export function sendRecompile(orgId: string, jobId: string, declarationId: string, idempotencyKey: string) {
  return call(recompileDeclaration, { o: orgId, id: jobId, record: declarationId }, { idempotencyKey, ifPosition: lastWritten() });
}
