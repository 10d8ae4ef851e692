import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { labelsFor } from '../../fields/pick.js';
import { certaintyOf, cleaned } from '../../fields/value-readers.js';
import { heightOf } from '../../page/area.js';
import { BILL_TERMS } from '../tuning.js';
import { freightByColumn } from './charged-columns.js';
import { freightByMark } from './freight-marks.js';

const TERM = /(?<!\p{L})(pre-?paid|collect)(?!\p{L})/iu;

/** As freight bills of North America write it. */
const SHORT: readonly (readonly [string, RegExp])[] = [
  ['PREPAID', /^\W*(?:ppd|pp)\W*$/iu],
  ['COLLECT', /^\W*(?:coll?|cc)\W*$/iu],
];

/** Prepaid or collect: by a marked box, at its label, by the column of the charges, else the words alone among the goods. Both named is neither. */
export function freightTermsOf(text: DocumentText): Understood | null {
  return freightByMark(text) ?? freightInWords(text) ?? shortTerms(text);
}

/** The letters for it at a label for terms, whether of freight or of payment. */
function shortTerms(text: DocumentText): Understood | null {
  for (const { candidates } of labelsFor(text, ['freight_terms', 'freight', 'payment_terms']))
    for (const line of candidates.flatMap(({ lines }) => lines.slice(0, 1))) {
      const term = SHORT.find(([, letters]) => letters.test(line.text))?.[0];
      if (term !== undefined) return { value: term, from: [line], certainty: CERTAINTY.transport.freightWord };
    }
  return null;
}

function freightInWords(text: DocumentText): Understood | null {
  const labelled = labelsFor(text, ['freight_terms', 'freight']).flatMap((label) =>
    label.candidates.flatMap(({ lines }) => lines.slice(0, 1)),
  );
  const clauses = text.phrases.filter(({ text: words }) => /freight\W+(?:pre-?paid|collect)/iu.test(words));
  const charged = clauses.length > 0 ? null : freightByColumn(text);
  if (charged !== null) return charged;
  const named = [...labelled, ...clauses].some(({ text: words }) => TERM.test(words));
  const alone = named ? [] : text.phrases.filter(({ text: words }) => /^\W*(?:pre-?paid|collect)\W*$/iu.test(words));
  const found = [...labelled, ...clauses, ...alone].flatMap((phrase) => {
    const term = TERM.exec(phrase.text)?.[1];
    return term === undefined ? [] : [{ value: term.toUpperCase().replace('-', ''), phrase }];
  });
  const [first] = found;
  if (first === undefined || new Set(found.map(({ value }) => value)).size > 1) return null;
  return {
    value: first.value,
    from: [first.phrase],
    certainty: named ? CERTAINTY.transport.freightClause : CERTAINTY.transport.freightWord,
  };
}

const WORDS: Record<string, string> = { ZERO: '0', NIL: '0', ONE: '1', TWO: '2', THREE: '3', FOUR: '4', FIVE: '5', SIX: '6' };

/** `ORIGINAL · Page 1 / 1` counts pages. */
const PAGE = /(?<!\p{L})(?:page|sheet|pg|seite|p[áa]gina|pagina|strona)(?!\p{L})/iu;

/** How many originals were issued: `THREE (3)`, `3/3`, `ZERO`. */
export function originalsOf(text: DocumentText): Understood | null {
  for (const label of labelsFor(text, ['original_bills'])) {
    for (const { lines, relation } of label.candidates) {
      const [first] = lines;
      const words = first?.text.toUpperCase() ?? '';
      const value = /0?(\d)/.exec(words)?.[1] ?? WORDS[/[A-Z]+/.exec(words)?.[0] ?? ''];
      if (first !== undefined && value !== undefined && words.length <= BILL_TERMS.mostOfACount && !PAGE.test(words))
        return { value, from: [first], certainty: certaintyOf(relation) };
    }
  }
  return null;
}

/** Where freight is paid: `ORIGIN` and `DESTINATION` are words of labels, too, so they are looked for by themselves. */
export function payableNearLabel(text: DocumentText): Understood | null {
  for (const label of labelsFor(text, ['freight_payable_at'])) {
    const word = text.phrases.find(
      ({ page, area, text: words }) =>
        page === label.page &&
        /^\W*(?:origin|destination)\W*$/iu.test(words) &&
        Math.abs(area.top - label.area.top) < 3.5 * heightOf(label.area) &&
        Math.abs(area.left - label.area.left) < 140,
    );
    if (word !== undefined) return { value: cleaned(word.text), from: [word], certainty: CERTAINTY.transport.payableNear };
  }
  return null;
}

/** That the goods are released without originals, where the paper is marked so. */
export function releaseMark(text: DocumentText): Understood | null {
  const stamp = text.phrases.find(({ text: words }) => /^\W*(?:(?:telex|tlx|express)\s+release[d]?|surrendered)\W*$/iu.test(words));
  return stamp === undefined ? null : { value: cleaned(stamp.text), from: [stamp], certainty: CERTAINTY.transport.release };
}
