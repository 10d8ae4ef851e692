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

test('a filing with customs names an exporter, with a number behind the caption of the box', () => {
  const paper = new Paper()
    .print(200, 30, 'AUSFUHRBEGLEITDOKUMENT', 18)
    .lines(40, 70, ['2 Versender/Ausführer Nr. DE4410098', 'Alder Brautechnik GmbH', 'Gewerbering 9', 'DE 84048 Mainburg'])
    .box(34, 66, 300, 130);
  const header = plain(extractDocument(fileOf(paper)).segments[0]?.header);
  expect(header).toMatchObject({ exporter_name: 'Alder Brautechnik GmbH', exporter_address: 'Gewerbering 9 DE 84048 Mainburg' });
});
