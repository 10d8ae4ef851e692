import type { Dice } from '../dice.js';
import { Draft } from '../draft.js';
import type { GoldLine } from '../gold.js';
import type { Paper } from '../paper.js';
import { makeChineseCompany } from '../truth/chinese-company.js';
import type { ShippedLine } from '../truth/shipped-line.js';
import type { PaperContext } from './paper-context.js';

const OFFICES = [
  { office: '北仑海关', code: '3104', port: '宁波北仑', portCode: '310401' },
  { office: '黄岛海关', code: '4218', port: '青岛', portCode: '370001' },
  { office: '洋山海关', code: '2248', port: '洋山港', portCode: '310701' },
];
const DESTINATIONS: Readonly<Record<string, { readonly code: string; readonly port: string }>> = {
  AU: { code: 'AUS', port: '悉尼（澳大利亚）' },
  NZ: { code: 'NZL', port: '奥克兰（新西兰）' },
  GB: { code: 'GBR', port: '费利克斯托（英国）' },
  CA: { code: 'CAN', port: '温哥华（加拿大）' },
  ZA: { code: 'ZAF', port: '德班（南非）' },
  SG: { code: 'SGP', port: '新加坡（新加坡）' },
};
const CURRENCIES: Readonly<Record<string, string>> = {
  USD: '美元',
  AUD: '澳大利亚元',
  NZD: '新西兰元',
  GBP: '英镑',
  CAD: '加拿大元',
  SGD: '新加坡元',
};

/** The declaration of an export to the customs of China, on their form. */
export function chinaExportDeclaration(context: PaperContext): Paper {
  const { dice, shipment, words, writing } = context;
  const draft = new Draft('CED', words, writing);
  const office = dice.pick(OFFICES);
  const number = `${office.code}${shipment.references.shippedDay.slice(0, 4)}0${dice.digits(9)}`;
  draft.print('references', 'pre_entry_number', number, { pre_entry_number: number });
  draft.print('references', 'customs_number', number, { customs_number: number });
  putParties(draft, context);
  draft.print('route', 'customs_office', office.office, { customs_office: office.office }, office.code);
  draft.print('route', 'exit_port', office.port, { exit_port: office.port }, office.portCode);
  putDays(draft, context);
  putJourney(draft, context);
  putTerms(draft, context);
  putCargo(draft, context);
  putGoods(draft, context);
  return draft.finish({
    title: '中华人民共和国海关出口货物报关单',
    issuer: null,
    remarks: [],
    signature: null,
    stamp: dice.happens(0.3) ? '报关专用章' : null,
  });
}

function putParties(draft: Draft, { dice, shipment: { buyer } }: PaperContext): void {
  const shipper = makeChineseCompany(dice.fork('shipper'), ['进出口', '国际贸易', '家居用品']);
  const producer = makeChineseCompany(dice.fork('producer'), ['实业', '制造', '五金制品']);
  const declarant = makeChineseCompany(dice.fork('declarant'), ['报关', '国际物流', '供应链管理']);
  draft.print(
    'parties',
    'domestic_shipper',
    shipper.name,
    { domestic_shipper: shipper.name, domestic_shipper_code: shipper.creditCode },
    shipper.creditCode,
  );
  draft.print('parties', 'overseas_consignee', buyer.name.toUpperCase(), { overseas_consignee: buyer.name.toUpperCase() });
  draft.print('parties', 'producing_unit', producer.name, { producing_unit: producer.name }, producer.creditCode);
  draft.print('closing', 'declaring_unit', declarant.name, { declaring_unit: declarant.name }, declarant.creditCode);
}

function putDays(draft: Draft, { dice, shipment: { references } }: PaperContext): void {
  const written = (iso: string) => iso.replace(/-/g, '');
  if (dice.happens(0.6)) draft.print('references', 'export_date', written(references.shippedDay), { export_date: references.shippedDay });
  else draft.printBlank('references', 'export_date', ['export_date']);
  draft.print('references', 'declaration_date', written(references.shippedDay), { declaration_date: references.shippedDay });
  draft.printBlank('references', 'record_number', ['record_number']);
  draft.printBlank('references', 'licence_number', ['licence_number']);
}

function putJourney(draft: Draft, { shipment: { journey, references, buyer } }: PaperContext): void {
  const there = DESTINATIONS[buyer.country.code] ?? { code: '', port: '' };
  const country = buyer.country.nameZh;
  draft.print('route', 'customs_transport_mode', '水路运输', { transport_mode: '水路运输' }, '2');
  draft.print('route', 'customs_vessel', `${journey.vessel}/${journey.voyage}`, { vessel: journey.vessel, voyage: journey.voyage });
  draft.print('route', 'customs_bill', references.masterBill, { waybill_number: references.masterBill });
  draft.print('route', 'trade_country', country, { trade_country: country }, there.code);
  draft.print('route', 'destination_country', country, { destination_country: country }, there.code);
  draft.print('route', 'destination_port', there.port, { destination_port: there.port });
}

