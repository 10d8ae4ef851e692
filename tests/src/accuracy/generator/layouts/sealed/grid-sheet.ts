import { SEALED_WORLD } from '../../truth/sealed-world.js';
import { soldFrom } from '../../truth/sold-from.js';
import { pageOf, text } from '../html.js';
import { inOneLine, lines } from '../program/blocks.js';
import { goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { charges, sumsOf } from '../program/sums.js';

/** A spreadsheet in which every cell is ruled: labels in shaded cells at the left of their values, two pairs in a row, the goods in the same grid. */
export const gridSheet = programFamily({
  type: 'CIV',
  world: soldFrom(SEALED_WORLD, 'CN', 'MY', 'ID'),
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const { currency } = shipment;
    const [seller, buyer] = [sheet.party('seller'), sheet.party('buyer')];
    const consignee = sheet.has('consignee', 0.5) ? sheet.party('consignee') : undefined;
    const pairs = sheet.pairs([
      ['Invoice No|INVOICE#|INV NO', 'invoice'],
      ['Invoice Date|DATE', 'day'],
      ['PO No|P.O. #|Customer PO', 'order', 0.6],
      ['Payment|Payment Term', 'terms', 0.7],
      ['Incoterms|Trade Term|Delivery Term', 'incoterm', 0.8],
      ['POL|Port of Loading', 'loading', 0.7],
      ['POD|Port of Discharge', 'discharge', 0.7],
      ['Vessel & Voyage', 'vesselVoyage', 0.3],
      ['Currency', 'currency', 0.5],
      ['Country of Origin|Origin', 'origin', 0.4],
      ['Total Cartons|Total Packages', 'packages', 0.5],
      ['Total G.W.|Gross Weight', 'gross', 0.5],
      ['Total CBM|Volume', 'volume', 0.4],
    ]);
    const goods = goodsOf(sheet, [
      ['S/N|No', 'item', 5],
      ['SKU|Item Code|Part Number', 'code', 13],
      ['Description|Product Description', 'description', 34],
      ['HS Code|HTS', 'hs', 12],
      ...(sheet.has('coo', 0.4) ? [['COO|Origin', 'origin', 9] as const] : []),
      ['Qty|QTY', 'quantity', 8],
      ['UOM|Unit', 'unit', 7],
      ...(sheet.has('nw', 0.3) ? [['N.W.|Net Weight', 'netWeight', 9] as const] : []),
      ['Unit Price|U.Price', 'price', 10],
      [`Total (${currency})|Total|Amount`, 'amount', 12],
    ]);
    const sums = sumsOf(sheet, {
      ...charges(sheet, { goods: 'Total Goods Value|Sub-Total', freight: 'Freight', insurance: 'Insurance' }),
      total: `Grand Total (${currency})|TOTAL AMOUNT|Invoice Amount`,
    });
    const count = goods.columns.length;
    const foot = sums
      .map(
        ({ label, html }) =>
          `<tr><td colspan="${count - 2}" class="number shade">${label}</td><td colspan="2" class="number">${html}</td></tr>`,
      )
      .join('');
    const row = (label: string, html: string) => `<tr><td class="shade">${label}</td><td colspan="3">${html}</td></tr>`;
    const cells = pairs.map(({ label, html }) => `<td class="shade">${label}</td><td>${html}</td>`);
    const twos = cells.flatMap((cell, index) =>
      index % 2 === 0 ? [`<tr>${cell}${cells[index + 1] ?? '<td class="shade"></td><td></td>'}</tr>`] : [],
    );
    const address = dice.fork('address').happens(0.5)
      ? (company: typeof buyer) => lines(company)
      : (company: typeof buyer) => `${text(company.name)}<br>${inOneLine(company)}`;
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'Liberation Sans Narrow', 'DejaVu Sans Condensed'])}", "Noto Sans CJK SC"; font-size: 8pt; } td, th {
border: 0.5px solid #000; padding: 2px 3px; } .shade, .goods th { background: ${dice.fork('shade').pick(['#fff', '#d9e2f3', '#e7e6e6', '#fff2cc'])}; } .shade { font-weight: bold; }
.form { table-layout: fixed; } .form .shade { width: 17%; } .title { text-align: center; font-size: 13pt; font-weight: bold; } .goods { margin-top: -1px; } .goods th { text-align:
center; font-size: 7.5pt; }`,
      `<table class="form"><tr><td colspan="4" class="title">${sheet.word('COMMERCIAL INVOICE|Commercial Invoice|INVOICE')}</td>
</tr>${row(sheet.word('Exporter|Seller|Shipper / Exporter'), address(seller))}${row(sheet.word('Buyer|Bill To|Importer / Buyer'), address(buyer))}
${consignee === undefined ? '' : row(sheet.word('Consignee|Ship To|Deliver to'), address(consignee))}${twos.join('')}</table>${tableOf(goods, 'goods', foot)}
<p>${sheet.word('We hereby certify that the information on this invoice is true and correct.|This is a computer generated document. No signature is required.')}</p>`,
    );
    return { title: 'COMMERCIAL INVOICE', page };
  },
});
