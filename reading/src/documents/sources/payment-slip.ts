import { anyOf } from '@tallyport/domain/any-of';
import type { DocumentText, LabelledValue } from '../../document-text.js';
import type { Phrase } from '../../page/phrases.js';
import { ADDRESSED_TO } from './words/addressed-words.js';
import { PAYMENT_SLIPS } from './words/payment-slips.js';

const SLIP = new RegExp(String.raw`^\W*${anyOf(PAYMENT_SLIPS)}\W*$`, 'iu');
const TO = new RegExp(String.raw`^${anyOf(ADDRESSED_TO)}[\s.:：]*$`, 'iu');

/**
 * The slip at the foot of an invoice goes back with the money: to whoever sells, whatever `to` means above it.
 * It abridges addresses: what it tells is no more than a guess.
 */
export function withPaymentSlip(text: DocumentText): DocumentText {
  const heads = text.phrases.filter((phrase) => SLIP.test(phrase.text));
  return heads.length === 0 ? text : { ...text, labels: text.labels.map((label) => meantOnSlip(label, heads)) };
}

function meantOnSlip(label: LabelledValue, heads: readonly Phrase[]): LabelledValue {
  const isOnSlip = heads.some(({ page, area }) => page === label.page && area.top < label.area.top);
  return isOnSlip && label.concepts.includes('buyer') && TO.test(label.text) ? { ...label, concepts: ['seller'], isGuess: true } : label;
}
