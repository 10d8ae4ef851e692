import { anyOf } from '@tallyport/domain/any-of';
import type { DocumentText, LabelledValue } from '../../document-text.js';
import { ADDRESSED_TO, SENT_FROM } from './words/addressed-words.js';

const only = (words: string): RegExp => new RegExp(String.raw`^${anyOf(words)}(?:\s*[/|]\s*${anyOf(words)})*[\s.:：]*$`, 'iu');
const TO = only(ADDRESSED_TO);
const FROM = only(SENT_FROM);

/** An order is addressed to who sells, and comes from who buys, whatever the same words mean on an invoice. */
export function withVendorAddressed(text: DocumentText): DocumentText {
  return { ...text, labels: text.labels.map(meantOnOrder) };
}

function meantOnOrder(label: LabelledValue): LabelledValue {
  if (label.concepts.includes('buyer') && TO.test(label.text)) return { ...label, concepts: ['seller'] };
  return label.concepts.includes('seller') && FROM.test(label.text) ? { ...label, concepts: ['buyer'] } : label;
}
