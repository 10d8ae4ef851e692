import type { Shipment } from '../shipment.js';
import { certificateOfOrigin } from './certificate-of-origin.js';
import { chinaExportDeclaration } from './china-export-declaration.js';
import { commercialInvoice } from './commercial-invoice.js';
import { fumigationCertificate } from './fumigation-certificate.js';
import { houseBill } from './house-bill.js';
import { invoiceSheet } from './invoice-sheet.js';
import { packingDeclaration } from './packing-declaration.js';
import { packingList } from './packing-list.js';

const PDF = 'application/pdf';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const DRAW = {
  bill: { draw: houseBill, name: ({ bill }: Shipment) => `HBL ${bill}.pdf`, type: PDF },
  invoice: { draw: commercialInvoice, name: ({ invoice }: Shipment) => `${fileName(invoice)} commercial invoice.pdf`, type: PDF },
  'packing list': { draw: packingList, name: ({ invoice }: Shipment) => `${fileName(invoice)} packing list.pdf`, type: PDF },
  'certificate of origin': {
    draw: certificateOfOrigin,
    name: ({ invoice }: Shipment) => `${fileName(invoice)} certificate of origin.pdf`,
    type: PDF,
  },
  'packing declaration': {
    draw: packingDeclaration,
    name: ({ invoice }: Shipment) => `${fileName(invoice)} packing declaration.pdf`,
    type: PDF,
  },
  'fumigation certificate': {
    draw: fumigationCertificate,
    name: ({ invoice }: Shipment) => `${fileName(invoice)} fumigation certificate.pdf`,
    type: PDF,
  },
  'export declaration': {
    draw: chinaExportDeclaration,
    name: ({ invoice }: Shipment) => `${fileName(invoice)} export declaration.pdf`,
    type: PDF,
  },
  'invoice sheet': { draw: invoiceSheet, name: sheetName, type: SHEET },
  'first invoice sheet': ofHalf(0),
  'second invoice sheet': ofHalf(1),
} as const;

/** The papers that were dropped on the job, drawn for this shipment; `day` is the day of departure. */
export function papersOf(shipment: Shipment, day: string): Promise<File[]> {
  return Promise.all(
    shipment.papers.map(async (paper) => {
      const { draw, name, type } = DRAW[paper];
      return new File([new Uint8Array(await draw(shipment, day))], name(shipment), { type });
    }),
  );
}

function sheetName({ invoice }: Shipment): string {
  return `${fileName(invoice)} invoice.xlsx`;
}

/** Of goods that are too many for one file: half of them, as an invoice of its own. */
function ofHalf(half: 0 | 1) {
  const halved = (shipment: Shipment): Shipment => {
    const middle = shipment.goods.length / 2;
    return { ...shipment, invoice: `${shipment.invoice}-${half + 1}`, goods: shipment.goods.slice(half * middle, (half + 1) * middle) };
  };
  return {
    draw: (shipment: Shipment, day: string) => invoiceSheet(halved(shipment), day),
    name: (shipment: Shipment) => sheetName(halved(shipment)),
    type: SHEET,
  } as const;
}

function fileName(text: string): string {
  return text.replaceAll('/', '-');
}
