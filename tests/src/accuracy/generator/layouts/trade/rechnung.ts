import { soldFrom } from '../../truth/sold-from.js';
import { TRADE_WORLD } from '../../truth/trade-world.js';
import { pageOf, text } from '../html.js';
import { beside, inOneLine, lines, sumTable } from '../program/blocks.js';
import { goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { sumsOf } from '../program/sums.js';

/** A German business letter after DIN 5008: the sender in one small line over the window address, a block of numbers, a sentence before the goods, four columns at the foot. */
export const rechnung = programFamily({
  type: 'CIV',
  world: soldFrom(TRADE_WORLD, 'DE'),
  numbers: { group: '.', point: ',' },
  hasDottedDays: true,
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const { currency } = shipment;
    const [seller, buyer] = [sheet.party('seller'), sheet.party('buyer')];
    const info = sheet.pairs([
      ['Rechnungsnummer|Rechnungs-Nr.|Rechnung Nr.|Beleg-Nr.', 'invoice'],
      ['Rechnungsdatum|Datum|Belegdatum', 'day'],
      ['Kundennummer|Kunden-Nr.|Kd.-Nr.', '=1####', 0.9],
      ['Ihre Bestellung|Bestell-Nr.|Ihre Bestellnummer', 'order', 0.7],
      ['Lieferdatum|Leistungsdatum', 'deliveryDay', 0.6],
      ['Lieferschein-Nr.|Lieferschein', '=LS-######', 0.4],
      ['Bearbeiter|Ihr Ansprechpartner|Sachbearbeiter', '=Fr. Hartwig', 0.4],
      ['Ihre USt-IdNr.|USt-IdNr. Kunde', '=@@#########', 0.3],
    ]);
    const isCoded = sheet.has('code', 0.6);
    const goods = goodsOf(
      sheet,
      [
        ['Pos.|Pos', 'item', 6],
        ...(isCoded ? [['Artikel-Nr.|Art.-Nr.|Artikelnummer', 'code', 13] as const] : []),
        ...dice.fork('order').pick([
          [
            ['Bezeichnung|Artikelbezeichnung|Beschreibung', 'description', 38] as const,
            ['Menge', 'quantity', 9] as const,
            ['Einheit|ME|Einh.', 'unit', 8] as const,
          ],
          [
            ['Menge', 'quantity', 9] as const,
            ['Einh.|Einheit', 'unit', 8] as const,
            ['Bezeichnung|Artikelbezeichnung|Text', 'description', 38] as const,
          ],
          [['Bezeichnung|Leistung', 'description', 38] as const, ['Menge', 'quantityUnit', 13] as const],
        ]),
        ['Einzelpreis|E-Preis|Preis', 'price', 12],
        [`Gesamtpreis|Gesamt ${currency}|Betrag ${currency}|G-Preis`, 'amount', 13],
      ],
      sheet.has('details', 0.5)
        ? [
            ['Zolltarifnummer:|Warennummer:', 'hs'],
            ['Ursprungsland:|Ursprung:', 'origin'],
          ]
        : [],
    );
    const isDomestic = sheet.has('domestic', 0.25);
    const sums = sumsOf(sheet, {
      goods: 'Zwischensumme (netto)|Nettobetrag|Summe netto|Warenwert netto',
      ...(sheet.has('freight', 0.4) ? { freight: 'Versandkosten|Fracht|Frachtkosten' } : {}),
      ...(isDomestic
        ? { taxed: ['zzgl. 19 % MwSt.|zzgl. 19% USt.', 19] as const }
        : sheet.has('untaxed', 0.5)
          ? { untaxed: 'MwSt. 0 %|zzgl. 0% USt.' }
          : {}),
      total: `Gesamtbetrag|Rechnungsbetrag|Endbetrag ${currency}|Gesamtbetrag ${currency}`,
    });
    const after = sheet.pairs([
      ['Zahlungsbedingungen|Zahlungsziel|Zahlbar', 'terms', 0.8],
      ['Lieferbedingung|Lieferbedingungen', 'incoterm', 0.7],
      ['Bruttogewicht|Gewicht brutto', 'gross', 0.4],
      ['Nettogewicht', 'net', 0.4],
      ['Verpackung|Anzahl Packstücke', 'packages', 0.3],
    ]);
    const note = sheet.word(
      'Steuerfreie Ausfuhrlieferung gemäß § 4 Nr. 1a UStG.|Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.',
    );
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'Liberation Sans', 'DejaVu Sans Condensed'])}"; font-size: 9pt; }
.head { text-align: right; font-size: 17pt; font-weight: bold; color: ${dice.fork('color').pick(['#000', '#1d3f72', '#8a1c1c'])}; }
.top { display: flex; justify-content: space-between; margin: 26px 0 30px; } .window { width: 52%; }
.sender { font-size: 6.5pt; border-bottom: 0.5px solid #000; display: inline-block; margin-bottom: 8px; } .top .pairs { width: 42%; align-self: flex-end; }
h1 { font-size: 13pt; margin: 0 0 10px; } .goods { margin: 8px 0; } .goods th { border-bottom: 1px solid #000; border-top: 1px solid #000; padding: 3px 2px; }
.goods td { padding: 4px 2px; }
.sums { width: 52%; margin-left: 48%; border-top: 1px solid #000; } .sums td { padding: 2px; }
.sums tr:last-child td { font-weight: bold; border-top: 1px solid #000; border-bottom: 2px solid #000; } .after { width: 70%; margin-top: 14px; }
.foot { margin-top: 60px; border-top: 0.5px solid #000; display: flex; gap: 16px; font-size: 6.5pt; } .foot > * { flex: 1; }`,
      `<div class="head">${text(seller.name)}</div><div class="top"><div class="window"><div class="sender">${text(seller.name)} · ${inOneLine(seller, ' · ')}</div>
<br>${lines(buyer)}</div>${beside(info, dice.fork('colon').pick(['', ':']))}</div>
<h1>${sheet.word('Rechnung|RECHNUNG|Ausfuhrrechnung|Handelsrechnung / Commercial Invoice')}</h1>
${sheet.word('Sehr geehrte Damen und Herren,\nvielen Dank für Ihren Auftrag. Wir berechnen Ihnen wie folgt:|Wir lieferten Ihnen auf Ihre Rechnung und Gefahr:|')}
${tableOf(goods)}${sumTable(sums)}${beside(after, ':', 'pairs after')}<p>${isDomestic ? '' : note}</p>
<div class="foot"><div>${text(seller.name)}<br>${inOneLine(seller)}</div><div>${text(`Tel. ${seller.telephone}\n${seller.email}`)}</div>
<div>${sheet.made('Amtsgericht HRB #####\nUSt-IdNr. DE#########\nSt.-Nr. ##/###/#####')}</div>
<div>${sheet.made('Sparkasse Mittelland\nIBAN DE## #### #### #### #### ##\nBIC @@@@DE##')}</div></div>`,
    );
    return { title: 'Rechnung', page };
  },
});
