import { z } from 'zod';
import { FieldName } from '../shipping-record/field-name.js';
import { Day } from '../values/dates.js';
import { Id, StreamPosition } from '../values/ids.js';
import { OrderType, PortCode } from '../work-order/details.js';

/** What fields say, by their names; those that say nothing are not there. */
const SnapshotValues = z.record(FieldName, z.string().min(1).max(20_000));

const record = {
  id: Id,
  /** Where the record stood. */
  stream_position: StreamPosition,
  fields: SnapshotValues,
  lines: z.array(z.strictObject({ line_id: Id, fields: SnapshotValues })),
};

/** A bill that the goods travel under. Customs takes no other waybills (specification §5). */
const SnapshotBill = z.strictObject({ bill: z.enum(['house', 'master']), number: z.string().nullable(), ...record });

/**
 * A job as a customs interface gets it: its bills, its invoices and its declarations, as a broker approved them. Written as canonical JSON
 * (RFC 8785: names in order, no blanks), so that the same job has the same bytes; there is no time in it.
 */
export const CustomsSnapshot = z.strictObject({
  schema: z.literal('tallyport.customs-snapshot'),
  version: z.literal(1),
  organisation_id: Id,
  job: z.strictObject({
    id: Id,
    code: z.string(),
    stream_position: StreamPosition,
    order_type: OrderType,
    reference: z.string().nullable(),
    port_of_origin: PortCode.nullable(),
    port_of_dest: PortCode.nullable(),
    date_depart: Day.nullable(),
    date_arrive: Day.nullable(),
    vessel: z.string().nullable(),
    voyage: z.string().nullable(),
  }),
  /** Whose goods they are, as the organisation keeps it. */
  importer: z.strictObject({ name: z.string(), customs_id: z.string().nullable(), cac: z.string().nullable() }).nullable(),
  bills: z.array(SnapshotBill).min(1),
  invoices: z.array(z.strictObject(record)),
  declarations: z.array(z.strictObject(record)),
});
export type CustomsSnapshot = z.infer<typeof CustomsSnapshot>;
