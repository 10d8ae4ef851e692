import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { allContainersIn } from '../fields/containers.js';
import { signatureOf } from '../fields/signature.js';
import type { DocumentDeclaration } from './declaration.js';
import { dayAt, identifierAt, packagesAt, partyAt, partyNameAt, portAt, shortTextAt, volumeAt, weightAt } from './labelled.js';
import { goodsOfBill, marksOfBill } from './sources/bill-goods.js';
import { vesselOf, voyageOf } from './sources/vessel.js';

/** A paper of which no record is made has numbers of its own, and lists containers without loads. */
type Field = HeaderField<'waybill'> | 'date' | 'reference_number' | 'containers' | 'invoice_number' | 'signature_exists';

/**
 * What is said of cargo beside its bill: instructions, bookings, delivery orders, declarations of dangerous goods and of weight, receipts
 * of warehouses. It may have what a bill has, but only where a label says so.
 */
export const CARGO_PAPER: DocumentDeclaration<Field> = {
  resembles: 'waybill',
  header: {
    bl_number: [identifierAt('bl_number')],
    booking_number: [identifierAt('booking_number')],
    reference_number: [identifierAt('document_reference', 'job_number')],
    invoice_number: [identifierAt('invoice_number')],
    purchase_order: [identifierAt('purchase_order')],
    date: [dayAt('date')],
    issue_date: [dayAt('issue_date', 'place_and_date_of_issue', 'date')],
    shipper: [partyAt('shipper', 'seller')],
    consignee: [partyAt('consignee')],
    notify_party: [partyNameAt('notify')],
    carrier: [shortTextAt('carrier')],
    vessel: [vesselOf],
    voyage: [voyageOf],
    port_of_loading: [portAt('port_of_loading')],
    port_of_discharge: [portAt('port_of_discharge')],
    place_of_receipt: [shortTextAt('place_of_receipt')],
    place_of_delivery: [shortTextAt('place_of_delivery')],
    goods_description: [goodsOfBill],
    shipping_marks: [marksOfBill],
    packages: [packagesAt('packages')],
    gross_weight: [weightAt('gross_weight')],
    net_weight: [weightAt('net_weight')],
    volume: [volumeAt('volume')],
    containers: [allContainersIn],
    signature_exists: [signatureOf],
  },
};
