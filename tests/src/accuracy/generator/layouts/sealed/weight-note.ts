import { SEALED_WORLD } from '../../truth/sealed-world.js';
import { soldFrom } from '../../truth/sold-from.js';
import { pageOf, text } from '../html.js';
import { boxed, contactOf, inLines, inOneLine, lines, signed } from '../program/blocks.js';
import { type Column, goodsOf, tableOf } from '../program/goods.js';
import { packingTotals, weightSign } from '../program/packing-totals.js';
import { programFamily } from '../program/program-family.js';

/** A packing and weight list: the letterhead at the left, consignee boxed, particulars in captioned boxes, totals in the last row or in lines of their own. */
export const weightNote = programFamily({
  type: 'PKL',
  world: soldFrom(SEALED_WORLD, 'MY', 'ID', 'KR', 'CN'),
  draw: (sheet) => {
    const { dice } = sheet;
    const [seller, buyer] = [sheet.party('seller', false), sheet.party('buyer')];
    const meta = sheet.pairs([
      ['Packing List No.|P/L No.', 'packingNumber', 0.4],
      ['Invoice No.|Ref. Invoice No.|Inv No', 'invoice', 0.9],
      ['Date|Dated', 'day'],
      ['Order No.|Your PO|Contract', 'order', 0.5],
      ['Vessel / Voy|Per Vessel', 'vesselVoyage', 0.5],
      ['Port of Loading|From', 'loading', 0.7],
      ['Port of Discharge|To', 'discharge', 0.7],
      ['Container / Seal|Container No.', 'containerNumbers', 0.5],
    ]);
    const unit = weightSign(sheet);
    const columns: Column[] = [
      ['Package No.|Ctn No.|Pallet No.', 'range', 10],
      ['Description of Goods|Product|Description', 'description', 34],
      ...(sheet.has('code', 0.5) ? [['Code|Item', 'code', 12] as const] : []),
      ['Packages|No. of Ctns|Pkgs', dice.fork('kind').pick(['packages', 'packagesKind']), 12],
      ['Quantity|Q’ty', 'quantity', 10],
      ['Unit', 'unit', 7],
      [`Net Weight (${unit})|N/W ${unit}`, 'netWeight', 11],
      [`Gross Weight (${unit})|G/W ${unit}`, 'grossWeight', 11],
      ...(sheet.has('cbm', 0.6) ? [['Measurement (M3)|CBM', 'volume', 10] as const] : []),
    ];
    const goods = goodsOf(sheet, columns);
    const isSummed = sheet.has('row', 0.6);
    const foot = isSummed ? packingTotals(sheet, columns, sheet.word('Total|GRAND TOTAL|Total :')) : '';
    const below = isSummed
      ? []
      : sheet.pairs([
          ['Total packages|Total number of packages', 'packages'],
          ['Total net weight', 'net'],
          ['Total gross weight', 'gross'],
          ['Total measurement', 'volume', 0.7],
        ]);
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'Liberation Serif', 'DejaVu Sans Condensed'])}"; font-size: 8.5pt; }
h1 { font-size: 14pt; margin: 12px 0; text-decoration: underline; } .two { display: flex; gap: 10px; margin-bottom: 10px; }
.to { border: 1px solid #000; padding: 4px 8px; width: 44%; } .two .boxes { flex: 1; width: auto; } .boxes td { border: 1px solid #000; padding: 1px 4px; }
.label { font-size: 6.5pt; }
.goods th { border-top: 1.5px solid #000; border-bottom: 1.5px solid #000; padding: 3px; vertical-align: bottom; } .goods td { padding: 3px; }
.totals td { border-top: 1px solid #000; border-bottom: 3px double #000; } .signature { margin: 26px 0 0 65%; }`,
      `<b style="font-size:13pt">${text(seller.name)}</b><br>${inOneLine(seller)}<br>${contactOf(seller)}<h1>
${sheet.word('PACKING LIST|PACKING AND WEIGHT LIST|PACKING / WEIGHT LIST')}</h1>
<div class="two"><div class="to"><div class="label">${sheet.word('For account and risk of|Buyer|Customer')}</div>${lines(buyer)}</div>${boxed(meta, 2)}</div>
${tableOf(goods, 'goods', foot)}<br>${inLines(below, dice.fork('colon').pick([': ', ' : ']))}${signed(dice, sheet.word('Authorised signatory|'), seller.name)}`,
    );
    return { title: 'PACKING LIST', page };
  },
});
