import { SEALED_WORLD } from '../../truth/sealed-world.js';
import { soldFrom } from '../../truth/sold-from.js';
import { pageOf, text } from '../html.js';
import { beside, lines } from '../program/blocks.js';
import { goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { sumsOf } from '../program/sums.js';

/** A Dutch letter: the buyer high at the left, the firm with its registrations in a narrow column down the right side, goods and totals in the wide one. */
export const factuur = programFamily({
  type: 'CIV',
  world: soldFrom(SEALED_WORLD, 'NL'),
  numbers: { group: '.', point: ',' },
  draw: (sheet) => {
    const { dice } = sheet;
    const { currency } = sheet.shipment;
    const [seller, buyer] = [sheet.party('seller'), sheet.party('buyer')];
    const meta = sheet.pairs([
      ['Factuurnummer|Factuurnr.', 'invoice'],
      ['Factuurdatum|Datum', 'day'],
      ['Vervaldatum', 'due', 0.7],
      ['Debiteurnummer|Klantnummer|Debiteurnr.', '=1####', 0.8],
      ['Uw order|Uw ordernummer|Uw bestelnr.', 'order', 0.7],
      ['Leveringsconditie|Leveringsvoorwaarde', 'incoterm', 0.7],
      ['Betalingsconditie|Betalingstermijn', 'terms', 0.7],
    ]);
    const isCoded = sheet.has('artikel', 0.6);
    const goods = goodsOf(
      sheet,
      [
        ['Aantal', 'quantity', 9],
        ['Eenheid|Ehd', 'unit', 8],
        ...(isCoded ? [['Artikelnr.|Artikel', 'code', 14] as const] : []),
        ['Omschrijving', 'description', 40],
        ['Prijs|Stukprijs|Prijs per stuk', 'price', 12],
        ['Bedrag|Totaal', 'amount', 13],
      ],
      sheet.has('douane', 0.4)
        ? [
            ['Goederencode', 'hs'],
            ['Land van oorsprong', 'origin'],
          ]
        : [],
    );
    const sums = sumsOf(sheet, {
      goods: 'Subtotaal|Totaal excl. BTW|Goederenbedrag',
      ...(sheet.has('vracht', 0.4) ? { freight: 'Vrachtkosten|Transportkosten' } : {}),
      untaxed: 'BTW 0%|0,00% BTW',
      total: `Te betalen|Totaal incl. BTW|Factuurbedrag ${currency}`,
    });
    const cargo = sheet.pairs([
      ['Bruto gewicht', 'gross', 0.5],
      ['Netto gewicht', 'net', 0.5],
      ['Colli|Aantal colli', 'packages', 0.5],
    ]);
    const color = dice.fork('color').pick(['#e06c00', '#003d7a', '#2a7f3f']);
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'DejaVu Sans Condensed'])}"; font-size: 8.5pt; } .page { display: flex; gap: 22px; }
.wide { flex: 1; } .side { width: 128px; font-size: 7pt; color: #333; } .side b { color: ${color}; font-size: 11pt; }
h1 { color: ${color}; font-size: 17pt; margin: 22px 0 8px; } .to { margin: 34px 0; } .pairs { width: 70%; }
.goods { margin: 16px 0 8px; } .goods th { color: ${color}; border-bottom: 1px solid ${color}; padding: 3px 2px; } .goods td { padding: 3px 2px; }
.total { width: 60%; margin-left: 40%; } .total td { padding: 2px; } .total tr:last-child td { border-top: 1px solid ${color}; font-weight: bold; }`,
      `<div class="page"><div class="wide"><div class="to">${lines(buyer)}</div>
<h1>${sheet.word('Factuur|FACTUUR|Exportfactuur')}</h1>${beside(meta, dice.fork('colon').pick(['', ':', ' :']))}${tableOf(goods)}
<table class="total">${sums.map(({ label, html }) => `<tr><td>${label}</td><td class="number">${html}</td></tr>`).join('')}</table>
${beside(cargo, ':')}<p>${sheet.word('BTW 0% - levering buiten de EU.|Wij verzoeken u het bedrag binnen de gestelde termijn over te maken.|Eigendomsvoorbehoud.')}
</p></div>
<div class="side"><b>${text(seller.name)}</b><br>${seller.address.map(text).join('<br>')}<br><br>${text(`T ${seller.telephone}`)}<br>${text(seller.email)}<br><br>
${sheet.made('KvK ########\nBTW NL#########B01\nIBAN NL## ABNA #### #### ##\nBIC ABNANL2A')}</div></div>`,
    );
    return { title: 'Factuur', page };
  },
});
