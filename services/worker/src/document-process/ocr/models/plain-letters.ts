/** Chinese type has letters and signs of its own width: within Latin text they mean the common ones. */
const WIDE = /[\uFF01-\uFF5E]/gu;
const WIDE_BY = 0xfee0;

/** What a word says in common letters. The models know neither the font nor the language: a round O between digits is a zero, and a zero in the only word of capitals around it an O. */
export function plainLetters(text: string): string {
  const common = /\p{Script=Han}/u.test(text)
    ? text
    : text.replace(WIDE, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - WIDE_BY));
  return common
    .replace(/(?<![\p{L}\d])(?=[O\d]*\d)[O\d]+(?![\p{L}\d])/gu, (run) => run.replaceAll('O', '0'))
    .replace(/(?<=\d)O+(?=\d)/gu, (run) => '0'.repeat(run.length))
    .replace(/(?<![\p{L}\d])\p{Lu}{2,}0\p{Lu}{2,}(?![\p{L}\d])/gu, (word) => word.replace('0', 'O'));
}
