import type { Shipment } from '../shipment.js';
import { kilograms, printedDay, totals } from './figures.js';
import { addressLines, box, drawPaper } from './sheet.js';

/** A forwarder's house bill of lading for a container. */
export function houseBill(shipment: Shipment, day: string): Promise<Buffer> {
  const sum = totals(shipment);
  const container = shipment.container;
  return drawPaper(day, (sheet) => {
    sheet.font('Helvetica-Bold').fontSize(15).text('HOUSE BILL OF LADING', 42, 40);
    sheet.font('Helvetica').fontSize(8).text('LONGBOAT FORWARDING CO., LTD. as carrier', 42, 58);
    box(sheet, 'Shipper', addressLines(shipment.seller), [42, 74, 255, 66]);
    box(sheet, 'Bill of Lading No.', [shipment.bill], [297, 74, 256, 33]);
    box(sheet, 'Place and date of issue', [`${shipment.from.name.split(',')[0] ?? ''}, ${printedDay(day)}`], [297, 107, 256, 33]);
    box(sheet, 'Consignee', addressLines(shipment.buyer), [42, 140, 255, 66]);
    box(sheet, 'Notify Party', ['SAME AS CONSIGNEE'], [297, 140, 256, 66]);
    box(sheet, 'Vessel', [shipment.vessel.toUpperCase()], [42, 206, 128, 33]);
    box(sheet, 'Voyage No.', [shipment.voyage], [170, 206, 127, 33]);
    box(sheet, 'Place of Receipt', [shipment.from.name], [297, 206, 256, 33]);
    box(sheet, 'Port of Loading', [shipment.from.name], [42, 239, 128, 33]);
    box(sheet, 'Port of Discharge', [shipment.to.name], [170, 239, 127, 33]);
    box(sheet, 'Place of Delivery', [shipment.to.name], [297, 239, 256, 33]);
    box(sheet, 'Marks and Numbers', ['N/M'], [42, 272, 110, 150]);
    box(sheet, 'No. of Packages', [`${sum.cartons} CARTONS`], [152, 272, 90, 150]);
    box(
      sheet,
      'Description of Goods',
      shipment.goods.slice(0, 6).map((line) => line.description.toUpperCase()),
      [242, 272, 191, 150],
    );
    box(sheet, 'Gross Weight', [`${kilograms(sum.grossKg + (shipment.billHeavierBy ?? 0))} KGS`], [433, 272, 60, 150]);
    box(sheet, 'Measurement', [`${sum.cubicMetres.toFixed(3)} CBM`], [493, 272, 60, 150]);
    box(
      sheet,
      'Container No. / Seal No.',
      container ? [`${container.number} / ${container.seal} / ${container.type}`] : [],
      [42, 422, 255, 40],
    );
    box(sheet, 'Freight', [`FREIGHT ${/^[CD]/.test(shipment.incoterm) ? 'PREPAID' : 'COLLECT'}`], [297, 422, 128, 40]);
    box(sheet, 'No. of Original B(s)/L', ['THREE (3)'], [425, 422, 128, 40]);
    box(sheet, 'Shipped on board', [printedDay(day)], [42, 462, 255, 40]);
    box(sheet, 'Signed as carrier', ['LONGBOAT FORWARDING CO., LTD.'], [297, 462, 256, 40]);
  });
}
