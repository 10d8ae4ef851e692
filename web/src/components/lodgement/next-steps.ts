import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import type { LodgedKind } from '@tallyport/contracts/lodgement/values';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { isUnderWay } from '@tallyport/domain/lodgement/clearance';

export type LodgementStep = 'pre-lodge' | 'lodge' | 'amend' | 'withdraw' | 'finalise' | 'edited-outside';

export interface Standing {
  readonly kind: LodgedKind;
  /** Null before anything was signed. */
  readonly lodgement: Lodgement | null;
  readonly job: Pick<WorkOrder, 'job_status' | 'by_hand'>;
  /** Whether something was edited since customs accepted it. */
  readonly isChanged: boolean;
}

/** Whether a record was edited since customs accepted it. */
export function isChangedSince(lodgement: Lodgement | null, { stream_position }: Pick<ShippingRecord, 'stream_position'>): boolean {
  const accepted = lodgement?.accepted_position ?? null;
  return accepted !== null && stream_position > accepted;
}

/** What a broker may do next, the likeliest first; nothing while a message is under way, and little once EDI has ended. */
export function stepsOf({ kind, lodgement, job, isChanged }: Standing): readonly LodgementStep[] {
  if (isUnderWay(lodgement) || lodgement?.edi_ended) return [];
  switch (lodgement?.declaration_status ?? 'not_lodged') {
    case 'not_lodged':
      return kind === 'declaration' ? firstSteps(job) : isAccepted(job) || job.job_status === 'available' ? ['lodge'] : [];
    case 'pre_lodged':
      return isAccepted(job) ? ['lodge', 'pre-lodge', 'withdraw', 'edited-outside'] : ['pre-lodge', 'withdraw', 'edited-outside'];
    case 'lodged':
    case 'held':
    case 'clear':
      return [...(isChanged ? (['amend'] as const) : []), 'withdraw', 'edited-outside'];
    case 'authority_to_deal':
      return ['finalise', ...(isChanged ? (['amend'] as const) : []), 'edited-outside'];
    case 'finalised':
    case 'withdrawn':
      return [];
  }
}

function firstSteps(job: Standing['job']): readonly LodgementStep[] {
  if (isAccepted(job)) return ['pre-lodge', 'lodge'];
  return job.job_status === 'available' ? ['pre-lodge'] : [];
}

/** A job that customs made lodged was accepted before: what else it declares may follow. */
function isAccepted({ job_status, by_hand }: Standing['job']): boolean {
  return job_status === 'accepted' || (job_status === 'lodged' && !by_hand);
}

/** Whether a step goes on towards the release of the goods, and not back. */
export function leadsOn(step: LodgementStep): boolean {
  return step !== 'withdraw' && step !== 'edited-outside';
}
