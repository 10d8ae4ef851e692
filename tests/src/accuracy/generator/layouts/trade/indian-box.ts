import { amountInWords } from '../../style/amount-in-words.js';
import { soldFrom } from '../../truth/sold-from.js';
import { TRADE_WORLD } from '../../truth/trade-world.js';
import { pageOf, text } from '../html.js';
import { lines, signed } from '../program/blocks.js';
import { goodsOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import type { Pair } from '../program/sheet.js';
import { sumsOf } from '../program/sums.js';

const cellOf = ({ label, html }: Pair, span = 1) => `<td colspan="${span}"><div class="label">${label}</div>${html}</td>`;

/** The one-page box of exporters in South Asia: everything in ruled cells, registrations of the exporter, the goods in the same frame, the amount in words in the last one. */
export const indianBox = programFamily({
  type: 'CIV',
  world: soldFrom(TRADE_WORLD, 'IN'),
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const [seller, consignee] = [sheet.party('seller'), sheet.party('consignee')];
    const at = (label: string, value: Parameters<typeof sheet.pairs>[0][number][1], span = 1) => {
      const [pair] = sheet.pairs([[label, value]]);
      return pair === undefined ? '' : cellOf(pair, span);
    };
    const invoice = sheet.pairs([
      ['Invoice No. & Date|Invoice No. and Date', 'invoice'],
      ['dated', 'day'],
    ]);
    const [number, day] = invoice;
    const isOther = shipment.buyer !== shipment.consignee;
    sheet.say({ buyer_name: shipment.buyer.name, buyer_address: shipment.buyer.address.join(', ') });
    const goods = goodsOf(sheet, [
      ['Marks & Nos./Container No.|Marks & Nos.', 'marks', 14],
      ['No. & Kind of Pkgs.', 'packagesKind', 12],
      ['Description of Goods', 'description', 34],
      ...(sheet.has('hs', 0.6) ? [['HSN Code|ITC HS Code', 'hs', 11] as const] : []),
      ['Quantity', 'quantityUnit', 11],
      [`Rate ${shipment.currency}`, 'price', 10],
      [`Amount ${shipment.currency}`, 'amount', 12],
    ]);
    sheet.fill('marks');
    const [total] = sumsOf(sheet, { total: `Total ${shipment.currency}|TOTAL ${shipment.currency}` });
    const count = goods.columns.length;
    const heads = goods.columns.map(({ head, share }) => `<th style="width:${share}%">${head}</th>`).join('');
    const rows = goods.rows.map(
      (row) =>
        `<tr>${row.map((cell, place) => `<td${goods.columns[place]?.isNumber === true ? ' class="number"' : ''}>${cell}</td>`).join('')}</tr>`,
    );
    const buyer = isOther ? lines(shipment.buyer) : text(`${shipment.buyer.name}\n${shipment.buyer.address.join('\n')}`);
    const weights = sheet.has('weights', 0.5)
      ? `<div>${sheet.word('Net Wt.|Nett Weight')} ${sheet.fill('net')} &nbsp; ${sheet.word('Gross Wt.|Gross Weight')} ${sheet.fill('gross')}</div>`
      : '';
    const currency = shipment.currency === 'USD' ? 'US DOLLARS' : shipment.currency;
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'Liberation Serif', 'Liberation Sans Narrow'])}"; font-size: 8.5pt; } table { table-layout: fixed; } .frame
td { border: 1px solid #000; padding: 2px 4px; }
.label { font-size: 7pt; font-style: ${dice.fork('italic').pick(['italic', 'normal'])}; } h1 { text-align: center; font-size: 12pt; margin: 0 0 3px; }
.frame { margin-top: -1px; } .goods th { border: 1px solid #000; font-size: 7.5pt; font-weight: normal; }
.goods td { border-left: 1px solid #000; border-right: 1px solid #000; padding: 2px 4px; } .goods { border: 1px solid #000; margin-top: -1px; }
.goods .totals td { border-top: 1px solid #000; }`,
      `<h1>${sheet.word('INVOICE|EXPORT INVOICE|COMMERCIAL INVOICE')}</h1>
<table class="frame"><tr><td rowspan="3" colspan="2" style="width:50%"><div class="label">${sheet.word('Exporter|Exporter / Manufacturer')}</div>
${lines(seller, true)}<br>${sheet.made('GSTIN: ##@@@@@####@1Z#')}</td>
<td><div class="label">${number?.label ?? ''}</div>${number?.html ?? ''} ${sheet.word('DT.|dtd.|Date:')} ${day?.html ?? ''}</td>
<td><div class="label">${sheet.word("Exporter's Ref.")}</div>${sheet.made('IEC: ##########')}</td></tr>
<tr>${at("Buyer's Order No. & Date|Buyer's Order No.", 'order', 2)}</tr><tr>${at('Other Reference(s)', '=LUT ARN @@##########', 2)}</tr>
<tr><td colspan="2"><div class="label">Consignee</div>${lines(consignee)}</td>
<td colspan="2"><div class="label">${sheet.word('Buyer (if other than consignee)')}</div>${isOther ? buyer : 'SAME AS CONSIGNEE'}</td></tr>
<tr>${at('Pre-Carriage by', '=ROAD')}${at('Place of Receipt by Pre-Carrier', '=ICD')}${at('Country of Origin of Goods', 'origin')}
${at('Country of Final Destination', 'destination')}</tr>
<tr>${at('Vessel / Flight No.', sheet.has('vessel', 0.4) ? 'vesselVoyage' : '=BY SEA')}${at('Port of Loading', 'loading')}
<td colspan="2" rowspan="2"><div class="label">${sheet.word('Terms of Delivery and Payment')}</div>${sheet.fill('incoterm')}<br>${sheet.fill('terms')}</td></tr>
<tr>${at('Port of Discharge', 'discharge')}${at('Final Destination|Place of Delivery', 'delivery')}</tr></table>
<table class="goods"><thead><tr>${heads}</tr>
</thead><tbody>${rows.join('\n')}<tr class="totals"><td colspan="${count - 1}">${weights}<span style="float:right">${total?.label ?? ''}</span></td>
<td class="number">${total?.html ?? ''}</td></tr></tbody></table>
<table class="frame"><tr><td style="width:62%"><div class="label">${sheet.word('Amount Chargeable (in words)')}</div>
${text(`${currency} ${amountInWords(shipment.goodsTotal)} ONLY`)}<br><br><div class="label">Declaration</div>We declare that this invoice shows the actual price of the goods
described and that all particulars are true and correct.</td>
<td>${signed(dice, 'Signature & Date', seller.name)}</td></tr></table>`,
    );
    return { title: 'INVOICE', page };
  },
});
