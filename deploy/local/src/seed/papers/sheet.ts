import PDFDocument from 'pdfkit';
import type { Company } from '../shipment.js';

export type Sheet = PDFKit.PDFDocument;

const LEFT = 42;
const RIGHT = 553;
const BOTTOM = 780;

/** Draws an A4 paper and answers its bytes: the same for the same day, since its date is in them and its id follows from that. */
export function drawPaper(day: string, draw: (sheet: Sheet) => void): Promise<Buffer> {
  const info = { Producer: 'Tallyport demo', Creator: 'Tallyport demo', CreationDate: new Date(day) };
  const sheet = new PDFDocument({ size: 'A4', margin: LEFT, info });
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve) => {
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.on('end', () => resolve(Buffer.concat(chunks)));
  });
  draw(sheet);
  sheet.end();
  return ended;
}

/** A ruled box with a small caption and lines of text under it. */
export function box(
  sheet: Sheet,
  caption: string,
  lines: readonly string[],
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  sheet.lineWidth(0.6).rect(x, y, width, height).stroke('#444444');
  sheet
    .fillColor('#555555')
    .font('Helvetica')
    .fontSize(6.5)
    .text(caption, x + 4, y + 4, { width: width - 8, lineBreak: false });
  sheet.fillColor('#000000').fontSize(8.5);
  sheet.text(lines.join('\n'), x + 4, y + 14, { width: width - 8, height: height - 16, lineGap: 1, ellipsis: true });
}

export function addressLines(company: Company): string[] {
  return [company.name, company.address, company.city, company.country];
}

export interface Column {
  readonly header: string;
  readonly width: number;
  readonly align?: 'right';
}

/** A table with its header repeated on every page it runs over. Answers the y below its last row. */
export function table(sheet: Sheet, columns: readonly Column[], rows: readonly (readonly string[])[], top: number): number {
  let y = drawRow(
    sheet,
    columns,
    columns.map((column) => column.header),
    top,
    'Helvetica-Bold',
  );
  for (const row of rows) {
    if (y > BOTTOM - 30) {
      sheet.addPage();
      y = drawRow(
        sheet,
        columns,
        columns.map((column) => column.header),
        48,
        'Helvetica-Bold',
      );
    }
    y = drawRow(sheet, columns, row, y, 'Helvetica');
  }
  return y;
}

function drawRow(sheet: Sheet, columns: readonly Column[], cells: readonly string[], y: number, font: string): number {
  sheet.font(font).fontSize(8).fillColor('#000000');
  const heights = cells.map((cell, index) => sheet.heightOfString(cell, { width: (columns[index]?.width ?? 40) - 6 }));
  const height = Math.max(14, ...heights.map((text) => text + 5));
  let x = LEFT;
  columns.forEach(({ width, align = 'left' as const }, index) => {
    sheet.text(cells[index] ?? '', x + 3, y + 3, { width: width - 6, align });
    x += width;
  });
  sheet
    .lineWidth(0.3)
    .moveTo(LEFT, y + height)
    .lineTo(RIGHT, y + height)
    .stroke('#999999');
  return y + height;
}
