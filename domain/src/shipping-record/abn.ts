const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const FORM = /^\d{11}$/;

/** Whether a text is an Australian business number: eleven digits, of which the first two check the others (modulo 89). */
export function isAbnValid(text: string): boolean {
  const digits = text.replace(/\s/g, '');
  if (!FORM.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (Number(digits.charAt(at)) - (at === 0 ? 1 : 0)), 0);
  return sum % 89 === 0;
}
