import type { CheckFinding } from '@tallyport/contracts/check/http';
import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import type { PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import type { LodgementPurpose } from '@tallyport/contracts/lodgement/values';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { useQuery } from '@tanstack/react-query';
import { lodgementQueries } from '../../../components/lodgement/lodgement-queries.js';
import { isChangedSince } from '../../../components/lodgement/next-steps.js';
import { useValueNotes, type ValueNotes } from '../../../components/lodgement/use-value-notes.js';
import { useDesk } from '../../../lib/desk.js';
import { jobChecksQuery } from '../../../lib/records/job-checks-query.js';

const NO_FINDINGS: readonly PreflightFinding[] = [];
const NO_CHECKS: readonly CheckFinding[] = [];

/** What stands against the values of a declaration that may still be sent; nothing in the past, and of one that customs has as it stands. */
export function useDeclarationNotes(declaration: ShippingRecord, lodgement: Lodgement | null, asOf: string | undefined): ValueNotes {
  const { org } = useDesk();
  const { id, work_order_id: jobId } = declaration;
  const purpose = asOf === undefined ? purposeOf(declaration, lodgement) : null;
  const { data } = useQuery({
    ...lodgementQueries.preflight(org.id, jobId, 'declaration', id, purpose ?? 'lodge'),
    enabled: purpose !== null,
  });
  const { data: checks } = useQuery(jobChecksQuery(org.id, jobId, asOf));
  return useValueNotes(declaration, (purpose !== null && data?.results) || NO_FINDINGS, checks?.results ?? NO_CHECKS, purpose !== null);
}

/** What it would be sent as next; null where nothing is to be sent. */
function purposeOf(declaration: ShippingRecord, lodgement: Lodgement | null): LodgementPurpose | null {
  if (lodgement === null) return 'lodge';
  if (lodgement.edi_ended) return null;
  switch (lodgement.declaration_status) {
    case 'not_lodged':
    case 'pre_lodged':
      return 'lodge';
    case 'withdrawn':
    case 'finalised':
      return null;
    default:
      return isChangedSince(lodgement, declaration) ? 'amend' : null;
  }
}
