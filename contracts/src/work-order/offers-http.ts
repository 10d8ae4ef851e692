import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { Place } from '../document-extraction/readings.js';
import { Id, StreamPosition } from '../values/ids.js';
import { PaperField } from './paper-values.js';

const ShownSource = z.object({ document_id: Id, record_id: Id, field: z.string(), place: Place.nullable() });

/** What a paper offers for a field of its job, beside what stands there. The names are those of parties, where the values are their ids. */
const JobOffer = z.object({
  field: PaperField,
  value: z.string(),
  name: z.string().nullable(),
  current: z.string().nullable(),
  current_name: z.string().nullable(),
  from: ShownSource,
});
export type JobOffer = z.infer<typeof JobOffer>;

/** What the papers of a job offer it, and the fields that they filled and nobody touched since. */
export const JobOffers = z
  .object({
    offers: z.array(JobOffer),
    filled: z.array(z.object({ field: PaperField, from: ShownSource })),
    stream_position: StreamPosition,
  })
  .meta({ id: 'JobOffers' });
export type JobOffers = z.infer<typeof JobOffers>;

const NamedOffers = z
  .array(z.strictObject({ field: PaperField, value: z.string().min(1).max(60) }))
  .max(100)
  .default([]);

const path = '/orgs/{o}/work_orders/{id}/offers';
const notFound = ['not-found', 'work-order.not-found'] as const;

export const listOffers = defineOperation({
  id: 'listOffers',
  summary: 'What the papers of the job offer it where it says otherwise, and what they filled.',
  method: 'GET',
  path,
  auth: 'member',
  reply: JobOffers,
  status: 200,
  problems: notFound,
});

export const answerOffers = defineOperation({
  id: 'answerOffers',
  summary:
    'Accept offers, dismiss them, or take back an answer (`reopen`): all of a call, or nothing. A dismissed value is not offered again.',
  method: 'POST',
  path,
  auth: 'member',
  body: z.strictObject({ accept: NamedOffers, dismiss: NamedOffers, reopen: NamedOffers }),
  reply: JobOffers,
  status: 200,
  problems: [...notFound, 'not-allowed', 'field-conflict', 'invalid-input', 'command-reused', 'work-order.arrival-before-departure'],
});

export const OFFER_OPERATIONS = [listOffers, answerOffers] as const;
