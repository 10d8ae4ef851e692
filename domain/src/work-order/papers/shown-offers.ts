import type { JobOffer, JobOffers } from '@tallyport/contracts/work-order/offers-http';
import { PaperField, type PaperSource } from '@tallyport/contracts/work-order/paper-values';
import type { WorkOrderView } from '../fold.js';
import { NO_PAPERS } from './papers-of-job.js';
import { PARTY_FIELDS } from './said-of-job.js';

/** What a job's papers offer and filled, as on the wire. */
export function shownOffers(job: Pick<WorkOrderView, PaperField | 'papers' | 'names' | 'stream_position'>): JobOffers {
  const { offers, origins } = job.papers ?? NO_PAPERS;
  return {
    offers: offers.map(({ field, value, name, from }): JobOffer => {
      const current = job[field];
      const current_name = current !== null && PARTY_FIELDS.has(field) ? (job.names[current] ?? null) : null;
      return { field, value, name, current, current_name, from: shownSource(from) };
    }),
    filled: PaperField.options.flatMap((field) => {
      const origin = origins[field];
      return origin === undefined || origin === 'person' || job[field] === null ? [] : [{ field, from: shownSource(origin) }];
    }),
    stream_position: job.stream_position,
  };
}

function shownSource({ documentId, recordId, field, place }: PaperSource): JobOffer['from'] {
  return { document_id: documentId, record_id: recordId, field, place };
}
