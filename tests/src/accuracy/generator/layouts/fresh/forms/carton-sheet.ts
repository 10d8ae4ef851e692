import type { GoodsPlan } from '../../../kinds/paper-context.js';
import { goodsCells } from '../../../kinds/parts/goods-cells.js';
import { CHINESE_WORLD } from '../../../truth/goods-world.js';
import type { FormWords } from '../../../words/form-words.js';
import type { LabelConcept } from '../../../words/lexicon.js';
import type { Family } from '../../family.js';
import { formColumns, marksColumn } from '../../form-columns.js';
import { FormFields } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';
import { plainTable } from '../goods/plain-table.js';

const words: FormWords = {
  labels: {
    seller: 'THE SELLERS:|卖方 FROM (seller):',
    buyer: 'TO MESSRS:|TO: 买方',
    consignee: 'FOR ACCOUNT OF (CONSIGNEE):|收货人 CNEE:',
    invoice_number: 'INVOICE NO.:|发票号码 INV. NO.:',
    invoice_date: 'DATE OF INV.:|发票日期 INV. DATE:',
    date: 'DATE OF P/L:|制单 DATE:',
    packing_list_number: 'LIST NO.:|装箱单号 P/L:',
    purchase_order: 'ORDER NO. (P/O):|订单号 P/O NO.:',
    due_date: 'TO BE PAID BEFORE:|付款日 PAY DAY:',
    country_of_origin: 'ORIGIN OF GOODS:|原产地 ORIGIN:',
    vessel: 'BY (VESSEL):|船名 BY S.S.:',
    voyage: 'VOY:|航次 VOY NO:',
    vessel_and_voyage: 'SHIPPED BY VESSEL/VOY:|船名航次 PER:',
    port_of_loading: 'FROM PORT OF:|从 FROM:',
    port_of_discharge: 'TO PORT OF:|到 TO (PORT):',
    incoterm: 'PRICE TERM:|价格条款 TERMS:',
    payment_terms: 'TERM OF PAYMENT:|付款方式 PAYMENT BY:',
    currency: 'CURRENCY UNIT:|币别 CUR.:',
    transport_document: 'B/L NUMBER:|提单号 B/L:',
    packages: 'TTL PKGS:|总件数 TTL PACKED IN:',
    gross_weight: 'TTL G.W.:|总毛重 TTL GW:',
    net_weight: 'TTL N.W.:|总净重 TTL NW:',
    volume: 'TTL MEAS.:|总体积 TTL CBM:',
    marks: 'SHIPPING MARKS:|唛头 MARKS:',
    goods_total: 'AMOUNT OF GOODS:|货值 GOODS:',
    freight: 'OCEAN FREIGHT (ADD):|海运费 O/F:',
    insurance: 'INSURANCE (ADD):|保险费 INS.:',
    discount: 'DISCOUNT (LESS):|折扣 DISC.:',
    total_amount: 'TOTAL VALUE:|总值 TTL AMOUNT:',
    say_total: 'SAY TOTAL:|大写 SAY:',
  },
  columns: {
    item: 'ITEM|序',
    product_code: 'ITEM NO.|货号 ART NO.',
    marks: 'MARKS & NOS.|唛头 MARKS',
    package_range: 'C/NO.|箱号 C/NO',
    packages: 'CTNS|箱数 CTNS',
    pieces_per_package: 'PCS/CTN|每箱 PCS',
    description: 'DESCRIPTIONS|货名 DESCRIPTION',
    hs_code: 'H.S. CODE NO.|海关编码 HS',
    quantity: "Q'TY|数量 QTY",
    quantity_unit: 'UNITS OF QTY|单位 UNIT',
    unit_price: 'U/PRICE|单价 U.PRICE',
    total_price: 'TTL AMOUNT|总金额 AMOUNT',
    net_weight: 'N.W.|净重 N.W.',
    gross_weight: 'G.W.|毛重 G.W.',
    volume: 'MEAS. CBM|体积 CBM',
  },
  phrases: {
    title_invoice: ['COMMERCIAL INVOICE', '商业发票 COMMERCIAL INVOICE'],
    title_packing_list: ['PACKING LIST', '装箱单 PACKING LIST'],
    invoice_caption: ['FOR AND ON BEHALF OF:'],
    packing_caption: ['FOR AND ON BEHALF OF:'],
  },
};

