import { Decimal } from 'decimal.js';
import { CannotCompute } from './cannot-compute.js';
import type { MeasuredPart, SpecificRate, SpecificUnit } from './duty-rate.js';

/** What the line of a declaration says of its amount. Numbers are decimal text. */
export interface MeasuredGoods {
  /** By the unit of the tariff: `{ kg: '1200' }`, `{ L: '700', 'L al': '280' }`. */
  readonly quantities: Readonly<Partial<Record<TariffUnit, string>>>;
  /** Alcohol in percent by volume. */
  readonly strength: string | null;
  /** The other duty factor: which share of the goods is the part that the rate measures. */
  readonly factor: string | null;
}

/** Units of the tariff that a rate can ask for; `L al` is litres of alcohol, `No` counts sticks. */
export type TariffUnit = 'kg' | 'L' | 'L al' | 'No' | 'kg TSS';

const DECLARED: Readonly<Record<SpecificUnit, TariffUnit>> = { kg: 'kg', L: 'L', stick: 'No' };
/** Parts that make up the whole of a blend. */
const OF_BLENDS: ReadonlySet<MeasuredPart> = new Set(['gasoline', 'diesel', 'biodiesel', 'ethanol', 'other substances']);

/** How much of the goods a specific rate is due for. Throws {@link CannotCompute} for what the line does not say. */
export function measuredAmount({ unit, of, exceeding }: SpecificRate, goods: MeasuredGoods): Decimal {
  if (of === 'alcohol') return litresOfAlcohol(goods, exceeding);
  if (of === 'TSS') return quantityOf('kg TSS', goods);
  const whole = quantityOf(DECLARED[unit], goods);
  if (of === null) return whole;
  if (goods.factor === null) throw new CannotCompute('no-factor', { part: of });
  return whole.times(goods.factor);
}

/** Whether these parts of a rate are what a blend consists of, each for the same amount: together they are due for the whole. */
export function isWholeBlend(parts: readonly SpecificRate[]): boolean {
  const [first] = parts;
  return (
    first !== undefined &&
    parts.every(({ of, amount, unit }) => of !== null && OF_BLENDS.has(of) && amount === first.amount && unit === first.unit)
  );
}

/** Litres × strength, less the strength that a rate leaves out: 1,000 L of 5.15 % are 40 L of alcohol above 1.15 %. */
function litresOfAlcohol(goods: MeasuredGoods, exceeding: string | null): Decimal {
  if (exceeding === null && goods.quantities['L al'] !== undefined) return new Decimal(goods.quantities['L al']);
  const litres = quantityOf('L', goods);
  if (goods.strength === null) throw new CannotCompute('no-strength');
  return Decimal.max(0, new Decimal(goods.strength).minus(exceeding ?? 0))
    .div(100)
    .times(litres);
}

function quantityOf(unit: TariffUnit, { quantities }: MeasuredGoods): Decimal {
  const declared = quantities[unit];
  if (declared === undefined) throw new CannotCompute('no-quantity', { unit });
  return new Decimal(declared);
}
