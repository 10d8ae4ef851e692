import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import type { LodgedKind } from '@tallyport/contracts/lodgement/values';
import type { LodgementView } from './fold.js';

/** What the fold remembers for itself stays inside. */
export function shownLodgement({ progress: _, newest: __, ...lodgement }: LodgementView): Lodgement {
  return lodgement;
}

/** A record of which no message was signed yet. */
export function neverLodged(id: string, workOrderId: string, kind: LodgedKind): Lodgement {
  return {
    id,
    work_order_id: workOrderId,
    kind,
    declaration_status: 'not_lodged',
    lodgement_state: 'not_yet_lodged',
    edi_ended: false,
    own_reference: null,
    accepted_version: null,
    accepted_position: null,
    ics_identifier: null,
    duty_paid: null,
    cargo_status: null,
    referral_codes: [],
    questions: [],
    amounts: [],
    difference: [],
    messages: [],
    words: [],
    n10_data: { entry_status: 'not_lodged', ics_identifier: null, last_dsa_history_info: null },
    created_at: null,
    stream_position: 0,
  };
}

/** Whether customs has something of it, or may get it: its job cannot be deleted. */
export function stands({ declaration_status, edi_ended, messages }: Lodgement): boolean {
  if (declaration_status === 'withdrawn') return false;
  const isUnderWay = ['requested', 'built', 'unknown', 'sent', 'acknowledged'].includes(messages.at(-1)?.phase ?? '');
  return declaration_status !== 'not_lodged' || edi_ended || isUnderWay;
}
