import { amountInWords } from '../../style/amount-in-words.js';
import { soldFrom } from '../../truth/sold-from.js';
import { TRADE_WORLD } from '../../truth/trade-world.js';
import { pageOf, text } from '../html.js';
import { beside, inOneLine, lines, signed } from '../program/blocks.js';
import { goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { tellFree } from '../program/retold.js';
import { charges, sumsOf } from '../program/sums.js';

/** A factory's invoice from a spreadsheet: its name large in the middle, whom it is to at the left, numbers at the right, from where to where in a line, the total in words. */
export const factoryExcel = programFamily({
  type: 'CIV',
  world: soldFrom(TRADE_WORLD, 'CN', 'TW'),
  draw: (sheet) => {
    if (sheet.has('free line', 0.2)) tellFree(sheet);
    const { dice, shipment } = sheet;
    const seller = sheet.party('seller');
    const title = dice.fork('title').pick(['COMMERCIAL INVOICE', 'INVOICE', 'Commercial Invoice']);
    const numbers = sheet.pairs([
      ['INVOICE NO.|Invoice No|INV. NO.|NO.', 'invoice'],
      ['DATE|Date', 'day'],
      ['P.O. NO.|ORDER NO.|YOUR P/O NO.', 'order', 0.5],
      ['B/L NO.', 'bill', 0.15],
      ['L/C NO.', '=LC########', 0.15],
    ]);
    const isMarked = sheet.has('marks', 0.5);
    if (isMarked) sheet.fill('marks');
    const per = dice.fork('price').pick(['UNIT PRICE', 'U/PRICE', 'PRICE']);
    const isTermed = sheet.has('termed', 0.3);
    if (isTermed) sheet.say({ incoterm: shipment.incoterm });
    const goods = goodsOf(sheet, [
      ...(isMarked ? [['MARKS & NOS.|MARKS|SHIPPING MARK', 'marks', 16] as const] : []),
      ...(sheet.has('codes', 0.5) ? [['ITEM NO.|MODEL|ART. NO.', 'code', 13] as const] : []),
      ['DESCRIPTION OF GOODS|DESCRIPTIONS|DESCRIPTION|COMMODITY & SPECIFICATION', 'description', 36],
      ...(sheet.has('hs', 0.4) ? [['H.S. CODE|HS CODE', 'hs', 13] as const] : []),
      ['QUANTITY|QTY', 'quantityUnit', 13],
      [isTermed ? `${per} ${shipment.incoterm}` : `${per} (${shipment.currency})|${per}`, 'price', 13],
      [`AMOUNT (${shipment.currency})|AMOUNT`, 'amount', 14],
    ]);
    const sums = sumsOf(sheet, {
      ...charges(sheet, { goods: 'SUB TOTAL', freight: 'OCEAN FREIGHT|FREIGHT', insurance: 'INSURANCE' }),
      total: `TOTAL|TOTAL:|TOTAL ${shipment.currency}`,
    });
    const count = goods.columns.length;
    const foot = sums
      .map(({ label, html }) => `<tr class="totals"><td colspan="${count - 1}">${label}</td><td class="number">${html}</td></tr>`)
      .join('');
    const route = sheet.pairs([
      ['FROM|SHIPMENT FROM|From', 'loading'],
      ['TO|To', 'discharge'],
      ['BY|PER|Shipped per', sheet.has('vessel', 0.4) ? 'vesselVoyage' : '=SEA'],
    ]);
    const terms = sheet.pairs([
      ['TERMS OF PAYMENT|PAYMENT|Payment terms', 'terms', 0.6],
      ['PRICE TERM|TRADE TERMS|DELIVERY TERMS', 'incoterm', 0.7],
      ['COUNTRY OF ORIGIN|ORIGIN', 'origin', 0.4],
      ['TOTAL PACKAGES|PACKED IN', 'packages', 0.4],
      ['TOTAL G.W.|GROSS WEIGHT', 'gross', 0.3],
      ['TOTAL N.W.|NET WEIGHT', 'net', 0.3],
    ]);
    const buyer = sheet.party('buyer');
    const said = amountInWords(shipment.goodsTotal);
    const isPlain = !sums.some(({ label }) => label.startsWith('SUB'));
    const words =
      isPlain && sheet.has('words', 0.7)
        ? `<div class="said">${sheet.word('SAY TOTAL|SAY')} ${shipment.currency === 'USD' ? 'US DOLLARS' : text(shipment.currency)} ${text(said)} ONLY.</div>`
        : '';
    const bank = sheet.has('bank', 0.5)
      ? `<div class="bank">BENEFICIARY: ${text(seller.name.toUpperCase())}<br>${sheet.made('BANK: BANK OF EAST DISTRICT, NO.## BRANCH\nA/C NO.: ################\nSWIFT CODE: @@@@CNBJ###')}</div>`
      : '';
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Serif', 'Liberation Sans'])}", "Noto Sans CJK SC"; font-size: 9pt; } .own { text-align: center; }
.own b { font-size: 15pt; } h1 { font-size: 15pt; text-align: center; margin: 10px 0; ${sheet.has('line', 0.5) ? 'text-decoration: underline;' : ''} }
.top { display: flex; justify-content: space-between; margin-bottom: 8px; } .top > :first-child { width: 58%; } .top .pairs { width: 36%; }
.route { display: flex; gap: 18px; margin: 6px 0; }
.goods th, .goods td { border: ${sheet.has('ruled', 0.7) ? '1px solid #000' : '0'}; padding: 2px 4px; }
.goods th { text-align: center; border-bottom: 1px solid #000; } .totals td { font-weight: bold; border-top: 1px solid #000 !important; }
.said { margin: 8px 0; font-weight: bold; } .bank { margin-top: 12px; } .signature { margin: 20px 0 0 60%; }`,
      `<div class="own"><b>${text(seller.name.toUpperCase())}</b><br>
${sheet.has('address', 0.8) ? `ADD: ${inOneLine(seller)}<br>${text(`TEL: ${seller.telephone}`)}` : inOneLine(seller)}</div><h1>${text(title)}</h1>
<div class="top"><div>${sheet.word('TO:|MESSRS:|To:|Messrs.|TO MESSRS.|BUYER:')} ${lines(buyer)}</div>${beside(numbers, ':')}</div>
<div class="route">${route.map(({ label, html }) => `<div>${label}: ${html}</div>`).join('')}</div>${beside(terms, ':')}
${tableOf(goods, 'goods', foot)}${words}${bank}${signed(dice, '', sheet.has('signed', 0.7) ? seller.name : '')}`,
    );
    return { title, page };
  },
});
