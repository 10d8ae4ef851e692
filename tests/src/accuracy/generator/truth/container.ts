import type { Dice } from '../dice.js';

/** A container of a shipment: number with a right check digit (ISO 6346), seal, size and type as printed. */
export interface Container {
  readonly number: string;
  readonly seal: string;
  readonly sizeType: string;
}

const OWNERS = ['KSTU', 'MRDU', 'HLXU', 'TGBU', 'OCNU', 'BRTU'];
const SIZE_TYPES = ["20'GP", "40'HC", '40HC', '20GP', '40HQ', "40' HQ", '20DV'];

export function makeContainers(dice: Dice, count: number): Container[] {
  const sizeType = dice.pick(SIZE_TYPES);
  return Array.from({ length: count }, () => {
    const withoutCheck = `${dice.pick(OWNERS)}${dice.digits(6)}`;
    return { number: `${withoutCheck}${checkDigitOf(withoutCheck)}`, seal: `${dice.letters(2)}${dice.digits(6)}`, sizeType };
  });
}

/** Letters count from 10 on without multiples of 11; each place weighs twice the one before it. */
export function checkDigitOf(withoutCheck: string): number {
  const sum = [...withoutCheck].reduce((total, sign, place) => total + valueOf(sign) * 2 ** place, 0);
  return (sum % 11) % 10;
}

function valueOf(sign: string): number {
  if (/\d/.test(sign)) return Number(sign);
  const order = sign.charCodeAt(0) - 65;
  return 10 + order + Math.floor((order + 9) / 10);
}
