import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { WorkOrderDetails } from '@tallyport/contracts/work-order/details';
import type { BillMarks } from './bill-rule.js';

/** A party of a job as the organisation keeps it; one that only papers name has no id. */
export interface JobParty {
  readonly id: string | null;
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly country: string | null;
  /** ABN or customs client id. */
  readonly customsId: string | null;
}

/** A job as it stands: what a message to a freight system is made of. */
export interface JobPapers {
  readonly job: { readonly id: string; readonly code: string; readonly streamPosition: number } & Pick<
    WorkOrderDetails,
    'port_of_origin' | 'port_of_dest' | 'date_depart' | 'date_arrive' | 'vessel' | 'voyage'
  >;
  readonly parties: { readonly importer: JobParty | null; readonly exporter: JobParty | null; readonly notify: JobParty | null };
  /** Records of every kind; those that were withdrawn are passed over. */
  readonly records: readonly ShippingRecord[];
  readonly marks: BillMarks;
}
