import PDFDocument from 'pdfkit';

export const PAGES = 20;
const LINES_OF_A_PAGE = 36;
export const LINES = PAGES * LINES_OF_A_PAGE;

const COLUMNS = [40, 75, 330, 390, 450, 520] as const;
const HEADS = ['No.', 'Description of Goods', 'HS Code', 'Qty', 'Unit Price', 'Amount'];
const GOODS = [
  'Cotton bath towel 70 x 140 cm',
  'Folding camping chair',
  'Glass jar with lid, 500 ml',
  'Hydraulic hose assembly',
  'Rain jacket',
];

/** A commercial invoice of twenty pages as a program prints it: text with a table that goes on over all pages. */
export function printLongInvoice(): Promise<Buffer> {
  const paper = new PDFDocument({ size: 'A4', margin: 0, info: { CreationDate: new Date(0) } });
  const parts: Buffer[] = [];
  paper.on('data', (part: Buffer) => parts.push(part));
  paper.fontSize(9);
  for (let page = 0; page < PAGES; page += 1) {
    if (page > 0) paper.addPage();
    const top = page === 0 ? printHeader(paper) : 50;
    printRow(paper, top, HEADS);
    for (let row = 0; row < LINES_OF_A_PAGE; row += 1) {
      const line = page * LINES_OF_A_PAGE + row + 1;
      const quantity = 10 + (line % 90);
      const price = 125 + ((line * 37) % 900);
      const goods = GOODS[line % GOODS.length] ?? '';
      printRow(paper, top + 18 * (row + 1), [`${line}`, goods, '630260', `${quantity} PCS`, cents(price), cents(quantity * price)]);
    }
  }
  paper.end();
  return new Promise((resolve, reject) => {
    paper.on('end', () => resolve(Buffer.concat(parts)));
    paper.on('error', reject);
  });
}

const cents = (amount: number): string => (amount / 100).toFixed(2);

function printHeader(paper: PDFKit.PDFDocument): number {
  const header = [
    'COMMERCIAL INVOICE',
    'Invoice No.: LX-20482',
    'Invoice Date: 2025-03-14',
    'Currency: USD',
    'Terms of Delivery: FOB Shanghai',
  ];
  for (const [index, text] of header.entries()) paper.text(text, 40, 40 + 14 * index, { lineBreak: false });
  return 130;
}

function printRow(paper: PDFKit.PDFDocument, top: number, cells: readonly string[]): void {
  for (const [index, cell] of cells.entries()) paper.text(cell, COLUMNS[index] ?? 0, top, { lineBreak: false });
}
