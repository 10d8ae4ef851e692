import { titleOf } from '../classify/titles.js';
import type { DocumentText } from '../document-text.js';
import { wholeLabel } from '../labels/match-label.js';
import { canonicalText } from '../labels/tokens.js';
import type { Phrase } from '../page/phrases.js';

/** How a company is reached: on the paper of its own it prints this below its name. */
const CONTACT =
  /\S+@\S+\.\S|www\.|https?:|(?<!\p{L})(?:t[eé]l|phone|ph|fax|mob|电话|传真|rfc|cnpj|r\.?u\.?t\.?|cuit|gstin|abn|vkn|cvr|kvk|ust-?id(?:nr)?|p\.?\s?iva|siret|n[°º] tva)(?!\p{L})|\+\d{1,3}[\s(]?\d/iu;
/** Whether a line tells how somebody is reached. */
export function isContact(line: string): boolean {
  return CONTACT.test(line);
}

/** The number of a house beside a street, or a code beside a town. */
const ADDRESS = /\p{L}{3}.*\d|\d.*\p{L}{3}/u;

/**
 * Whether a line names a company though nothing in it says that it is one: a few words without figures right over an address, with
 * a telephone, mail or web address among the lines below. People's names stand so in letters too, hence the contact.
 */
export function isNameOverAddress(line: Phrase, below: readonly Phrase[]): boolean {
  const [first] = below;
  const words = line.text.trim().split(/\s+/u);
  const isName =
    words.length > 1 &&
    words.length < 8 &&
    !/[\d:!?]/u.test(line.text) &&
    words.every((word) =>
      /^[\p{Lu}\p{Script=Han}&(]|^(?:of|and|the|for|de|del|di|da|do|du|des|la|le|e|et|y|und|van|von|der|den)$/u.test(word),
    );
  if (!isName || wholeLabel(line.text) !== null || titleOf(canonicalText(line.text)) !== null) return false;
  return first !== undefined && ADDRESS.test(first.text) && below.slice(0, 4).some(({ text }) => CONTACT.test(text));
}

/** Whether a phrase is a head or a cell of a table: goods over a line of figures are no company. */
export function isInTable(phrase: Phrase, { tables }: DocumentText): boolean {
  return tables.some(({ phrases }) => phrases.has(phrase));
}
