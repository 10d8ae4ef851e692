import type { Paper, Question } from '../../../paper.js';
import type { FormWords } from '../../../words/form-words.js';
import type { Family } from '../../family.js';
import { FormFields } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';

const words: FormWords = {
  labels: {
    vessel: 'Shipped per vessel|Shipped by m.v.',
    voyage: 'Voy.|Voyage number (if known)',
    consignment_identifier: 'B/L or container ref.|Identifier of this consignment',
    printed_name: 'Signatory (block letters)|Name in block letters',
    issue_date: 'Signed and dated|This declaration is dated',
  },
  phrases: {
    title_declaration: ['PACKING MATERIALS DECLARATION', "Exporter's packing declaration to the quarantine authorities"],
    title_annual: ['ANNUAL PACKING DECLARATION (12 MONTHS)'],
    declaration_caption: ['Signature of the packer'],
  },
};

/** What each question states when it is put as a sentence; a gap stands where one of two words is struck. */
const STATED: Readonly<Record<string, readonly [before: string, yes: string, no: string, after: string]>> = {
  '1': ['Straw, peat, hay, chaff or used fruit and vegetable cartons', 'have', 'have not', 'been used as packaging or dunnage.'],
  '2a': ['Timber packaging or dunnage', 'has', 'has not', 'been used in packing this consignment.'],
  '2b': ['Bamboo packaging or dunnage', 'has', 'has not', 'been used in packing this consignment.'],
};

/** A letter whose sentences hold both answers; the one that does not hold is struck through. */
const printed: Family = (paper, dice) => {
  const between = dice.pick([' / ', ' ', '/']);
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'DejaVu Serif', 'Liberation Sans'])}", "Noto Serif CJK SC"; font-size: 11pt;
  line-height: 1.5; }
.own { border-bottom: 3px double #444; padding-bottom: 6px; }
.own b { font-size: 17pt; color: ${dice.pick(['#7a1f1f', '#1f3f7a', '#000'])}; }
h1 { font-size: 13pt; text-decoration: underline; text-align: ${dice.pick(['center', 'left'])}; }
s { text-decoration-thickness: 1.2px; } ol li { margin-bottom: 8px; } .mention { margin: 8px 0; }
.signature { margin: 22px 0 10px; width: 45%; } .line { border-top: 1px solid #000; }`;
  const fields = new FormFields(paper, words);
  const shown = (concept: 'vessel' | 'voyage' | 'consignment_identifier' | 'printed_name' | 'issue_date') => {
    const { label, lines } = fields.at(concept);
    return `${text(label)}: ${linesOf(lines)}`;
  };
  const { issuer } = paper;
  return pageOf(
    css,
    `<div class="own"><b>${text(issuer?.name ?? '')}</b><br><small>${linesOf(issuer?.lines ?? [])}</small></div><h1>${text(paper.title)}</h1>
${
  fields.has('vessel')
    ? `<div class="mention">${shown('vessel')} &nbsp;&nbsp; ${shown('voyage')}<br>
${shown('consignment_identifier')}</div>`
    : '<p>For all consignments shipped within twelve months of the date below.</p>'
}
<p>We declare to the Department of Agriculture (delete what does not apply):</p><ol>${paper.questions.map((question) => `<li>${sentenceOf(question, between)}</li>`).join('')}</ol>
<p>${cleanOf(paper)}</p>${signatureBlock(paper, dice)}<div>${shown('printed_name')}</div><div>${shown('issue_date')}</div>${fields.rest()}`,
  );
};

function sentenceOf({ name, answers }: Question, between: string): string {
  const either = answers.map(({ words: said, isChosen }) => (isChosen ? text(said) : `<s>${text(said)}</s>`));
  const stated = STATED[name];
  if (stated === undefined) return `All timber packaging has been ${either.join(between)}.`;
  const [before, yes, no, after] = stated;
  const isYes = answers.some(({ words: said, isChosen }) => said === 'YES' && isChosen);
  return `${before} ${isYes ? yes : `<s>${yes}</s>`}${between}${isYes ? `<s>${no}</s>` : no} ${after}`;
}

function cleanOf({ remarks }: Paper): string {
  return remarks.map(text).join(' ');
}

export const packerStruck: Family = Object.assign(printed, { words });