function putTerms(draft: Draft, { dice, shipment: { incoterm, references } }: PaperContext): void {
  draft.print('terms', 'supervision_mode', '一般贸易', { supervision_mode: '一般贸易' }, '0110');
  draft.print('terms', 'levy_nature', '一般征税', { levy_nature: '一般征税' }, '101');
  draft.print('terms', 'contract_number', references.order, { contract_number: references.order });
  const term = incoterm === 'EXW' ? 'FOB' : incoterm;
  draft.print('terms', 'customs_incoterm', term, { incoterm: term }, { FOB: '3', CIF: '1', CFR: '2' }[term]);
  draft.printBlank('terms', 'customs_freight', []);
  draft.printBlank('terms', 'customs_insurance', []);
  draft.printBlank('terms', 'customs_other_charges', []);
  draft.printBlank('closing', 'customs_documents', []);
  draft.print('closing', 'customs_remarks', dice.pick(['N/M', '备注：无', 'N/M 随附单据见清单']), {});
}

function putCargo(draft: Draft, { dice, shipment: { packages, grossWeight, netWeight, containers } }: PaperContext): void {
  const type = dice.pick([
    { words: '纸制或纤维板制盒/箱', code: '22' },
    { words: '天然木托', code: '92' },
  ]);
  draft.print('cargo', 'customs_package_type', type.words, { package_type: type.words }, type.code);
  draft.print('cargo', 'customs_packages', String(packages), { packages });
  draft.print('cargo', 'customs_gross_weight', String(grossWeight), { gross_weight: grossWeight, weight_unit: 'KG' });
  draft.print('cargo', 'customs_net_weight', String(netWeight), { net_weight: netWeight });
  if (dice.happens(0.5)) draft.leaveOut('containers');
  else {
    draft.print('closing', 'customs_containers', `${containers.length}；${containers.map(({ number }) => number).join('；')}`, {
      containers: containers.map(({ number, seal, sizeType }) => ({ number, seal, size_type: sizeType })),
    });
  }
}

/** Goods as the form stacks them: names over specifications, weights by law over counted units, price over total over currency. */
function putGoods(draft: Draft, { dice, shipment: { lines, currency, buyer } }: PaperContext): void {
  const there = buyer.country.nameZh;
  const money = CURRENCIES[currency] ?? '美元';
  draft.setTable(
    {
      columns: [
        { header: '项号', isNumber: false, share: 5 },
        { header: '商品编号', isNumber: false, share: 13 },
        { header: '商品名称及规格型号', isNumber: false, share: 26 },
        { header: '数量及单位', isNumber: true, share: 13 },
        { header: '单价/总价/币制', isNumber: true, share: 14 },
        { header: '原产国（地区）', isNumber: false, share: 9 },
        { header: '最终目的国（地区）', isNumber: false, share: 11 },
        { header: '征免', isNumber: false, share: 9 },
      ],
      rows: lines.map((line, index) => [
        String(index + 1),
        line.goods.hs,
        `${line.goods.nameZh}\n${elementsOf(dice, line)}`,
        `${line.netWeight}千克\n\n${line.quantity}${line.goods.unitZh}`,
        `${line.unitPrice.toFixed(4)}\n${line.totalPrice.toFixed(2)}\n${money}`,
        '中国\n(CHN)',
        `${there}\n(${DESTINATIONS[buyer.country.code]?.code ?? ''})`,
        '照章征税\n(1)',
      ]),
      totals: null,
    },
    lines.map((line, index) => goldOf(line, index, money, there)),
  );
}

/** The elements that customs want declared, parted by bars. */
function elementsOf(dice: Dice, { goods }: ShippedLine): string {
  return `${dice.pick([0, 1, 4])}|${dice.pick([0, 2, 3])}|${dice.pick(['家用', '工业用', '通用'])}|${goods.nameZh}|无品牌|${dice.letters(2)}-${dice.digits(3)}`;
}

function goldOf(line: ShippedLine, index: number, currency: string, destination: string): GoldLine {
  return {
    item: String(index + 1),
    hs_code: line.goods.hs,
    name: line.goods.nameZh,
    quantity: line.quantity,
    quantity_unit: line.goods.unitZh,
    unit_price: line.unitPrice,
    total_price: line.totalPrice,
    currency,
    country_of_origin: '中国',
    final_destination: destination,
  };
}
