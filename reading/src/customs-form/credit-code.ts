const LETTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
/** Letters that the code never has, and the digits for which a scan takes them. */
const MISREAD: Record<string, string> = { I: '1', O: '0', Z: '2', S: '5' };

/** A unified social credit code with its misread letters put right; null where it is none or its check sign disagrees. */
export function creditCodeOf(printed: string): string | null {
  const code = [...printed.toUpperCase()].map((letter) => MISREAD[letter] ?? letter).join('');
  if (code.length !== 18) return null;
  const values = [...code].map((letter) => LETTERS.indexOf(letter));
  if (values.includes(-1)) return null;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (values[index] ?? 0), 0);
  return values[17] === (31 - (sum % 31)) % 31 ? code : null;
}
