import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { WorkOrderDetails } from '@tallyport/contracts/work-order/details';

/** A field of a job that a person fills. */
export type JobField = keyof WorkOrderDetails;

/** The fields of a header that are taken from the job, each where no paper says it. */
export const FROM_JOB: Readonly<Partial<Record<RecordField, JobField>>> = {
  owner_reference: 'reference',
  vessel: 'vessel',
  voyage: 'voyage',
  loading_port: 'port_of_origin',
  first_arrival_port: 'port_of_dest',
  arrival_port: 'port_of_dest',
  discharge_port: 'port_of_dest',
  destination_port: 'port_of_dest',
  first_arrival_date: 'date_arrive',
  arrival_date: 'date_arrive',
  duty_date: 'date_arrive',
};
