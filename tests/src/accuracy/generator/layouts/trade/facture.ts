import { soldFrom } from '../../truth/sold-from.js';
import { TRADE_WORLD } from '../../truth/trade-world.js';
import { pageOf, text } from '../html.js';
import { boxed, inLines, inOneLine, lines, overUnder } from '../program/blocks.js';
import { goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { sumsOf } from '../program/sums.js';

/** A French invoice of a shop program: the firm at the left, the client in a frame at the right, a strip of numbers, goods ruled down to a foot, three totals in a row of boxes. */
export const facture = programFamily({
  type: 'CIV',
  world: soldFrom(TRADE_WORLD, 'FR'),
  numbers: { group: ' ', point: ',' },
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const { currency } = shipment;
    const [seller, buyer] = [sheet.party('seller'), sheet.party('buyer')];
    const strip = sheet.pairs([
      ['Numéro|N° facture|Facture N°', 'invoice'],
      ['Date|Date facture', 'day'],
      ['Code client|N° client', '=CL#####', 0.8],
      ['Réf. commande|Votre commande|Commande N°', 'order', 0.7],
      ['Échéance|Date échéance', 'due', 0.5],
    ]);
    const goods = goodsOf(
      sheet,
      [
        ['Référence|Réf.|Code article', 'code', 14],
        ['Désignation|Libellé', 'description', 42],
        ['Qté|Quantité', 'quantity', 9],
        ...(sheet.has('unit', 0.5) ? [['Unité|U', 'unit', 8] as const] : []),
        ['P.U. HT|Prix unit. HT|PU HT', 'price', 12],
        ...(sheet.has('tax', 0.5) ? [['TVA|% TVA', 'taxRate', 7] as const] : []),
        [`Montant HT|Total HT|Montant HT ${currency}`, 'amount', 13],
      ],
      sheet.has('details', 0.4)
        ? [
            ['Nomenclature douanière :|Code douanier', 'hs'],
            ['Origine :|Pays d’origine', 'origin'],
          ]
        : [],
    );
    const sums = sumsOf(sheet, {
      goods: 'Total HT|Total brut HT|Montant HT',
      ...(sheet.has('freight', 0.4) ? { freight: 'Frais de port|Port HT|Transport' } : {}),
      untaxed: 'TVA 0,00 %|Total TVA|TVA',
      total: `Total TTC|NET A PAYER|Net à payer ${currency}`,
    });
    const terms = sheet.pairs([
      ['Mode de règlement|Conditions de règlement|Règlement', 'terms', 0.8],
      ['Incoterm|Conditions de livraison', 'incoterm', 0.8],
      ['Poids brut', 'gross', 0.4],
      ['Poids net', 'net', 0.3],
      ['Colis|Nombre de colis', 'packages', 0.3],
      ['Devise', 'currency', 0.3],
    ]);
    const delivered = sheet.has('delivered', 0.4)
      ? `<div class="client"><div class="label">${sheet.word('Adresse de livraison|Livré à')}</div>${lines(sheet.party('consignee'))}</div>`
      : '';
    const page = pageOf(
      `body { font-family: "Liberation Sans"; font-size: 8.5pt; } .top { display: flex; justify-content: space-between; gap: 20px; }
.client { border: 1px solid #444; border-radius: 4px; padding: 8px 12px; width: 46%; min-height: 90px; margin-bottom: 8px; } .label { font-size: 7pt; color: #444; }
h1 { font-size: 18pt; margin: 6px 0; } .grid { width: auto; margin: 10px 0; } .grid th, .grid td { border: 1px solid #444; padding: 2px 10px; text-align: center; }
.grid th { background: #e8e8e8; font-weight: normal; }
.goods { border: 1px solid #444; } .goods th { background: #e8e8e8; border: 1px solid #444; font-weight: normal; padding: 2px; text-align: center; }
.goods td { border-left: 1px solid #444; border-right: 1px solid #444; padding: 3px; }
.goods tbody tr:last-child td { padding-bottom: ${dice.fork('room').between(4, 120)}px; }
.boxes { width: 70%; margin: 8px 0 8px 30%; } .boxes td { border: 1px solid #444; padding: 2px 6px; text-align: right; }
.foot { text-align: center; font-size: 7pt; margin-top: 30px; border-top: 1px solid #444; }`,
      `<div class="top"><div>${lines(seller, true)}<br>${text(`Tél. ${seller.telephone}`)}<br>${sheet.made('N° TVA FR## #########')}</div>
<div class="client">${sheet.has('label', 0.5) ? '<div class="label">Client</div>' : ''}${lines(buyer)}</div></div>
<div class="top"><h1>${sheet.word('FACTURE|Facture|FACTURE EXPORT')}</h1>${delivered}</div>
${overUnder(strip)}${tableOf(goods)}${boxed(sums, sums.length)}${inLines(terms, ' : ')}
<p>${sheet.word('Exonération de TVA, article 262 I du CGI.|TVA non applicable - exportation.')}</p><div>${sheet.made('IBAN FR## #### #### #### #### #### ###  BIC @@@@FRPP')}</div>
<div class="foot">${text(seller.name)} - ${inOneLine(seller)} - ${sheet.made('SIRET ### ### ### 000## - RCS B ### ### ### - APE ####@')}<br>
${sheet.word('En cas de retard de paiement, une indemnité forfaitaire de 40 € pour frais de recouvrement sera exigée.|Escompte pour paiement anticipé : néant.')}</div>`,
    );
    return { title: 'FACTURE', page };
  },
});
