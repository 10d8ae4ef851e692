import { expect, test } from 'vitest';
import { extractDocument } from '../../extract.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { plain } from '../../testing/plain.js';

test.each(['INVOICE', 'PACKING LIST'])('%s as a letter goes to the address that has no label', (title) => {
  const paper = new Paper()
    .print(40, 30, 'Hanse Werke GmbH', 14)
    .lines(40, 50, ['Hafenstr. 3', '20457 Hamburg'])
    .lines(40, 130, ['Garden Shop Ltd', '7 High Street', 'Bath', 'BA1 1AA'])
    .print(40, 220, title, 16);
  expect(plain(extractDocument(fileOf(paper)).segments[0]?.header)).toMatchObject({
    seller_name: 'Hanse Werke GmbH',
    seller_address: 'Hafenstr. 3 20457 Hamburg',
    buyer_name: 'Garden Shop Ltd',
    buyer_address: '7 High Street Bath BA1 1AA',
  });
});
