import type { Shipment } from '../shipment.js';
import { printedDay } from './figures.js';
import { box, drawPaper } from './sheet.js';

const QUESTIONS = [
  ['Q1. Have unacceptable packaging materials or bamboo products been used as packaging or dunnage in the consignment?', 'NO'],
  ['Q2. Has timber packaging/dunnage been used in packing the consignment covered by this document?', 'YES'],
] as const;

/** What biosecurity asks of the packing of one consignment. Nobody has signed it: a broker has to see that. */
export function packingDeclaration(shipment: Shipment, day: string): Promise<Buffer> {
  return drawPaper(day, (sheet) => {
    sheet.font('Helvetica-Bold').fontSize(11).text(shipment.seller.name, 42, 36);
    sheet.font('Helvetica').fontSize(8.5).text(`${shipment.seller.address}, ${shipment.seller.city}`, 42, 52);
    sheet.font('Helvetica-Bold').fontSize(16).text('PACKING DECLARATION', 42, 80);
    box(sheet, 'Vessel', [shipment.vessel.toUpperCase()], [42, 106, 170, 33]);
    box(sheet, 'Voyage No.', [shipment.voyage], [212, 106, 170, 33]);
    box(sheet, 'Consignment identifier or numerical link', [shipment.container?.number ?? shipment.bill], [382, 106, 171, 33]);
    let y = 160;
    for (const [question, answer] of QUESTIONS) {
      sheet.font('Helvetica').fontSize(9).text(question, 42, y, { width: 511 });
      sheet.text(['YES', 'NO'].map((word) => `${word} [${word === answer ? 'X' : ' '}]`).join('    '), 60, y + 28);
      y += 56;
    }
    sheet.text('Q3. All timber packaging/dunnage used in the consignment has been treated (please indicate):', 42, y, { width: 511 });
    sheet.text('[X] Treated and marked in compliance with ISPM 15', 60, y + 16);
    sheet.text('The container has been cleaned and is free from soil, plant matter and animal products.', 42, y + 44);
    box(sheet, 'Signature', [''], [42, y + 70, 200, 40]);
    box(sheet, 'Printed name', ['Lin Yue'], [242, y + 70, 180, 40]);
    box(sheet, 'Date of issue', [printedDay(day)], [422, y + 70, 131, 40]);
  });
}
