import { soldFrom } from '../../truth/sold-from.js';
import { TRADE_WORLD } from '../../truth/trade-world.js';
import { pageOf, text } from '../html.js';
import { beside, inOneLine, lines, signed } from '../program/blocks.js';
import { type Column, goodsOf, tableOf } from '../program/goods.js';
import { packingTotals, weightSign } from '../program/packing-totals.js';
import { programFamily } from '../program/program-family.js';

/** The packing list that goes with a factory's invoice: the same head, cartons by their numbers, weights and cubic metres summed below. */
export const factoryPacking = programFamily({
  type: 'PKL',
  world: soldFrom(TRADE_WORLD, 'CN', 'TW', 'VN'),
  draw: (sheet) => {
    const { dice } = sheet;
    const [seller, buyer] = [sheet.party('seller', false), sheet.party('buyer')];
    const numbers = sheet.pairs([
      ['INVOICE NO.|INV NO.|Invoice No.', 'invoice'],
      ['DATE|Date', 'day'],
      ['P/O NO.|ORDER NO.|CONTRACT NO.', 'order', 0.4],
    ]);
    const route = sheet.pairs([
      ['FROM|SHIPPED FROM|PORT OF LOADING', 'loading', 0.7],
      ['TO|DESTINATION|PORT OF DISCHARGE', 'discharge', 0.7],
      ['CONTAINER NO.', 'containerNumbers', 0.4],
    ]);
    const unit = weightSign(sheet);
    const isMarked = sheet.has('marks', 0.4);
    if (isMarked) sheet.fill('marks');
    const columns: Column[] = [
      ...(isMarked
        ? [['MARKS & NOS.|SHIPPING MARKS', 'marks', 15] as const]
        : sheet.has('range', 0.7)
          ? [['CTN NO.|C/NO.|CARTON NO.', 'range', 9] as const]
          : []),
      ...(sheet.has('codes', 0.5) ? [['ITEM NO.|MODEL NO.|STYLE', 'code', 12] as const] : []),
      ['DESCRIPTION OF GOODS|DESCRIPTION|COMMODITY', 'description', 32],
      ['QUANTITY|QTY', 'quantityUnit', 12],
      ['CTNS|CARTONS|PKGS|PACKAGES', 'packages', 9],
      ...(sheet.has('each', 0.4) ? [['QTY/CTN|PCS/CTN', 'perPackage', 8] as const] : []),
      [`N.W. (${unit})|NET WEIGHT (${unit})|N.W./${unit}`, 'netWeight', 11],
      [`G.W. (${unit})|GROSS WEIGHT (${unit})|G.W./${unit}`, 'grossWeight', 11],
      ...(sheet.has('size', 0.3) ? [['CTN SIZE (CM)|SIZE', 'size', 12] as const] : []),
      ['MEAS. (CBM)|CBM|MEASUREMENT (CBM)', 'volume', 11],
    ];
    const goods = goodsOf(sheet, columns);
    const foot = packingTotals(sheet, columns, sheet.word('TOTAL|TOTAL:'));
    const isRuled = sheet.has('ruled', 0.75);
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Serif', 'Liberation Sans', 'Liberation Sans Narrow'])}", "Noto Sans CJK SC"; font-size: 8.5pt; }
.own { text-align: center; } .own b { font-size: 14pt; } h1 { text-align: center; font-size: 14pt; margin: 8px 0 12px; }
.top { display: flex; justify-content: space-between; margin-bottom: 8px; } .top > :first-child { width: 56%; } .top .pairs { width: 38%; }
.goods th, .goods td { border: ${isRuled ? '1px solid #000' : '0'}; padding: 2px 3px; } .goods th { text-align: center; border-bottom: 1px solid #000; }
.totals td { font-weight: bold; border-top: 1px solid #000; } .signature { margin: 22px 0 0 58%; }`,
      `<div class="own"><b>${text(seller.name.toUpperCase())}</b><br>${inOneLine(seller)}<br>${text(`TEL: ${seller.telephone}  FAX: ${seller.telephone.slice(0, -1)}9`)}</div><h1>
${sheet.word('PACKING LIST|PACKING LIST / WEIGHT LIST|Packing List')}</h1>
<div class="top"><div>${sheet.word('TO:|MESSRS.:|Buyer:|CONSIGNEE/BUYER:')}<br>${lines(buyer)}</div>${beside(numbers, ':')}</div>
<div>${route.map(({ label, html }) => `${label}: ${html}`).join(' &nbsp; ')}</div>
${tableOf(goods, 'goods', foot)}${signed(dice, '', sheet.has('signed', 0.6) ? seller.name : '')}`,
    );
    return { title: 'PACKING LIST', page };
  },
});
