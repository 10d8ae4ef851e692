import type { Shipment } from '../shipment.js';
import { amount, kilograms, lineCents, totals } from './figures.js';
import { box, drawPaper, table } from './sheet.js';

/** The export declaration of China as forwarders send it on: the boxes of the form under their English names. */
export function chinaExportDeclaration(shipment: Shipment, day: string): Promise<Buffer> {
  const sum = totals(shipment);
  const number = `3104202600${shipment.bill.replace(/\D/g, '')}`;
  return drawPaper(day, (sheet) => {
    sheet.font('Helvetica-Bold').fontSize(16).text('CHINA EXPORT DECLARATION', 42, 36);
    const row = (y: number, ...cells: readonly (readonly [caption: string, text: string])[]) => {
      const width = 511 / cells.length;
      for (const [index, [caption, text]] of cells.entries()) box(sheet, caption, [text], [42 + index * width, y, width, 33]);
    };
    row(62, ['Pre-entry No.', number], ['Customs No.', number]);
    row(95, ['Domestic consignor', shipment.seller.name], ['Date of export', day], ['Date of declaration', day]);
    row(128, ['Overseas consignee', shipment.buyer.name], ['Mode of transport', 'Water transport'], ['Bill of lading No.', shipment.bill]);
    row(161, ['Producer', shipment.seller.name], ['Supervision mode', 'General trade'], ['Contract No.', shipment.invoice]);
    row(194, ['Trading country', 'Australia'], ['Country of destination', 'Australia'], ['Port of destination', shipment.to.name]);
    row(227, ['Package type', 'Cartons'], ['Number of packages', String(sum.cartons)], ['Gross weight (KG)', kilograms(sum.grossKg)]);
    row(260, ['Net weight (KG)', kilograms(sum.netKg)], ['Trade terms', shipment.incoterm], ['Port of exit', shipment.from.name]);
    const columns = [
      { header: 'Item', width: 32 },
      { header: 'HS Code', width: 70 },
      { header: 'Description', width: 171 },
      { header: 'Quantity', width: 50, align: 'right' },
      { header: 'Unit', width: 38 },
      { header: 'Unit Price', width: 60, align: 'right' },
      { header: 'Total Price', width: 60, align: 'right' },
      { header: 'Currency', width: 30 },
    ] as const;
    const rows = shipment.goods.map((line, index) => [
      String(index + 1),
      line.hs.padEnd(10, '0'),
      line.description,
      String(line.quantity),
      line.unit,
      amount(line.unitPriceCents),
      amount(lineCents(line)),
      shipment.currency,
    ]);
    table(sheet, columns, rows, 308);
  });
}
