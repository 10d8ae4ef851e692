import type { FollowPapers } from '@tallyport/contracts/work-order/commands';
import type { WorkOrderDetails } from '@tallyport/contracts/work-order/details';
import type { WorkOrderEvent } from '@tallyport/contracts/work-order/events';
import { type NamedOffer, PaperField, type PaperSource } from '@tallyport/contracts/work-order/paper-values';
import type { WorkOrderState } from '../state.js';
import { evolvePapers, isAmong, type PapersOfJob } from './papers-of-job.js';
import { isSameOffer, isSameSaid } from './same-said.js';

type Open = Extract<WorkOrderState, { kind: 'open' }>;
type Said = FollowPapers['values'][number];
type Fill = { readonly field: PaperField; readonly previous: string | null; readonly next: Said | null; readonly from: PaperSource };

/**
 * The job follows its papers: what is empty and nobody's is filled, what a paper filled changes with that paper, and what says
 * otherwise than the job is offered. Never over a value of a person, and never what a person did not want.
 */
export function followPapers({ workOrderId, values }: FollowPapers, job: Open): WorkOrderEvent[] {
  const fills = inOrderOfDates(
    job.details,
    PaperField.options.flatMap((field) => fillOf(field, values, job)),
  );
  const filled = fills.length === 0 ? [] : [amendedBy(workOrderId, fills)];
  const papers = filled.reduce(evolvePapers, job.papers);
  const details = { ...job.details, ...Object.fromEntries(fills.map(({ field, next }) => [field, next?.value ?? null])) };
  const wanted = offersAmong(values, details, papers);
  const gone = papers.offers.filter((offer) => !isAmong(wanted, offer)).map(named);
  const offers = wanted.filter((offer) => !isAmong(papers.offers, offer));
  return [
    ...filled,
    ...(gone.length === 0 ? [] : [{ type: 'work-order.offers-withdrawn' as const, data: { workOrderId, offers: gone } }]),
    ...(offers.length === 0 ? [] : [{ type: 'work-order.values-offered' as const, data: { workOrderId, offers } }]),
  ];
}

/** What becomes of a field by the papers alone: one change, or none. */
function fillOf(field: PaperField, values: readonly Said[], { details, papers, jobStatus }: Open): Fill[] {
  const origin = papers.origins[field];
  if (origin === 'person' || jobStatus === 'lodged') return [];
  const said = values.filter((one) => one.field === field);
  const [current, fillers] = [details[field], said.filter((one) => !isAmong(papers.refused, one))];
  if (current !== null && said.some(({ value }) => isSameSaid(field, value, current))) return [];
  const next = fillers.find(({ from }) => from.recordId === origin?.recordId) ?? fillers[0] ?? null;
  const from = next?.from ?? origin;
  return from === undefined || (next?.value ?? null) === current ? [] : [{ field, previous: current, next, from }];
}

/** A day of departure after that of the arrival fills nothing: somebody has to look. */
function inOrderOfDates({ date_arrive: arrival }: WorkOrderDetails, fills: readonly Fill[]): Fill[] {
  return fills.filter(({ field, next }) => field !== 'date_depart' || arrival === null || next === null || next.value <= arrival);
}

function amendedBy(workOrderId: string, fills: readonly Fill[]): WorkOrderEvent {
  const changes = fills.map(({ field, previous, next }) => ({ field, previous, next: next?.value ?? null }));
  const names = Object.fromEntries(fills.flatMap(({ next }) => (next?.name == null ? [] : [[next.value, next.name] as const])));
  return { type: 'work-order.amended', data: { workOrderId, changes, names, filled: fills.map(({ field, from }) => ({ field, from })) } };
}

/** What differs from what stands, each once, but for what a person did not want. */
function offersAmong(values: readonly Said[], details: WorkOrderDetails, { refused }: PapersOfJob): Said[] {
  const differing = values.filter(({ field, value }) => {
    const current = details[field];
    return (current === null || !isSameSaid(field, value, current)) && !isAmong(refused, { field, value });
  });
  return differing.filter((one, index) => differing.findIndex((other) => isSameOffer(one, other)) === index);
}

function named({ field, value }: NamedOffer): NamedOffer {
  return { field, value };
}
