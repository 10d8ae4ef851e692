import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { WorkOrderField } from '@tallyport/contracts/work-order/details';
import type { FreightInvoice, FreightInvoiceLine, FreightShipment } from './shipment.js';
import type { UnitKind } from './unit-codes.js';

/** How a value of a record becomes one of a message, and back. */
export type PairForm = 'text' | 'country' | 'incoterm' | 'digits' | UnitKind;

/** A field of a message, and the field of a record that it is made of and can be taken over into. */
export interface FieldPair<Freight extends string, Own extends string> {
  readonly freight: Freight;
  readonly own: Own;
  readonly form: PairForm;
}

type TextField<Of> = { [Field in keyof Of & string]: Of[Field] extends string | null ? Field : never }[keyof Of & string];

// biome-ignore-start format: a table reads best in rows
/** Of the bill that a job travels under. */
export const BILL_PAIRS: readonly FieldPair<TextField<FreightShipment>, RecordField>[] = [
  { freight: 'goodsDescription', own: 'goods_description', form: 'text' },
  { freight: 'packages', own: 'packages', form: 'text' },
  { freight: 'packageType', own: 'package_type', form: 'package type' },
  { freight: 'volume', own: 'volume', form: 'text' },
  { freight: 'volumeUnit', own: 'volume_unit', form: 'volume unit' },
  { freight: 'grossWeight', own: 'gross_weight', form: 'text' },
  { freight: 'weightUnit', own: 'weight_unit', form: 'weight unit' },
];

/** Of the job itself. */
export const JOB_PAIRS: readonly FieldPair<TextField<FreightShipment>, WorkOrderField>[] = [
  { freight: 'portOfLoading', own: 'port_of_origin', form: 'text' },
  { freight: 'portOfDischarge', own: 'port_of_dest', form: 'text' },
];

export const INVOICE_PAIRS: readonly FieldPair<TextField<FreightInvoice>, RecordField>[] = [
  { freight: 'number', own: 'invoice_number', form: 'text' },
  { freight: 'billNumber', own: 'waybill_number', form: 'text' },
  { freight: 'incoterm', own: 'incoterm', form: 'incoterm' },
  { freight: 'amount', own: 'total_amount', form: 'text' },
  { freight: 'currency', own: 'currency', form: 'text' },
  { freight: 'day', own: 'invoice_date', form: 'text' },
  { freight: 'netWeight', own: 'net_weight', form: 'text' },
  { freight: 'packages', own: 'packages', form: 'text' },
  { freight: 'grossWeight', own: 'gross_weight', form: 'text' },
  { freight: 'weightUnit', own: 'weight_unit', form: 'weight unit' },
];

export const LINE_PAIRS: readonly FieldPair<TextField<FreightInvoiceLine>, RecordField>[] = [
  { freight: 'countryOfOrigin', own: 'country_of_origin', form: 'country' },
  { freight: 'description', own: 'description', form: 'text' },
  { freight: 'hsCode', own: 'hs_code', form: 'digits' },
  { freight: 'quantity', own: 'quantity', form: 'text' },
  { freight: 'quantityUnit', own: 'quantity_unit', form: 'quantity unit' },
  { freight: 'price', own: 'total_price', form: 'text' },
  { freight: 'localDescription', own: 'description_zh', form: 'text' },
  { freight: 'netWeight', own: 'net_weight', form: 'text' },
  { freight: 'netWeightUnit', own: 'net_weight_unit', form: 'weight unit' },
  { freight: 'productCode', own: 'product_code', form: 'text' },
];
// biome-ignore-end format: a table reads best in rows
