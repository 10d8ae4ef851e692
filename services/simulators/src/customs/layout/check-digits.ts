/** Australian Business Number: 11 digits; the first less one, weighted, the sum divisible by 89. */
export function isAbn(text: string): boolean {
  if (!/^\d{11}$/u.test(text)) return false;
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  return weights.reduce((sum, weight, place) => sum + weight * (Number(text[place]) - (place === 0 ? 1 : 0)), 0) % 89 === 0;
}

const CCID_LETTERS = 'ACEFGHJKLMNPRTWXY';

/** Customs client id: three letters, seven digits, a letter that follows from them. */
export function isCcid(text: string): boolean {
  if (!/^[ACEFGHJKLMNPRTWXY]{3}[34679]{7}[ACEFGHJKLMNPRTWXY]$/u.test(text)) return false;
  const values = Array.from(text.slice(0, 10), (sign, place) => (place < 3 ? CCID_LETTERS.indexOf(sign) + 1 : Number(sign)));
  return CCID_LETTERS[values.reduce((sum, value, place) => sum + value * (place + 1), 0) % 17] === text[10];
}

/** Vessel id: seven digits, the last that of the first six weighted 7 to 2. */
export function isVesselId(text: string): boolean {
  if (!/^\d{7}$/u.test(text)) return false;
  return [7, 6, 5, 4, 3, 2].reduce((sum, weight, place) => sum + weight * Number(text[place]), 0) % 10 === Number(text[6]);
}

/** Container number by ISO 6346: letters count from 10, leaving out multiples of 11. */
export function isContainerNumber(text: string): boolean {
  if (!/^[A-Z]{3}[UJZ]\d{7}$/u.test(text)) return false;
  const value = (sign: string) => (/\d/u.test(sign) ? Number(sign) : letterValue(sign));
  const sum = Array.from(text.slice(0, 10), value).reduce((total, worth, place) => total + worth * 2 ** place, 0);
  return (sum % 11) % 10 === Number(text[10]);
}

function letterValue(letter: string): number {
  const plain = letter.charCodeAt(0) - 55;
  return plain + Math.floor((plain - 1) / 10);
}

/** Air waybill: three digits of the airline, seven and their remainder by seven. */
export function isAirWaybill(text: string): boolean {
  const digits = /^(\d{3})-?(\d{7})(\d)$/u.exec(text);
  return digits !== null && Number(digits[2]) !== 0 && Number(digits[2]) % 7 === Number(digits[3]);
}
