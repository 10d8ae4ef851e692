import { z } from 'zod';
import { Place } from '../document-extraction/readings.js';
import { Id, StreamPosition } from '../values/ids.js';

/** The fields of a job that waybills tell. Who calls at a port on which day nobody prints there: arrivals are not among them. */
export const PaperField = z.enum([
  'waybill_number',
  'vessel',
  'voyage',
  'port_of_origin',
  'port_of_dest',
  'date_depart',
  'importer_id',
  'exporter_id',
  'notify_party_id',
]);
export type PaperField = z.infer<typeof PaperField>;

/** Where a value stands that a paper tells of its job: the value of a record, at that position of its stream. */
export const PaperSource = z.object({
  documentId: Id,
  recordId: Id,
  field: z.string().max(80),
  position: StreamPosition,
  place: Place.nullable(),
});
export type PaperSource = z.infer<typeof PaperSource>;

/** What a paper says of a field of its job. `name` is that of the party where the value is a party's id. */
export const PaperValue = z.object({
  field: PaperField,
  value: z.string().min(1).max(60),
  name: z.string().max(300).nullable().default(null),
  from: PaperSource,
});
export type PaperValue = z.infer<typeof PaperValue>;

/** An offer as a person answers it: by its field and what is offered there. */
export const NamedOffer = PaperValue.pick({ field: true, value: true });
export type NamedOffer = z.infer<typeof NamedOffer>;

/** Of a changed field, the paper that its new value was taken from. */
export const TakenFrom = z.object({ field: PaperField, from: PaperSource });
export type TakenFrom = z.infer<typeof TakenFrom>;
