import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

const HEADS = ['项号', '商品编号', '商品名称及规格型号', '数量及单位', '单价/总价/币制', '原产国(地区)', '征免'];

/** An export declaration: labels over their values in ruled boxes, goods in three printed lines. */
function declaration(heads = HEADS): Paper {
  const paper = new Paper()
    .print(160, 20, '中华人民共和国海关出口货物报关单', 16)
    .print(20, 48, '预录入编号：020120260000000071')
    .print(260, 48, '海关编号：020120260000000071');
  const rows: readonly (readonly (readonly [number, string, string])[])[] = [
    [
      [20, '境内发货人(3702966543)', '青岛海风纺织有限公司'],
      [220, '出境关别(4227)', '青岛大港'],
      [330, '出口日期', '20260412'],
      [440, '申报日期', '20260410'],
    ],
    [
      [20, '境外收货人', 'SOUTHERN LINEN PTY LTD'],
      [220, '运输方式(2)', '水路运输'],
      [330, '运输工具名称及航次号', 'OCEAN WREN/118S'],
      [480, '提运单号', 'QDMEL2604'],
    ],
    [
      [20, '生产销售单位', '青岛海风纺织有限公司'],
      [220, '监管方式(0110)', '一般贸易'],
      [330, '贸易国(地区)(AUS)', '澳大利亚'],
      [440, '运抵国(地区)(AUS)', '澳大利亚'],
    ],
    [
      [20, '包装种类(22)', '纸制或纤维板制盒/箱'],
      [150, '件数', '220'],
      [220, '毛重（公斤）', '2640'],
      [300, '净重(千克)', '2420'],
      [380, '成交方式(3)', 'FOB'],
      [450, '运费', ''],
      [500, '保费', ''],
    ],
  ];
  rows.forEach((boxes, row) => {
    const top = 66 + row * 32;
    boxes.forEach(([left, label, value], index) => {
      paper
        .print(left, top + 3, label, 8)
        .print(left, top + 16, value, 9)
        .box(left - 4, top, (boxes[index + 1]?.[0] ?? 580) - 4, top + 32);
    });
  });
  return paper
    .row(
      230,
      [20, 60, 140, 290, 370, 460, 540].map((left, index) => [left, heads[index] ?? ''] as const),
    )
    .row(250, [
      [20, '1'],
      [60, '6302100090'],
      [140, '棉制床单'],
      [300, '2420千克'],
      [390, '5.5000'],
      [460, '中国'],
      [540, '照章征税'],
    ])
    .row(263, [
      [140, '4|3|针织|棉100%'],
      [390, '12100.00'],
      [460, '(CHN)'],
    ])
    .row(276, [
      [300, '2200件'],
      [390, '美元'],
    ])
    .print(20, 420, '申报单位(91350211M000100Y46)青岛报关有限公司');
}

test('the boxes of a customs declaration become fields, the goods lines', () => {
  const [segment] = extractDocument(fileOf(declaration())).segments;
  expect(segment?.segment.type).toBe('CED');
  expect(plain(segment?.header)).toMatchObject({
    title: '中华人民共和国海关出口货物报关单',
    pre_entry_number: '020120260000000071',
    domestic_shipper: '青岛海风纺织有限公司',
    domestic_shipper_code: '3702966543',
    exporter_name: '青岛海风纺织有限公司',
    overseas_consignee: 'SOUTHERN LINEN PTY LTD',
    customs_office: '青岛大港',
    export_date: '2026-04-12',
    declaration_date: '2026-04-10',
    transport_mode: '水路运输',
    vessel: 'OCEAN WREN',
    voyage: '118S',
    waybill_number: 'QDMEL2604',
    destination_country: '澳大利亚',
    packages: '220',
    gross_weight: '2640',
    net_weight: '2420',
    weight_unit: 'KG',
    incoterm: 'FOB',
    declaring_unit: '青岛报关有限公司',
  });
  expect(segment?.header).not.toHaveProperty('freight');
  expect(segment?.lines.map(plain)).toMatchObject([
    {
      hs_code: '6302100090',
      name: '棉制床单',
      quantity: '2200',
      quantity_unit: '件',
      unit_price: '5.5000',
      total_price: '12100.00',
      legal_quantity: '2420',
      currency: '美元',
      country_of_origin: '中国',
    },
  ]);
});

test('goods are told by their codes where a scan spoilt the heads', () => {
  const [segment] = extractDocument(fileOf(declaration(['项', '两品希可', '用称及预', '避豆划', '生硬太价', '厌国', '锡']))).segments;
  expect(segment?.lines.map(plain)).toMatchObject([
    {
      hs_code: '6302100090',
      name: '棉制床单',
      quantity: '2200',
      quantity_unit: '件',
      unit_price: '5.5000',
      total_price: '12100.00',
      country_of_origin: '中国',
    },
  ]);
});

test('the same form under its English names, as forwarders send it on', () => {
  const paper = new Paper().print(160, 30, 'CHINA EXPORT DECLARATION', 16);
  const box = (x: number, y: number, label: string, value: string) =>
    paper
      .box(x, y, x + 180, y + 34)
      .print(x + 4, y + 4, label, 7)
      .print(x + 4, y + 18, value);
  box(30, 60, 'Customs No.', '310420260026111764');
  box(210, 60, 'Pre-entry No.', '310420260026111764');
  box(390, 60, 'Date of export', '2026-11-12');
  box(30, 94, 'Domestic consignor', 'Beilun Lamps Co., Ltd.');
  box(210, 94, 'Overseas consignee', 'Wattle & Co Pty Ltd');
  box(390, 94, 'Gross weight (KG)', '770.6');
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(segment).toMatchObject({ segment: { type: 'CED' }, kind: 'china-export-declaration' });
  expect(plain(segment?.header)).toMatchObject({
    customs_number: '310420260026111764',
    pre_entry_number: '310420260026111764',
    export_date: '2026-11-12',
    domestic_shipper: 'Beilun Lamps Co., Ltd.',
    overseas_consignee: 'Wattle & Co Pty Ltd',
    gross_weight: '770.6',
    weight_unit: 'KG',
  });
});

test('a cell with a label and its value is no value of the cell before it', () => {
  const paper = new Paper().print(150, 20, '中华人民共和国海关出口货物报关单', 16);
  const rows: readonly (readonly string[])[] = [
    ['预录入编号', '220120260000123456', '海关编号', '220120260000654321'],
    ['境内发货人', '青石灯饰有限公司', '境外收货人', 'Harbour Lamps Ltd'],
    ['备案号', '出口日期 20260304'],
  ];
  for (const [row, cells] of rows.entries()) {
    for (const [column, text] of cells.entries()) {
      const [left, top] = [30 + column * 130, 60 + row * 24];
      paper.box(left, top, left + 130, top + 24).print(left + 4, top + 6, text, 9);
    }
  }
  expect(plain(extractDocument(fileOf(paper)).segments[0]?.header)['record_number']).toBeUndefined();
});
