/**
 * A code before a town, as most of the world writes it: `12345 Town`, `DE 12345 Town`, `NL-1012 AB Town`, `SE-212 14 Town`, `00-123 Town`,
 * `1234-567 Town`.
 */
const CODE_FIRST = /^(?:[A-Z]{1,3}[-\s])?(?:\d{4,6}(?:\s[A-Z]{2}(?!\p{L}))?|\d{3}\s\d{2}|\d{2}-\d{3}|\d{4,5}-\d{3})[\s,]*\p{Lu}\p{L}/u;
/** A code behind a town: of figures, of Japan, India and Poland, of the United Kingdom, of Canada, of Ireland. */
const FIGURES = String.raw`\d{4,6}(?:-\d{3,4})?|\d{3}-\d{4}|\d{3}\s\d{2,3}|\d{2}-\d{3}`;
const CODE = String.raw`(?:${FIGURES}|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|[A-Z]\d[\dW]\s?[A-Z\d]{4})`;
const TOWN = String.raw`(?:\p{Lu}[\p{L}\s.'’-]*,\s+)?\p{Lu}[\p{L}\s.'’-]*`;
/** A town before its code: `Town, ST 12345`, `Town SW1A 1AA`, `Town QLD 4000`, `Suburb, Town 4000`. */
const CODE_LAST = new RegExp(String.raw`^${TOWN}[\s,]+(?:[A-Z]{2,3}\.?\s+)?${CODE}(?:[\s,]+\p{Lu}[\p{L}\s]*)?$`, 'u');

/** Whether a line is the one of an address that has the code and the town. */
export function isTownLine(text: string): boolean {
  const line = text.trim();
  return line.length <= 60 && !/[:：=]/u.test(line) && (CODE_FIRST.test(line) || CODE_LAST.test(line));
}

/** A code on a line of its own, as the post in Britain, Ireland and South Africa asks for it. */
export function isCodeLine(text: string): boolean {
  return /^(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[\dW]\s[A-Z\d]{4}|\d{4})$/u.test(text.trim());
}
