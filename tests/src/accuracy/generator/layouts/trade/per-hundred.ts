import { ofChapters, soldFrom } from '../../truth/sold-from.js';
import { TRADE_WORLD } from '../../truth/trade-world.js';
import { pageOf, text } from '../html.js';
import { beside, contactOf, inOneLine, lines } from '../program/blocks.js';
import { goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { tellFree } from '../program/retold.js';
import { charges, sumsOf } from '../program/sums.js';

/** A maker of small parts: prices of a hundred, packages and weights in the lines, everything in one fixed pitch, sums below the column of amounts. */
export const perHundred = programFamily({
  type: 'CIV',
  world: ofChapters(soldFrom(TRADE_WORLD, 'TW', 'DE', 'CN'), '73', '84', '40', '85'),
  draw: (sheet) => {
    if (sheet.has('free line', 0.2)) tellFree(sheet);
    const { dice, shipment } = sheet;
    const { currency } = shipment;
    const [seller, buyer] = [sheet.party('seller'), sheet.party('buyer')];
    const meta = sheet.pairs([
      ['Invoice No|INVOICE NO|Our invoice', 'invoice'],
      ['Date|Inv. Date', 'day'],
      ['Your order|Cust. Order|P/O No', 'order', 0.7],
      ['Vessel|Per S.S.', 'vesselVoyage', 0.4],
      ['From|Port of loading', 'loading', 0.5],
      ['To|Destination', 'discharge', 0.5],
      ['Delivery|Terms', 'incoterm', 0.8],
      ['Payment', 'terms', 0.8],
    ]);
    const goods = goodsOf(
      sheet,
      [
        ['Pos|Ln', 'item10', 6],
        ['Article|Part No', 'code', 14],
        ['Description', 'description', 36],
        ['Qty|Quantity', 'quantity', 11],
        ['Price/100|Price per 100|Per 100', 'price100', 12],
        ...(sheet.has('weights', 0.5) ? [['Net kg|N.W. (kg)', 'netWeight', 11] as const] : []),
        [`Amount ${currency}|Value ${currency}`, 'amount', 13],
      ],
      sheet.has('details', 0.5)
        ? [
            ['HS', 'hs'],
            ['Made in', 'origin'],
          ]
        : [],
    );
    const sums = sumsOf(sheet, {
      ...charges(sheet, { goods: 'Net value|Goods value', freight: 'Freight', insurance: 'Insurance' }),
      total: `Total ${currency}|Invoice value ${currency}`,
    });
    const count = goods.columns.length;
    const foot = sums
      .map(
        ({ label, html }) => `<tr class="sum"><td colspan="${count - 1}" class="number">${label}</td><td class="number">${html}</td></tr>`,
      )
      .join('');
    const cargo = sheet.pairs([
      ['Packing|Packages', 'packages', 0.6],
      ['Total net|Net', 'net', 0.6],
      ['Total gross|Gross', 'gross', 0.6],
      ['Cube', 'volume', 0.4],
    ]);
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Mono', 'DejaVu Sans Mono', 'Liberation Sans Narrow'])}"; font-size: 8pt; }
.top { display: flex; justify-content: space-between; margin: 16px 0; } .top > * { width: 48%; } .pairs { width: auto; }
.label { padding-right: 14px; white-space: nowrap; }
.goods th { border-top: 1px dashed #000; border-bottom: 1px dashed #000; padding: 2px; font-weight: normal; vertical-align: bottom; } .goods td { padding: 2px; }
.sum:first-of-type td { border-top: 1px dashed #000; } .foot { margin-top: 50px; font-size: 7pt; text-align: center; }`,
      `<div>${sheet.word('COMMERCIAL INVOICE|INVOICE|I N V O I C E')}</div><div class="top"><div>${lines(buyer)}</div>
${beside(meta, dice.fork('colon').pick([' :', ':', '']))}</div>
${tableOf(goods, 'goods', foot)}<br>${beside(cargo, ':')}<div class="foot">${text(seller.name)}<br>${inOneLine(seller)}<br>${contactOf(seller)}</div>`,
    );
    return { title: 'INVOICE', page };
  },
});
