import type { Question } from '../../../paper.js';
import type { FormWords } from '../../../words/form-words.js';
import type { Family } from '../../family.js';
import { FormFields, rowOf } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';

const words: FormWords = {
  labels: {
    vessel: 'Ship / vessel|Vessel (sea)',
    voyage: 'Voyage / trip no.|Voyage (sea)',
    consignment_identifier: 'Container number(s), bill or invoice this declaration belongs to|Consignment covered (container / B/L no.)',
    printed_name: 'Full name of the person signing|Authorised person',
    issue_date: 'Day of signing|Date signed (dd/mm/yyyy)',
  },
  phrases: {
    title_declaration: ['PACKING & CLEANLINESS DECLARATION', 'Sea container packing declaration'],
    title_annual: ['STANDING (ANNUAL) PACKING DECLARATION'],
    ask_unacceptable: ['Does the consignment contain packing of straw, peat moss, hay, chaff, bark or used produce cartons?'],
    ask_timber: ['Is there any wood packaging (pallets, crates, dunnage, cable drums)?'],
    ask_bamboo: ['Is there any packaging made of bamboo?'],
    ask_treated: ['If wood packaging is used, how has it been treated?'],
    answer_ispm: ['ISPM 15 treated and marked'],
    answer_treated: ['Fumigated or heat treated, certificate attached'],
    declaration_caption: ['Signature'],
  },
};

/** Rows of a grid, each with its answer typed alone at the right end: YES, NO, or how wood was treated; boxes with small captions around it. */
const printed: Family = (paper, dice) => {
  const edge = dice.pick(['1px solid #000', '0.5px solid #2b5c3f', '1px solid #999']);
  const hand = dice.pick(['italic 12pt "Liberation Serif"', 'bold 10pt "Liberation Sans"', '11pt "Liberation Mono"']);
  const css = `.row { display: flex; } .box { border: ${edge}; padding: 2px 4px 4px; min-height: 34px; margin: -0.5px; }
body { font-family: "Liberation Sans", "Noto Sans CJK SC"; font-size: 9pt; }
h1 { font-size: 13pt; margin: 0; padding: 6px; background: ${dice.pick(['#e4efe6', '#eee', '#fff'])}; border: ${edge}; }
.label { font-size: 7pt; color: #333; } .value, .typed { font: ${hand}; } .asked td, .asked th { border: ${edge}; padding: 5px; }
.typed { width: 26%; } .no { width: 5%; }
.remark { font-size: 8pt; } .signature { min-height: 60px; } .signature .line { font-size: 7pt; }`;
  const typed = ({ answers }: Question) => {
    const chosen = answers.filter(({ isChosen }) => isChosen).map(({ words: said }) => text(said));
    return chosen.join(', ') || dice.fork('none').pick(['N/A', 'NOT APPLICABLE', '-']);
  };
  const rows = paper.questions.map(
    (question, index) =>
      `<tr><td class="no">${index + 1}</td><td>${text(question.words)}</td><td class="typed">${typed(question)}</td></tr>`,
  );
  const fields = new FormFields(paper, words);
  const { issuer } = paper;
  const packer = `<div class="box" style="flex:1"><div class="label">Packer / exporter</div><div class="value">${text(issuer?.name ?? '')}<br>${linesOf(issuer?.lines ?? [])}</div></div>`;
  const consignment = fields.has('vessel')
    ? `${rowOf(fields.box('vessel'), fields.box('voyage'))}${rowOf(fields.box('consignment_identifier'))}`
    : '<div class="box">Valid for all consignments packed within 12 months of the day of signing.</div>';
  return pageOf(
    css,
    `<h1>${text(paper.title)}</h1>${rowOf(packer)}${consignment}<table class="asked"><tr><th class="no">#</th><th>Statement</th>
<th class="typed" style="font:inherit">Answer</th></tr>${rows.join('')}</table>
<div class="box">${paper.remarks.map((remark) => `<p class="remark">${text(remark)}</p>`).join('')}</div>
${rowOf(`<div class="box" style="flex:2">${signatureBlock(paper, dice)}</div>`, fields.box('printed_name'), fields.box('issue_date'))}${fields.rest()}`,
  );
};

export const packerAnswers: Family = Object.assign(printed, { words });
