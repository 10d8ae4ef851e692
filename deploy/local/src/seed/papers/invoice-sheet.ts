import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import type { Shipment } from '../shipment.js';
import { lineCents, totals } from './figures.js';

/** The seller's invoice as a spreadsheet, as small exporters send it. The same bytes for the same day. */
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
  sheet.addRow(['Item No.', 'Description', 'HS Code', 'Origin', 'Quantity', 'Unit', 'Unit Price', 'Amount']);
  for (const line of shipment.goods) {
    sheet.addRow([
      line.code,
      line.description,
      line.hs,
      line.origin,
      line.quantity,
      line.unit,
      line.unitPriceCents / 100,
      lineCents(line) / 100,
    ]);
  }
  sheet.addRow(['TOTAL', null, null, null, null, null, null, sum.cents / 100]);
  [14, 44, 12, 14, 14, 14, 14, 16].forEach((width, index) => {
    sheet.getColumn(index + 1).width = width;
  });
  for (const column of [7, 8]) sheet.getColumn(column).numFmt = '#,##0.00';
  [workbook.created, workbook.modified] = [new Date(day), new Date(day)];
  return await datedAlike(await workbook.xlsx.writeBuffer(), new Date(day));
}

/** Every part of a workbook carries the moment at which it was packed: the same paper shall be the same bytes each time. */
async function datedAlike(workbook: ExcelJS.Buffer, date: Date): Promise<Buffer> {
  const zip = await JSZip.loadAsync(workbook);
  for (const part of Object.values(zip.files)) part.date = date;
  return await zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}
