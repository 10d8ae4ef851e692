import type { GoodsPlan } from '../../kinds/paper-context.js';
import { goodsCells } from '../../kinds/parts/goods-cells.js';
import { HELD_WORLD } from '../../truth/held-world.js';
import type { FormWords } from '../../words/form-words.js';
import type { LabelConcept } from '../../words/lexicon.js';
import type { Family } from '../family.js';
import { formColumns } from '../form-columns.js';
import { FormFields, withContact } from '../form-parts.js';
import { plainTable } from '../fresh/goods/plain-table.js';
import { linesOf, pageOf, text } from '../html.js';
import { signatureBlock } from '../parts.js';

const words: FormWords = {
  tradeShare: 0.4,
  labels: {
    seller: 'Sprzedawca / Seller party|Supplying company|SOLD AND SHIPPED BY',
    buyer: 'Nabywca / Buyer party|Ordering company|SOLD TO COMPANY',
    consignee: 'Odbiorca / Receiving party|Receiving company|DELIVERED TO PARTY',
    invoice_number: 'Faktura nr / Invoice nr|Invoice id|INVOICE REFERENCE NO',
    invoice_date: 'Data wystawienia / Issued|Invoice of|INVOICE DATE (D-M-Y)',
    date: 'Data / Packed and listed on|List of|LIST DATE',
    packing_list_number: 'Specyfikacja nr / Spec. nr|List id|LIST REFERENCE NO',
    purchase_order: 'Zamówienie / Your order nr|Order id (buyer)|ORDER REFERENCE OF BUYER',
    due_date: 'Termin płatności / Due|Money due|PAYABLE BY DATE',
    country_of_origin: 'Kraj pochodzenia / Origin land|Grown or made in|ORIGIN OF PRODUCTS',
    vessel: 'Statek / Ship name|On ship|MOTHER VESSEL NAME',
    voyage: 'Rejs / Voyage nr|On sailing|VOYAGE CODE',
    vessel_and_voyage: 'Statek, rejs / Ship, voyage|Ship and sailing|VESSEL + VOY REF',
    port_of_loading: 'Port załadunku / Load at|Leaving|LOAD PORT NAME',
    port_of_discharge: 'Port rozładunku / Unload at|Arriving|UNLOAD PORT NAME',
    incoterm: 'Warunki dostawy / Delivery rule|Incoterms rule|DELIVERY RULE (2020)',
    payment_terms: 'Warunki płatności / Pay rule|Agreed payment|PAYMENT RULE',
    currency: 'Waluta / Money|In money of|MONEY CODE',
    transport_document: 'List przewozowy / Carriage doc.|Carriage document id|CARRIAGE DOCUMENT',
    packages: 'Ilość opakowań / Packages in all|Colli in all|PACKAGES IN ALL',
    gross_weight: 'Waga brutto / Gross in all|Gross in all|GROSS IN ALL',
    net_weight: 'Waga netto / Net in all|Net in all|NET IN ALL',
    volume: 'Objętość / Cubic in all|Space in all|CUBIC IN ALL',
    marks: 'Oznakowanie / Marking|Marked as|MARKING OF CASES',
    goods_total: 'Wartość towaru / Goods|Value of all lines|LINES IN ALL',
    freight: 'Fracht / Sea carriage|Carriage by sea|SEA CARRIAGE',
    insurance: 'Ubezpieczenie / Cover|Cover for transport|TRANSPORT COVER',
    discount: 'Rabat / Off|Taken off|DEDUCTED',
    total_amount: 'Razem / To pay|Invoice adds up to|SUM TO BE PAID',
    say_total: 'Słownie / Spelled|Sum spelled|SUM IN LETTERS',
  },
  columns: {
    item: 'L.p. / Nr|Row no.|LINE NUMBER',
    product_code: 'Indeks / Index|Our code|ART. CODE',
    description: 'Nazwa towaru / Name of article|Article and type|ARTICLE NAME',
    hs_code: 'Kod CN / CN code|CN tariff|HS (CUSTOMS)',
    quantity: 'Ilość / Count|Count|PCS SHIPPED',
    quantity_unit: 'J.m. / Measure|Counted in|MEASURED IN UNITS',
    unit_price: 'Cena / Price of one|Price of one|PRICE 1 PC',
    total_price: 'Wartość / Worth|Worth|WORTH OF LINE',
    country_of_origin: 'Poch. / From|Land|FROM LAND',
    net_weight: 'Netto / Net of line|Net of row|LINE NET',
    gross_weight: 'Brutto / Gross of line|Gross of row|LINE GROSS',
    packages: 'Opak. / Packs|Packs|PACKS',
    package_range: 'Nr opak. / Pack nrs|Pack numbers|PACK NRS',
    pieces_per_package: 'W opak. / In pack|In each|IN EACH PACK',
    volume: 'm3 / Cubic|Space m3|VOLUME IN CUBES',
  },
  phrases: {
    title_invoice: ['Faktura / Commercial Invoice no VAT', 'Export commercial invoice', 'COMMERCIAL INVOICE / PACKING ENCLOSED'],
    title_packing_list: ['Specyfikacja / Packing list', 'Packing list of export goods', 'PACKING LIST AND WEIGHTS'],
    invoice_remark: ['The prices above are those agreed; no other price was or will be paid.'],
    invoice_caption: ['Issued by (stamp, signature)'],
    packing_caption: ['Packed under the eyes of'],
  },
};

