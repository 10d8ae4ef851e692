/** The letters in the order of their values, from 1: those that are not mistaken for a digit or another letter. */
const LETTERS = 'ACEFGHJKLMNPRTWXY';
const FORM = new RegExp(`^[${LETTERS}]{3}[34679]{7}[${LETTERS}]$`);

/**
 * Whether a text is a customs client id, which parties without an Australian business number have: three letters, seven digits, and a
 * letter that checks them (domain: identifiers and codes, §3).
 */
export function isCustomsClientIdValid(text: string): boolean {
  if (!FORM.test(text)) return false;
  const sum = Array.from(text.slice(0, 10)).reduce((total, character, at) => total + valueOf(character) * (at + 1), 0);
  return LETTERS.charAt(sum % LETTERS.length) === text.charAt(10);
}

function valueOf(character: string): number {
  return /\d/.test(character) ? Number(character) : LETTERS.indexOf(character) + 1;
}
