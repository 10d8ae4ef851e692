import { incotermsIn } from '@tallyport/domain/values/incoterms';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { isSameLine } from '../../page/area.js';
import type { Phrase } from '../../page/phrases.js';

/** The name of a sum says how it is counted, not how goods are delivered: `Total FOB value`. */
const OF_A_SUM = /(?<!\p{L})[A-Z]{3}\s+(?:value|charges|amount)(?!\p{L})/iu;

/** In Spain `CIF` is the tax number of a company: `CIF: B12345678`. */
const TAX_CODE = /(?<!\p{L})C\.?I\.?F\.?\W{0,3}(?:n[º°o]\W*)?(?:ES)?[A-HJNP-SUVW][\s.-]?\d{2}/iu;

/** The only term of delivery that the whole paper names. */
export function soleIncoterm(text: DocumentText): Understood | null {
  const named = text.phrases.flatMap((phrase) =>
    OF_A_SUM.test(phrase.text) || TAX_CODE.test(phrase.text) || isCaption(phrase, text)
      ? []
      : incotermsIn(phrase.text).map((term) => ({ term, phrase })),
  );
  const [first] = named;
  if (first === undefined || new Set(named.map(({ term }) => term)).size > 1) return null;
  return { value: first.term, from: [first.phrase], certainty: CERTAINTY.transport.soleIncoterm };
}

/** American forms have a box for where goods are handed over: `P.O. NUMBER | SHIP VIA | F.O.B. | TERMS` names no term. */
function isCaption(phrase: Phrase, { labels }: DocumentText): boolean {
  if (!/^\W*F\.?O\.?B\.?(?:\s+point)?\W*$/iu.test(phrase.text)) return false;
  const beside = labels.filter(({ page, area }) => page === phrase.page && isSameLine(area, phrase.area) && area.left !== phrase.area.left);
  return beside.length >= 2;
}

/** How the value is counted that cargo is insured for: `CIF value plus 10 %`, `110 % of CIF`. Words of other trades look like terms, too. */
export function incotermOfValue(text: DocumentText): Understood | null {
  const named = text.phrases.flatMap((phrase) => {
    const term = OF_VALUE.exec(phrase.text)?.groups;
    const [value] = incotermsIn(term?.['before'] ?? term?.['behind'] ?? '');
    return value === undefined ? [] : [{ value, phrase }];
  });
  const [first] = named;
  return first === undefined || named.some(({ value }) => value !== first.value)
    ? null
    : { value: first.value, from: [first.phrase], certainty: CERTAINTY.transport.soleIncoterm };
}

const OF_VALUE =
  /(?<!\p{L})(?:(?<before>[A-Z]{3})\s+(?:value|invoice|price)|(?:%|per\s?cent)\s+of\s+(?:the\s+)?(?<behind>[A-Z]{3}))(?!\p{L})/u;

/** How the last total of a paper is counted, where the sums before it name other terms: `Total FOB` and below it `Grand Total CFR Mombasa`. */
export function incotermOfTotal(text: DocumentText): Understood | null {
  const last = text.phrases.filter((phrase) => TOTAL_BY_TERM.test(phrase.text) && !OF_A_SUM.test(phrase.text)).at(-1);
  const [term, another] = last === undefined ? [] : incotermsIn(last.text);
  return last === undefined || term === undefined || another !== undefined
    ? null
    : { value: term, from: [last], certainty: CERTAINTY.transport.soleIncoterm };
}

const TOTAL_BY_TERM = /^\W*(?:grand\s+)?total(?:\s+(?:amount|price|invoice))?\W+[A-Z]{3}(?!\p{L})/iu;
