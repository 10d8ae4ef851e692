import { XmlRefused } from './xml-refusal.js';

const ENTITY = /&(?:(lt|gt|amp|quot|apos)|#(?:([0-9]{1,7})|x([0-9A-Fa-f]{1,6})));/g;
/** An ampersand that begins none of them. */
const STRANGE = /&(?!(?:lt|gt|amp|quot|apos|#[0-9]{1,7}|#x[0-9A-Fa-f]{1,6});)/;
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
/** What XML 1.0 has no character for (§2.2), but for halves of pairs, which no decoder gives. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const FORBIDDEN = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/;
/** The longest entity that is known: `&#x10FFFF;`. */
export const LONGEST_ENTITY = 10;

/** Throws where the text has a character that XML does not have, a NUL above all. */
export function requireCharacters(text: string): void {
  if (FORBIDDEN.test(text)) throw new XmlRefused('forbidden-character', 'it has a control character');
}

/** Throws where an ampersand is anything but one of the five entities of XML or a character by its number; says how many there are. */
export function countEntities(text: string): number {
  if (!text.includes('&')) return 0;
  if (STRANGE.test(text)) throw new XmlRefused('entity', 'it has an entity that is none of XML');
  if (text.includes('&#')) requireCharacters(resolveEntities(text));
  return text.split('&').length - 1;
}

/** The text with its entities resolved, each once. */
export function resolveEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole, name?: string, decimal?: string, hex?: string) =>
    name === undefined ? characterOf(whole, decimal, hex) : (NAMED[name] ?? whole),
  );
}

function characterOf(entity: string, decimal?: string, hex?: string): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  if (!(code <= 0x10ffff) || isSurrogate) throw new XmlRefused('entity', `${entity} is no character`);
  return String.fromCodePoint(code);
}
