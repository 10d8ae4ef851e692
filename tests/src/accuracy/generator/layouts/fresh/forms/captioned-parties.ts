import { VIETNAMESE_WORLD } from '../../../truth/goods-world.js';
import type { LabelConcept } from '../../../words/lexicon.js';
import type { Family } from '../../family.js';
import { FormFields } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';
import { plainTable } from '../goods/plain-table.js';
import { CAPTIONED_PARTIES } from './form-invoice-words.js';

const TERMS = [
  'incoterm',
  'payment_terms',
  'currency',
  'country_of_origin',
  'vessel',
  'voyage',
  'vessel_and_voyage',
  'port_of_loading',
  'port_of_discharge',
  'due_date',
] as const;

/** A seller's own form: each line of a party has a caption of its own: company, address, tax code, telephone, whom to ask for. */
const printed: Family = (paper, dice) => {
  const [name, address, phone, tax, person] = dice.pick([
    ['Company', 'Address', 'Tel', 'Tax code', 'Represented by'],
    ['Name', 'Add', 'Tel/Fax', 'Tax ID', 'Attn'],
    ['', 'ADDRESS', 'TEL', 'MST', 'MR./MS.'],
    ['Company name', 'Registered address', 'Phone No.', 'Business code', 'PIC'],
  ] as const);
  const colon = dice.pick([':', ': ', ' :']);
  const isSideBySide = dice.happens(0.5);
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'Liberation Sans', 'DejaVu Sans Condensed'])}", "Noto Sans CJK SC";
  font-size: 9.5pt; }
.own { text-align: center; } .own b { font-size: 14pt; } h1 { text-align: center; font-size: 16pt; margin: 8px 0; }
.parties { ${isSideBySide ? 'display: flex; gap: 16px;' : ''} } .parties > div { flex: 1; margin-bottom: 6px; }
.party { font-weight: bold; } .goods { margin: 6px 0; } .goods th, .goods td { border: 0.75px solid #000; padding: 3px; }
.goods th { text-align: center; } .two { display: flex; flex-wrap: wrap; } .two > div { width: 50%; }
.signature { margin: 16px 0 0 55%; text-align: center; }`;
  const fields = new FormFields(paper, CAPTIONED_PARTIES);
  const said = (caption: string, value: string) => `<div>${caption === '' ? '' : `${caption}${colon} `}${text(value)}</div>`;
  const party = (concept: 'seller' | 'buyer' | 'consignee') => {
    const { label, lines } = concept === 'seller' ? fields.own(concept) : fields.at(concept);
    const [first = '', ...rest] = lines;
    if (first === '') return '';
    const own = dice.fork(concept);
    const more = [
      said(tax, own.digits(10)),
      said(phone, `+84 ${own.digits(9)}`),
      said(person, own.pick(['Ms. Huong', 'Mr. Duc', 'Import Dept'])),
    ];
    const told = rest.filter((line) => !/^tel/i.test(line)).join(', ');
    return `<div><div class="party">${text(label)}${colon}</div>${said(name, first)}${said(address, told)}${own.pickSome(more, own.between(0, 3)).join('')}</div>`;
  };
  const pair = (concept: LabelConcept) =>
    fields.has(concept) ? `<div>${text(fields.at(concept).label)}${colon} ${fields.value(concept)}</div>` : '';
  const { table, issuer } = paper;
  const sums = fields.group('sums');
  return pageOf(
    css,
    `${issuer === null || dice.happens(0.5) ? '' : `<div class="own"><b>${text(issuer.name)}</b><br>${linesOf(issuer.lines)}</div>`}
<h1>${text(paper.title)}</h1><div class="two">${(['invoice_number', 'invoice_date', 'purchase_order', 'transport_document'] as const).map(pair).join('')}</div>
<div class="parties">${party('seller')}${party('buyer')}${party('consignee')}</div>
<div class="two">${TERMS.map(pair).join('')}</div>
${table === null ? '' : plainTable(table, sums)}<div class="two">${(['packages', 'net_weight', 'gross_weight', 'volume'] as const).map(pair).join('')}</div>${pair('say_total')}
<p>${linesOf(paper.remarks)}</p>${signatureBlock(paper, dice)}${fields.rest()}`,
  );
};

export const captionedParties: Family = Object.assign(printed, { words: CAPTIONED_PARTIES, world: VIETNAMESE_WORLD });
