import type { Dice } from '../dice.js';

/** A company of China as its customs know it: its name and its unified social credit code. */
export interface ChineseCompany {
  readonly name: string;
  readonly creditCode: string;
}

const CITIES = ['宁波', '青岛', '佛山', '苏州', '厦门'];
const FIRST = ['金叶', '海兰', '东方明', '恒泰', '瑞丰', '百川', '新禾', '嘉盛'];

export function makeChineseCompany(dice: Dice, trades: readonly string[]): ChineseCompany {
  const body = `9133${dice.digits(4)}MA${dice.digits(6)}${dice.pick(['A', 'H', 'K', 'X'])}`;
  return {
    name: `${dice.pick(CITIES)}${dice.pick(FIRST)}${dice.pick(trades)}有限公司`,
    creditCode: `${body}${checkSignOf(body)}`,
  };
}

const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** GB 32100: each place weighs three times the one before it, modulo 31. */
function checkSignOf(body: string): string {
  let weight = 1;
  let sum = 0;
  for (const sign of body) {
    sum += SIGNS.indexOf(sign) * weight;
    weight = (weight * 3) % 31;
  }
  return SIGNS[(31 - (sum % 31)) % 31] ?? '';
}
