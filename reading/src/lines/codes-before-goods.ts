import type { Understood } from '../fields/field-reading.js';
import { type Phrase, partOf } from '../page/phrases.js';
import type { Line } from './invoice-line.js';
import { CODES_BEFORE_GOODS } from './tuning.js';

/** A code before what the goods are: capitals and figures without a blank, and words behind it. */
const LEADING = /^(?<code>(?=\S*\d\S*\d)[\p{Lu}\d][\p{L}\d./_-]*[\p{L}\d])\s+(?=[^\p{L}]*\p{L}{3})/u;
/** What goods measure, and norms that they keep: `DN100`, `M8x40`, `1200x800`, `12mm`. */
const MEASURE = /^(?:(?:DN|PN|RAL|ISO|DIN|EN|M|R|G)\d+|\d+(?:[.,]\d+)?(?:x|×)\S+|\d+(?:[.,/]\d+)?\p{Ll}+)$/iu;

/**
 * Lines whose codes stand before what the goods are, in one column without a head for them: where all lines begin with codes of one form
 * and no column has any, the same ones, or only the places of the lines in the order: `100 | 70.4418.02 Polyamide`, `200 | 70.4470.00 Copolymer`.
 */
export function withCodesBeforeGoods(lines: readonly Line[]): readonly Line[] {
  const led = lines.map(ledBy);
  const known = lines.map((line) => line.get('product_code')?.value ?? null);
  const isOpen = known.every((code) => code === null) || known.every((code, at) => code === led[at]?.code.text) || isCounted(lines);
  if (lines.length < CODES_BEFORE_GOODS.fewestLines || !isOpen) return lines;
  const forms = led.map((lead) => (lead === null ? '' : formOf(lead.code.text)));
  const usual = Math.max(...[...new Set(forms)].map((form) => forms.filter((other) => other === form).length));
  if (
    forms.includes('') ||
    new Set(led.map((lead) => lead?.code.text)).size < lines.length ||
    usual < CODES_BEFORE_GOODS.ofOneForm * lines.length
  )
    return lines;
  return lines.map((line, at) => {
    const lead = led[at];
    if (!lead) return line;
    const { code, goods, certainty } = lead;
    const told = (phrase: Phrase): Understood => ({ value: phrase.text, from: [phrase], certainty });
    return new Map([...line, ['description', told(goods)], ['product_code', told(code)]]);
  });
}

/** The code with which the description of a line begins, and the rest of it. */
function ledBy(line: Line): { code: Phrase; goods: Phrase; certainty: number } | null {
  const described = line.get('description');
  const [whole, ...others] = described?.from ?? [];
  if (described === undefined || whole === undefined || others.length > 0) return null;
  const found = LEADING.exec(whole.text);
  const text = found?.groups?.['code'] ?? '';
  if (found === null || text.length < CODES_BEFORE_GOODS.shortest || MEASURE.test(text)) return null;
  const [code, goods] = [partOf(whole, 0, text.length), partOf(whole, found[0].length, whole.text.length)];
  return code === null || goods === null ? null : { code, goods, certainty: described.certainty };
}

/** How a code is formed, whichever letters and figures it has. */
function formOf(code: string): string {
  return code.replace(/\p{L}+/gu, 'A').replace(/\d+/gu, '9');
}

/** Whether the codes of lines only count them: 10, 20, 30. */
function isCounted(lines: readonly Line[]): boolean {
  const [first, ...others] = lines.map((line) => String(line.get('product_code')?.value ?? ''));
  if (first === undefined || !/^0*1?0{0,3}1?$/u.test(first) || Number(first) === 0) return false;
  return others.every((code, at) => /^\d+$/u.test(code) && Number(code) === Number(first) * (at + 2));
}
