import PDFDocument from 'pdfkit';

/** A born-digital invoice of a few pages, made here; `number` makes each another file. */
export async function invoicePdf(number: number, pages = 2): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4' });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))));
  for (let page = 1; page <= pages; page++) {
    if (page > 1) pdf.addPage();
    pdf.fontSize(18).text('COMMERCIAL INVOICE', 50, 50);
    pdf.fontSize(10).text(`Invoice No: INV-${number}`, 50, 90).text('Invoice Date: 2026-03-14').text('Currency: USD');
    for (let line = 1; line <= 10; line++)
      pdf.text(`${page * 100 + line}   Ceramic mug, white   ${line * 12} PCS   1.50   ${(line * 18).toFixed(2)}`, 50, 150 + line * 16);
    pdf.text(`Page ${page} of ${pages}`, 50, 780);
  }
  pdf.end();
  return whole;
}
