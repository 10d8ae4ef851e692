import { SEALED_WORLD } from '../../truth/sealed-world.js';
import { soldFrom } from '../../truth/sold-from.js';
import { pageOf, text } from '../html.js';
import { boxed, inOneLine, lines } from '../program/blocks.js';
import { goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { sumsOf } from '../program/sums.js';

/** An Italian firm's invoice: logo line and registrations above, the addressee in a box at the right, three rows of captioned boxes, totals in a strip of boxes at the foot. */
export const fattura = programFamily({
  type: 'CIV',
  world: soldFrom(SEALED_WORLD, 'IT'),
  numbers: { group: '.', point: ',' },
  draw: (sheet) => {
    const { dice } = sheet;
    const { currency } = sheet.shipment;
    const isEnglish = sheet.has('english', 0.4);
    const both = (italian: string, english: string) => (isEnglish ? `${italian} / ${english}` : italian);
    const [seller, buyer] = [sheet.party('seller'), sheet.party('buyer')];
    const meta = sheet.pairs([
      [both('Fattura N.', 'Invoice No.'), 'invoice'],
      [both('Data', 'Date'), 'day'],
      [both('Cod. Cliente', 'Customer code'), '=C0####', 0.8],
      [both('Vs. Ordine', 'Your order'), 'order', 0.7],
      [both('Partita IVA', 'VAT No.'), '=###########', 0.4],
      [both('Pagamento', 'Payment'), 'terms', 0.9],
      [both('Banca d’appoggio', 'Bank'), '=IT## @ ##### ##### ############', 0.5],
      [both('Resa', 'Delivery'), 'incoterm', 0.9],
      [both('Valuta', 'Currency'), 'currency', 0.5],
    ]);
    const goods = goodsOf(
      sheet,
      [
        [both('Codice', 'Code'), 'code', 13],
        [both('Descrizione', 'Description'), 'description', 38],
        [both('U.M.', 'UM'), 'unit', 7],
        [both('Quantità', 'Quantity'), 'quantity', 10],
        [both('Prezzo unitario', 'Unit price'), 'price', 12],
        [both('Importo', 'Amount'), 'amount', 13],
        ['IVA', 'taxRate', 8],
      ],
      sheet.has('doganale', 0.5)
        ? [
            ['Voce doganale|Cod. doganale:', 'hs'],
            ['Origine|Made in', 'origin'],
          ]
        : [],
    );
    const sums = sumsOf(sheet, {
      goods: both('Totale merce', 'Goods total'),
      ...(sheet.has('trasporto', 0.4) ? { freight: both('Spese di trasporto', 'Transport') } : {}),
      untaxed: both('Totale IVA', 'VAT'),
      total:
        both(`Totale documento|Totale fattura ${currency}|NETTO A PAGARE`, 'Total').split('|')[
          dice.fork('total').between(0, isEnglish ? 0 : 2)
        ] ?? 'Totale',
    });
    const cargo = sheet.pairs([
      [both('N. colli', 'Packages'), 'packages', 0.6],
      [both('Peso netto', 'Net weight'), 'net', 0.6],
      [both('Peso lordo', 'Gross weight'), 'gross', 0.7],
      [both('Aspetto esteriore dei beni', 'Packing'), '=PALLET', 0.4],
      [both('Vettore', 'Carrier'), '=@@@ SPEDIZIONI', 0.4],
    ]);
    const delivery = sheet.has('destinazione', 0.5)
      ? `<div class="box"><div class="label">${both('Luogo di destinazione', 'Place of destination')}</div>${lines(sheet.party('consignee'))}</div>`
      : '<div></div>';
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'Liberation Sans Narrow'])}"; font-size: 8pt; }
.own { text-align: ${dice.fork('side').pick(['left', 'center'])}; border-bottom: 2px solid #333; padding-bottom: 4px; }
.own b { font-size: 15pt; font-style: italic; } .two { display: flex; gap: 14px; margin: 8px 0; } .two > * { flex: 1; }
.box { border: 1px solid #333; padding: 3px 6px; min-height: 76px; } .label { font-size: 6pt; color: #333; } .boxes { table-layout: fixed; margin-top: -1px; }
.boxes td { border: 1px solid #333; padding: 1px 4px; height: 26px; }
.goods { margin: 8px 0; border: 1px solid #333; } .goods th { border: 1px solid #333; font-size: 6.5pt; font-weight: normal; padding: 2px; }
.goods td { border-left: 1px solid #333; border-right: 1px solid #333; padding: 2px 3px; }
.goods tbody tr:last-child td { padding-bottom: ${dice.fork('room').between(6, 140)}px; } h1 { font-size: 11pt; margin: 6px 0; }`,
      `<div class="own"><b>${text(seller.name)}</b><br>${inOneLine(seller, ' - ')}<br>${sheet.made('C.F. e P.IVA ########### - R.E.A. ###### - Cap. Soc. € 100.000,00 i.v.')}
${text(seller.telephone)}</div>
<div class="two">${delivery}<div class="box"><div class="label">${sheet.word('Spett.le|Spettabile|Destinatario')}</div>${lines(buyer)}</div></div>
<h1>${sheet.word('FATTURA|FATTURA ACCOMPAGNATORIA|FATTURA / INVOICE')}</h1>${boxed(meta, 3)}${tableOf(goods)}${boxed(cargo, Math.max(1, cargo.length))}${boxed(sums, sums.length)}
<p>${sheet.word('Operazione non imponibile art. 8 D.P.R. 633/72.|Non imponibile IVA Art. 8 c.1 lett. a).|Contributo CONAI assolto ove dovuto.')}</p>`,
    );
    return { title: 'FATTURA', page };
  },
});
