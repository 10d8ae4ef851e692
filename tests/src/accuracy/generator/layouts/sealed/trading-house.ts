import { amountInWords } from '../../style/amount-in-words.js';
import { SEALED_WORLD } from '../../truth/sealed-world.js';
import { soldFrom } from '../../truth/sold-from.js';
import { pageOf, text } from '../html.js';
import { inLines, inOneLine, lines, signed } from '../program/blocks.js';
import { goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { tellFree } from '../program/retold.js';
import { charges, sumsOf } from '../program/sums.js';

/** A trading house of the East: bilingual name, seller and buyer spelt out in lines, particulars numbered one by one, goods without rules, the total under a double line. */
export const tradingHouse = programFamily({
  type: 'CIV',
  world: soldFrom(SEALED_WORLD, 'CN', 'KR'),
  draw: (sheet) => {
    if (sheet.has('free line', 0.2)) tellFree(sheet);
    const { dice, shipment } = sheet;
    const [seller, buyer] = [sheet.party('seller'), sheet.party('buyer')];
    const particulars = sheet.pairs([
      ['Invoice Number|INVOICE NUMBER|Invoice No', 'invoice'],
      ['Invoice Date|DATED|Date of Invoice', 'day'],
      ['Contract No|S/C No|Sales Confirmation No.', '=@@##@####', 0.4],
      ['Order No|PO No', 'order', 0.5],
      ['Port of Shipment|Loading Port', 'loading', 0.8],
      ['Port of Destination|Destination Port', 'discharge', 0.8],
      ['Mode of Transport|Transportation', '=BY VESSEL', 0.5],
      ['Vessel/Voyage', 'vesselVoyage', 0.3],
      ['Price Terms|Terms of Trade', 'incoterm', 0.7],
      ['Payment Terms|Terms of Payment', 'terms', 0.7],
      ['Made in|Country of Origin', 'origin', 0.4],
      ['Packing|Total Package', 'packages', 0.4],
      ['Total Gross Weight|G.W.', 'gross', 0.4],
      ['Total Net Weight|N.W.', 'net', 0.4],
    ]);
    const isCoded = sheet.has('code', 0.6);
    const { currency } = shipment;
    const goods = goodsOf(sheet, [
      ['No.|ITEM', 'item', 5],
      ...(isCoded ? [['Model No.|Article No.', 'code', 13] as const] : []),
      ['Name of Commodity|Product Name|Goods Description', 'description', 36],
      ...(sheet.has('hs', 0.4) ? [['HS NO.|H.S.Code', 'hs', 13] as const] : []),
      ['Qty|Quantity', 'quantity', 9],
      ['Unit', 'unit', 7],
      [`Unit Price(${currency})|Price ${currency}`, 'price', 12],
      [`Total Amount(${currency})|Total ${currency}|Total Price`, 'amount', 13],
    ]);
    const isPlain = sheet.has('plain', 0.6);
    const sums = sumsOf(sheet, {
      ...(isPlain
        ? {}
        : charges(sheet, { goods: 'Goods Amount|Subtotal', freight: 'Sea Freight|Freight cost', insurance: 'Insurance fee' })),
      total: `TOTAL VALUE|Total amount ${currency}|TTL ${currency}`,
    });
    const foot = sums
      .map(
        ({ label, html }) =>
          `<tr class="sum"><td colspan="${goods.columns.length - 2}"></td><td>${label}</td><td class="number">${html}</td></tr>`,
      )
      .join('');
    const said = isPlain
      ? `<p>${sheet.word('SAY:|Say Total:|TOTAL AMOUNT IN WORDS:')} ${text(`${currency} ${amountInWords(shipment.goodsTotal)}`)} ${sheet.word('ONLY|ONLY.')}</p>`
      : '';
    const zh = dice.fork('zh').pick(['锦龙进出口有限公司', '瑞祥贸易有限公司', '']);
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Serif', 'Liberation Sans'])}", "Noto Sans CJK SC"; font-size: 9pt; }
.own { display: flex; justify-content: space-between; border-bottom: 3px double #000; padding-bottom: 6px; }
h1 { text-align: center; font-size: 16pt; margin: 12px 0; } .party { margin-bottom: 6px; } .lines { columns: 2; margin: 8px 0 12px; }
.goods th { border-top: 1px solid #000; border-bottom: 1px solid #000; padding: 3px; text-align: center; } .goods td { padding: 3px; }
.sum td { font-weight: bold; } .sum:last-child td { border-bottom: 3px double #000; } .signature { margin: 24px 0 0 10px; }`,
      `<div class="own"><div><b style="font-size:12pt">${text(seller.name)}</b><br>${zh}</div><div>${text(`TEL ${seller.telephone}`)}<br>${text(seller.email)}</div>
</div><h1>${sheet.word('COMMERCIAL INVOICE|INVOICE|商业发票 COMMERCIAL INVOICE')}</h1>
<div class="party">${sheet.word('Seller:|THE SELLER:|From:')} ${text(seller.name)}<br>${sheet.word('Address:|Add:')} ${inOneLine(seller)}</div>
<div class="party">${sheet.word('Buyer:|THE BUYER:|Sold to:')} ${dice.fork('lines').happens(0.5) ? lines(buyer) : `${text(buyer.name)}<br>${inOneLine(buyer)}`}</div>
<div class="lines">${inLines(particulars, dice.fork('colon').pick([': ', ' : ', '：']))}</div>
${tableOf(goods, 'goods', foot)}${said}${sheet.has('bank', 0.5) ? sheet.made('Bank information: EAST COAST COMMERCIAL BANK, Swift @@@@CNSH, Account ##################') : ''}
${signed(dice, sheet.word('The Seller|For and on behalf of|'), seller.name)}`,
    );
    return { title: 'COMMERCIAL INVOICE', page };
  },
});
