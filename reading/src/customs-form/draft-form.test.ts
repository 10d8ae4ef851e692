import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

const CAPTIONS = ['合同协议号', '贸易国（地区）(签定合同的国家)', '运抵国（地区）', '指运港(第一个境外港口)', '成交方式'];
const VALUES = ['20240226', '瑞士', '印度', 'Chennai', 'FCA'];
const WEIGHTS = ['运输包装种类(填制方法见表)', '件数(运输包装)', '毛重(千克)', '净重(千克)', '许可证号'];
const WEIGHED = ['93', '44PALLETS', '9990', '8991', ''];

/** A draft whose captions have cells of their own, with the values in the cells below, and goods in ruled rows. */
function draft(): Paper {
  const paper = new Paper().lines(220, 10, ['中华人民共和国海关出口货物报关单']);
  ruled(paper, 30, CAPTIONS);
  ruled(paper, 54, VALUES);
  ruled(paper, 78, WEIGHTS);
  ruled(paper, 102, WEIGHED);
  for (const [row, name] of ['ADAPTER(孔锯接杆)', 'DRILL(钻头)'].entries()) {
    const top = 150 + 24 * row;
    const cells = [String(row + 1), `846799100${row}`, name, '3390.00KGS', '(2200件)', '¥13.50', '29700.00', 'RMB', '中国', '印度', '慈溪'];
    for (const [index, text] of cells.entries()) {
      paper.box(10 + 53 * index, top, 63 + 53 * index, top + 24).lines(12 + 53 * index, top + 6, [text]);
    }
  }
  return paper;
}

function ruled(paper: Paper, top: number, texts: readonly string[]): void {
  for (const [index, text] of texts.entries()) {
    paper.box(10 + 115 * index, top, 125 + 115 * index, top + 24);
    if (text !== '') paper.lines(14 + 115 * index, top + 6, [text]);
  }
}

test('the customs that gave a number, in brackets behind it, is no part of it', () => {
  const paper = draft().lines(14, 215, ['海关编号：531620250163384417（蛇口海关）']);
  expect(plain(extractDocument(fileOf(paper)).segments[0]?.header)).toMatchObject({ customs_number: '531620250163384417' });
});

test('values in the cells below their captions, and what is counted with its kind', () => {
  const [segment] = extractDocument(fileOf(draft())).segments;
  expect(segment?.segment.type).toBe('CED');
  expect(plain(segment?.header)).toMatchObject({
    contract_number: '20240226',
    trade_country: '瑞士',
    destination_country: '印度',
    destination_port: 'Chennai',
    incoterm: 'FCA',
    package_type_code: '93',
    packages: '44',
    package_type: 'PALLETS',
    gross_weight: '9990',
    net_weight: '8991',
  });
  expect(segment?.header['licence_number']).toBeUndefined();
});

test('goods between two rules have their places in printed order and a legal quantity beside the counted one', () => {
  const [segment] = extractDocument(fileOf(draft())).segments;
  expect(segment?.lines.map(plain)).toMatchObject([
    {
      hs_code: '8467991000',
      description: 'ADAPTER(孔锯接杆)',
      quantity: '2200',
      quantity_unit: '件',
      legal_quantity: '3390.00',
      net_weight: '3390.00',
      unit_price: '13.50',
      total_price: '29700.00',
      currency: 'RMB',
      country_of_origin: '中国',
      final_destination: '印度',
      domestic_source: '慈溪',
    },
    { hs_code: '8467991001', description: 'DRILL(钻头)' },
  ]);
});