const goods: GoodsPlan = {
  world: HELD_WORLD,
  columns: (context, isPriced) => {
    const { item, code, description, packages, quantity, unit, glued, hs, origin, range, each, price, amount, net, gross, volume } =
      goodsCells(context);
    const perPack = { ...each, concept: 'pieces_per_package' as const };
    const chosen = isPriced
      ? [
          [item, code, description, hs, quantity, unit, price, amount],
          [description, code, origin, glued, price, amount],
          [item, description, net, packages, quantity, unit, price, amount],
        ]
      : [
          [range, code, description, packages, perPack, quantity, unit, net, gross],
          [item, description, glued, packages, gross, net, volume],
          [code, description, quantity, unit, packages, net, gross],
        ];
    return formColumns(context, context.dice.fork('trade').pick(chosen));
  },
};

const NUMBERS: readonly LabelConcept[] = [
  'invoice_number',
  'invoice_date',
  'packing_list_number',
  'date',
  'purchase_order',
  'due_date',
  'transport_document',
];
const TERMS: readonly LabelConcept[] = [
  'incoterm',
  'payment_terms',
  'currency',
  'country_of_origin',
  'port_of_loading',
  'port_of_discharge',
  'vessel',
  'voyage',
  'vessel_and_voyage',
];

/** A page in bands: parties in three columns, numbers in a strip of cells under their captions, goods under a dark head, terms and totals in two columns at the foot. */
const printed: Family = (paper, dice) => {
  const color = dice.pick(['#37474f', '#4e342e', '#1a237e']);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Sans Narrow', 'DejaVu Serif Condensed'])}", "Noto Sans CJK SC";
  font-size: 8.5pt; }
h1 { font-size: 16pt; font-weight: normal; color: ${color}; margin: 0 0 8px; }
.three { display: grid; grid-template-columns: repeat(3, 1fr); gap: 14px; margin-bottom: 10px; }
.label { font-size: 6.5pt; color: ${color}; text-transform: none; }
.strip { display: flex; border-top: 1.5px solid ${color}; border-bottom: 1.5px solid ${color}; margin-bottom: 8px; }
.strip > div { flex: 1; padding: 3px 6px 3px 0; }
.goods th { background: ${color}; color: #fff; padding: 3px; font-size: 7.5pt; }
.goods td { padding: 3px; border-bottom: 0.5px solid #ccc; } .totals td { font-weight: bold; }
.foot { display: grid; grid-template-columns: 1.2fr 1fr; gap: 30px; margin-top: 10px; } .foot td { padding: 1px 6px 1px 0; }
.signature { margin-top: 16px; } .remark { font-size: 7.5pt; }`;
  const fields = new FormFields(paper, words);
  const under = (concept: LabelConcept, fact = fields.at(concept)) =>
    `<div><div class="label">${text(fact.label)}</div>${linesOf(fact.lines)}</div>`;
  const parties = [
    under('seller', fields.own('seller')),
    under('buyer', withContact(fields.at('buyer'), dice)),
    fields.has('consignee') ? under('consignee') : '<div></div>',
  ];
  const pairs = (concepts: readonly LabelConcept[]) =>
    concepts
      .filter((concept) => fields.has(concept))
      .map((concept) => `<tr><td class="label">${text(fields.at(concept).label)}</td><td>${fields.value(concept)}</td></tr>`)
      .join('');
  const sums = fields
    .group('sums')
    .map(({ label, lines }) => `<tr><td class="label">${text(label)}</td><td class="number">${linesOf(lines)}</td></tr>`)
    .join('');
  return pageOf(
    css,
    `<h1>${text(paper.title)}</h1><div class="three">${parties.join('')}</div><div class="strip">${NUMBERS.filter((concept) =>
      fields.has(concept),
    )
      .map((concept) => under(concept))
      .join('')}</div>
${paper.table === null ? '' : plainTable(paper.table)}<div class="foot"><table>${pairs(TERMS)}</table>
<table>${sums}${pairs(['packages', 'net_weight', 'gross_weight', 'volume', 'marks', 'say_total'])}</table></div>
${paper.remarks.map((remark) => `<p class="remark">${text(remark)}</p>`).join('')}${fields.rest()}${signatureBlock(paper, dice)}`,
  );
};

export const trade: Family = Object.assign(printed, { words, goods });
