import type { LodgedKind, LodgementPurpose } from '@tallyport/contracts/lodgement/values';
import type { OrgSetting } from '@tallyport/contracts/organisation/org-setting-http';
import type { ProblemCode } from '@tallyport/contracts/problem';
import type { WorkOrderView } from '@tallyport/domain/work-order/fold';

/** What is about to be signed, by whom, for which job. */
export interface Signing {
  readonly kind: LodgedKind;
  readonly purpose: LodgementPurpose;
  readonly licenceNumber: string | null;
  readonly setting: OrgSetting;
  readonly job: Pick<WorkOrderView, 'job_status' | 'by_hand'>;
}

/**
 * Why nothing may be sent to customs, or null: a broker with a licence signs (domain: import declaration, §§1 and 11) for an organisation
 * that may lodge, when the job is far enough.
 */
export function refusalOfSigning({ licenceNumber, setting, ...signing }: Signing): ProblemCode | null {
  if (licenceNumber === null) return 'lodgement.licence-needed';
  if (!setting.may_lodge) return 'lodgement.not-permitted';
  return isFarEnough(signing) ? null : 'lodgement.job-status';
}

/**
 * Pre-lodging needs *available* or *accepted*, lodging *accepted*. A job that customs made lodged was accepted before: its other
 * declarations may follow. What is with customs already is amended and withdrawn whatever the job says.
 */
function isFarEnough({ kind, purpose, job: { job_status, by_hand } }: Pick<Signing, 'kind' | 'purpose' | 'job'>): boolean {
  if (purpose === 'amend' || purpose === 'withdraw') return true;
  if (job_status === 'accepted' || (job_status === 'lodged' && !by_hand)) return true;
  return job_status === 'available' && (purpose === 'pre-lodge' || kind === 'cargo-report');
}
