import { expect, test } from 'vitest';
import { extractDocument } from '../../extract.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { plain } from '../../testing/plain.js';

test('a consignment note of the road tells its number, its goods and their code in its boxes', () => {
  const paper = new Paper()
    .lines(300, 30, ['INTERNATIONAL CONSIGNMENT NOTE', 'LETTRE DE VOITURE INTERNATIONALE', 'CMR DE 4471 8820'])
    .lines(30, 90, ['1 Sender', 'Nordhain Werke GmbH', 'Am Hafen 9, 20457 Hamburg'])
    .lines(30, 160, ['2 Consignee', 'Alder Tools S.A.', '4 rue du Quai, 69002 Lyon'])
    .lines(30, 240, ['9 Nature of the goods', 'Steel hammers'])
    .lines(300, 240, ['10 Statistical No.', '8205 20']);
  expect(plain(extractDocument(fileOf(paper)).segments[0]?.header)).toMatchObject({
    bl_number: 'DE 4471 8820',
    transport_mode: 'road',
    goods_description: 'Steel hammers',
  });
});