const goods: GoodsPlan = {
  world: CHINESE_WORLD,
  columns: (context, isPriced) => {
    const { item, code, description, packages, quantity, unit, glued, hs, range, each, price, amount, net, gross, volume } =
      goodsCells(context);
    const dice = context.dice.fork('sheet');
    const [marks, perCarton] = [marksColumn(context), { ...each, concept: 'pieces_per_package' as const }];
    const chosen = isPriced
      ? dice.pick([
          [marks, description, glued, price, amount],
          [item, code, description, hs, quantity, unit, price, amount],
          [code, description, quantity, unit, price, amount],
        ])
      : dice.pick([
          [range, code, description, perCarton, packages, quantity, unit, net, gross, volume],
          [range, description, packages, glued, gross, net, volume],
          [marks, description, packages, quantity, unit, gross, net],
        ]);
    return formColumns(context, chosen);
  },
};

/** A sheet of an exporter of China, printed as it is: the name across the top, the title doubly underlined, pairs left and right without rules, a full grid of goods, the terms in its head row. */
const printed: Family = (paper, dice) => {
  const isGrid = dice.happens(0.7);
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'Liberation Sans'])}", "${dice.pick(['Noto Serif CJK SC', 'Noto Sans CJK SC'])}";
  font-size: 9.5pt; line-height: 1.3; }
.own { text-align: center; } .own b { font-size: ${dice.between(13, 19)}pt; }
h1 { text-align: center; font-size: 16pt; margin: 8px 0 12px; text-decoration: underline double; }
.halves { display: grid; grid-template-columns: 56% 44%; gap: 2px 0; margin-bottom: 8px; }
.halves .lead { display: inline-block; min-width: 96px; vertical-align: top; }
.halves .told { display: inline-block; vertical-align: top; max-width: 66%; }
.goods th, .goods td { ${isGrid ? 'border: 0.5px solid #000;' : ''} padding: 3px; text-align: center; }
.goods thead { border-top: 1px solid #000; border-bottom: 1px solid #000; } .goods { border-bottom: 1px solid #000; }
.below { margin-top: 6px; } .sums td { padding: 1px 4px; } .sums { width: 50%; margin-left: 50%; } .signature { margin: 24px 0 0 52%; }`;
  const fields = new FormFields(paper, words);
  const { issuer, table } = paper;
  const pair = (concept: LabelConcept) => {
    if (!fields.has(concept)) return '';
    const { label, lines } = fields.at(concept);
    return `<div><span class="lead">${text(label)}</span> <span class="told">${linesOf(lines)}</span></div>`;
  };
  const left = (['seller', 'buyer', 'consignee', 'port_of_loading', 'port_of_discharge', 'vessel', 'voyage', 'vessel_and_voyage'] as const)
    .map(pair)
    .join('');
  const right = (
    [
      'invoice_number',
      'packing_list_number',
      'invoice_date',
      'date',
      'purchase_order',
      'incoterm',
      'payment_terms',
      'currency',
      'country_of_origin',
      'transport_document',
      'due_date',
    ] as const
  )
    .map(pair)
    .join('');
  const sums = fields.group('sums').map(({ label, lines }) => `<tr><td>${text(label)}</td><td class="number">${linesOf(lines)}</td></tr>`);
  const totals = (['packages', 'gross_weight', 'net_weight', 'volume', 'marks', 'say_total'] as const).map(pair).join('');
  return pageOf(
    css,
    `${issuer === null ? '' : `<div class="own"><b>${text(issuer.name)}</b><br>${issuer.lines.map(text).join(' ')}</div>`}<h1>${text(paper.title)}</h1>
<div class="halves"><div>${left}</div><div>${right}</div></div>${table === null ? '' : plainTable(table)}
${sums.length === 0 ? '' : `<table class="sums">${sums.join('')}</table>`}<div class="below">${totals}${fields.rest(':')}${paper.remarks.map(text).join('<br>')}</div>${signatureBlock(paper, dice)}`,
  );
};

export const cartonSheet: Family = Object.assign(printed, { words, goods });
