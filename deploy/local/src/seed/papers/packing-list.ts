import type { Shipment } from '../shipment.js';
import { grossKg, kilograms, printedDay, totals } from './figures.js';
import { addressLines, box, drawPaper, table } from './sheet.js';

export function packingList(shipment: Shipment, day: string): Promise<Buffer> {
  const sum = totals(shipment);
  return drawPaper(day, (sheet) => {
    sheet.font('Helvetica-Bold').fontSize(16).text('PACKING LIST', 42, 40);
    box(sheet, 'Shipper', addressLines(shipment.seller), [42, 70, 255, 66]);
    box(sheet, 'Consignee', addressLines(shipment.buyer), [297, 70, 256, 66]);
    box(sheet, 'Invoice No.', [shipment.invoice], [42, 136, 128, 33]);
    box(sheet, 'Date', [printedDay(day)], [170, 136, 127, 33]);
    box(sheet, 'Port of Loading', [shipment.from.name], [297, 136, 128, 33]);
    box(sheet, 'Port of Discharge', [shipment.to.name], [425, 136, 128, 33]);
    if (shipment.container) {
      box(sheet, 'Container No.', [shipment.container.number], [42, 169, 255, 33]);
      box(sheet, 'Vessel / Voyage', [`${shipment.vessel} ${shipment.voyage}`], [297, 169, 256, 33]);
    }
    let carton = 1;
    const rows = shipment.goods.map((line) => {
      const range = line.cartons === 1 ? String(carton) : `${carton}-${carton + line.cartons - 1}`;
      carton += line.cartons;
      return [
        range,
        line.code,
        line.description,
        String(line.quantity),
        line.unit,
        String(line.cartons),
        kilograms(line.netKg),
        kilograms(grossKg(line)),
      ];
    });
    const columns = [
      { header: 'Carton No.', width: 54 },
      { header: 'Item Code', width: 58 },
      { header: 'Description', width: 189 },
      { header: 'Quantity', width: 46, align: 'right' },
      { header: 'Unit', width: 32 },
      { header: 'Cartons', width: 42, align: 'right' },
      { header: 'N.W. (KG)', width: 45, align: 'right' },
      { header: 'G.W. (KG)', width: 45, align: 'right' },
    ] as const;
    const y = table(sheet, columns, rows, 214);
    sheet.font('Helvetica-Bold').fontSize(9);
    sheet.text(`TOTAL PACKAGES: ${sum.cartons} CARTONS`, 42, y + 10, { lineBreak: false });
    sheet.text(`TOTAL NET WEIGHT: ${kilograms(sum.netKg)} KG`, 42, y + 23, { lineBreak: false });
    sheet.text(`TOTAL GROSS WEIGHT: ${kilograms(sum.grossKg)} KG`, 42, y + 36, { lineBreak: false });
    sheet.text(`TOTAL MEASUREMENT: ${sum.cubicMetres.toFixed(3)} CBM`, 42, y + 49, { lineBreak: false });
  });
}
