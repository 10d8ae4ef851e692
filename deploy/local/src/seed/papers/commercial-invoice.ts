import type { Shipment } from '../shipment.js';
import { amount, kilograms, lineCents, printedDay, totals } from './figures.js';
import { addressLines, box, drawPaper, table } from './sheet.js';

/** The seller's commercial invoice. With `totalOffByCents` its goods total is not the sum of its lines. */
export function commercialInvoice(shipment: Shipment, day: string): Promise<Buffer> {
  const { seller, buyer, goods, currency, order } = shipment;
  const sum = totals(shipment);
  return drawPaper(day, (sheet) => {
    sheet.font('Helvetica-Bold').fontSize(16).text('COMMERCIAL INVOICE', 42, 40);
    box(sheet, 'Seller', addressLines(seller), [42, 70, 255, 66]);
    box(sheet, 'Invoice No.', [shipment.invoice], [297, 70, 128, 33]);
    box(sheet, 'Invoice Date', [printedDay(day)], [425, 70, 128, 33]);
    box(sheet, 'Currency', [currency], [297, 103, 128, 33]);
    box(sheet, 'Terms of Delivery', [`${shipment.incoterm} ${shipment.from.name}`], [425, 103, 128, 33]);
    box(sheet, 'Buyer', addressLines(buyer), [42, 136, 255, 66]);
    box(sheet, 'Port of Loading', [shipment.from.name], [297, 136, 128, 33]);
    box(sheet, 'Port of Discharge', [shipment.to.name], [425, 136, 128, 33]);
    box(
      sheet,
      shipment.mode === 'sea' ? 'Vessel / Voyage' : 'Flight',
      [`${shipment.vessel} ${shipment.voyage}`.trim()],
      [297, 169, 128, 33],
    );
    box(sheet, 'Payment Terms', ['T/T 30 days after shipment'], [425, 169, 128, 33]);
    const columns = [
      { header: 'Item Code', width: 56 },
      { header: 'Description of Goods', width: 181 },
      { header: 'HS Code', width: 50 },
      { header: 'Origin', width: 54 },
      { header: 'Qty', width: 40, align: 'right' },
      { header: 'Unit', width: 32 },
      { header: 'Unit Price', width: 46, align: 'right' },
      { header: 'Amount', width: 52, align: 'right' },
    ] as const;
    const rows = goods.map((line) => [
      line.code,
      line.description,
      line.hs,
      line.origin,
      String(line.quantity),
      line.unit,
      amount(line.unitPriceCents),
      amount(lineCents(line)),
    ]);
    const y = table(sheet, columns, rows, 214);
    sheet.font('Helvetica-Bold').fontSize(9);
    sheet.text('GOODS TOTAL', 380, y + 8, { lineBreak: false });
    sheet.text(`${currency} ${amount(sum.cents + (shipment.totalOffByCents ?? 0))}`, 440, y + 8, { width: 110, align: 'right' });
    const extra = [
      { label: 'OCEAN FREIGHT', cents: shipment.freightCents },
      { label: 'INSURANCE', cents: shipment.insuranceCents },
    ].flatMap(({ label, cents }) => (cents === undefined ? [] : [{ label, cents }]));
    const total = extra.reduce((all, { cents }) => all + cents, sum.cents);
    for (const [index, { label, cents }] of (extra.length > 0 ? [...extra, { label: 'TOTAL AMOUNT', cents: total }] : []).entries()) {
      sheet.text(label, 380, y + 20 + index * 12, { lineBreak: false });
      sheet.text(`${currency} ${amount(cents)}`, 440, y + 20 + index * 12, { width: 110, align: 'right' });
    }
    sheet.font('Helvetica').fontSize(8.5);
    sheet.text(`Total packages: ${sum.cartons} cartons`, 42, y + 8, { lineBreak: false });
    sheet.text(`Net weight: ${kilograms(sum.netKg)} KG`, 42, y + 20, { lineBreak: false });
    sheet.text(`Gross weight: ${kilograms(sum.grossKg)} KG`, 42, y + 32, { lineBreak: false });
    if (order) sheet.text(`${order.word} ${order.number}`, 200, y + 8, { lineBreak: false });
    sheet.text('We certify that this invoice is true and correct.', 42, y + 56, { lineBreak: false });
  });
}
