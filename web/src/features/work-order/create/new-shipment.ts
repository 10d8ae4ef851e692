import type { OrderType } from '@tallyport/contracts/work-order/details';
import { NewWorkOrder } from '@tallyport/contracts/work-order/http';
import type { JobStatus } from '@tallyport/contracts/work-order/job-status';
import type { Option } from '../../../components/ui/combobox.js';

/** The eleven fields as a person fills them; a party is an option, so that its name can be shown. */
export interface ShipmentForm {
  readonly importer_id: Option | null;
  readonly exporter_id: Option | null;
  readonly notify_party_id: Option | null;
  readonly status_id: JobStatus;
  readonly waybill_number: string;
  readonly order_type: OrderType;
  readonly port_of_origin: string;
  readonly port_of_dest: string;
  readonly date_depart: string;
  readonly date_arrive: string;
  readonly branch: string;
}

export function emptyShipment(branch: string): ShipmentForm {
  return {
    importer_id: null,
    exporter_id: null,
    notify_party_id: null,
    status_id: 'received',
    waybill_number: '',
    order_type: 'import',
    port_of_origin: '',
    port_of_dest: '',
    date_depart: '',
    date_arrive: '',
    branch,
  };
}

export type ShipmentField = keyof ShipmentForm;
export type FormError = 'newShipment.port' | 'newShipment.day' | 'newShipment.tooLong' | 'newShipment.branchNeeded' | 'newShipment.order';

type Checked =
  | { readonly ok: true; readonly body: NewWorkOrder }
  | { readonly ok: false; readonly wrong: Partial<Record<ShipmentField, FormError>> };

/** The order that the contract accepts, or what is wrong by field. */
export function checkShipment(form: ShipmentForm): Checked {
  const draft: NewWorkOrder = {
    ...form,
    importer_id: form.importer_id?.id ?? null,
    exporter_id: form.exporter_id?.id ?? null,
    notify_party_id: form.notify_party_id?.id ?? null,
    waybill_number: form.waybill_number.trim() || null,
    port_of_origin: form.port_of_origin.trim().toUpperCase(),
    port_of_dest: form.port_of_dest.trim().toUpperCase(),
  };
  const checked = NewWorkOrder.safeParse(draft);
  if (!checked.success) {
    const fields = checked.error.issues.map(({ path }) => path[0] as ShipmentField);
    return { ok: false, wrong: Object.fromEntries(fields.map((field) => [field, FORM_ERRORS[field]])) };
  }
  const { date_depart, date_arrive } = checked.data;
  if (date_depart !== null && date_arrive !== null && date_arrive < date_depart)
    return { ok: false, wrong: { date_arrive: 'newShipment.order' } };
  return { ok: true, body: draft };
}

const FORM_ERRORS: Partial<Record<ShipmentField, FormError>> = {
  port_of_origin: 'newShipment.port',
  port_of_dest: 'newShipment.port',
  date_depart: 'newShipment.day',
  date_arrive: 'newShipment.day',
  waybill_number: 'newShipment.tooLong',
  branch: 'newShipment.branchNeeded',
};

export function isTouched(form: ShipmentForm): boolean {
  return JSON.stringify(form) !== JSON.stringify(emptyShipment(form.branch));
}
