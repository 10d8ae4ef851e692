import ExcelJS from 'exceljs';
import type { Shipment } from '../shipment.js';
import { lineCents, totals } from './figures.js';

/** The seller's invoice as a spreadsheet, as small exporters send it. */
export async function invoiceSheet(shipment: Shipment, day: string): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Invoice');
  const sum = totals(shipment);
  sheet.addRow(['COMMERCIAL INVOICE']);
  sheet.addRow([]);
  sheet.addRow(['Seller', shipment.seller.name, null, null, 'Invoice No.', shipment.invoice]);
  sheet.addRow(['Address', `${shipment.seller.address}, ${shipment.seller.city}, ${shipment.seller.country}`, null, null, 'Date', day]);
  sheet.addRow(['Buyer', shipment.buyer.name, null, null, 'Terms', `${shipment.incoterm} ${shipment.from.name}`]);
  sheet.addRow([
    'Address',
    `${shipment.buyer.address}, ${shipment.buyer.city}, ${shipment.buyer.country}`,
    null,
    null,
    'Currency',
    shipment.currency,
  ]);
  sheet.addRow([]);
  sheet.addRow(['Item No.', 'Description', 'HS Code', 'Quantity', 'Unit', 'Unit Price', 'Amount']);
  for (const line of shipment.goods) {
    sheet.addRow([line.code, line.description, line.hs, line.quantity, line.unit, line.unitPriceCents / 100, lineCents(line) / 100]);
  }
  sheet.addRow(['TOTAL', null, null, null, null, null, sum.cents / 100]);
  [14, 44, 12, 14, 14, 14, 16].forEach((width, index) => {
    sheet.getColumn(index + 1).width = width;
  });
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
