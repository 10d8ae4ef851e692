import type { WorkOrderEvent } from '@tallyport/contracts/work-order/events';
import {
  type NamedOffer,
  PaperField,
  type PaperSource,
  type PaperValue,
  type TakenFrom,
} from '@tallyport/contracts/work-order/paper-values';
import { isSameOffer } from './same-said.js';

/** Whose the value of a field is: a person's, or a paper's that filled it. */
export type Origin = 'person' | PaperSource;
type Origins = { readonly [Field in PaperField]?: Origin };

/** A person's answer to an offer, with what stood before: what stands again once they take the answer back. */
export interface Answered {
  readonly offer: PaperValue;
  readonly before: { readonly value: string | null; readonly origin: Origin } | null;
}

/** What a job must know of what its papers say. A field without an origin is nobody's, and empty. */
export interface PapersOfJob {
  readonly origins: Origins;
  /** What waits for an answer, in the order in which it was offered. */
  readonly offers: readonly PaperValue[];
  /** `before` is null for an offer that was dismissed. */
  readonly answered: readonly Answered[];
  /** What persons did not want: it is neither filled nor offered again. */
  readonly refused: readonly NamedOffer[];
}

export const NO_PAPERS: PapersOfJob = { origins: {}, offers: [], answered: [], refused: [] };

type Amended = Extract<WorkOrderEvent, { type: 'work-order.amended' }>['data'];

/** What of the papers stands after an event of the job. */
export function evolvePapers(papers: PapersOfJob, event: WorkOrderEvent): PapersOfJob {
  switch (event.type) {
    case 'work-order.received':
      return { ...NO_PAPERS, origins: Object.fromEntries(entered(event.data.details)) };
    case 'work-order.amended':
      return amended(papers, event.data);
    case 'work-order.values-offered':
      return { ...papers, offers: [...papers.offers, ...event.data.offers] };
    case 'work-order.offers-withdrawn':
      return { ...papers, offers: without(papers.offers, event.data.offers) };
    case 'work-order.offers-dismissed': {
      const { offers } = event.data;
      const dismissed = papers.offers.filter((offer) => isAmong(offers, offer)).map((offer) => ({ offer, before: null }));
      return {
        ...papers,
        offers: without(papers.offers, offers),
        answered: [...notAbout(papers.answered, offers), ...dismissed],
        refused: [...without(papers.refused, offers), ...offers],
      };
    }
    case 'work-order.offers-reopened': {
      const { offers } = event.data;
      const again = papers.answered.filter(({ offer }) => isAmong(offers, offer)).map(({ offer }) => offer);
      return {
        ...papers,
        offers: [...without(papers.offers, offers), ...again],
        answered: notAbout(papers.answered, offers),
        refused: without(papers.refused, offers),
      };
    }
    default:
      return papers;
  }
}

/** The answer that a person gave to an offer last; undefined where none is known. */
export function answerTo(papers: PapersOfJob, offer: NamedOffer): Answered | undefined {
  return papers.answered.find((one) => isSameOffer(one.offer, offer));
}

export function isAmong(offers: readonly NamedOffer[], offer: NamedOffer): boolean {
  return offers.some((one) => isSameOffer(one, offer));
}

function entered(details: Readonly<Record<string, unknown>>): [PaperField, Origin][] {
  return PaperField.options.flatMap((field): [PaperField, Origin][] => ((details[field] ?? null) === null ? [] : [[field, 'person']]));
}

/** A field that nobody's paper filled was entered by somebody: it is theirs, also where they left it empty. */
function amended(before: PapersOfJob, { changes, filled = [], accepted = [] }: Amended): PapersOfJob {
  return changes.reduce((papers, { field: name, previous, next }) => {
    const { data: field } = PaperField.safeParse(name);
    if (field === undefined) return papers;
    const [was, is] = [textOf(previous), textOf(next)];
    const source = sourceOf(filled, field);
    const taken = sourceOf(accepted, field);
    const origin = papers.origins[field];
    const offer = taken === null || is === null ? null : { field, value: is };
    const gone = is === null ? [] : [{ field, value: is }];
    // Who writes over what a paper filled does not want it; what is filled again is wanted again.
    const unwanted = source === null && typeof origin === 'object' && was !== null ? [{ field, value: was }] : [];
    return {
      origins: { ...papers.origins, [field]: source ?? 'person' },
      offers: without(papers.offers, gone),
      answered: offer === null ? papers.answered : [...notAbout(papers.answered, [offer]), answer(papers, offer, was, origin)].flat(),
      refused: [...without(papers.refused, [...gone, ...unwanted]), ...unwanted],
    };
  }, before);
}

function answer(papers: PapersOfJob, offer: NamedOffer, value: string | null, origin: Origin | undefined): Answered[] {
  const before = { value, origin: origin ?? 'person' };
  return papers.offers.filter((one) => isSameOffer(one, offer)).map((one) => ({ offer: one, before }));
}

function sourceOf(taken: readonly TakenFrom[], field: PaperField): PaperSource | null {
  return taken.find((one) => one.field === field)?.from ?? null;
}

function without<Offer extends NamedOffer>(offers: readonly Offer[], gone: readonly NamedOffer[]): Offer[] {
  return offers.filter((offer) => !isAmong(gone, offer));
}

function notAbout(answered: readonly Answered[], offers: readonly NamedOffer[]): Answered[] {
  return answered.filter(({ offer }) => !isAmong(offers, offer));
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
