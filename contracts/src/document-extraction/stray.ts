import { z } from 'zod';
import { Id } from '../values/ids.js';
import { Place } from './readings.js';

/** By what a paper seems to be of another job: it names another waybill, another consignee, or an invoice that the job does not have. */
export const StrayReason = z.enum(['waybill-number', 'consignee', 'invoice-number']);
export type StrayReason = z.infer<typeof StrayReason>;

/** A person’s word that a paper belongs here for all that it says. */
export const KeptFor = z.object({ reason: StrayReason, said: z.string().max(500) });
export type KeptFor = z.infer<typeof KeptFor>;

/** What a paper says, what the job says instead, and where the paper says it. */
export const StrayFinding = KeptFor.extend({
  job_says: z.string(),
  record_id: Id,
  field: z.string(),
  place: Place.nullable(),
  /** Whether a person has said since that the paper belongs here. */
  kept: z.boolean(),
}).meta({ id: 'StrayFinding' });
export type StrayFinding = z.infer<typeof StrayFinding>;
