import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FreightInvoiceLine, FreightParty, FreightShipment } from '../shipment/shipment.js';

/** A message that was written by hand, as it would be sent: without the blanks that only make it readable. */
export function handWritten(name: string): string {
  const folder = join(import.meta.dirname, '../../../../contracts/fixtures/freight-messages');
  return readFileSync(join(folder, name), 'utf8').trim().replace(/>\s+</g, '><');
}

const NOBODY: FreightParty = { type: null, address: null, city: null, name: null, country: null, customsId: null, organisation: null };

const NO_LINE: FreightInvoiceLine = {
  number: null,
  countryOfOrigin: null,
  description: null,
  hsCode: null,
  quantity: null,
  quantityUnit: null,
  price: null,
  link: null,
  localDescription: null,
  netWeight: null,
  netWeightUnit: null,
  orderNumber: null,
  productCode: null,
};

/** What the update written by hand says. */
export function sampleShipment(): FreightShipment {
  return {
    target: { type: 'CustomsDeclaration', key: 'B00012345' },
    owner: { company: 'SYD', enterprise: 'LBY', server: 'TRN', dataProvider: 'TALLYPORT', branch: 'SY1', department: 'CIS' },
    invoices: [
      {
        number: 'NB-26-0917',
        terms: 'FOB NINGBO',
        billNumber: 'NGB26H00318',
        incoterm: 'FOB',
        amount: '20080.00',
        currency: 'EUR',
        day: '2026-10-12',
        netWeight: '3920.25',
        netWeightUnit: 'KG',
        packages: '212',
        supplier: {
          ...NOBODY,
          type: 'Supplier',
          address: '88 HARBOUR EAST ROAD',
          name: 'NINGBO BRIGHTWEAVE CO',
          organisation: 'NINBRINGB',
        },
        grossWeight: '4180.5',
        weightUnit: 'KG',
        charges: [{ type: 'INS', amount: '80.00', currency: 'EUR', isBesideTotal: 'N' }],
        lines: [
          {
            ...NO_LINE,
            number: '1',
            countryOfOrigin: 'CN',
            description: 'STORAGE BASKETS <30 L> & LIDS',
            hsCode: '39269090',
            quantity: '2100',
            quantityUnit: 'NO',
            price: '12000.00',
            link: '1',
            netWeight: '2100',
            netWeightUnit: 'KG',
            orderNumber: 'PO 88-1204',
            productCode: '=BSK-30',
          },
          {
            ...NO_LINE,
            number: '2',
            countryOfOrigin: 'CN',
            description: "LAMP SHADES OF WOVEN RATTAN, BUYER'S DESIGN",
            quantity: '640',
            quantityUnit: 'NO',
            price: '8000.00',
            link: '2',
            localDescription: '藤编灯罩',
          },
        ],
      },
    ],
    containerMode: 'FCL',
    goodsDescription: 'PLASTIC BASKETS AND RATTAN LAMP SHADES',
    goodsValue: '20000.00',
    goodsCurrency: 'EUR',
    imo: '9381275',
    portOfLoading: 'CNNGB',
    portOfDischarge: 'AUSYD',
    portOfOrigin: 'CNNGB',
    portOfDestination: 'AUSYD',
    packages: '212',
    packageType: 'CTN',
    volume: '26.4',
    volumeUnit: 'M3',
    grossWeight: '4180.5',
    weightUnit: 'KG',
    transportMode: 'SEA',
    vessel: 'CORAL LANTERN',
    voyage: '114S',
    billNumber: 'NGB26H00318',
    billType: 'HWB',
    otherBills: [{ number: 'CLNT26104477', type: 'MWB' }],
    references: [
      { type: 'TPX', number: 'TPABCDEFGHIJKLMNOPQRST' },
      { type: 'OWN', number: 'SYD-000431' },
    ],
    containers: [{ number: 'TLPU4001259', type: '22G1', grossWeight: '4180.5', link: '1', seal: 'CN558201', weightUnit: 'KG' }],
    dates: [
      { type: 'Departure', isEstimate: 'N', day: '2026-10-30' },
      { type: 'Arrival', isEstimate: 'Y', day: '2026-11-21' },
    ],
    parties: [
      {
        type: 'ImporterDocumentaryAddress',
        address: '14 KILN ROAD',
        city: 'BOTANY',
        name: 'WATTLE & REED PTY LTD',
        country: 'AU',
        customsId: '77000111027',
        organisation: 'WATTLEAU',
      },
    ],
    packingLines: [
      {
        containerLink: '1',
        description: 'BASKETS',
        link: '1',
        marks: 'W&R SYDNEY\nC/NO 1-140',
        packages: '140',
        packageType: 'CTN',
        volume: '17.1',
        volumeUnit: 'M3',
        weight: '2260',
        weightUnit: 'KG',
        items: [{ lineLink: '1', quantity: '2100' }],
      },
    ],
  };
}
