import { z } from 'zod';
import { Day, Instant } from '../values/dates.js';
import { Id } from '../values/ids.js';
import { text } from '../values/text.js';

export const OrderType = z.enum(['import', 'export']);
export type OrderType = z.infer<typeof OrderType>;

/** UN/LOCODE: two letters for the country, three letters or digits 2–9 for the place. */
export const PortCode = z.string().regex(/^[A-Z]{2}[A-Z2-9]{3}$/);

/** What a work order says of its shipment. Every field can be amended; null means not known yet. */
export const WorkOrderDetails = z.object({
  importer_id: Id.nullable(),
  exporter_id: Id.nullable(),
  notify_party_id: Id.nullable(),
  waybill_number: text(35).nullable(),
  order_type: OrderType,
  port_of_origin: PortCode.nullable(),
  port_of_dest: PortCode.nullable(),
  date_depart: Day.nullable(),
  date_arrive: Day.nullable(),
  branch: Id,
  deadline: Instant.nullable(),
  vessel: text(60).nullable(),
  voyage: text(20).nullable(),
  reference: text(60).nullable(),
  note: text(2_000).nullable(),
});
export type WorkOrderDetails = z.infer<typeof WorkOrderDetails>;

/** What is known of the shipment of an import at first: the branch that handles it. */
export function unknownShipment(branch: string): WorkOrderDetails {
  return {
    importer_id: null,
    exporter_id: null,
    notify_party_id: null,
    waybill_number: null,
    order_type: 'import',
    port_of_origin: null,
    port_of_dest: null,
    date_depart: null,
    date_arrive: null,
    branch,
    deadline: null,
    vessel: null,
    voyage: null,
    reference: null,
    note: null,
  };
}

export const WORK_ORDER_FIELDS = WorkOrderDetails.keyof().options;
export type WorkOrderField = keyof WorkOrderDetails;
