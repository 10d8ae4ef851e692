import type { Shipment } from '../shipment.js';
import { grossKg, kilograms, printedDay, totals } from './figures.js';
import { addressLines, box, drawPaper, table } from './sheet.js';

/** A certificate under the agreement between China and Australia. One line leaves its criterion open, for somebody to find. */
export function certificateOfOrigin(shipment: Shipment, day: string): Promise<Buffer> {
  return drawPaper(day, (sheet) => {
    sheet.font('Helvetica-Bold').fontSize(16).text('CERTIFICATE OF ORIGIN', 42, 36);
    sheet.font('Helvetica').fontSize(9).text('China-Australia Free Trade Agreement', 42, 56);
    box(sheet, 'Exporter', addressLines(shipment.seller), [42, 74, 255, 66]);
    box(sheet, 'Certificate No.', [`G26${shipment.bill.replace(/\D/g, '')}`], [297, 74, 256, 33]);
    box(sheet, 'Issued in', ["The People's Republic of China"], [297, 107, 256, 33]);
    box(sheet, 'Producer', addressLines(shipment.seller), [42, 140, 255, 66]);
    box(sheet, 'Importer', addressLines(shipment.buyer), [297, 140, 256, 66]);
    box(sheet, 'Departure Date', [printedDay(day)], [42, 206, 128, 33]);
    box(sheet, 'Vessel', [shipment.vessel.toUpperCase()], [170, 206, 127, 33]);
    box(sheet, 'Port of Loading', [shipment.from.name], [297, 206, 128, 33]);
    box(sheet, 'Port of Discharge', [shipment.to.name], [425, 206, 128, 33]);
    const columns = [
      { header: 'Item Code', width: 50 },
      { header: 'Description of Goods', width: 187 },
      { header: 'HS Code', width: 54 },
      { header: 'Origin Criterion', width: 74 },
      { header: 'G.W. (KG)', width: 60, align: 'right' },
      { header: 'Invoice No.', width: 86 },
    ] as const;
    const certified = shipment.goods.filter(({ code }) => shipment.certified?.includes(code) ?? true);
    const rows = certified.map((line, index) => {
      const criterion = index === 2 ? '' : 'PSR';
      return [line.code, line.description, line.hs, criterion, kilograms(grossKg(line)), shipment.invoice];
    });
    const y = table(sheet, columns, rows, 254);
    sheet
      .font('Helvetica')
      .fontSize(8.5)
      .text(`Total gross weight: ${kilograms(totals({ ...shipment, goods: certified }).grossKg)} KG`, 42, y + 12);
    sheet.text('The undersigned hereby declares that the above-stated information is correct.', 42, y + 34);
    box(sheet, 'Signature of exporter', [shipment.seller.name], [42, y + 52, 255, 40]);
    box(sheet, 'Date', [printedDay(day)], [297, y + 52, 256, 40]);
  });
}
