import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

const PAIRS = [
  [
    ['海关编号', ['310420210097964754']],
    ['出境关别(3104)', ['北仑海关']],
  ],
  [
    ['境外收货人', ['BINTANG HOME DECOR', 'LIMITED']],
    ['备案号', []],
  ],
  [
    ['指运港', ['奥克兰（新西兰）']],
    ['运输方式(2)', ['水路运输']],
  ],
  [
    ['监管方式(0110)', ['一般贸易']],
    ['征免性质(101)', ['一般征税']],
  ],
  [
    ['件数', ['18']],
    ['成交方式(1)', ['CIF']],
  ],
  [
    ['毛重(千克)', ['285.3']],
    ['净重(千克)', ['259.2']],
  ],
] as const;

/** The declaration as a list for checking: labels in cells of their own, values in the cells beside them. */
function checkList(): Paper {
  const paper = new Paper().print(160, 20, '中华人民共和国海关出口货物报关单', 16);
  for (const [index, pairs] of PAIRS.entries()) {
    for (const [side, [label, lines]] of pairs.entries()) {
      const [left, top] = [20 + 270 * side, 60 + 30 * index];
      paper.box(left, top, left + 100, top + 30).box(left + 100, top, left + 270, top + 30);
      paper.print(left + 4, top + 3, label).lines(left + 104, top + 3, lines);
    }
  }
  return paper
    .box(20, 240, 120, 280)
    .box(120, 240, 290, 280)
    .lines(24, 243, ['运输工具名称', '及航次号'])
    .print(124, 243, 'HANJIN OCTAVIA/')
    .print(124, 256, '0564W');
}

test('Values stand in the cells beside the labels of a declaration', () => {
  const [segment] = extractDocument(fileOf(checkList())).segments;
  expect(plain(segment?.header)).toMatchObject({
    customs_number: '310420210097964754',
    customs_office: '北仑海关',
    customs_office_code: '3104',
    overseas_consignee: 'BINTANG HOME DECOR LIMITED',
    destination_port: '奥克兰（新西兰）',
    packages: '18',
    incoterm: 'CIF',
    gross_weight: '285.3',
    vessel: 'HANJIN OCTAVIA',
    voyage: '0564W',
  });
});

test('A label whose cell is followed by an empty one has no value', () => {
  const [segment] = extractDocument(fileOf(checkList())).segments;
  expect(segment?.header).not.toHaveProperty('record_number');
});
