const TARIFF_CODE = /^\d{4}[.\s]?\d{2}(?:[.\s]?\d{2}){0,3}$/u;

/** A code of the tariff, and no number of a line with zeros before it. */
export function isTariffCode(text: string): boolean {
  return TARIFF_CODE.test(text) && !text.startsWith('00');
}

/** A code as makers give them, no number of a line. */
export function isCode(text: string): boolean {
  return /^(?=.*\d)[\p{L}\d][\p{L}\d./ -]{4,}$/u.test(text);
}

/** Several words. */
export function isWordy(text: string): boolean {
  return /\p{L}{3,}.*\s.*\p{L}{2,}/u.test(text);
}
