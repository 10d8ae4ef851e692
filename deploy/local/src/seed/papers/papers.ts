import type { Shipment } from '../shipment.js';
import { commercialInvoice } from './commercial-invoice.js';
import { houseBill } from './house-bill.js';
import { invoiceSheet } from './invoice-sheet.js';
import { packingList } from './packing-list.js';

const PDF = 'application/pdf';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const DRAW = {
  bill: { draw: houseBill, name: ({ bill }: Shipment) => `HBL ${bill}.pdf`, type: PDF },
  invoice: { draw: commercialInvoice, name: ({ invoice }: Shipment) => `${fileName(invoice)} commercial invoice.pdf`, type: PDF },
  'packing list': { draw: packingList, name: ({ invoice }: Shipment) => `${fileName(invoice)} packing list.pdf`, type: PDF },
  'invoice sheet': { draw: invoiceSheet, name: ({ invoice }: Shipment) => `${fileName(invoice)} invoice.xlsx`, type: SHEET },
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

function fileName(text: string): string {
  return text.replaceAll('/', '-');
}
