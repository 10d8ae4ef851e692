import type { Concept } from './concepts.js';
import type { Label } from './label.js';

const PARTIES = new Set<Concept>(['seller', 'shipper', 'buyer', 'consignee', 'notify', 'carrier', 'producer', 'importer_other']);
/** A second name of the same party, in one word or two, that no table has. */
const SECOND_NAME = /^\s*[/|&]\s*\p{Lu}[\p{L}-]{3,}(?:\s\p{L}{3,})?\s*[:：]?\s*$/u;

/** The number under which the party is kept: `Bill-to party 104477`, `CLIENTE 430.02207`. */
const NUMBER = /^\s*\d[\d.-]{3,11}\s*$/u;

/** Headings that name a party twice, the second time in a word that no table has (`Buyer/Recipient of services`), or by its number, are labels to their end. */
export function withJointLabels(labels: readonly Label[]): Label[] {
  return labels.map((label) => {
    const [phrase, ...more] = label.phrases;
    if (phrase === undefined || more.length > 0 || !label.concepts.some((concept) => PARTIES.has(concept))) return label;
    const start = phrase.text.indexOf(label.text) + label.text.length;
    const rest = phrase.text.slice(start);
    if (!(label.ending === 'loose' && SECOND_NAME.test(rest)) && !NUMBER.test(rest)) return label;
    return { ...label, text: phrase.text, area: phrase.area, inline: null, ending: 'bare' };
  });
}
