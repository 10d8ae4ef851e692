/** The letters in the order of their values in the check sum, from 10; a blank stands for a multiple of 11, which no letter has. */
const LETTERS_FROM_TEN = 'A BCDEFGHIJK LMNOPQRSTU VWXYZ';

const FORM = /^[A-Z]{3}[UJZ]\d{7}$/;

/** A container number written together: upper case, without spaces, hyphens, dots and slashes. */
export function normaliseContainerNumber(text: string): string {
  return text.toUpperCase().replace(/[\s\-/.]/g, '');
}

/** Whether a text has the form of a container number (ISO 6346), whatever its check digit says. */
export function hasContainerNumberForm(text: string): boolean {
  return FORM.test(normaliseContainerNumber(text));
}

/** Whether the check digit of a container number agrees (ISO 6346). Text of another form is not valid. */
export function isContainerNumberValid(text: string): boolean {
  const number = normaliseContainerNumber(text);
  return FORM.test(number) && checkDigit(number.slice(0, 10)) === Number(number.slice(10));
}

/** The container numbers in a text of several, right or wrong. */
export function containersIn(text: string): string[] {
  return text.split(/[\s,;|]+|\/(?=\s*[A-Z])/i).filter(hasContainerNumberForm);
}

function checkDigit(firstTen: string): number {
  const sum = [...firstTen].reduce((total, character, position) => total + valueOf(character) * 2 ** position, 0);
  return (sum % 11) % 10;
}

function valueOf(character: string): number {
  return /\d/.test(character) ? Number(character) : LETTERS_FROM_TEN.indexOf(character) + 10;
}
