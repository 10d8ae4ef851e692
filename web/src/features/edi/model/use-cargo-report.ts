import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import type { PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { lodgementQueries } from '../../../components/lodgement/lodgement-queries.js';
import { isChangedSince, type LodgementStep, stepsOf } from '../../../components/lodgement/next-steps.js';
import { useDesk } from '../../../lib/desk.js';

/** How a cargo report stands with customs, and what stands in the way of sending it. */
export interface ReportStanding {
  /** Null before anything was signed. */
  readonly lodgement: Lodgement | null;
  /** Whether it was edited since customs accepted it. */
  readonly isChanged: boolean;
  readonly steps: readonly LodgementStep[];
  /** What it would be sent as; null where customs has it as it stands, or nothing may be sent any more. */
  readonly purpose: 'lodge' | 'amend' | null;
  /** Null until it is known, and in the past. */
  readonly findings: readonly PreflightFinding[] | null;
  /** Why it is not known. */
  readonly failure: Error | null;
}

/** The same for no report: then there is nothing. */
export function useCargoReport(job: WorkOrder, report: ShippingRecord | null, asOf: string | undefined): ReportStanding {
  const { org } = useDesk();
  const id = report?.id ?? '';
  const { data: lodgement = null } = useQuery({
    ...lodgementQueries.one(org.id, job.id, 'cargo-report', id, asOf),
    enabled: report !== null,
  });
  const isChanged = report !== null && isChangedSince(lodgement, report);
  const purpose = purposeOf(lodgement, isChanged);
  const preflight = useQuery({
    ...lodgementQueries.preflight(org.id, job.id, 'cargo-report', id, purpose ?? 'lodge'),
    enabled: report !== null && asOf === undefined && purpose !== null,
  });
  return {
    lodgement,
    isChanged,
    purpose,
    steps: report === null ? [] : stepsOf({ kind: 'cargo-report', lodgement, job, isChanged }),
    findings: purpose === null || asOf !== undefined ? null : (preflight.data?.results ?? null),
    failure: preflight.error,
  };
}

function purposeOf(lodgement: Lodgement | null, isChanged: boolean): ReportStanding['purpose'] {
  if (lodgement?.edi_ended) return null;
  switch (lodgement?.declaration_status ?? 'not_lodged') {
    case 'not_lodged':
      return 'lodge';
    case 'withdrawn':
    case 'finalised':
      return null;
    default:
      return isChanged ? 'amend' : null;
  }
}
