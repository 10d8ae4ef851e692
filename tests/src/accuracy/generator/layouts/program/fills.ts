import type { Dice } from '../../dice.js';
import type { GoldValue } from '../../gold.js';
import type { Writing } from '../../style/writing.js';
import type { Shipment } from '../../truth/shipment.js';
import type { ProgramType } from './expected.js';

/** What values are told of, and how they are written. */
interface Source {
  readonly type: ProgramType;
  readonly dice: Dice;
  readonly shipment: Shipment;
  readonly writing: Writing;
}

/** What is printed, and what it says. */
export interface Filled {
  readonly printed: string;
  readonly says: Readonly<Record<string, GoldValue>>;
}

type Fill = (source: Source) => Filled;

const filled = (field: string, printed: string): Filled => ({ printed, says: { [field]: printed } });
const aside = (printed: string): Filled => ({ printed, says: {} });
const onDay = (field: string, day: string, { writing }: Source): Filled => ({ printed: writing.day(day), says: { [field]: day } });
const cityOf = (place: string) => place.split(',')[0] ?? '';

/** The values of a shipment, by the names under which layouts place them. */
export const FILLS = {
  invoice: ({ shipment: { references } }) => filled('invoice_number', references.invoice),
  /** The day of an invoice or of a packing list. */
  day: (sheet) => onDay(sheet.type === 'PKL' ? 'date' : 'invoice_date', sheet.shipment.references.invoiceDay, sheet),
  due: (sheet) => onDay('due_date', sheet.shipment.references.dueDay, sheet),
  order: ({ shipment: { references } }) => filled('purchase_order', references.order),
  orderDay: ({ writing, shipment: { references } }) => aside(writing.day(references.orderDay)),
  deliveryDay: ({ writing, shipment: { references } }) => aside(writing.day(references.shippedDay)),
  packingNumber: ({ shipment: { references } }) => filled('packing_list_number', references.packingList),
  bill: ({ shipment: { references } }) => filled('waybill_number', references.houseBill),
  terms: ({ shipment: { paymentTerms } }) => filled('payment_terms', paymentTerms),
  incoterm: ({ dice, shipment: { incoterm, journey } }) => ({
    printed: dice
      .fork('incoterm')
      .pick([
        `${incoterm} ${cityOf(incoterm.startsWith('C') || incoterm === 'DAP' ? journey.discharge : journey.loading)}`,
        incoterm,
        `${incoterm} ${cityOf(journey.loading)}`,
        `${incoterm} (Incoterms 2020)`,
      ]),
    says: { incoterm },
  }),
  currency: ({ shipment: { currency } }) => filled('currency', currency),
  origin: ({ shipment: { seller } }) => filled('country_of_origin', seller.country.name),
  loading: ({ shipment: { journey } }) => filled('port_of_loading', journey.loading),
  discharge: ({ shipment: { journey } }) => filled('port_of_discharge', journey.discharge),
  receipt: ({ shipment: { journey } }) => filled('place_of_receipt', journey.receipt),
  delivery: ({ shipment: { journey } }) => filled('place_of_delivery', journey.delivery),
  destination: ({ shipment: { buyer } }) => aside(buyer.country.name),
  vessel: ({ shipment: { journey } }) => filled('vessel', journey.vessel),
  voyage: ({ shipment: { journey } }) => filled('voyage', journey.voyage),
  vesselVoyage: ({ dice, shipment: { journey } }) => ({
    printed: dice
      .fork('vessel')
      .pick([`${journey.vessel} / ${journey.voyage}`, `${journey.vessel} V.${journey.voyage}`, `${journey.vessel} ${journey.voyage}`]),
    says: { vessel: journey.vessel, voyage: journey.voyage },
  }),
  packages: ({ writing, shipment: { packages, packageType } }) => ({
    printed: `${writing.count(packages)} ${packageType}`,
    says: { packages, package_type: packageType },
  }),
  net: ({ writing, shipment: { netWeight } }) => ({
    printed: writing.weight(netWeight),
    says: { net_weight: netWeight, weight_unit: writing.weightUnit },
  }),
  gross: ({ writing, shipment: { grossWeight } }) => ({
    printed: writing.weight(grossWeight),
    says: { gross_weight: grossWeight, weight_unit: writing.weightUnit },
  }),
  volume: ({ writing, shipment: { volume } }) => ({ printed: writing.volume(volume), says: { volume, volume_unit: writing.volumeUnit } }),
  marks: ({ shipment: { marks } }) => filled('shipping_marks', marks),
  containers: ({ shipment: { containers } }) => ({
    printed: containers.map(({ number, seal, sizeType }) => `${number} / ${seal} / ${sizeType}`).join('\n'),
    says: { containers: containers.map(({ number, seal, sizeType }) => ({ number, seal, size_type: sizeType })) },
  }),
  containerNumbers: ({ shipment: { containers } }) => aside(containers.map(({ number }) => number).join(', ')),
  billNumber: ({ type, shipment: { references } }) => filled('bl_number', type === 'MBL' ? references.masterBill : references.houseBill),
  booking: ({ shipment: { references } }) => filled('booking_number', references.booking),
  notify: ({ dice, shipment: { buyer } }) => {
    const same = dice.fork('notify').pick(['SAME AS CONSIGNEE', 'SAME AS CONSIGNEE', 'Same as consignee', '']);
    return same === ''
      ? { printed: [buyer.name, ...buyer.address].join('\n'), says: { notify_party: [buyer.name, ...buyer.address].join(' ') } }
      : filled('notify_party', same);
  },
  issueDay: (sheet) => onDay('issue_date', sheet.shipment.references.shippedDay, sheet),
  issuePlace: ({ shipment: { journey } }) => filled('issue_place', cityOf(journey.loading)),
  issuePlaceDay: (sheet) => {
    const [place, day] = [cityOf(sheet.shipment.journey.loading), sheet.shipment.references.shippedDay];
    return { printed: `${place}, ${sheet.writing.day(day)}`, says: { issue_place: place, issue_date: day } };
  },
  onBoard: (sheet) => onDay('shipped_on_board_date', sheet.shipment.references.shippedDay, sheet),
  originals: ({ dice }) => ({ printed: dice.fork('originals').pick(['THREE (3)', '3', '3/3', 'THREE']), says: { original_bills: 3 } }),
  freightTerms: ({ dice }) => {
    const terms = dice.fork('freight').pick(['PREPAID', 'COLLECT']);
    return { printed: `FREIGHT ${terms}`, says: { freight_terms: terms } };
  },
  certificate: ({ shipment: { references } }) => filled('certificate_number', references.certificate),
  departure: (sheet) => onDay('departure_date', sheet.shipment.references.shippedDay, sheet),
  vesselFlight: ({ shipment: { journey } }) => filled('vessel_flight', `${journey.vessel} ${journey.voyage}`),
} satisfies Readonly<Record<string, Fill>>;

export type FillName = keyof typeof FILLS;
