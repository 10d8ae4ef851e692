import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

const COLUMNS = [30, 110, 260, 330, 400, 480] as const;

function row(y: number, texts: readonly string[], paper: Paper): Paper {
  return paper.row(
    y,
    texts.flatMap((text, index) => (text === '' ? [] : [[COLUMNS[index] ?? 0, text] as const])),
  );
}

test('a packing list gives its lines and, from the row of totals, packages, weights and volume', () => {
  const paper = new Paper()
    .print(220, 30, 'PACKING LIST', 18)
    .lines(30, 70, ['Shipper: Ironbark Tools Co., Ltd', 'Invoice No.: IB-3310', 'Date: 2024-08-19'])
    .lines(320, 70, ['Ship to:', 'Mallee Hardware Pty Ltd', '40 Station Street, Mildura VIC 3500']);
  row(150, ['Carton No.', 'Description', 'Quantity', 'Cartons', 'N.W. (kg)', 'G.W. (kg)'], paper);
  row(170, ['1-20', 'Claw hammer 16 oz', '400 PCS', '20', '180.0', '200.0'], paper);
  row(186, ['21-30', 'Pipe wrench 12 in', '100 PCS', '10', '110.0', '121.5'], paper);
  row(206, ['TOTAL', '', '500 PCS', '30', '290.0', '321.5'], paper);
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(segment).toMatchObject({ segment: { type: 'PKL' }, kind: 'packing-list' });
  expect(plain(segment?.header)).toMatchObject({
    seller_name: 'Ironbark Tools Co., Ltd',
    consignee_name: 'Mallee Hardware Pty Ltd',
    invoice_number: 'IB-3310',
    date: '2024-08-19',
    packages: '30',
    net_weight: '290.0',
    gross_weight: '321.5',
    weight_unit: 'KG',
  });
  expect(segment?.lines.map(plain)).toMatchObject([
    {
      package_range: '1-20',
      description: 'Claw hammer 16 oz',
      quantity: '400',
      packages: '20',
      net_weight: '180.0',
      gross_weight: '200.0',
    },
    {
      package_range: '21-30',
      description: 'Pipe wrench 12 in',
      quantity: '100',
      packages: '10',
      net_weight: '110.0',
      gross_weight: '121.5',
    },
  ]);
});

test('Chinese heads name the same columns', () => {
  const paper = new Paper().print(250, 30, '装箱单', 18);
  row(100, ['箱号', '品名', '数量', '件数', '净重(kg)', '毛重(kg)'], paper);
  row(120, ['1-5', '不锈钢水杯', '500', '5', '60', '66'], paper);
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(segment?.segment.type).toBe('PKL');
  expect(segment?.lines.map(plain)).toMatchObject([
    { package_range: '1-5', description: '不锈钢水杯', quantity: '500', packages: '5', net_weight: '60', gross_weight: '66' },
  ]);
});

test('a file with an invoice and a packing list is two documents', () => {
  const invoice = new Paper().print(200, 30, 'COMMERCIAL INVOICE', 18).print(30, 80, 'Invoice No.: X-1').print(500, 800, 'Page 1 of 2');
  const more = new Paper().print(30, 40, 'Remarks: none').print(500, 800, 'Page 2 of 2');
  const list = new Paper().print(220, 30, 'PACKING LIST', 18).print(30, 80, 'Invoice No.: X-1');
  const { segments } = extractDocument(fileOf(invoice, more, list));
  expect(segments.map(({ segment: { type, fromPage, toPage } }) => [type, fromPage, toPage])).toEqual([
    ['CIV', 1, 2],
    ['PKL', 3, 3],
  ]);
});

test('the day of a list is not the one on which its goods were ordered', () => {
  const paper = new Paper().print(220, 30, 'PACKING LIST', 18).lines(30, 70, ['Order Date: 2024-08-02', 'Ship Date: 2024-08-19']);
  row(150, ['Carton No.', 'Description', 'Quantity', 'Cartons', 'N.W. (kg)', 'G.W. (kg)'], paper);
  row(170, ['1-20', 'Claw hammer 16 oz', '400 PCS', '20', '180.0', '200.0'], paper);
  expect(plain(extractDocument(fileOf(paper)).segments[0]?.header)).toMatchObject({ date: '2024-08-19' });
});

test('goods that only their packages count have as many', () => {
  const paper = new Paper().print(250, 30, 'PACKING LIST', 18);
  row(100, ['Lot', 'Description', 'No. of packages', '', 'Net kg', 'Gross kg'], paper);
  row(120, ['1', 'Jute yarn', '120 BALES', '', '24000', '24780'], paper);
  row(136, ['2', 'Jute twine', '20 BALES', '', '9600', '10040'], paper);
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(segment?.lines.map(plain)).toMatchObject([
    { quantity: '120', quantity_unit: 'BALES' },
    { quantity: '20', quantity_unit: 'BALES' },
  ]);
});

test('what packages are may be told in a column of their own, or over their counts', () => {
  const listed = (heads: readonly string[], ...cells: string[]) => {
    const paper = new Paper().print(250, 30, 'PACKING LIST', 18);
    row(100, ['Lot', 'Description', ...heads, 'Net kg', 'Gross kg'], paper);
    row(120, ['1', 'Green olives', '80', ...cells, '12800', '15440'], paper);
    row(136, ['2', 'Caper berries', '120', ...cells, '600', '744'], paper);
    return plain(extractDocument(fileOf(paper)).segments[0]?.lines[0]);
  };
  expect(listed(['Packages', 'Kappe'], 'BID')).toMatchObject({ quantity: '80', quantity_unit: 'BID' });
  expect(listed(['Bags (25kg)', ''], '')).toMatchObject({ quantity: '80', quantity_unit: 'Bags' });
  expect(listed(['Packages', ''], '')['quantity_unit']).toBeUndefined();
});
