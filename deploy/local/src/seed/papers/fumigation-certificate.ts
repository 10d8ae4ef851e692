import type { Shipment } from '../shipment.js';
import { printedDay } from './figures.js';
import { addressLines, box, drawPaper } from './sheet.js';

/** What a fumigator certifies of the packing of a container. */
export function fumigationCertificate(shipment: Shipment, day: string): Promise<Buffer> {
  return drawPaper(day, (sheet) => {
    sheet.font('Helvetica-Bold').fontSize(16).text('FUMIGATION CERTIFICATE', 42, 36);
    box(sheet, 'Certificate No.', [`FC-${shipment.bill.slice(-6)}`], [42, 62, 255, 33]);
    box(sheet, 'Date of issue', [printedDay(day)], [297, 62, 256, 33]);
    box(sheet, 'Name of treatment provider', ['HARBOURSIDE FUMIGATION SERVICES CO., LTD.'], [42, 95, 511, 33]);
    box(sheet, 'Exporter', addressLines(shipment.seller), [42, 128, 255, 66]);
    box(sheet, 'Importer', addressLines(shipment.buyer), [297, 128, 256, 66]);
    box(sheet, 'Description of goods', ['TIMBER PALLETS AND CRATES OF LED LAMPS'], [42, 194, 255, 33]);
    box(sheet, 'Container No.', [shipment.container?.number ?? ''], [297, 194, 256, 33]);
    box(sheet, 'Name of fumigant', ['Methyl bromide'], [42, 227, 128, 33]);
    box(sheet, 'Dosage', ['48 g/m3'], [170, 227, 127, 33]);
    box(sheet, 'Exposure period', ['24 hours'], [297, 227, 128, 33]);
    box(sheet, 'Temperature', ['21 C'], [425, 227, 128, 33]);
    box(sheet, 'Date fumigation completed', [printedDay(day)], [42, 260, 255, 33]);
    box(sheet, 'Target of fumigation', ['Packing'], [297, 260, 256, 33]);
    sheet.font('Helvetica').fontSize(9);
    sheet.text('This is to certify that the goods described above were treated in accordance with the fumigation requirements.', 42, 312);
    box(sheet, 'Signature of fumigator', ['Peter Vogel'], [42, 340, 255, 40]);
    box(sheet, 'Printed name', ['Peter Vogel'], [297, 340, 256, 40]);
  });
}
