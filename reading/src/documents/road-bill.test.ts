import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

const headerOf = (paper: Paper) => plain(extractDocument(fileOf(paper)).segments[0]?.header);

test('a straight bill of lading tells of carrier code, trailer, seal and order', () => {
  const paper = new Paper()
    .lines(34, 30, ['STRAIGHT BILL OF LADING'])
    .lines(34, 70, ['Ship From: Alder Tools Inc.', 'Trailer Number: 48213', 'Seal Number(s): K 772104'])
    .lines(34, 160, ['SCAC: ABCD', 'PRO Number: 442-118830', 'Order Number: 5510-77', 'Ship Date: 2026-03-14']);
  expect(headerOf(paper)).toMatchObject({
    scac: 'ABCD',
    trailer_number: '48213',
    seal: 'K 772104',
    pro_number: '442-118830',
    order_number: '5510-77',
    shipment_date: '2026-03-14',
  });
});

test('a word that is no carrier code and a figure that is no PRO number stay out', () => {
  const paper = new Paper().lines(34, 30, ['BILL OF LADING']).lines(34, 70, ['SCAC: to be named', 'PRO Number: G 4']);
  const header = headerOf(paper);
  expect([header['scac'], header['pro_number']]).toEqual([undefined, undefined]);
});
