/** Two digits to ten, with dots, blanks and dashes between them as people and tariffs write them. */
const CODE = /^\d(?:[ .-]{0,2}\d){1,9}$/u;
/** What is often written before one. */
const NAMED = /^(?:hs|hts)(?: ?code)?[ :.]{0,3}/iu;

/** The digits of a tariff code as somebody typed it (`8471`, `8471.30`, `8471 30 00`, `HS 8471.30`); null for what is no code. */
export function typedTariffCode(typed: string): string | null {
  const text = typed.normalize('NFKC').trim().replace(NAMED, '').trim();
  return CODE.test(text) ? text.replace(/\D/gu, '') : null;
}

/** The levels of a tariff in digits, from the chapter to the statistical code of a national item. */
const LEVELS = [2, 4, 6, 8, 10] as const;

/** What a code stands under and the code itself, from the chapter on: 84, 8471, 847130. Digits beyond the last whole level lead nowhere. */
export function levelsOfCode(code: string): string[] {
  return LEVELS.filter((digits) => digits <= code.length).map((digits) => code.slice(0, digits));
}
