import type { PaperContext } from '../../../kinds/paper-context.js';
import type { Paper, PaperTable } from '../../../paper.js';
import type { ShippedLine } from '../../../truth/shipped-line.js';
import type { FormWords } from '../../../words/form-words.js';
import type { Family } from '../../family.js';
import { FormFields } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';
import { plainTable } from '../goods/plain-table.js';

const words: FormWords = {
  labels: {
    date: 'Place and date|Issued this day',
    invoice_number: 'Covering invoice no.|For shipment under invoice',
    declared_goods: 'Schedule of products|Schedule',
    country_of_origin: 'Made wholly in|All produced in',
    importer: 'Customer|Supplied to',
    printed_name: 'Signed for us by|Signatory name',
    position: 'as|in the function of',
  },
  columns: {
    item: 'Sl.|Lp.',
    description: 'Product (commercial name)|Article and size',
    product_code: 'Model / type|Type',
    hs_code: 'HS heading|Tariff item',
    country_of_origin: 'Made / harvested in|Ctry of production',
    quantity: 'Qty (units)|Pieces etc.',
  },
  phrases: {
    title_manufacturer: ["MANUFACTURER'S ATTESTATION AND DECLARATION", "Manufacturer's declaration (schedule of products)"],
    manufacturer_statement: [
      '1. The products in the schedule are manufactured by us.\n2. They are new, clean and free of soil, plant material and ' +
        'insects.\n3. No untreated timber, bark, straw or bamboo is part of the products or of their inner packing.',
      '1. The products were made from polymers and metals only.\n2. They were not made from materials of animal origin.\n3. They went through heat above 120 °C in the course of production.',
    ],
    manufacturer_caption: ['(authorised signature, company stamp)'],
  },
  statements: {
    ASB: {
      titles: ['DECLARATION OF NO ASBESTOS (SCHEDULE OF PRODUCTS)', "MANUFACTURER'S ASBESTOS DECLARATION"],
      sentences: [
        '1. The products in the schedule contain no asbestos of any type.\n2. No asbestos is present in the factory.\n3. Parts ' +
          'bought from others were tested by a laboratory accredited to ISO/IEC 17025.',
      ],
      caption: '(authorised signature, company stamp)',
    },
    ILD: {
      titles: ['DECLARATION UNDER THE ILLEGAL LOGGING PROHIBITION ACT', 'ILLEGAL LOGGING DECLARATION (SCHEDULE OF PRODUCTS)'],
      sentences: [
        '1. The timber was lawfully harvested in the country named in the schedule.\n2. Harvest permits and chain of custody ' +
          'records can be inspected.\n3. No species of the CITES appendices were used.',
      ],
      caption: '(authorised signature, company stamp)',
    },
  },
};

/** The products stand in a schedule with model, tariff and origin, and no longer in lines of their own. */
function scheduled(paper: Paper, { dice, shipment, words: said, writing }: PaperContext): Paper {
  const column = {
    item: { header: said.column('item'), share: 5, isNumber: false, print: (_line: ShippedLine, index: number) => String(index + 1) },
    name: { header: said.column('description'), share: 40, isNumber: false, print: ({ description }: ShippedLine) => description },
    code: { header: said.column('product_code'), share: 14, isNumber: false, print: ({ productCode }: ShippedLine) => productCode },
    hs: { header: said.column('hs_code'), share: 12, isNumber: false, print: ({ hs }: ShippedLine) => hs.slice(0, 6) },
    origin: { header: said.column('country_of_origin'), share: 14, isNumber: false, print: ({ origin }: ShippedLine) => origin.name },
    count: { header: said.column('quantity'), share: 12, isNumber: true, print: (line: ShippedLine) => writing.count(line.quantity) },
  };
  const { item, name, code, hs, origin, count } = column;
  const columns = dice.fork('schedule').pick([
    [item, name, code, hs],
    [name, hs, origin],
    [item, code, name, count],
    [code, name, origin],
  ]);
  const table: PaperTable = {
    columns: columns.map(({ header, share, isNumber }) => ({ header, share, isNumber })),
    rows: shipment.lines.map((line, index) => columns.map(({ print }) => print(line, index))),
    totals: null,
  };
  const cargo = paper.facts.cargo.filter(({ concept }) => concept !== 'declared_goods');
  return { ...paper, table, facts: { ...paper.facts, cargo } };
}

/** A declaration with numbered statements over a schedule of products; company at the foot, reference pairs in two columns at the head. */
const printed: Family = (paper, dice) => {
  const edge = dice.pick(['1px solid #000', '0.5px solid #777', '0.75px solid #24506b']);
  const isTableFirst = dice.happens(0.4);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Serif', 'DejaVu Sans Condensed'])}", "Noto Sans CJK SC"; font-size: 10pt;
  line-height: 1.4; }
h1 { font-size: 15pt;
margin: 0 0 10px; ${dice.happens(0.5) ? 'text-align: center;' : 'border-left: 6px solid #24506b; padding-left: 8px;'} }
.pairs { display: grid;
  grid-template-columns: 1fr 1fr; gap: 4px 30px; margin-bottom: 12px; }
.caption { font-size: 7.5pt; color: #444; } .goods { margin: 10px 0; }
.goods th { border: ${edge}; background: ${dice.pick(['#fff', '#e9eef2'])}; padding: 3px; font-size: 8.5pt; }
.goods td { border: ${edge}; padding: 3px 4px; }
.foot { border-top: 2px solid #24506b; margin-top: 30px; font-size: 8pt; padding-top: 4px; } .signature { margin-top: 20px; width: 60%; }`;
  const fields = new FormFields(paper, words);
  const pair = (concept: Parameters<typeof fields.at>[0]) =>
    fields.has(concept) ? `<div><div class="caption">${text(fields.at(concept).label)}</div>${fields.value(concept) || '-'}</div>` : '';
  const { issuer, table } = paper;
  const stated = `<p>We, ${text(issuer?.name ?? '')}, declare:</p><p>${linesOf(paper.remarks)}</p>`;
  const goods = table === null ? pair('declared_goods') : plainTable(table);
  return pageOf(
    css,
    `<h1>${text(paper.title)}</h1><div class="pairs">${pair('date')}${pair('invoice_number')}${pair('importer')}${pair('country_of_origin')}</div>
${isTableFirst ? goods + stated : stated + goods}${signatureBlock(paper, dice)}
<p>${text(fields.at('printed_name').label)} ${fields.value('printed_name')}${fields.has('position') ? ` ${text(fields.at('position').label)} ${fields.value('position')}` : ''}</p>${fields.rest()}
<div class="foot"><b>${text(issuer?.name ?? '')}</b> &nbsp; ${(issuer?.lines ?? []).map(text).join(' | ')}</div>`,
  );
};

export const makerTable: Family = Object.assign(printed, { words, told: scheduled } satisfies Pick<Family, 'words' | 'told'>);
