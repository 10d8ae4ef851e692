import { anyOf } from '@tallyport/domain/any-of';
import { daysIn } from '@tallyport/domain/values/dates';
import { MOST } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { isInTable } from '../../fields/name-over-address.js';
import { cleaned } from '../../fields/value-readers.js';
import { type Phrase, partOf } from '../../page/phrases.js';
import { PAYMENT_IN_WORDS } from '../tuning.js';
import { PAYMENT_WORDS, TERM_WORDS } from './words/payment-words.js';

const TERM = new RegExp(String.raw`(?<!\p{L})${anyOf(TERM_WORDS)}(?!\p{L})`, 'iu');
const ASKS = new RegExp(String.raw`^\W*${anyOf(PAYMENT_WORDS)}(?!\p{L})`, 'iu');
/** A term alone: `Net 30`, `30 Tage netto`, `45 jours fin de mois`. */
const ALONE = new RegExp(
  String.raw`^\W*(?:net(?:to)?\s(?:à\s)?\d{1,3}(?!\d)|\d{1,3}\s\p{L}{3,6}\s(?:net|netto|fin|from|after|ab|nach|data|date|f\.?m\.?))`,
  'iu',
);
/** What is said of those who pay late, of discounts alone, and of how long an offer holds. */
const OTHERWISE =
  /(?<!\p{L})(?:late|overdue|interest|verzug|mahn|retard|pénalit|valid|gültig|return|warrant|claim|interes|mora|penal|recouvrement|within \d+ days of (?:the )?claim)/iu;
/** Where the sentence ends. */
const END =
  /(?<=\p{Ll}{3}|\d)\.\s+(?=\p{Lu})|\s{3,}|[\s,]+(?=o\.v\.v|onder vermelding|unter angabe|quoting|please quote|en rappelant|indicando|citando)/u;

/** The term of payment in a sentence of its own, without a label: `Zahlbar innert 30 Tagen netto.`, `Payment due within 14 days of invoice`. */
export function paymentInWords(text: DocumentText): Understood | null {
  for (const phrase of text.phrases.flatMap(sentencesOf)) {
    const end = END.exec(phrase.text)?.index;
    const own = end === undefined ? phrase : partOf(phrase, 0, end + 1);
    if (own === null || own.text.length > PAYMENT_IN_WORDS.longest || OTHERWISE.test(own.text) || isInTable(phrase, text)) continue;
    const isTerm = (ASKS.test(own.text) && TERM.test(own.text)) || ALONE.test(own.text);
    if (isTerm && daysIn(own.text, text.dayOrder).length === 0)
      return { value: cleaned(own.text.replace(CALLED, '')), from: [own], certainty: MOST.openEnded };
  }
  return null;
}

/** What the term is called before it. */
const CALLED = /^[^:：\d]{3,32}[:：]\s*/u;

/** A phrase may have several sentences: `E&OE. Terms: 30 days from statement. Goods remain ours until paid.` */
function sentencesOf(phrase: Phrase): Phrase[] {
  const parts = [...phrase.text.matchAll(/(?:(?!(?<=[\p{L}\d)]{2})[.;]\s+(?=\p{Lu}))[^·|])+[.;]?/gu)];
  return parts.length < 2 ? [phrase] : parts.flatMap((match) => partOf(phrase, match.index, match.index + match[0].length) ?? []);
}
