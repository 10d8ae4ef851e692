import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

test('the ticket of a scale tells the parties, the order and the weight that its labels name', () => {
  const paper = new Paper()
    .print(200, 30, 'SCALE PASS', 18)
    .print(40, 70, 'Supplier: Alder Grain Ltd.')
    .print(40, 90, 'Customer: Green Hat Mills Ltd.')
    .print(40, 110, 'Order No.: LPO 7731')
    .print(40, 130, 'Net weight: 29560 KG')
    .print(40, 150, 'Date: 2026-03-14');
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(segment?.kind).toBeNull();
  expect(plain(segment?.header)).toMatchObject({
    seller_name: 'Alder Grain Ltd.',
    buyer_name: 'Green Hat Mills Ltd.',
    purchase_order: 'LPO 7731',
    net_weight: '29560',
    weight_unit: 'KG',
    date: '2026-03-14',
  });
});
