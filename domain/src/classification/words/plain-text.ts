/** Letters that are no letter with an accent, as they are written where a keyboard lacks them. */
const LETTERS: ReadonlyMap<string, string> = new Map(Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }));

/** Answers a text in lower case, without accents, with narrow forms for wide ones. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[‘’`´]/g, "'")
    .replaceAll(/[ßæœøłđı]/g, (letter) => LETTERS.get(letter) ?? letter);
}
