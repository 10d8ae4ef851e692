import { SEALED_WORLD } from '../../truth/sealed-world.js';
import { soldFrom } from '../../truth/sold-from.js';
import { pageOf, text } from '../html.js';
import { beside, inOneLine, lines } from '../program/blocks.js';
import { goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';

/** The packing list of a European shipper's program: addresses side by side without boxes, dimensions in the lines, a summary of packages, weights and cube in a block at the foot. */
export const cartonBlocks = programFamily({
  type: 'PKL',
  world: soldFrom(SEALED_WORLD, 'IT', 'ES', 'NL', 'PL'),
  numbers: { group: '.', point: ',' },
  draw: (sheet) => {
    const { dice } = sheet;
    const [seller, buyer] = [sheet.party('seller', false), sheet.party('buyer')];
    const isLocal = sheet.has('local', 0.3);
    const meta = sheet.pairs([
      ['Document no.|Packing list no.|List no.', 'packingNumber', 0.7],
      ['Date|Document date', 'day'],
      ['Invoice|Invoice number|Ref. invoice', 'invoice', 0.7],
      ['Customer order|Your order no.', 'order', 0.6],
      ['Shipping terms|Incoterms', '=see invoice', 0.3],
      ['Marks|Shipping marks', 'marks', 0.5],
    ]);
    const goods = goodsOf(sheet, [
      ['Package|Pallet|Collo', 'range', 9],
      ['Article|Art.|Item code', 'code', 13],
      ['Description', 'description', 36],
      ...(sheet.has('lot', 0.3) ? [['Batch|Lot', 'lot', 10] as const] : []),
      ['Quantity|Qty', 'quantityUnit', 12],
      ['Dimensions cm|L x W x H', 'size', 13],
      ...(sheet.has('weights', 0.6)
        ? [
            [`Net ${sheet.writing.weightUnit.toLowerCase()}`, 'netWeight', 10] as const,
            [`Gross ${sheet.writing.weightUnit.toLowerCase()}`, 'grossWeight', 10] as const,
          ]
        : []),
    ]);
    const summary = sheet.pairs([
      ['Number of packages|Total colli|Packages', 'packages'],
      ['Total net weight|Net weight', 'net', 0.8],
      ['Total gross weight|Gross weight', 'gross'],
      ['Total volume|Volume', 'volume', 0.7],
    ]);
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'DejaVu Sans Condensed'])}"; font-size: 8.5pt; }
.top { display: flex; justify-content: space-between; gap: 30px; margin: 20px 0; } .top > * { flex: 1; }
.cap { color: #666; font-size: 7pt; border-bottom: 0.5px solid #999; margin-bottom: 3px; } h1 { font-size: 18pt; margin: 0; font-weight: 300; }
.goods th { background: #ececec; padding: 4px 3px; } .goods td { padding: 4px 3px; border-bottom: 0.5px solid #ddd; }
.sum { width: 45%; margin: 20px 0 0 55%; border: 1px solid #999; } .sum td { padding: 3px 8px; } .foot { font-size: 6.5pt; margin-top: 50px; color: #666; }`,
      `<h1>${sheet.word(isLocal ? 'PACKING LIST - DISTINTA COLLI|LISTA DE BULTOS / PACKING LIST' : 'Packing List|PACKING LIST')}</h1><div class="top"><div><div class="cap">
${sheet.word('Sender|From')}</div>${lines(seller)}</div><div><div class="cap">${sheet.word('Sold to|Customer|Customer')}</div>${lines(buyer)}</div><div>${beside(meta)}</div></div>
${tableOf(goods)}${beside(summary, ':', 'sum')}<div class="foot">${text(seller.name)} - ${inOneLine(seller)} - ${sheet.made('VAT @@#########')}</div>`,
    );
    return { title: 'PACKING LIST', page };
  },
});
