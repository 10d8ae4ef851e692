import { Decimal } from 'decimal.js';
import type { DutyRate, SpecificRate } from './duty-rate.js';
import { isWholeBlend, type MeasuredGoods, measuredAmount } from './measured-goods.js';

/**
 * The duty of goods at a rate, in Australian dollars, not rounded (domain: free, ad valorem, specific, compound, alternative,
 * complex). Throws CannotCompute for a quantity or strength that the rate asks for and the goods do not say.
 */
export function dutyOfRate(rate: DutyRate, customsValue: Decimal, goods: MeasuredGoods): Decimal {
  switch (rate.kind) {
    case 'free':
      return new Decimal(0);
    case 'ad-valorem':
      return customsValue.times(rate.percent).div(100);
    case 'specific':
      return measuredAmount(rate, goods).times(rate.amount);
    case 'sum': {
      const [first] = rate.parts;
      if (first?.kind === 'specific' && rate.parts.every(isSpecific) && isWholeBlend(rate.parts))
        return measuredAmount({ ...first, of: null }, goods).times(first.amount);
      return Decimal.sum(...rate.parts.map((part) => dutyOfRate(part, customsValue, goods)));
    }
    case 'lowest':
      return Decimal.min(...rate.parts.map((part) => dutyOfRate(part, customsValue, goods)));
    case 'less':
      return Decimal.max(0, dutyOfRate(rate.rate, customsValue, goods).minus(customsValue.times(rate.percent).div(100)));
  }
}

function isSpecific(rate: DutyRate): rate is SpecificRate {
  return rate.kind === 'specific';
}
