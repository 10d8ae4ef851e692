/** What the letters of a word tell, in the order of `FORM`. */
export const FORM = [
  'length', 'digits', 'letters', 'capitals', 'single', 'ends with a colon', 'number', 'size', 'whole', 'tenths', 'hundredths', 'thousandths',
  'sign of money', 'per cent', 'slash', 'dash', 'code', 'marks',
] as const; // biome-ignore format: a table reads best in rows

/** The form of a word, each sign between 0 and some 2. */
export function formOf(word: string, number: number | null): number[] {
  const letters = [...word];
  const digits = letters.filter((letter) => /\p{Nd}/u.test(letter)).length;
  const alphabetic = letters.filter((letter) => /\p{L}/u.test(letter)).length;
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter)).length;
  const isNumber = number !== null && digits > 0;
  const decimals = /[.,](\d+)\D*$/u.exec(word)?.[1]?.length ?? 0;
  return [
    Math.min(letters.length, 20) / 10,
    digits / Math.max(1, letters.length),
    alphabetic / Math.max(1, letters.length),
    capitals / Math.max(1, alphabetic),
    Number(letters.length === 1),
    Number(word.endsWith(':')),
    Number(isNumber),
    number === null ? 0 : Math.log10(Math.abs(number) + 1) / 4,
    Number(isNumber && Number.isInteger(number)),
    Number(decimals === 1),
    Number(decimals === 2),
    Number(decimals >= 3),
    Number(/[$€£¥₹]/u.test(word)),
    Number(word.includes('%')),
    Number(word.includes('/')),
    Number(word.includes('-')),
    Number(digits >= 6 && digits === letters.length),
    Number(digits === 0 && alphabetic === 0),
  ];
}
