import { z } from 'zod';

/** What of a job a search looks into: what the job says of itself, and what its papers say. */
export const JobTermField = z.enum([
  'code',
  'waybill',
  'reference',
  'importer',
  'exporter',
  'party',
  'invoice',
  'packing_list',
  'order',
  'container',
  'vessel',
]);
export type JobTermField = z.infer<typeof JobTermField>;

/** A text by which a job is found, and what it is of the job. */
export const JobTerm = z.object({ field: JobTermField, text: z.string() });
export type JobTerm = z.infer<typeof JobTerm>;
