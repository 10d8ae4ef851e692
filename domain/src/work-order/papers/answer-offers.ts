import type { FieldConflict } from '@tallyport/contracts/problem';
import type { AnswerOffers } from '@tallyport/contracts/work-order/commands';
import type { WorkOrderEvent } from '@tallyport/contracts/work-order/events';
import type { NamedOffer, PaperValue, TakenFrom } from '@tallyport/contracts/work-order/paper-values';
import { Rejection } from '../../rejection.js';
import type { WorkOrderState } from '../state.js';
import { answerTo, isAmong } from './papers-of-job.js';
import { isSameOffer, isSameSaid } from './same-said.js';

type Open = Extract<WorkOrderState, { kind: 'open' }>;

/**
 * A person's answer to what papers offer: what they accept stands, what they dismiss is not offered again, and an answer that they
 * take back leaves everything as it was. What has been answered so before is passed over; an offer that is gone is a conflict.
 */
export function answerOffers({ workOrderId, ...answer }: AnswerOffers, job: Open): WorkOrderEvent[] {
  const conflicts: FieldConflict[] = [];
  const accepted = firstOfEachField(answer.accept).flatMap((wish) => acceptedOf(wish, job, conflicts));
  const dismissed = job.papers.offers.filter((offer) => isAmong(answer.dismiss, offer) && !isAmong(accepted, offer));
  const reopened = answer.reopen.flatMap((wish) => reopenedOf(wish, job, conflicts));
  if (conflicts.length > 0) throw new Rejection('field-conflict', conflicts);

  const back = reopened.flatMap(({ change }) => change ?? []);
  const changes = [
    ...accepted.map(({ field, value }) => ({ field, previous: job.details[field], next: value })),
    ...back.map(({ changed }) => changed),
  ];
  const filled = back.flatMap(({ filled: source }) => source ?? []);
  const names = Object.fromEntries(accepted.flatMap(({ value, name }) => (name === null ? [] : [[value, name] as const])));
  const taken = accepted.map(({ field, from }) => ({ field, from }));
  const amended = { workOrderId, changes, names, ...(taken.length > 0 && { accepted: taken }), ...(filled.length > 0 && { filled }) };
  return [
    ...(changes.length === 0 ? [] : [{ type: 'work-order.amended' as const, data: amended }]),
    ...eventOf('work-order.offers-dismissed', workOrderId, dismissed),
    ...eventOf(
      'work-order.offers-reopened',
      workOrderId,
      reopened.map(({ offer }) => offer),
    ),
  ];
}

function acceptedOf(wish: NamedOffer, { details, papers }: Open, conflicts: FieldConflict[]): PaperValue[] {
  const offer = papers.offers.find((one) => isSameOffer(one, wish));
  if (offer !== undefined) return [offer];
  const current = details[wish.field];
  if (current === null || !isSameSaid(wish.field, current, wish.value)) conflicts.push(conflictOf(wish, current));
  return [];
}

interface Reopened {
  readonly offer: PaperValue;
  /** What stood before an offer was accepted stands again, as whose it was. */
  readonly change: { readonly changed: Change; readonly filled: TakenFrom | null } | null;
}
type Change = { readonly field: string; readonly previous: string | null; readonly next: string | null };

function reopenedOf(wish: NamedOffer, { details, papers }: Open, conflicts: FieldConflict[]): Reopened[] {
  const answered = answerTo(papers, wish);
  if (answered === undefined) return [];
  const { offer, before } = answered;
  const { field } = offer;
  const current = details[field];
  const stands = current !== null && isSameSaid(field, current, offer.value);
  if (before === null) return stands ? [] : [{ offer, change: null }];
  if (!stands) {
    conflicts.push(conflictOf({ field, value: offer.value }, current));
    return [];
  }
  const filled = before.origin === 'person' ? null : { field, from: before.origin };
  return [{ offer, change: { changed: { field, previous: current, next: before.value }, filled } }];
}

function eventOf(
  type: 'work-order.offers-dismissed' | 'work-order.offers-reopened',
  workOrderId: string,
  offers: readonly NamedOffer[],
): WorkOrderEvent[] {
  return offers.length === 0 ? [] : [{ type, data: { workOrderId, offers: offers.map(({ field, value }) => ({ field, value })) } }];
}

function firstOfEachField(offers: readonly NamedOffer[]): NamedOffer[] {
  return offers.filter((offer, index) => offers.findIndex(({ field }) => field === offer.field) === index);
}

function conflictOf({ field, value }: NamedOffer, theirs: string | null): FieldConflict {
  return { field, yours: value, theirs, line: null };
}
