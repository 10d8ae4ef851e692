import PDFDocument from 'pdfkit';

/** Where the columns of the table begin, in points. */
const COLUMNS = [50, 90, 380, 450, 510] as const;

/** A born-digital invoice of one page with a table of these goods; `number` makes each another file. */
export async function goodsInvoicePdf(number: number, goods: readonly string[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4' });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))));
  const print = (y: number, cells: readonly string[]) => {
    for (const [index, cell] of cells.entries()) pdf.text(cell, COLUMNS[index] ?? 50, y, { lineBreak: false });
  };
  pdf.fontSize(18).text('COMMERCIAL INVOICE', 50, 50);
  pdf.fontSize(9).text(`Invoice No: INV-${number}`, 50, 90).text('Invoice Date: 2026-03-14').text('Currency: USD');
  print(150, ['No.', 'Description of Goods', 'Quantity', 'Unit Price', 'Amount']);
  for (const [index, description] of goods.entries()) {
    const quantity = 12 * (index + 1);
    print(170 + 18 * index, [`${index + 1}`, description, `${quantity} PCS`, '1.50', (1.5 * quantity).toFixed(2)]);
  }
  const total = goods.reduce((sum, _, index) => sum + 18 * (index + 1), 0);
  print(180 + 18 * goods.length, ['', 'Total', '', '', total.toFixed(2)]);
  pdf.end();
  return whole;
}
