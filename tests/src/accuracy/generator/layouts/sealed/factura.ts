import { SEALED_WORLD } from '../../truth/sealed-world.js';
import { soldFrom } from '../../truth/sold-from.js';
import { pageOf, text } from '../html.js';
import { inLines, inOneLine, lines, overUnder } from '../program/blocks.js';
import { goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { sumsOf } from '../program/sums.js';

/** A Spanish firm's invoice: data of invoice at the left and of the client at the right, a table of tax bases at the foot, the total in a box of its own. */
export const factura = programFamily({
  type: 'CIV',
  world: soldFrom(SEALED_WORLD, 'ES'),
  numbers: { group: '.', point: ',' },
  draw: (sheet) => {
    const { dice } = sheet;
    const { currency } = sheet.shipment;
    const [seller, buyer] = [sheet.party('seller'), sheet.party('buyer')];
    const meta = sheet.pairs([
      ['Nº Factura|Factura Nº|Número', 'invoice'],
      ['Fecha|Fecha factura', 'day'],
      ['Cód. Cliente|Cliente Nº', '=43000####', 0.7],
      ['Su pedido|Pedido Nº|S/Pedido', 'order', 0.7],
      ['Vencimiento', 'due', 0.5],
      ['Incoterm|Condiciones de entrega', 'incoterm', 0.8],
      ['Forma de pago', 'terms', 0.9],
    ]);
    const goods = goodsOf(
      sheet,
      [
        ['Referencia|Artículo|Código', 'code', 13],
        ['Descripción|Concepto', 'description', 42],
        ['Cantidad|Uds.', 'quantity', 10],
        ...(sheet.has('unidad', 0.4) ? [['Ud.', 'unit', 6] as const] : []),
        ['Precio|Precio Ud.', 'price', 11],
        ['Importe|Total', 'amount', 13],
      ],
      sheet.has('taric', 0.4)
        ? [
            ['Partida arancelaria:|TARIC', 'hs'],
            ['Origen:', 'origin'],
          ]
        : [],
    );
    const sums = sumsOf(sheet, {
      goods: 'Base imponible|Suma|Total bruto',
      ...(sheet.has('portes', 0.4) ? { freight: 'Portes|Transporte' } : {}),
      untaxed: 'IVA 0%|Cuota IVA',
      total: `TOTAL FACTURA|Total ${currency}|TOTAL A PAGAR`,
    });
    const cargo = sheet.pairs([
      ['Bultos|Nº bultos', 'packages', 0.5],
      ['Peso neto', 'net', 0.5],
      ['Peso bruto', 'gross', 0.6],
      ['Origen de la mercancía|País de origen', 'origin', 0.3],
    ]);
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'Liberation Serif'])}"; font-size: 8.5pt; } .own { font-size: 7.5pt; }
.own b { font-size: 15pt; } .top { display: flex; justify-content: space-between; margin: 14px 0; } .left { width: 44%; background: #f0f0f0; padding: 6px 10px; }
.client { width: 50%; border-left: 4px solid #777; padding-left: 12px; } h1 { font-size: 14pt; margin: 0 0 4px; }
.goods th { background: #555; color: #fff; padding: 3px 4px; font-weight: normal; } .goods td { padding: 3px 4px; border-bottom: 0.5px solid #ccc; }
.grid { margin: 18px 0 8px; } .grid th { background: #eee; border: 1px solid #999; padding: 2px 4px; }
.grid td { border: 1px solid #999; padding: 3px 4px; text-align: right; } .legal { writing-mode: horizontal-tb; font-size: 6pt; margin-top: 22px; }`,
      `<div class="own"><b>${text(seller.name)}</b><br>${inOneLine(seller)}<br>${sheet.made('CIF B########  Tel. ### ## ## ##')}</div>
<div class="top"><div class="left"><h1>${sheet.word('FACTURA|Factura|FACTURA DE EXPORTACIÓN|FACTURA COMERCIAL')}</h1>${inLines(meta)}</div>
<div class="client">${sheet.has('datos', 0.5) ? `<i>${sheet.word('Datos del cliente|Cliente')}</i><br>` : ''}${lines(buyer, true)}<br>${sheet.made('NIF/VAT: ###########')}</div>
</div>
${tableOf(goods)}${overUnder(sums)}${inLines(cargo)}<p>${sheet.word('Exención de IVA por exportación, art. 21 Ley 37/1992.|Operación exenta de IVA (exportación).')}
${sheet.made('Cuenta: ES## #### #### #### #### ####')}</p><div class="legal">${sheet.made('Inscrita en el Registro Mercantil, Tomo ####, Folio ###, Hoja VI-#####')}</div>`,
    );
    return { title: 'FACTURA', page };
  },
});
