import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { record } from '../../declaration/testing/shipment.js';
import type { FreightMappings } from '../shipment/freight-mappings.js';
import type { JobPapers } from '../shipment/job-papers.js';

/** A bill, an invoice of two lines and a packing list, which are sent as the update written by hand. */
export function samplePapers(): ShippingRecord[] {
  return [
    record(
      'waybill',
      10,
      {
        bl_number: 'NGB26H00318',
        master_bill_number: 'CLNT26104477',
        vessel: 'CORAL LANTERN',
        voyage: '114S',
        shipped_on_board_date: '2026-10-30',
        packages: '212',
        package_type: 'CARTONS',
        gross_weight: '4180.5',
        weight_unit: 'KGS',
        volume: '26.4',
        volume_unit: 'CBM',
        goods_description: 'PLASTIC BASKETS AND RATTAN LAMP SHADES',
      },
      [{ number: 'TLPU 400125-9', seal: 'CN558201', size_type: '22G1', gross_weight: '4180.5' }],
      'HBL',
    ),
    record(
      'invoice',
      20,
      {
        invoice_number: 'NB-26-0917',
        invoice_date: '2026-10-12',
        waybill_number: 'NGB26H00318',
        seller_name: 'Ningbo Brightweave Co',
        seller_address: '88 HARBOUR EAST ROAD',
        purchase_order: 'PO 88-1204',
        incoterm: 'FOB NINGBO',
        currency: 'EUR',
        goods_total: '20000.00',
        insurance: '80.00',
        total_amount: '20080.00',
        net_weight: '3920.25',
        gross_weight: '4180.5',
        weight_unit: 'KGS',
        packages: '212',
        country_of_origin: 'Made in China',
      },
      [
        {
          description: 'STORAGE BASKETS <30 L> & LIDS',
          hs_code: '3926.90.90',
          quantity: '2100',
          quantity_unit: 'PCS',
          total_price: '12000.00',
          net_weight: '2100',
          net_weight_unit: 'KGS',
          product_code: '=BSK-30',
        },
        {
          description: "LAMP SHADES OF WOVEN RATTAN, BUYER'S DESIGN",
          description_zh: '藤编灯罩',
          quantity: '640',
          quantity_unit: 'PCS',
          total_price: '8000.00',
        },
      ],
      'CIV',
    ),
    record(
      'packing-list',
      30,
      {
        invoice_number: 'NB-26-0917',
        shipping_marks: 'W&R SYDNEY\nC/NO 1-140',
        weight_unit: 'KGS',
        volume_unit: 'CBM',
        container_number: 'TLPU4001259',
      },
      [
        {
          description: 'BASKETS',
          product_code: '=BSK-30',
          quantity: '2100',
          packages: '140',
          package_type: 'CTNS',
          gross_weight: '2260',
          volume: '17.1',
        },
      ],
      'PKL',
    ),
    record('declaration', 40, { vessel_id: '9381275', loading_port: 'CNNGB', discharge_port: 'AUSYD', destination_port: 'AUSYD' }),
  ];
}

/** The job of these papers. */
export function sampleJob(changed: Partial<JobPapers> = {}): JobPapers {
  return {
    job: {
      id: '00000000-0000-4000-8000-000000000001',
      code: 'SYD-000431',
      streamPosition: 4,
      port_of_origin: 'CNNGB',
      port_of_dest: 'AUSYD',
      date_depart: null,
      date_arrive: '2026-11-21',
      vessel: null,
      voyage: null,
    },
    parties: {
      importer: {
        id: '00000000-0000-4000-8000-000000000501',
        name: 'WATTLE & REED PTY LTD',
        address: '14 KILN ROAD',
        city: 'BOTANY',
        country: 'Australia',
        customsId: '77 000 111 027',
      },
      exporter: null,
      notify: null,
    },
    records: samplePapers(),
    marks: new Map(),
    ...changed,
  };
}

/** How its freight system is told about it. */
export function sampleMappings(changed: Partial<FreightMappings> = {}): FreightMappings {
  return {
    targetType: 'CustomsDeclaration',
    owner: { company: 'SYD', enterprise: 'LBY', server: 'TRN', dataProvider: 'TALLYPORT', branch: 'SY1', department: 'CIS' },
    billRule: 'house-or-master',
    partyWithoutCode: 'error',
    referenceTypes: { handle: 'TPX', job: 'OWN' },
    organisations: [
      { partyId: '00000000-0000-4000-8000-000000000501', name: 'Wattle & Reed', code: 'WATTLEAU' },
      { partyId: null, name: 'NINGBO  BRIGHTWEAVE CO', code: 'NINBRINGB' },
    ],
    units: [
      { ours: 'PCS', theirs: 'NO' },
      { ours: 'CT', theirs: 'CTN' },
      { ours: 'CTNS', theirs: 'CTN' },
    ],
    ...changed,
  };
}
